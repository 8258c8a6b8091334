import type { BitsIn, BitsOut, OptionsCode } from '@antilles/engine';
import { CARD_RULES, PIRATE_COUNTS, type Options, type LayoutOption } from './options';
import {
  BOARD_NUMBERS,
  LAYOUT_NAMES,
  ROUTE_KINDS,
  SPACES_PER_BOARD,
  SYMBOLS,
  type Board,
  type PlacedBoard,
} from './route';

const LAYOUTS = ['random', 'chosen', 'named', 'custom'] as const;
/** Up to eight boards. */
const COUNT = 4;

/** The switches, and the path: how many boards, which ones, or symbol by symbol. */
export const optionsCode: OptionsCode<Options> = {
  write({ route, layout, pirates, cardRule, scoundrels, blackMagic, first }, bits) {
    bits.put(ROUTE_KINDS.indexOf(route), 2);
    bits.put(PIRATE_COUNTS.indexOf(pirates), 2);
    bits.put(CARD_RULES.indexOf(cardRule.tunnel), 2);
    bits.put(CARD_RULES.indexOf(cardRule.jungle), 2);
    bits.put(scoundrels ? 1 : 0, 1);
    bits.put(blackMagic ? 1 : 0, 1);
    bits.put(first === null ? 0 : first + 1, 3);
    bits.put(LAYOUTS.indexOf(layout.type), 2);
    writeLayout(layout, bits);
  },
  read(bits) {
    const route = ROUTE_KINDS[bits.take(2)];
    const pirates = PIRATE_COUNTS[bits.take(2)];
    const cardRule = { tunnel: CARD_RULES[bits.take(2)], jungle: CARD_RULES[bits.take(2)] };
    const scoundrels = bits.take(1) === 1;
    const blackMagic = bits.take(1) === 1;
    const begins = bits.take(3);
    const layout = readLayout(LAYOUTS[bits.take(2)] ?? 'random', bits);
    return { route, layout, pirates, cardRule, scoundrels, blackMagic, first: begins === 0 ? null : begins - 1 };
  },
};

function writeLayout(layout: LayoutOption, bits: BitsOut): void {
  if (layout.type === 'named') return bits.put(LAYOUT_NAMES.indexOf(layout.name), 3);
  if (layout.type === 'random') {
    bits.put(layout.tunnel, COUNT);
    bits.put(layout.jungle, COUNT);
    return bits.put(layout.turns ? 1 : 0, 1);
  }
  if (layout.type === 'custom') bits.put(layout.unlocked ? 1 : 0, 1);
  bits.put(layout.tunnel.length, COUNT);
  bits.put(layout.jungle.length, COUNT);
  if (layout.type === 'chosen') {
    for (const { board, turned } of [...layout.tunnel, ...layout.jungle]) {
      bits.put(BOARD_NUMBERS.indexOf(board), 3);
      bits.put(turned ? 1 : 0, 1);
    }
    return;
  }
  for (const symbol of [...layout.tunnel, ...layout.jungle].flat()) bits.put(SYMBOLS.indexOf(symbol), 3);
}

/** Whatever was read: `parseOptions` says whether it is a layout. */
function readLayout(type: LayoutOption['type'], bits: BitsIn): unknown {
  if (type === 'named') return { type, name: LAYOUT_NAMES[bits.take(3)] };
  if (type === 'random') return { type, tunnel: bits.take(COUNT), jungle: bits.take(COUNT), turns: bits.take(1) === 1 };
  const unlocked = type === 'custom' && bits.take(1) === 1;
  const [tunnel, jungle] = [bits.take(COUNT), bits.take(COUNT)];
  const boards = <T>(count: number, read: () => T): T[] => Array.from({ length: count }, read);
  if (type === 'chosen') {
    const placed = (): Partial<PlacedBoard> => ({
      ...((board) => (board === undefined ? {} : { board }))(BOARD_NUMBERS[bits.take(3)]),
      turned: bits.take(1) === 1,
    });
    return { type, tunnel: boards(tunnel, placed), jungle: boards(jungle, placed) };
  }
  const board = (): Board =>
    boards(SPACES_PER_BOARD, () => SYMBOLS[bits.take(3)]).filter((symbol) => symbol !== undefined);
  return { type, tunnel: boards(tunnel, board), jungle: boards(jungle, board), unlocked };
}
