import { luckFrom, type AnyGame, type HasRng } from '@antilles/engine';
import { see, type Bot } from './bot';
import { quantile, wilson } from './statistics';

type AnyBot = Bot<HasRng, unknown, unknown>;

export interface Match {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
  readonly options: unknown;
  /** Instead of `options`, other ones for every deal: a kingdom of its own, say. */
  optionsFor?(deal: number): unknown;
  readonly games: number;
  readonly seed: number;
  /** Milliseconds, as fine as there are. */
  now(): number;
  /** A game longer than this counts as shared by all. */
  readonly mostDecisions?: number;
  onGame?(played: number): void;
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
}

/** As the session does: a bot gives the thread back once it has thought this long. */
const SLICE_MS = 4;

/** Plays bots against each other: every deal once with the bots in each rotation of the seats, ties split. */
export function playMatch(match: Match): MatchResult {
  const { game, bots, now } = match;
  const tallies = bots.map(() => ({ wins: 0, score: 0, times: [] as number[], longestSlice: 0 }));
  let decisions = 0;
  let stopped = 0;

  for (let played = 0; played < match.games; played++) {
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
      const began = now();
      const thought = bot.think(see(game, state, seat), luck);
      let sliceBegan = began;
      for (;;) {
        const step = thought.next();
        const time = now();
        if (step.done) {
          tally.longestSlice = Math.max(tally.longestSlice, time - sliceBegan);
          tally.times.push(time - began);
          game.apply(state, seat, step.value.action, null);
          break;
        }
        if (time - sliceBegan >= SLICE_MS) {
          tally.longestSlice = Math.max(tally.longestSlice, time - sliceBegan);
          sliceBegan = time;
        }
      }
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
    match.onGame?.(played + 1);
  }

  return {
    game: game.id,
    games: match.games,
    meanDecisions: decisions / match.games,
    stopped,
    seats: tallies.map((tally, entry) => ({
      bot: bots[entry]?.id ?? '',
      wins: tally.wins,
      winRate: tally.wins / match.games,
      ...wilson(tally.wins, match.games),
      meanMs: tally.times.reduce((sum, time) => sum + time, 0) / Math.max(1, tally.times.length),
      p95Ms: quantile(tally.times, 0.95),
      longestSliceMs: tally.longestSlice,
      meanScore: tally.score / match.games,
    })),
  };
}
