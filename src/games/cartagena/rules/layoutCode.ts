import { SECTIONS, showsEachSymbolOnce, SPACES_PER_BOARD, SYMBOLS, type Board, type Layout } from './route';

/**
 * A path as a short code to read out or send: `8T3-N0Q-…`.
 *
 * Digits and letters without I, L, O and U. The first character says how many boards of which kind, then
 * come two characters a board (which of the 720 orders), or four a board when one of them repeats a
 * symbol; the last character checks the rest.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;
const GROUP = 5;

/** What the first character can say: boards in the tunnel, boards in the jungle (CA-22). */
const SIZES: readonly (readonly [number, number])[] = [
  ...[3, 4, 5, 6, 7, 8].map((n) => [n, 0] as const),
  ...[3, 4, 5, 6, 7, 8].map((n) => [0, n] as const),
  ...([3, 4, 5] as const).flatMap((t) => [3, 4, 5].filter((j) => t + j <= 8).map((j) => [t, j] as const)),
];

/** The code of a layout; null when its number of boards is one that no route plays with. */
export function encodeLayout(layout: Layout): string | null {
  const size = SIZES.findIndex(
    ([tunnel, jungle]) => tunnel === layout.tunnel.length && jungle === layout.jungle.length,
  );
  const boards = SECTIONS.flatMap((section) => layout[section]);
  if (size < 0 || boards.some((board) => board.length !== SPACES_PER_BOARD)) return null;
  const plain = boards.every(showsEachSymbolOnce);
  const digits = [size, ...boards.flatMap((board) => (plain ? inBase(orderOf(board), 2) : inBase(rawOf(board), 4)))];
  digits.push(checkOf(digits));
  const text = digits.map((digit) => ALPHABET.charAt(digit)).join('');
  return (text.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
}

/** The layout a code stands for; null when it was mistyped. Case, spaces and dashes do not matter. */
export function decodeLayout(code: string): Layout | null {
  const text = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const digits = [...text].map((char) => ALPHABET.indexOf(char));
  const check = digits.pop();
  if (digits.some((digit) => digit < 0) || check !== checkOf(digits)) return null;
  const size = SIZES[digits[0] ?? -1];
  if (size === undefined) return null;
  const count = size[0] + size[1];
  const width = (digits.length - 1) / count;
  if (width !== 2 && width !== 4) return null;
  const boards: Board[] = [];
  for (let i = 0; i < count; i++) {
    const number = digits.slice(1 + i * width, 1 + (i + 1) * width).reduce((sum, digit) => sum * BASE + digit, 0);
    const board = width === 2 ? boardInOrder(number) : boardFromRaw(number);
    if (board === null) return null;
    boards.push(board);
  }
  return { tunnel: boards.slice(0, size[0]), jungle: boards.slice(size[0]) };
}

function inBase(number: number, width: number): number[] {
  const digits: number[] = [];
  for (let i = 0, rest = number; i < width; i++, rest = Math.floor(rest / BASE)) digits.unshift(rest % BASE);
  return digits;
}

/** Times x in the field of 32 elements (x⁵ = x² + 1): never turns different characters into equal ones. */
const shift = (digit: number): number => ((digit << 1) ^ (digit & 16 ? 0b100101 : 0)) & 31;

/** A remainder in that field: one wrong character or two swapped neighbours are always noticed. */
const checkOf = (digits: readonly number[]): number => shift(digits.reduce((rest, digit) => shift(rest) ^ digit, 1));

/** Which of the 720 orders of the six symbols this is (its Lehmer code). */
function orderOf(board: Board): number {
  const left: string[] = [...SYMBOLS];
  return board.reduce((number, symbol) => {
    const place = left.indexOf(symbol);
    const next = number * left.length + place;
    left.splice(place, 1);
    return next;
  }, 0);
}

function boardInOrder(number: number): Board | null {
  const places: number[] = [];
  let rest = number;
  for (let size = 1; size <= SPACES_PER_BOARD; size++) {
    places.unshift(rest % size);
    rest = Math.floor(rest / size);
  }
  if (rest > 0) return null;
  const left = [...SYMBOLS];
  return places.flatMap((place) => left.splice(place, 1));
}

const rawOf = (board: Board): number =>
  board.reduce((number, symbol) => number * SYMBOLS.length + SYMBOLS.indexOf(symbol), 0);

function boardFromRaw(number: number): Board | null {
  if (number >= SYMBOLS.length ** SPACES_PER_BOARD) return null;
  const board: Board[number][] = [];
  for (let i = 0, rest = number; i < SPACES_PER_BOARD; i++, rest = Math.floor(rest / SYMBOLS.length)) {
    board.unshift(SYMBOLS[rest % SYMBOLS.length] ?? 'pistol');
  }
  return board;
}
