import { luckFrom, pick, rank, seatScore, type Outcome, type Seat } from '@antilles/engine';
import { z } from 'zod';
import { cartagena } from './rules/game';
import {
  CARD_RULES,
  layOut,
  parseOptions,
  PIRATE_COUNTS,
  usualLayout,
  type Options,
  type LayoutOption,
} from './rules/options';
import { ROUTE_KINDS, showsEachSymbolOnce, type Layout } from './rules/route';
import { CHEST_TOKENS, MAX_ABOARD, SHORES, type Shore } from './rules/state';

/** Cartagena on a real table: a path to lay, whose turn it is, and who is home. */
export interface CompanionSheet {
  /** The path among them is always a certain one. */
  readonly options: Options;
  /** Pirates of each player that have arrived. */
  readonly home: readonly number[];
  readonly turn: Seat;
  /** Actions taken in this turn. */
  readonly actions: number;
  /** Turns taken before this one, by everybody together. */
  readonly turns: number;
  /** Where the sloop lies in the Complete Escape. */
  readonly shore: Shore;
  /** Pirates of each player aboard it. */
  readonly aboard: readonly number[];
  /** Chest tokens that were opened since they were laid (Black Magic). */
  readonly opened: number;
  /** Which boards of the path lie there already. */
  readonly laid: readonly string[];
}

/** CA-7: one to three actions a turn. */
export const MOST_ACTIONS = 3;

/** The path these options come to with this luck, as one that stays. */
export function drawPath(options: Options, seed: number): Options {
  return { ...options, layout: fixed(layOut(luckFrom(seed), options.layout)) };
}

const fixed = ({ tunnel, jungle }: Layout): LayoutOption => ({
  type: 'custom',
  tunnel,
  jungle,
  unlocked: ![...tunnel, ...jungle].every(showsEachSymbolOnce),
});

/** As many boards as lie there now, drawn anew. */
export function redrawPath(options: Options, seed: number): Options {
  const { tunnel, jungle } = layoutOf(options);
  const layout: LayoutOption = { type: 'random', tunnel: tunnel.length, jungle: jungle.length, turns: true };
  return drawPath({ ...options, layout }, seed);
}

export const layoutOf = (options: Options): Layout => layOut({ rng: 0 }, options.layout);

/** A variant nobody had to choose: any route, any rule for cards, any module. */
export function surpriseOptions(seed: number): Options {
  const luck = luckFrom(seed);
  const route = pick(luck, ROUTE_KINDS);
  return {
    route,
    layout: usualLayout(route),
    pirates: 6,
    cardRule: { tunnel: pick(luck, CARD_RULES), jungle: pick(luck, CARD_RULES) },
    scoundrels: pick(luck, [true, false]),
    blackMagic: pick(luck, [true, false]),
    first: null,
  };
}

export const newCompanion = (options: Options, seatCount: number, first: Seat): CompanionSheet => ({
  options,
  home: Array.from({ length: seatCount }, () => 0),
  turn: first,
  actions: 0,
  turns: 0,
  shore: 'cartagena',
  aboard: Array.from({ length: seatCount }, () => 0),
  opened: 0,
  laid: [],
});

/** The same table with other people; null: this game is not played by so many. */
export function reseat(sheet: CompanionSheet, from: readonly (Seat | null)[]): CompanionSheet | null {
  if (cartagena.optionsRefusal(sheet.options, from.length) !== null) return null;
  const first = Math.max(0, from.indexOf(starterOf(sheet)));
  const turn = from.indexOf(sheet.turn);
  const round = Math.floor(sheet.turns / sheet.home.length);
  return {
    ...sheet,
    home: from.map((old) => sheet.home[old ?? -1] ?? 0),
    aboard: from.map((old) => sheet.aboard[old ?? -1] ?? 0),
    turn: turn < 0 ? first : turn,
    actions: turn < 0 ? 0 : sheet.actions,
    turns: round * from.length + (turn < 0 ? 0 : (turn - first + from.length) % from.length),
  };
}

/** So many pirates home; who is home is not aboard any more. */
export function setHome(sheet: CompanionSheet, seat: Seat, home: number): CompanionSheet {
  const next = {
    ...sheet,
    home: sheet.home.map((old, i) => (i === seat ? Math.max(0, Math.min(sheet.options.pirates, home)) : old)),
  };
  return setAboard(next, seat, next.aboard[seat] ?? 0);
}

/** CA-26: no more than three aboard, and none that is home already. */
export const mostAboard = ({ options, home }: CompanionSheet, seat: Seat): number =>
  Math.min(MAX_ABOARD, options.pirates - (home[seat] ?? 0));

export const setAboard = (sheet: CompanionSheet, seat: Seat, aboard: number): CompanionSheet => ({
  ...sheet,
  aboard: sheet.aboard.map((old, i) => (i === seat ? Math.max(0, Math.min(mostAboard(sheet, seat), aboard)) : old)),
});

/** CA-34, CA-D11: who has pirates aboard, and nobody more. */
export const captainsOf = ({ aboard }: CompanionSheet): readonly Seat[] => {
  const most = Math.max(...aboard);
  return most === 0 ? [] : aboard.flatMap((count, seat) => (count === most ? [seat] : []));
};

/** One more action of whoever's turn it is; after the third the turn goes on by itself. */
export const countAction = (sheet: CompanionSheet): CompanionSheet =>
  sheet.actions + 1 >= MOST_ACTIONS ? endTurn(sheet) : { ...sheet, actions: sheet.actions + 1 };

export const endTurn = (sheet: CompanionSheet): CompanionSheet => ({
  ...sheet,
  turn: (sheet.turn + 1) % sheet.home.length,
  actions: 0,
  turns: sheet.turns + 1,
});

/** Who took the first turn: as many seats back as turns were taken. */
export const starterOf = ({ turn, turns, home }: CompanionSheet): Seat =>
  (((turn - turns) % home.length) + home.length) % home.length;

/** Somebody else began: the turns taken stay, and so it is somebody else's turn. */
export const setStarter = (sheet: CompanionSheet, seat: Seat): CompanionSheet => ({
  ...sheet,
  turn: (seat + sheet.turns) % sheet.home.length,
});

/** CA-58: the first whose pirates are all home has won; everybody else is ranked by pirates home. Null before that. */
export function outcomeOf({ home, options, turns }: CompanionSheet): Outcome | null {
  const winner = home.findIndex((count) => count >= options.pirates);
  if (winner < 0) return null;
  const scores = home.map((count, seat) =>
    seatScore(
      seat,
      [
        {
          key: 'score.home',
          points: count,
          how: { key: 'score.still-out', params: { count: options.pirates - count } },
        },
      ],
      [],
    ),
  );
  return rank(scores, { key: 'ended.escaped', params: { who: { seat: winner }, turns } });
}

const schema = z.object({
  options: z.unknown(),
  home: z.array(
    z
      .int()
      .min(0)
      .max(Math.max(...PIRATE_COUNTS)),
  ),
  turn: z.int().min(0),
  actions: z.int().min(0).max(MOST_ACTIONS),
  turns: z.int().min(0),
  shore: z.enum(SHORES),
  // Sheets of the first versions did not count these.
  aboard: z.array(z.int().min(0).max(MAX_ABOARD)).optional(),
  opened: z.int().min(0).max(CHEST_TOKENS.length).default(0),
  laid: z.array(z.string().max(40)).max(60).default([]),
});

export function parseCompanion(raw: unknown, seatCount: number): CompanionSheet | null {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return null;
  const options = parseOptions(parsed.data.options);
  if (options === null || cartagena.optionsRefusal(options, seatCount) !== null) return null;
  const { home, turn, aboard = home.map(() => 0) } = parsed.data;
  const fits = home.length === seatCount && aboard.length === seatCount && turn < seatCount;
  return fits ? { ...parsed.data, options, aboard } : null;
}
