import { decodeLayout, encodeLayout } from '../rules/layoutCode';
import { layOut, MAX_BOARDS, MIN_BOARDS, type LayoutOption } from '../rules/options';
import {
  BOARD_NUMBERS,
  SECTIONS,
  showsEachSymbolOnce,
  SPACES_PER_BOARD,
  type BoardNumber,
  type Layout,
  type PathSymbol,
  type PlacedBoard,
  type RouteKind,
  type Section,
} from '../rules/route';

/** A board being copied: symbols still missing are null. */
export type DraftBoard = readonly (PathSymbol | null)[];
export type Draft = Readonly<Record<Section, readonly DraftBoard[]>>;

export const EMPTY_BOARD: DraftBoard = Array<null>(SPACES_PER_BOARD).fill(null);

/** The halves a route has. */
export const sectionsOf = (route: RouteKind): readonly Section[] =>
  route === 'complete' ? SECTIONS : [route === 'escape' ? 'tunnel' : 'jungle'];

/** How many boards a half may have, given the other half. */
export function boardRange(route: RouteKind, other: number): { readonly min: number; readonly max: number } {
  return { min: MIN_BOARDS, max: route === 'complete' ? MAX_BOARDS - other : MAX_BOARDS };
}

/** The boards of a layout that luck does not decide; null for a random one. */
export const fixedLayout = (layout: LayoutOption): Layout | null =>
  layout.type === 'random' ? null : layOut({ rng: 0 }, layout);

export const draftOf = ({ tunnel, jungle }: Layout): Draft => ({ tunnel, jungle });

/** A draft with nothing filled in, as long as the route usually is. */
export function emptyDraft(route: RouteKind): Draft {
  const boards = (section: Section): readonly DraftBoard[] =>
    sectionsOf(route).includes(section)
      ? Array<DraftBoard>(route === 'complete' ? MIN_BOARDS : 6).fill(EMPTY_BOARD)
      : [];
  return { tunnel: boards('tunnel'), jungle: boards('jungle') };
}

/** Puts a symbol on the first free space of a board; a full board stays as it is. */
export function putSymbol(board: DraftBoard, symbol: PathSymbol): DraftBoard {
  const free = board.indexOf(null);
  return free < 0 ? board : board.map((old, i) => (i === free ? symbol : old));
}

/** The last symbol that is left of a board goes by itself. */
export function completeBoard(board: DraftBoard, all: readonly PathSymbol[]): DraftBoard {
  const missing = all.filter((symbol) => !board.includes(symbol));
  const [last] = missing;
  return board.filter((symbol) => symbol === null).length === 1 && missing.length === 1 && last !== undefined
    ? putSymbol(board, last)
    : board;
}

export const isFull = (board: DraftBoard): board is readonly PathSymbol[] => board.every((symbol) => symbol !== null);

/** The layout a draft amounts to; null while a space is empty. */
export function finished(draft: Draft): Layout | null {
  const full = (boards: readonly DraftBoard[]): readonly (readonly PathSymbol[])[] | null => {
    const done = boards.filter(isFull);
    return done.length === boards.length ? done : null;
  };
  const tunnel = full(draft.tunnel);
  const jungle = full(draft.jungle);
  return tunnel && jungle ? { tunnel, jungle } : null;
}

/** Spaces that are still empty. */
export const missingIn = (draft: Draft): number =>
  [...draft.tunnel, ...draft.jungle].flat().filter((symbol) => symbol === null).length;

/** Whether any board shows a symbol twice. */
export const repeats = (draft: Draft): boolean =>
  [...draft.tunnel, ...draft.jungle].some((board) => isFull(board) && !showsEachSymbolOnce(board));

/** A layout as an option: one that repeats a symbol says so. */
export const asCustom = (layout: Layout): LayoutOption => ({
  type: 'custom',
  tunnel: layout.tunnel,
  jungle: layout.jungle,
  unlocked: ![...layout.tunnel, ...layout.jungle].every(showsEachSymbolOnce),
});

export const codeOf = (layout: Layout): string | null => encodeLayout(layout);

/** What a typed code gives on this route. */
export type ReadCode =
  { readonly ok: true; readonly layout: Layout } | { readonly ok: false; readonly reason: 'wrong' | 'route' };

export function readCode(text: string, route: RouteKind): ReadCode {
  const layout = decodeLayout(text);
  if (layout === null) return { ok: false, reason: 'wrong' };
  const wanted = sectionsOf(route);
  const fits = SECTIONS.every((section) => layout[section].length > 0 === wanted.includes(section));
  return fits ? { ok: true, layout } : { ok: false, reason: 'route' };
}

/** The app's own boards in the order of the box, as a first choice. */
export function firstChosen(route: RouteKind): Extract<LayoutOption, { type: 'chosen' }> {
  const placed = (boards: readonly BoardNumber[]): readonly PlacedBoard[] =>
    boards.map((board) => ({ board, turned: false }));
  const [tunnel, jungle] =
    route === 'complete'
      ? [BOARD_NUMBERS.slice(0, 3), BOARD_NUMBERS.slice(3, 6)]
      : route === 'escape'
        ? [BOARD_NUMBERS.slice(0, 6), []]
        : [[], BOARD_NUMBERS.slice(0, 6)];
  return { type: 'chosen', tunnel: placed(tunnel), jungle: placed(jungle) };
}

type Chosen = Extract<LayoutOption, { type: 'chosen' }>;

/** Lays `board` at a place; when it lies elsewhere already, the two change places. */
export function layBoard(chosen: Chosen, section: Section, at: number, board: BoardNumber): Chosen {
  const old = chosen[section][at];
  if (old === undefined) return chosen;
  const swap = (half: Section) =>
    chosen[half].map((placed, i): PlacedBoard =>
      half === section && i === at
        ? { ...placed, board }
        : placed.board === board
          ? { ...placed, board: old.board }
          : placed,
    );
  return { ...chosen, tunnel: swap('tunnel'), jungle: swap('jungle') };
}

export const turnBoard = (chosen: Chosen, section: Section, at: number): Chosen => ({
  ...chosen,
  [section]: chosen[section].map((placed, i) => (i === at ? { ...placed, turned: !placed.turned } : placed)),
});

/** More or fewer boards in one half; new ones are the lowest that lie nowhere yet. */
export function resizeChosen(chosen: Chosen, section: Section, count: number): Chosen {
  const kept = chosen[section].slice(0, count);
  const used = new Set([...chosen.tunnel, ...chosen.jungle].map(({ board }) => board));
  const free = BOARD_NUMBERS.filter((board) => !used.has(board));
  const more = free.slice(0, Math.max(0, count - kept.length)).map((board): PlacedBoard => ({ board, turned: false }));
  return { ...chosen, [section]: [...kept, ...more] };
}
