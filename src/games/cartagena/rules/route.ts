import { below, must, shuffle, type HasRng } from '@antilles/engine';

/** The six symbols of the path and of the cards. */
export const SYMBOLS = ['pistol', 'rum', 'lantern', 'parrot', 'hook', 'chest'] as const;
export type PathSymbol = (typeof SYMBOLS)[number];

export const ROUTE_KINDS = ['escape', 'jungle', 'complete'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

/** The two halves of the story; only the Complete Escape plays both. */
export const SECTIONS = ['tunnel', 'jungle'] as const;
export type Section = (typeof SECTIONS)[number];

/** The symbols of one side of a board, in travelling direction. */
export type Board = readonly PathSymbol[];

/** The boards of a path in travelling order, already turned the way they lie. */
export type Layout = Readonly<Record<Section, readonly Board[]>>;

export const SPACES_PER_BOARD = 6;
export const BOARD_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type BoardNumber = (typeof BOARD_NUMBERS)[number];

/** A board of the box as it lies on the table. */
export interface PlacedBoard {
  readonly board: BoardNumber;
  readonly turned: boolean;
}

/**
 * Both sides of the eight boards. HOUSE DEFAULT: the printed order is known from no text, so this one
 * is the app's own; a printed set can be copied as a custom layout.
 */
export const BOARDS: Readonly<Record<Section, Readonly<Record<BoardNumber, Board>>>> = {
  tunnel: {
    1: ['hook', 'pistol', 'lantern', 'chest', 'parrot', 'rum'],
    2: ['parrot', 'chest', 'hook', 'lantern', 'rum', 'pistol'],
    3: ['lantern', 'hook', 'rum', 'pistol', 'chest', 'parrot'],
    4: ['lantern', 'parrot', 'rum', 'chest', 'pistol', 'hook'],
    5: ['pistol', 'lantern', 'chest', 'hook', 'parrot', 'rum'],
    6: ['chest', 'rum', 'hook', 'parrot', 'pistol', 'lantern'],
    7: ['parrot', 'chest', 'pistol', 'hook', 'lantern', 'rum'],
    8: ['pistol', 'chest', 'parrot', 'rum', 'lantern', 'hook'],
  },
  jungle: {
    1: ['lantern', 'rum', 'hook', 'chest', 'parrot', 'pistol'],
    2: ['chest', 'pistol', 'lantern', 'rum', 'hook', 'parrot'],
    3: ['hook', 'lantern', 'parrot', 'pistol', 'rum', 'chest'],
    4: ['pistol', 'rum', 'chest', 'parrot', 'hook', 'lantern'],
    5: ['parrot', 'lantern', 'pistol', 'hook', 'chest', 'rum'],
    6: ['rum', 'hook', 'parrot', 'chest', 'pistol', 'lantern'],
    7: ['chest', 'parrot', 'hook', 'rum', 'lantern', 'pistol'],
    8: ['hook', 'rum', 'lantern', 'pistol', 'parrot', 'chest'],
  },
};

/** The layouts of the contract's worked examples, to be chosen by name. */
export const NAMED_LAYOUTS = {
  'layout-a': { route: 'escape', tunnel: [1, 2, 3, 4, 5, 6], jungle: [] },
  'layout-b': { route: 'complete', tunnel: [1, 7, 8], jungle: [2, 3, 4] },
} as const satisfies Record<string, { route: RouteKind } & Record<Section, readonly BoardNumber[]>>;
export type LayoutName = keyof typeof NAMED_LAYOUTS;
export const LAYOUT_NAMES = ['layout-a', 'layout-b'] as const satisfies readonly LayoutName[];

/** The path on the table. It never changes during a game, so all copies of a state share it. */
export interface Route {
  readonly kind: RouteKind;
  /** How many spaces there are; they are numbered from 1. */
  readonly length: number;
  /** Spaces up to here are tunnel, the rest is jungle. */
  readonly tunnelLength: number;
  /** The symbol of space 1 comes first. */
  readonly symbols: readonly PathSymbol[];
  /** The spaces of each symbol, in travelling order. */
  readonly spacesOf: Readonly<Record<PathSymbol, readonly number[]>>;
}

export function routeOf(kind: RouteKind, { tunnel, jungle }: Layout): Route {
  const symbols = [...tunnel, ...jungle].flat();
  const spacesOf: Record<PathSymbol, number[]> = { pistol: [], rum: [], lantern: [], parrot: [], hook: [], chest: [] };
  symbols.forEach((symbol, i) => spacesOf[symbol].push(i + 1));
  return { kind, length: symbols.length, tunnelLength: tunnel.flat().length, symbols, spacesOf };
}

/** A board of the box, as it reads when it lies like this. */
export function boardOf(section: Section, { board, turned }: PlacedBoard): Board {
  const symbols = BOARDS[section][board];
  return turned ? [...symbols].reverse() : symbols;
}

export const namedLayout = (name: LayoutName): Layout => {
  const straight = (section: Section): Board[] =>
    NAMED_LAYOUTS[name][section].map((board) => boardOf(section, { board, turned: false }));
  return { tunnel: straight('tunnel'), jungle: straight('jungle') };
};

/** CA-1, CA-D3: boards drawn from the box at random, in random order, and turned at random when asked for. */
export function randomLayout(luck: HasRng, counts: Readonly<Record<Section, number>>, turns: boolean): Layout {
  const box = shuffle(luck, [...BOARD_NUMBERS]);
  const draw = (section: Section): Board[] => {
    const boards: Board[] = [];
    while (boards.length < counts[section]) {
      const board = must(box.pop(), 'more boards asked for than there are');
      boards.push(boardOf(section, { board, turned: turns && below(luck, 2) === 1 }));
    }
    return boards;
  };
  return { tunnel: draw('tunnel'), jungle: draw('jungle') };
}

/** CA-D1: whether a board shows each symbol exactly once. */
export const showsEachSymbolOnce = (board: Board): boolean =>
  board.length === SPACES_PER_BOARD && SYMBOLS.every((symbol) => board.includes(symbol));
