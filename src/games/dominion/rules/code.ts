import { KINGDOM_CARDS, type CardId } from './printed';

/**
 * A short code that gives a friend the same kingdom and the same deal.
 *
 * It holds the rules version, the kingdom, the seed and a check sum, packed into bits and written in
 * letters and digits that are hard to confuse: `7G2K-…`.
 */

export interface Shared {
  readonly rulesVersion: number;
  readonly kingdom: readonly CardId[];
  readonly seed: number;
}

export type Decoded =
  | ({ readonly ok: true } & Shared)
  /** Not a code of ours at all; mistyped; or made by rules that deal differently. */
  | { readonly ok: false; readonly reason: 'not-a-code' | 'mistyped' | 'other-version' };

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // Crockford's: without I, L, O and U
const SIZE = 10;
const VERSION_BITS = 8;
const KINGDOM_BITS = 37;
const SEED_BITS = 32;
const CHECK_BITS = 13;
const BITS = VERSION_BITS + KINGDOM_BITS + SEED_BITS + CHECK_BITS; // 90: eighteen letters
const LETTERS = BITS / 5;
const GROUP = 6;

export function encode({ rulesVersion, kingdom, seed }: Shared): string {
  const body = [
    ...toBits(rulesVersion, VERSION_BITS),
    ...toBits(rankOf(kingdom), KINGDOM_BITS),
    ...toBits(seed >>> 0, SEED_BITS),
  ];
  const bits = [...body, ...toBits(checkSum(body), CHECK_BITS)];
  let letters = '';
  for (let i = 0; i < BITS; i += 5) letters += ALPHABET.charAt(fromBits(bits.slice(i, i + 5)));
  return (letters.match(/.{6}/g) ?? []).join('-');
}

/** Reads a code, whatever the case and the dashes. `rulesVersion` is the one it must have been made for. */
export function decode(text: string, rulesVersion: number): Decoded {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (letters.length !== LETTERS) return { ok: false, reason: 'not-a-code' };
  const bits: number[] = [];
  for (const letter of letters) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return { ok: false, reason: 'not-a-code' };
    bits.push(...toBits(value, 5));
  }
  const body = bits.slice(0, BITS - CHECK_BITS);
  if (fromBits(bits.slice(BITS - CHECK_BITS)) !== checkSum(body)) return { ok: false, reason: 'mistyped' };
  const version = fromBits(body.slice(0, VERSION_BITS));
  if (version !== rulesVersion) return { ok: false, reason: 'other-version' };
  const kingdom = unrank(fromBits(body.slice(VERSION_BITS, VERSION_BITS + KINGDOM_BITS)));
  if (kingdom === null) return { ok: false, reason: 'mistyped' };
  return { ok: true, rulesVersion: version, kingdom, seed: fromBits(body.slice(VERSION_BITS + KINGDOM_BITS)) };
}

/** How the letters are grouped, for whoever draws an input field. */
export const CODE_SHAPE = { letters: LETTERS, group: GROUP } as const;

/** Numbers here go beyond 32 bits, so that dividing stands in for shifting. */
function toBits(value: number, width: number): number[] {
  const bits: number[] = [];
  for (let i = width - 1; i >= 0; i--) bits.push(Math.floor(value / 2 ** i) % 2);
  return bits;
}

const fromBits = (bits: readonly number[]): number => bits.reduce((value, bit) => value * 2 + bit, 0);

/** Turns around one wrong letter, or two swapped ones, into another sum. */
const checkSum = (bits: readonly number[]): number =>
  bits.reduce((sum, bit, i) => (sum * 31 + bit * (i + 7) + 3) % 8191, 4919);

/** The place of a kingdom among all sets of ten cards (combinatorial number system). */
function rankOf(kingdom: readonly CardId[]): number {
  const places = kingdom.map((card) => KINGDOM_CARDS.indexOf(card)).sort((a, b) => a - b);
  return places.reduce((rank, place, i) => rank + choose(place, i + 1), 0);
}

function unrank(rank: number): CardId[] | null {
  const kingdom: CardId[] = [];
  let left = rank;
  for (let k = SIZE; k >= 1; k--) {
    let place = k - 1;
    while (choose(place + 1, k) <= left) place++;
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
