import { must } from '@antilles/engine';
import { BASIC_CARDS, costOf, isVictory, type CardId } from './printed';
import type { State } from './state';

export const PROVINCE_PILE = BASIC_CARDS.indexOf('province');

/** The seven basic piles, then the kingdom by price and name: the order in which piles lie and are offered. */
export const pilesFor = (kingdom: readonly CardId[]): CardId[] => [
  ...BASIC_CARDS,
  ...[...kingdom].sort((a, b) => costOf(a) - costOf(b) || (a < b ? -1 : 1)),
];

/** How many cards a pile starts with (A.2), after the start decks have been dealt. */
export function pileSize(card: CardId, seatCount: number): number {
  switch (card) {
    case 'copper':
      return 60 - 7 * seatCount;
    case 'silver':
      return 40;
    case 'gold':
      return 30;
    case 'curse':
      return 10 * (seatCount - 1);
    default:
      return isVictory(card) ? (seatCount === 2 ? 8 : 12) : 10;
  }
}

/** The pile of a card, or −1 when it has none in this game. */
export const pileOf = (state: State, card: CardId): number => state.piles.indexOf(card);

export function leftIn(state: State, card: CardId): number {
  const pile = pileOf(state, card);
  return pile < 0 ? 0 : (state.supply[pile] ?? 0);
}

/** What a card costs now. Asked of the state: a card may come that makes others cheaper. */
export function priceOf(state: State, card: CardId): number {
  return state.costs[pileOf(state, card)] ?? costOf(card);
}

export function emptyPiles(state: State): number {
  let n = 0;
  for (let i = 0; i < state.supply.length; i++) if (state.supply[i] === 0) n++;
  return n;
}

/** The end condition E of DO-60, right now. */
export const isEndConditionMet = (state: State): boolean => state.supply[PROVINCE_PILE] === 0 || emptyPiles(state) >= 3;

/** Takes a card off its pile; false when there is none left. Every pile that empties is noted (D-2). */
export function takeFromSupply(state: State, card: CardId): boolean {
  const pile = pileOf(state, card);
  if (pile < 0) return false;
  const left = must(state.supply[pile], `no pile ${pile}`);
  if (left === 0) return false;
  state.supply[pile] = left - 1;
  if (left === 1 && isEndConditionMet(state)) state.turn.endSeen = true;
  return true;
}

/** Only Ambassador puts cards back (INV-6). False when the card has no pile (D-25). */
export function returnToSupply(state: State, card: CardId): boolean {
  const pile = pileOf(state, card);
  if (pile < 0) return false;
  if (pile === PROVINCE_PILE && state.supply[pile] === 0) state.turn.endSeen = 'provinces';
  state.supply[pile] = must(state.supply[pile], `no pile ${pile}`) + 1;
  return true;
}
