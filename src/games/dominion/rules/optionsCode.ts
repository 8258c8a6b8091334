import type { OptionsCode } from '@antilles/engine';
import { KINGDOM_SIZE, EDITIONS, END_CHECKS, OPENINGS, type Options } from './options';
import { KINGDOM_CARDS, type CardId } from './printed';

/** Enough for the place of any ten cards among all sets of ten. */
const KINGDOM_BITS = 40;

/** An opening that is none: the edition of 2022, which the first codes had no room for, and the opening behind it. */
const NEWER = OPENINGS.length;

/** The switches, and the kingdom as its place among all sets of ten cards. */
export const optionsCode: OptionsCode<Options> = {
  write({ kingdom, edition, endCheck, opening, startSeat }, bits) {
    bits.put(edition === '1E' ? 0 : 1, 1);
    bits.put(END_CHECKS.indexOf(endCheck), 1);
    if (edition === '2022') bits.put(NEWER, 2);
    bits.put(OPENINGS.indexOf(opening), 2);
    bits.put(startSeat === null ? 0 : startSeat + 1, 3);
    bits.put(rankOf(kingdom), KINGDOM_BITS);
  },
  read(bits) {
    const isSecond = bits.take(1) === 1;
    const endCheck = END_CHECKS[bits.take(1)];
    const first = bits.take(2);
    const edition = first === NEWER ? EDITIONS[2] : EDITIONS[isSecond ? 1 : 0];
    const opening = OPENINGS[first === NEWER ? bits.take(2) : first];
    const begins = bits.take(3);
    const kingdom = unrank(bits.take(KINGDOM_BITS));
    return { kingdom, edition, endCheck, opening, startSeat: begins === 0 ? null : begins - 1 };
  },
};

/** The place of a kingdom among all sets of ten cards (combinatorial number system). */
function rankOf(kingdom: readonly CardId[]): number {
  const places = kingdom.map((card) => KINGDOM_CARDS.indexOf(card)).sort((a, b) => a - b);
  return places.reduce((rank, place, i) => rank + choose(place, i + 1), 0);
}

function unrank(rank: number): CardId[] | null {
  const kingdom: CardId[] = [];
  let left = rank;
  for (let k = KINGDOM_SIZE; k >= 1; k--) {
    let place = k - 1;
    while (place < KINGDOM_CARDS.length && choose(place + 1, k) <= left) place++;
    const card = KINGDOM_CARDS[place];
    if (card === undefined) return null;
    kingdom.unshift(card);
    left -= choose(place, k);
  }
  return kingdom;
}

/** n over k. */
function choose(n: number, k: number): number {
  if (n < k) return 0;
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}
