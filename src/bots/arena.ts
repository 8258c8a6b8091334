import { luckFrom, type AnyGame, type HasRng } from '@antilles/engine';
import { see, type Bot, type Choice } from './bot';
import { isTimeToBreathe } from './slice';
import { quantile, wilson } from './statistics';

type AnyBot = Bot<HasRng, unknown, unknown>;

/** Both in milliseconds, as fine as there are. */
export interface Clock {
  now(): number;
  /** What the processor has worked for this thread: on a busy machine much less than goes by. Dearer to ask than `now`. */
  worked(): number;
}

export interface Match {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
  readonly options: unknown;
  /** Instead of `options`, other ones for every deal: a kingdom of its own, say. */
  optionsFor?(deal: number): unknown;
  readonly games: number;
  readonly seed: number;
  readonly clock: Clock;
  /** A game longer than this counts as shared by all. */
  readonly mostDecisions?: number;
  /** Asked after every deal that was played in all rotations, with the first bot's share of each: whether it is clear. */
  isClear?(shares: readonly number[]): boolean;
}

export interface SeatResult {
  readonly bot: string;
  readonly wins: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly meanMs: number;
  readonly p95Ms: number;
  readonly longestSliceMs: number;
  readonly meanScore: number;
}

export interface MatchResult {
  readonly game: string;
  readonly games: number;
  readonly seats: readonly SeatResult[];
  readonly meanDecisions: number;
  readonly stopped: number;
  /** The first bot's share of the wins of each deal that was played in all rotations. */
  readonly shares: readonly number[];
}

/** Plays bots against each other: every deal once with the bots in each rotation of the seats, ties split. */
export function playMatch(match: Match): MatchResult {
  const { game, bots, clock } = match;
  const tallies = bots.map(() => ({ wins: 0, score: 0, times: [] as number[], longestSlice: 0 }));
  const shares: number[] = [];
  let wonBefore = 0;
  let decisions = 0;
  let stopped = 0;
  let games = 0;

  for (let played = 0; played < match.games; played++) {
    games++;
    const deal = Math.floor(played / bots.length);
    const turn = played % bots.length;
    const state = game.setup(match.optionsFor?.(deal) ?? match.options, bots.length, match.seed * 1_000_003 + deal);
    const luck = luckFrom((match.seed * 7919 + played) ^ 0xb07);
    // The bot of entry e sits on seat (e + turn) of this deal.
    const entryAt = (seat: number): number => (seat - turn + bots.length) % bots.length;
    let length = 0;
    for (; length < (match.mostDecisions ?? 20_000); length++) {
      const [seat] = game.waiting(state);
      if (seat === undefined) break;
      const entry = entryAt(seat);
      const tally = tallies[entry];
      const bot = bots[entry];
      if (!tally || !bot) throw new Error(`no bot for seat ${seat}`);
      const { choice, ms, longestSlice } = timed(bot, see(game, state, seat), luck, clock);
      tally.longestSlice = Math.max(tally.longestSlice, longestSlice);
      tally.times.push(ms);
      game.apply(state, seat, choice.action, null);
    }
    decisions += length;
    const outcome = game.outcome(state);
    const points = game.points(state);
    if (!outcome) stopped++;
    const winners = outcome ? outcome.winners : points.map((_, seat) => seat);
    for (const seat of winners) {
      const tally = tallies[entryAt(seat)];
      if (tally) tally.wins += 1 / winners.length;
    }
    points.forEach((score, seat) => {
      const tally = tallies[entryAt(seat)];
      if (tally) tally.score += score;
    });
    if (turn < bots.length - 1) continue;
    const won = tallies[0]?.wins ?? 0;
    shares.push((won - wonBefore) / bots.length);
    wonBefore = won;
    if (match.isClear?.(shares) === true) break;
  }

  return {
    game: game.id,
    games,
    meanDecisions: decisions / games,
    stopped,
    shares,
    seats: tallies.map((tally, entry) => ({
      bot: bots[entry]?.id ?? '',
      wins: tally.wins,
      winRate: tally.wins / games,
      ...wilson(tally.wins, games),
      meanMs: tally.times.reduce((sum, time) => sum + time, 0) / Math.max(1, tally.times.length),
      p95Ms: quantile(tally.times, 0.95),
      longestSliceMs: tally.longestSlice,
      meanScore: tally.score / games,
    })),
  };
}

interface Timed {
  readonly choice: Choice<unknown>;
  readonly ms: number;
  readonly longestSlice: number;
}

/**
 * Lets a bot think as the session does, in slices, and measures them by the processor: a slice that another process cut
 * in two is not the bot's. Time that goes by is never less than what the processor worked, so the dear clock is only
 * asked when the cheap one says that a slice may be full.
 */
export function timed(bot: AnyBot, seen: Parameters<AnyBot['think']>[0], luck: HasRng, { now, worked }: Clock): Timed {
  const began = worked();
  const thought = bot.think(seen, luck);
  let sliceBegan = began;
  let longestSlice = 0;
  let soFar = 0;
  let pieces = 0;
  let last = now();
  for (;;) {
    const step = thought.next();
    if (step.done) {
      const ended = worked();
      return { choice: step.value, ms: ended - began, longestSlice: Math.max(longestSlice, ended - sliceBegan) };
    }
    const time = now();
    const took = time - last;
    last = time;
    soFar += took;
    pieces++;
    if (!isTimeToBreathe(soFar, took)) continue;
    const mine = worked() - sliceBegan;
    if (isTimeToBreathe(mine, mine / pieces)) {
      longestSlice = Math.max(longestSlice, mine);
      sliceBegan = worked();
      soFar = 0;
      pieces = 0;
    } else {
      soFar = mine;
    }
    last = now();
  }
}
