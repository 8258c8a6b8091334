import { BOARD_FEATURES, TABLE_FEATURES } from './features';
import type { Network } from './network';

/** A network as text: every weight is two letters, a whole number from -4,050 to 4,049 (`GRAIN` each). */
export interface Packed {
  readonly hidden: number;
  readonly into: string;
  readonly bias: readonly number[];
  readonly out: readonly number[];
}

// All that print, but for the quote and the backslash, which a string would have to escape.
const LETTERS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((letter) => !`'"\`\\`.includes(letter))
  .join('');
const BASE = LETTERS.length;
const HALF = (BASE * BASE) / 2;
export const MOST_WEIGHT = HALF - 1;

export const packed = ({ hidden, into, bias, out }: Network): Packed => ({
  hidden,
  into: Array.from(into, (weight) => {
    const number = weight + HALF;
    return `${LETTERS[Math.floor(number / BASE)] ?? ''}${LETTERS[number % BASE] ?? ''}`;
  }).join(''),
  bias,
  out,
});

export function unpacked({ hidden, into: text, bias, out }: Packed): Network {
  const into = new Int16Array((BOARD_FEATURES + TABLE_FEATURES) * (hidden + 1));
  if (text.length !== 2 * into.length)
    throw new Error(`a network of ${into.length} weights, not of ${text.length / 2}`);
  for (let i = 0; i < into.length; i++) {
    into[i] = LETTERS.indexOf(text.charAt(2 * i)) * BASE + LETTERS.indexOf(text.charAt(2 * i + 1)) - HALF;
  }
  return { hidden, into, bias, out };
}
