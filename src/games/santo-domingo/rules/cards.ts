/** The eight cards everybody owns, by number. Numbers are what the rules order, count and compare. */
export const CARDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Card = (typeof CARDS)[number];

export const CAPTAIN = 1;
export const ADMIRAL = 2;
export const GOVERNOR = 3;
export const FRIGATE = 4;
export const GALLEON = 5;
export const CUSTOMS = 6;
export const TRADER = 7;
export const BEGGAR = 8;

export const CARD_NAMES = {
  1: 'captain',
  2: 'admiral',
  3: 'governor',
  4: 'frigate',
  5: 'galleon',
  6: 'customs',
  7: 'trader',
  8: 'beggar',
} as const satisfies Record<Card, string>;

/** The most each player takes from a row (SD-19, SD-20, SD-24); the Galleon takes everything (SD-25). */
export const MOST = { 1: 2, 2: 5, 4: 3, 5: Infinity } as const;
export type RowCard = keyof typeof MOST;

/** What one card played by somebody else is worth to the Governor, Customs and the Beggar (SD-21, SD-26, SD-38). */
export const GOODS_FOR_CAPTAIN = 4;
export const GOODS_FOR_ADMIRAL = 2;
export const POINTS_FOR_FRIGATE = 3;
export const POINTS_FOR_GALLEON = 1;
export const GOODS_FOR_TRADER = 2;

/** Goods a Beggar gets for the cards still in hand (SD-37), by their number. */
export const BEGGAR_GOODS = [4, 3, 3, 2, 2, 1, 1, 1] as const;
