import { must, play, rank, seatScore, type Frame, type Outcome, type Seat, type SeatScore } from '@antilles/engine';
import { z } from 'zod';
import { CARDS, type Card } from './rules/cards';
import { cardOf, type Event } from './rules/events';
import { santoDomingo } from './rules/game';
import { parseOptions, type Options, type Rate } from './rules/options';
import { cardsToPlay, LAST_SPACE, MOST_GOODS } from './rules/rows';
import { scoreOf } from './rules/scoring';
import { ROWS, type Row, type Rows, type State } from './rules/state';
import { pointsFor } from './rules/trade';
import type { View } from './rules/view';

/**
 * The referee: a game of Santo Domingo on a real table, worked out by the very same rules.
 * People type what was revealed and traded; every position follows from that, and is worked out anew on every change.
 */
export interface RefereeSheet {
  readonly options: Options;
  /** Rounds that were closed, in order. */
  readonly rounds: readonly RoundEntry[];
  /** The round being entered. */
  readonly draft: RoundEntry;
  /** How the pieces still lie on the real table while they should lie elsewhere; null: everything was put right. */
  readonly laid: Standing | null;
}

/** What people typed of one round. */
export interface RoundEntry {
  /** The cards each seat revealed, in the order they were tapped. */
  readonly cards: readonly (readonly Card[])[];
  /** The goods each Trader handed in; null: as many as bring points. */
  readonly trades: readonly (number | null)[];
  /** What was put right by hand before the cards of this round were carried out. */
  readonly fixes: readonly Fix[];
}

/** A figure set by hand, because the table says so. */
export type Fix =
  | { readonly what: 'row'; readonly row: Row; readonly value: number }
  | { readonly what: 'points' | 'goods'; readonly seat: Seat; readonly value: number };

/** Something typed that cannot have happened, if everything before it did. It is carried out all the same. */
export type Problem =
  /** A card that had been spent since `playedIn`. */
  | { readonly kind: 'spent'; readonly seat: Seat; readonly card: Card; readonly playedIn: number }
  /** More goods than there were, or an amount that wastes some: `counted` were handed in instead. */
  | { readonly kind: 'trade'; readonly seat: Seat; readonly wanted: number; readonly counted: number }
  /** A round after the game was over. */
  | { readonly kind: 'after-end' };

/** What one card brought one player. */
export interface Gain {
  readonly card: Card;
  readonly what: 'points' | 'goods';
  readonly amount: number;
  /** Of it, over the limit of fifteen. */
  readonly lost: number;
  /** Goods a Trader handed in. */
  readonly handedIn: number;
}

export interface Trade {
  /** The amounts worth handing in, nothing first. */
  readonly stops: readonly number[];
  readonly goods: number;
  readonly rate: Rate;
}

/** The position of everything at one moment. */
export interface Standing {
  readonly rows: Rows;
  readonly points: readonly number[];
  readonly goods: readonly number[];
}

export interface RefereedRound {
  readonly number: number;
  readonly entry: RoundEntry;
  /** After the supply and whatever was put right by hand. */
  readonly before: Standing;
  /** The cards each seat could still reveal, and those it had spent. */
  readonly hands: readonly (readonly Card[])[];
  /** Cards each seat still owes. */
  readonly missing: readonly number[];
  /** Null until everybody's cards are there. */
  readonly after: Standing | null;
  readonly gains: readonly (readonly Gain[])[];
  readonly trades: readonly (Trade | null)[];
  /** Everything that happened, for the explanation. */
  readonly frames: readonly Frame<View, Event>[];
  /** The rate of this round's Traders: null when nobody traded. */
  readonly rate: Rate;
  /** Where the yellow marker stood while they traded. */
  readonly tradeSpace: number | null;
  readonly problems: readonly Problem[];
}

export interface Refereed {
  readonly cardsEach: 1 | 2;
  readonly rounds: readonly RefereedRound[];
  /** The round being entered; null when the game is over, or an earlier round lacks a card. */
  readonly open: RefereedRound | null;
  /** The earlier round that lacks a card, if there is one. */
  readonly unfinished: number | null;
  readonly outcome: Outcome | null;
  /** The first round whose entry cannot be right, if there is one. */
  readonly firstProblem: number | null;
}

export const emptyRound = (seatCount: number): RoundEntry => ({
  cards: Array.from({ length: seatCount }, () => []),
  trades: Array.from({ length: seatCount }, () => null),
  fixes: [],
});

export const newReferee = (options: Options, seatCount: number): RefereeSheet => ({
  options,
  rounds: [],
  draft: emptyRound(seatCount),
  laid: null,
});

/** Whether nothing was entered yet: only then can somebody come or go, for the rules ask how many play. */
const isBlank = ({ rounds, draft }: RefereeSheet): boolean =>
  rounds.length === 0 && draft.fixes.length === 0 && draft.cards.every((cards) => cards.length === 0);

/** How many can sit at this table from now on. */
export function seatsFor(sheet: RefereeSheet): { readonly min: number; readonly max: number } {
  const now = sheet.draft.cards.length;
  return isBlank(sheet) ? santoDomingo.seats : { min: now, max: now };
}

/** The same table with other people; null: what was entered is of other people than these. */
export function reseat(sheet: RefereeSheet, from: readonly (Seat | null)[]): RefereeSheet | null {
  if (santoDomingo.optionsRefusal(sheet.options, from.length) !== null) return null;
  if (isBlank(sheet)) return newReferee(sheet.options, from.length);
  if (from.length !== sheet.draft.cards.length || from.some((old) => old === null)) return null;
  const moved = <T>(all: readonly T[]): T[] => from.flatMap((old) => (old === null ? [] : all.slice(old, old + 1)));
  const entry = ({ cards, trades, fixes }: RoundEntry): RoundEntry => ({
    cards: moved(cards),
    trades: moved(trades),
    fixes: fixes.map((fix) => (fix.what === 'row' ? fix : { ...fix, seat: from.indexOf(fix.seat) })),
  });
  const { laid } = sheet;
  return {
    ...sheet,
    rounds: sheet.rounds.map(entry),
    draft: entry(sheet.draft),
    laid: laid === null ? null : { rows: laid.rows, points: moved(laid.points), goods: moved(laid.goods) },
  };
}

/** Works out the whole game from what was typed. */
export function referee(sheet: RefereeSheet): Refereed {
  const seatCount = sheet.draft.cards.length;
  let state = santoDomingo.setup(sheet.options, seatCount, 0);
  const rounds: RefereedRound[] = [];
  /** Points set by hand, which no card accounts for. */
  const byHand = Array.from({ length: seatCount }, () => 0);
  const history: RoundEntry[] = [];
  let open: RefereedRound | null = null;
  /** A closed round that is being put right and lacks a card: what comes after it waits. */
  let unfinished: number | null = null;
  const all = [...sheet.rounds, sheet.draft];
  all.forEach((entry, i) => {
    const isDraft = i === all.length - 1;
    if (state.over || unfinished !== null) {
      if (!isDraft) rounds.push(waiting(state, entry, i + 1, state.over ? [{ kind: 'after-end' }] : []));
      return;
    }
    const { round, next } = carryOutRound(state, entry, history, byHand, i + 1);
    if (isDraft) open = round;
    else {
      rounds.push(round);
      if (next === null) unfinished = i + 1;
      else state = next;
    }
    history.push(entry);
  });
  const outcome = state.over ? outcomeOf(state, byHand) : null;
  const first = [...rounds, ...(open === null ? [] : [open as RefereedRound])].find(
    ({ problems }) => problems.length > 0,
  );
  return {
    cardsEach: cardsToPlay(seatCount),
    rounds,
    open: state.over ? null : open,
    unfinished,
    outcome,
    firstProblem: first?.number ?? null,
  };
}

function carryOutRound(
  from: State,
  entry: RoundEntry,
  history: readonly RoundEntry[],
  byHand: number[],
  number: number,
): { readonly round: RefereedRound; readonly next: State | null } {
  const seatCount = from.players.length;
  const state = santoDomingo.clone(from);
  for (const fix of entry.fixes) {
    if (fix.what === 'row') state.rows[fix.row] = fix.value;
    else {
      const player = state.players[fix.seat];
      if (player === undefined) continue;
      if (fix.what === 'points') byHand[fix.seat] = (byHand[fix.seat] ?? 0) + fix.value - player.points;
      player[fix.what] = fix.value;
    }
  }
  const before = standingOf(state);
  const hands = state.players.map(({ hand }) => hand.concat());
  const problems: Problem[] = [];
  // People make mistakes, and the table has the last word: a spent card that was shown goes back to the hand first.
  entry.cards.forEach((cards, seat) => {
    const player = must(state.players[seat], `no seat ${seat}`);
    for (const card of cards) {
      if (player.hand.includes(card)) continue;
      problems.push({ kind: 'spent', seat, card, playedIn: lastPlayed(history, seat, card) });
      player.discard = player.discard.filter((spent) => spent !== card);
      player.hand = [...player.hand, card].sort((a, b) => a - b);
    }
  });
  const each = cardsToPlay(seatCount);
  const missing = entry.cards.map((cards) => Math.max(0, each - cards.length));
  const trades: (Trade | null)[] = Array.from({ length: seatCount }, () => null);
  const round: RefereedRound = {
    number,
    entry,
    before,
    hands,
    missing,
    after: null,
    gains: entry.cards.map(() => []),
    trades,
    frames: [],
    rate: null,
    tradeSpace: null,
    problems,
  };
  if (missing.some((count) => count > 0)) return { round, next: null };

  const frames: Frame<View, Event>[] = [];
  let now = state;
  const act = (seat: Seat, action: Parameters<typeof santoDomingo.apply>[2]): void => {
    const played = play(santoDomingo, now, seat, action, [null]);
    now = played.state;
    frames.push(...(played.frames[0] ?? []));
  };
  entry.cards.forEach((cards, seat) => act(seat, { type: 'choose', cards: [...cards].sort((a, b) => a - b) }));
  const done = (): boolean => now.over || now.round !== from.round;
  while (!done()) {
    const seat = must(santoDomingo.waiting(now)[0], 'nobody is asked in the middle of a round');
    const decision = must(santoDomingo.decision(now, seat), `seat ${seat} is asked nothing`);
    const stops = decision.actions.flatMap((action) => (action.type === 'trade' ? [action.goods] : []));
    const wanted = entry.trades[seat] ?? null;
    const goods = wanted === null ? Math.max(...stops) : Math.max(...stops.filter((stop) => stop <= wanted), 0);
    if (wanted !== null && wanted !== goods) problems.push({ kind: 'trade', seat, wanted, counted: goods });
    trades[seat] = { stops, goods, rate: now.rate };
    act(seat, { type: 'trade', goods });
  }
  // Everything up to the moment the round closed; what comes after belongs to the next one, or to the end.
  const closing = frames.findIndex(({ event }) => event.type === 'closed-round');
  const market = frames.find(({ event }) => event.type === 'market-moved')?.event;
  return {
    round: {
      ...round,
      after: standingSeen(must(frames[closing], 'the round did not close').view),
      gains: entry.cards.map((_, seat) => frames.slice(0, closing).flatMap(({ event }) => gainOf(event, seat))),
      frames: frames.filter(({ event }, i) => i <= closing || event.type === 'exchanged'),
      rate: market?.type === 'market-moved' ? market.rate : null,
      tradeSpace: market?.type === 'market-moved' ? market.to : null,
    },
    next: now,
  };
}

/** A round that is not carried out: the game was over before it, or one before it is not whole. */
function waiting(state: State, entry: RoundEntry, number: number, problems: readonly Problem[]): RefereedRound {
  return {
    number,
    entry,
    before: standingOf(state),
    hands: state.players.map(({ hand }) => hand.concat()),
    missing: entry.cards.map(() => 0),
    after: null,
    gains: entry.cards.map(() => []),
    trades: entry.cards.map(() => null),
    frames: [],
    rate: null,
    tradeSpace: null,
    problems,
  };
}

const standingOf = ({ rows, players }: State): Standing => ({
  rows: { ...rows },
  points: players.map(({ points }) => points),
  goods: players.map(({ goods }) => goods),
});

const standingSeen = ({ rows, players }: View): Standing => ({
  rows: { ...rows },
  points: players.map(({ points }) => points),
  goods: players.map(({ goods }) => goods),
});

/** The last round in which a seat showed a card; 0 when it never did. */
function lastPlayed(history: readonly RoundEntry[], seat: Seat, card: Card): number {
  for (let i = history.length - 1; i >= 0; i--) if (history[i]?.cards[seat]?.includes(card)) return i + 1;
  return 0;
}

function gainOf(event: Event, seat: Seat): readonly Gain[] {
  switch (event.type) {
    case 'took': {
      const at = event.seats.indexOf(seat);
      if (at < 0) return [];
      const what = event.card <= 2 ? 'points' : 'goods';
      return [{ card: event.card, what, amount: event.each, lost: event.lost[at] ?? 0, handedIn: 0 }];
    }
    case 'rewarded': {
      if (event.seat !== seat) return [];
      const what = event.card === 3 ? 'goods' : 'points';
      return [{ card: event.card, what, amount: event.amount, lost: event.lost, handedIn: 0 }];
    }
    case 'traded':
      return event.seat === seat
        ? [{ card: 7, what: 'points', amount: event.points, lost: 0, handedIn: event.goods }]
        : [];
    case 'begged':
      return event.seat === seat
        ? [{ card: 8, what: 'goods', amount: event.forHand + event.forTraders, lost: event.lost, handedIn: 0 }]
        : [];
    default:
      return [];
  }
}

/** The engine's own score sheets; points set by hand get a line of their own, so that the sum still agrees. */
function outcomeOf(state: State, byHand: readonly number[]): Outcome {
  const engine = must(santoDomingo.outcome(state), 'the game is not over');
  if (byHand.every((points) => points === 0)) return engine;
  const scores = state.players.map((player, seat): SeatScore => {
    const { lines, tieBreaks } = scoreOf(player, seat);
    const line = { key: 'score.correction', points: byHand[seat] ?? 0, how: null };
    return seatScore(seat, [...lines, line], tieBreaks);
  });
  return rank(scores, engine.ended);
}

// --- On the table ---------------------------------------------------------------------------------------------

/** One piece that has to be moved by hand. */
export type PieceMove =
  | { readonly what: 'row'; readonly row: Row; readonly from: number; readonly to: number }
  | { readonly what: 'points' | 'goods'; readonly seat: Seat; readonly from: number; readonly to: number };

/** Every piece that lies elsewhere, the three markers first. */
export function movesBetween(from: Standing, to: Standing): readonly PieceMove[] {
  const moves: PieceMove[] = [
    ...ROWS.map((row) => ({ what: 'row', row, from: from.rows[row], to: to.rows[row] }) as const),
    ...from.points.flatMap((_, seat) =>
      (['points', 'goods'] as const).map((what) => ({
        what,
        seat,
        from: from[what][seat] ?? 0,
        to: to[what][seat] ?? 0,
      })),
    ),
  ];
  return moves.filter((move) => move.from !== move.to);
}

/** Where everything belongs now: before the cards of the round being entered, or at the end. Null while a round lacks a card. */
export function standingNow({ open, rounds, unfinished }: Refereed): Standing | null {
  if (open !== null) return open.before;
  const frames = rounds.findLast(({ after }) => after !== null)?.frames ?? [];
  const last = frames[frames.length - 1];
  return unfinished !== null || last === undefined ? null : standingSeen(last.view);
}

/** The pieces that still lie wrong on the real table. */
export function toPutRight({ laid }: RefereeSheet, result: Refereed): readonly PieceMove[] {
  const now = standingNow(result);
  return laid === null || now === null ? [] : movesBetween(laid, now);
}

/** What one card number does on the table; `card` is null for the supply, and for the goods exchanged at the end. */
export interface CarryStep {
  readonly card: Card | null;
  readonly events: readonly Event[];
  readonly from: Standing;
  readonly to: Standing;
  readonly moves: readonly PieceMove[];
}

/** A round card by card, as the hands at the table carry it out; last the supply of the next one, if there is one. */
export function carrySteps(round: RefereedRound, next: Standing | null): readonly CarryStep[] {
  const steps: CarryStep[] = [];
  let before = round.before;
  for (const { event, view } of round.frames) {
    const to = standingSeen(view);
    const card = cardOf(event);
    const last = steps[steps.length - 1];
    if (card === null && movesBetween(before, to).length === 0) continue;
    if (last !== undefined && last.card === card) {
      steps[steps.length - 1] = {
        ...last,
        events: [...last.events, event],
        to,
        moves: movesBetween(last.from, to),
      };
    } else steps.push({ card, events: [event], from: before, to, moves: movesBetween(before, to) });
    before = to;
  }
  if (next !== null) {
    const moves = movesBetween(before, next);
    if (moves.length > 0) steps.push({ card: null, events: [], from: before, to: next, moves });
  }
  return steps;
}

// --- Typing -----------------------------------------------------------------------------------------------------

/** A tap on a card key: on, off, or in the place of the older one when there are enough already (b8). */
export function tapCard(entry: RoundEntry, seat: Seat, card: Card): RoundEntry {
  const most = cardsToPlay(entry.cards.length);
  const old = entry.cards[seat] ?? [];
  const next = old.includes(card) ? old.filter((each) => each !== card) : [...old, card].slice(-most);
  return {
    ...entry,
    cards: entry.cards.map((cards, i) => (i === seat ? next : cards)),
    // An amount belongs to the Trader it was said with.
    trades: entry.trades.map((goods, i) => (i === seat && !next.includes(7) ? null : goods)),
  };
}

/** The Traders who have something to decide, in seat order: whoever can only hand in nothing is not asked. */
export const deciders = ({ trades }: RefereedRound): readonly Seat[] =>
  trades.flatMap((trade, seat) => (trade !== null && trade.stops.length > 1 ? [seat] : []));

export const setTrade = (entry: RoundEntry, seat: Seat, goods: number): RoundEntry => ({
  ...entry,
  trades: entry.trades.map((old, i) => (i === seat ? goods : old)),
});

/** Sets a figure by hand; the same figure set again replaces what was set before. */
export function setFix(entry: RoundEntry, fix: Fix): RoundEntry {
  const same = (other: Fix): boolean =>
    fix.what === 'row'
      ? other.what === 'row' && other.row === fix.row
      : other.what === fix.what && other.seat === fix.seat;
  return { ...entry, fixes: [...entry.fixes.filter((other) => !same(other)), fix] };
}

/** The round of a number, 1 first, with something else typed in it. */
export function changeRound(sheet: RefereeSheet, number: number, entry: RoundEntry): RefereeSheet {
  return number > sheet.rounds.length
    ? { ...sheet, draft: entry }
    : putRight(
        sheet,
        sheet.rounds.map((old, i) => (i === number - 1 ? entry : old)),
      );
}

/** Other earlier rounds: the pieces still lie as the old ones had it. */
const putRight = (sheet: RefereeSheet, rounds: readonly RoundEntry[]): RefereeSheet => ({
  ...sheet,
  rounds,
  laid: sheet.laid ?? standingNow(referee(sheet)),
});

/** The round being entered is done: the amounts that were shown are now said. */
export function closeRound(sheet: RefereeSheet, round: RefereedRound): RefereeSheet {
  const trades = round.trades.map((trade) => trade?.goods ?? null);
  return {
    ...sheet,
    rounds: [...sheet.rounds, { ...sheet.draft, trades }],
    draft: emptyRound(sheet.draft.cards.length),
    laid: sheet.laid ?? round.before,
  };
}

/** Takes a whole round away: it was typed twice. */
export const dropRound = (sheet: RefereeSheet, number: number): RefereeSheet =>
  putRight(
    sheet,
    sheet.rounds.filter((_, i) => i !== number - 1),
  );

/** A round that was played and never typed, before the one of this number. */
export const insertRound = (sheet: RefereeSheet, number: number): RefereeSheet =>
  putRight(sheet, sheet.rounds.toSpliced(number - 1, 0, emptyRound(sheet.draft.cards.length)));

/** The points an amount brings at a rate. */
export const tradePoints = pointsFor;

// --- From storage -----------------------------------------------------------------------------------------------

const space = z.int().min(0).max(LAST_SPACE);
const seatNumber = z.int().min(0).max(5);

const entrySchema = z.object({
  cards: z.array(z.array(z.literal(CARDS)).max(2)),
  trades: z.array(z.int().min(0).max(MOST_GOODS).nullable()),
  fixes: z.array(
    z.discriminatedUnion('what', [
      z.object({ what: z.literal('row'), row: z.enum(ROWS), value: space }),
      z.object({ what: z.literal('points'), seat: seatNumber, value: z.int().min(0).max(99) }),
      z.object({ what: z.literal('goods'), seat: seatNumber, value: space }),
    ]),
  ),
});

const standingSchema = z.object({
  rows: z.object({ points: space, goods: space, trader: space }),
  points: z.array(z.int().min(0)),
  goods: z.array(z.int().min(0)),
});

const sheetSchema = z.object({
  options: z.unknown(),
  rounds: z.array(entrySchema),
  draft: entrySchema,
  // Sheets of the first versions did not keep it.
  laid: standingSchema.nullable().default(null),
});

/** What is written on a sheet, or null when it is not a referee's for this many seats. */
export function parseReferee(raw: unknown, seatCount: number): RefereeSheet | null {
  const parsed = sheetSchema.safeParse(raw);
  if (!parsed.success) return null;
  const options = parseOptions(parsed.data.options);
  if (options === null || santoDomingo.optionsRefusal(options, seatCount) !== null) return null;
  const most = cardsToPlay(seatCount);
  const fits = ({ cards, trades, fixes }: RoundEntry): boolean =>
    cards.length === seatCount &&
    trades.length === seatCount &&
    cards.every((each) => each.length <= most && new Set(each).size === each.length) &&
    fixes.every((fix) => fix.what === 'row' || fix.seat < seatCount);
  const { rounds, draft, laid } = parsed.data;
  const lies = laid === null || (laid.points.length === seatCount && laid.goods.length === seatCount);
  return lies && [...rounds, draft].every(fits) ? { options, rounds, draft, laid } : null;
}
