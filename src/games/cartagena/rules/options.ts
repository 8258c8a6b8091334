import { below, pick, random, type HasRng, type Seat } from '@antilles/engine';
import type { OptionsRefusal } from './refusals';
import {
  BOARD_NUMBERS,
  LAYOUT_NAMES,
  NAMED_LAYOUTS,
  ROUTE_KINDS,
  SPACES_PER_BOARD,
  SYMBOLS,
  boardOf,
  namedLayout,
  randomLayout,
  showsEachSymbolOnce,
  type Board,
  type BoardNumber,
  type Layout,
  type LayoutName,
  type PlacedBoard,
  type RouteKind,
} from './route';
import { SEATS } from './seats';

/** Which action gains cards in a section (CA-40). */
export const CARD_RULES = ['retreat', 'morgan', 'both'] as const;
export type CardRule = (typeof CARD_RULES)[number];

export const PIRATE_COUNTS = [4, 5, 6] as const;
export type PirateCount = (typeof PIRATE_COUNTS)[number];

export const MIN_BOARDS = 3;
export const MAX_BOARDS = 8;

/** How the path comes to lie as it does. */
export type LayoutOption =
  /** So many boards from the box, in random order; `turns`: each lies either way round (CA-D3). */
  | { readonly type: 'random'; readonly tunnel: number; readonly jungle: number; readonly turns: boolean }
  /** Boards of the box in the order and direction somebody chose. */
  | { readonly type: 'chosen'; readonly tunnel: readonly PlacedBoard[]; readonly jungle: readonly PlacedBoard[] }
  /** A layout of the contract's examples. */
  | { readonly type: 'named'; readonly name: LayoutName }
  /** Symbols copied from boards on a real table; `unlocked` lets a board repeat a symbol (CA-D1). */
  | {
      readonly type: 'custom';
      readonly tunnel: readonly Board[];
      readonly jungle: readonly Board[];
      readonly unlocked: boolean;
    };

export interface Options {
  readonly route: RouteKind;
  readonly layout: LayoutOption;
  readonly pirates: PirateCount;
  readonly cardRule: { readonly tunnel: CardRule; readonly jungle: CardRule };
  readonly scoundrels: boolean;
  readonly blackMagic: boolean;
  /** Who begins; null lets luck decide (CA-6). */
  readonly first: Seat | null;
}

export const DEFAULT_OPTIONS: Options = {
  route: 'escape',
  layout: { type: 'random', tunnel: 6, jungle: 0, turns: true },
  pirates: 6,
  cardRule: { tunnel: 'retreat', jungle: 'retreat' },
  scoundrels: false,
  blackMagic: false,
  first: null,
};

/** The usual path of a route: what set-up shows when somebody picks the route. */
export const usualLayout = (route: RouteKind): LayoutOption => ({
  type: 'random',
  tunnel: { escape: 6, jungle: 0, complete: 3 }[route],
  jungle: { escape: 0, jungle: 6, complete: 3 }[route],
  turns: true,
});

/** The boards as they lie, for these options. Luck is only touched by a random layout. */
export function layOut(luck: HasRng, layout: LayoutOption): Layout {
  switch (layout.type) {
    case 'random':
      return randomLayout(luck, layout, layout.turns);
    case 'chosen':
      return {
        tunnel: layout.tunnel.map((placed) => boardOf('tunnel', placed)),
        jungle: layout.jungle.map((placed) => boardOf('jungle', placed)),
      };
    case 'named':
      return namedLayout(layout.name);
    case 'custom':
      return layout;
  }
}

/** Why these switches do not go together, as a text key; null when they do. */
export function optionsRefusal(options: Options, seatCount: number): OptionsRefusal | null {
  if (seatCount < SEATS.min) return 'too-few-players';
  if (seatCount > SEATS.max) return 'too-many-players';
  if (options.first !== null && options.first >= seatCount) return 'first-not-at-table';
  return layoutRefusal(options.route, options.layout);
}

function layoutRefusal(route: RouteKind, layout: LayoutOption): OptionsRefusal | null {
  if (layout.type === 'named') return NAMED_LAYOUTS[layout.name].route === route ? null : 'layout-of-other-route';
  const tunnel = typeof layout.tunnel === 'number' ? layout.tunnel : layout.tunnel.length;
  const jungle = typeof layout.jungle === 'number' ? layout.jungle : layout.jungle.length;
  if (route === 'escape' && jungle > 0) return 'no-jungle-in-escape';
  if (route === 'jungle' && tunnel > 0) return 'no-tunnel-in-jungle';
  if (route !== 'jungle' && tunnel < MIN_BOARDS) return 'too-few-tunnel-boards';
  if (route !== 'escape' && jungle < MIN_BOARDS) return 'too-few-jungle-boards';
  if (tunnel + jungle > MAX_BOARDS) return 'too-many-boards';
  if (layout.type === 'chosen') {
    const numbers = [...layout.tunnel, ...layout.jungle].map((placed) => placed.board);
    // A board shows one side at a time, so it lies in one half only.
    return new Set(numbers).size === numbers.length ? null : 'board-used-twice';
  }
  if (layout.type === 'custom' && !layout.unlocked) {
    return [...layout.tunnel, ...layout.jungle].every(showsEachSymbolOnce) ? null : 'symbol-not-once-a-board';
  }
  return null;
}

/** Options from outside, or null when they are not this game's. Whatever is left out is as in the rulebook. */
export function parseOptions(raw: unknown): Options | null {
  if (!isRecord(raw)) return null;
  const given: Readonly<Record<string, unknown>> = { ...DEFAULT_OPTIONS, ...raw };
  if (!isRecord(given['cardRule'])) return null;
  const route = oneOf(ROUTE_KINDS, given['route']);
  if (route === null) return null;
  const layout = 'layout' in raw ? parseLayout(raw['layout']) : usualLayout(route);
  const pirates = oneOf(PIRATE_COUNTS, given['pirates']);
  const tunnel = oneOf(CARD_RULES, given['cardRule']['tunnel'] ?? DEFAULT_OPTIONS.cardRule.tunnel);
  const jungle = oneOf(CARD_RULES, given['cardRule']['jungle'] ?? DEFAULT_OPTIONS.cardRule.jungle);
  const { scoundrels, blackMagic, first } = given;
  if (layout === null || pirates === null || tunnel === null || jungle === null) return null;
  if (typeof scoundrels !== 'boolean' || typeof blackMagic !== 'boolean') return null;
  if (first !== null && !isCount(first)) return null;
  return { route, layout, pirates, cardRule: { tunnel, jungle }, scoundrels, blackMagic, first };
}

function parseLayout(raw: unknown): LayoutOption | null {
  if (!isRecord(raw)) return null;
  const { type, tunnel, jungle, turns, name, unlocked } = raw;
  switch (type) {
    case 'random':
      if (!isCount(tunnel) || !isCount(jungle) || typeof turns !== 'boolean') return null;
      return { type, tunnel, jungle, turns };
    case 'chosen': {
      const placed = { tunnel: listOf(tunnel, parsePlaced), jungle: listOf(jungle, parsePlaced) };
      return placed.tunnel && placed.jungle ? { type, tunnel: placed.tunnel, jungle: placed.jungle } : null;
    }
    case 'named': {
      const known = oneOf(LAYOUT_NAMES, name);
      return known === null ? null : { type, name: known };
    }
    case 'custom': {
      const boards = { tunnel: listOf(tunnel, parseBoard), jungle: listOf(jungle, parseBoard) };
      if (!boards.tunnel || !boards.jungle || typeof unlocked !== 'boolean') return null;
      return { type, tunnel: boards.tunnel, jungle: boards.jungle, unlocked };
    }
    default:
      return null;
  }
}

function parsePlaced(raw: unknown): PlacedBoard | null {
  if (!isRecord(raw) || typeof raw['turned'] !== 'boolean') return null;
  const board: BoardNumber | null = oneOf(BOARD_NUMBERS, raw['board']);
  return board === null ? null : { board, turned: raw['turned'] };
}

function parseBoard(raw: unknown): Board | null {
  const symbols = listOf(raw, (symbol) => oneOf(SYMBOLS, symbol));
  return symbols?.length === SPACES_PER_BOARD ? symbols : null;
}

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isCount = (raw: unknown): raw is number => Number.isInteger(raw) && (raw as number) >= 0;

const oneOf = <T>(known: readonly T[], raw: unknown): T | null => known.find((item) => item === raw) ?? null;

function listOf<T>(raw: unknown, parse: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(raw)) return null;
  const items: T[] = [];
  for (const item of raw as readonly unknown[]) {
    const parsed = parse(item);
    if (parsed === null) return null;
    items.push(parsed);
  }
  return items;
}

/** Any legal option set: every switch anywhere, every way to lay a path. */
export function sampleOptions(luck: HasRng, seatCount: number): Options {
  const route = pick(luck, ROUTE_KINDS);
  return {
    route,
    layout: sampleLayout(luck, route),
    pirates: pick(luck, PIRATE_COUNTS),
    cardRule: { tunnel: pick(luck, CARD_RULES), jungle: pick(luck, CARD_RULES) },
    scoundrels: random(luck) < 0.5,
    blackMagic: random(luck) < 0.5,
    first: random(luck) < 0.5 ? null : below(luck, seatCount),
  };
}

function sampleLayout(luck: HasRng, route: RouteKind): LayoutOption {
  const counts = sampleCounts(luck, route);
  const type = pick(luck, ['random', 'chosen', 'named', 'custom'] as const);
  const name = LAYOUT_NAMES.find((known) => NAMED_LAYOUTS[known].route === route);
  if (type === 'named' && name !== undefined) return { type, name };
  if (type === 'chosen') {
    const boards = [...BOARD_NUMBERS].map((board): PlacedBoard => ({ board, turned: random(luck) < 0.5 }));
    return { type, tunnel: boards.slice(0, counts.tunnel), jungle: boards.slice(8 - counts.jungle) };
  }
  if (type === 'custom') {
    const unlocked = random(luck) < 0.3;
    const anyBoard = (): Board => Array.from({ length: SPACES_PER_BOARD }, () => pick(luck, SYMBOLS));
    if (!unlocked) return { type, ...randomLayout(luck, counts, true), unlocked };
    const boards = (length: number): Board[] => Array.from({ length }, anyBoard);
    return { type, tunnel: boards(counts.tunnel), jungle: boards(counts.jungle), unlocked };
  }
  return { type: 'random', ...counts, turns: random(luck) < 0.5 };
}

function sampleCounts(luck: HasRng, route: RouteKind): { tunnel: number; jungle: number } {
  const all = MIN_BOARDS + below(luck, MAX_BOARDS - MIN_BOARDS + 1);
  if (route === 'escape') return { tunnel: all, jungle: 0 };
  if (route === 'jungle') return { tunnel: 0, jungle: all };
  const tunnel = MIN_BOARDS + below(luck, 3);
  return { tunnel, jungle: MIN_BOARDS + below(luck, MAX_BOARDS - MIN_BOARDS - tunnel + 1) };
}
