import type { Row } from './state';

/** The last space of every row. */
export const LAST_SPACE = 15;
/** No display holds more goods than this (SD-16). */
export const MOST_GOODS = 15;

/** SD-4: a marker stops on the last space; the rest of the advance is lost. */
export const advance = (space: number, step: number): number => Math.min(LAST_SPACE, space + step);

/** SD-13, SD-14: what each of `sharers` receives from a row; what cannot be shared evenly stays. */
export const share = (onRow: number, sharers: number, most: number): number =>
  Math.min(most, Math.floor(onRow / sharers));

/** SD-3: how far all three markers advance each round, by number of players. */
export const SUPPLY_STEP: Readonly<Record<number, number>> = { 2: 3, 3: 5, 4: 3, 5: 4, 6: 5 };

/** SD-6: how many cards everybody plays each round. */
export const cardsToPlay = (seatCount: number): 1 | 2 => (seatCount <= 3 ? 2 : 1);

/** Which row a card takes from. */
export const rowOf = (card: number): Row => (card <= 2 ? 'points' : 'goods');
