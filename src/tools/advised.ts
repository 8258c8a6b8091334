/** Hints at moments of many different games: for the test of what they say and the measure of what the review makes of them. */
import { below, luckFrom, must, play, type HasRng, type Phrase, type Seat } from '@antilles/engine';
import { decideAtOnce, see, type Level } from '@/bots/bot';
import type { AnyEntry } from '@/games/entry';
import { adviceFor } from '@/session/hint';
import type { Advice } from '@/session/tableSession';

export interface Position {
  readonly state: HasRng;
  readonly seat: Seat;
  /** So many answers were given before. */
  readonly at: number;
}

/** So many moments are taken from one game. */
const PER_GAME = 10;

/** Moments of games of every size and variant, spread over each game, in which somebody can answer in several ways. */
export function positionsOf({ game, bots, sampleOptions }: AnyEntry, count: number): readonly Position[] {
  const found: Position[] = [];
  for (let number = 1; found.length < count; number++) {
    const luck = luckFrom(number);
    const { min, max } = game.seats;
    const seats = min + below(luck, Math.min(4, max) - min + 1);
    // The usual game every other time, any other one in between.
    const options = number % 2 === 1 ? game.defaultOptions : sampleOptions(luck, seats);
    let state = game.setup(options, seats, number);
    const moments: Position[] = [];
    for (let at = 0, [seat] = game.waiting(state); seat !== undefined; at++, [seat] = game.waiting(state)) {
      const seen = see(game, state, seat);
      if (seen.decision.actions.length > 1) moments.push({ state, seat, at });
      const { action } = decideAtOnce(bots.easy.think(seen, luck));
      state = play(game, state, seat, action).state;
    }
    for (let i = 0; i < PER_GAME && found.length < count; i++) {
      const from = Math.floor((i * moments.length) / PER_GAME);
      const to = Math.floor(((i + 1) * moments.length) / PER_GAME);
      if (to > from) found.push(must(moments[from + below(luck, to - from)], 'no such moment'));
    }
  }
  return found;
}

/** What the app advises there; `level`: another bot may think in place of the strongest, which finds the same words. */
export const hintAt = (
  entry: AnyEntry,
  { state, seat, at }: Position,
  level: Level = 'hard',
): Promise<Advice<unknown>> =>
  adviceFor(
    { ...entry, bots: { ...entry.bots, hard: must(entry.bots[level], level) } },
    () => state,
    seat,
    // A clock that stands still: nobody is hurried, and a hint is the same on every machine.
    { now: () => 0, breathe: () => Promise.resolve(), save: () => undefined, luck: () => at + 1 },
    () => false,
    at,
    undefined,
  );

/** What a hint gives as reasons: every sentence in it but the one that says what to do. */
export const reasonsIn = (reasons: readonly Phrase[]): readonly Phrase[] =>
  reasons.flatMap(({ key, params }): readonly Phrase[] => {
    if (key.startsWith('reason.do.')) return [];
    const why = params?.['why'];
    return key === 'reason.hint' && typeof why === 'object' && 'phrases' in why
      ? why.phrases
      : [{ key, params: params ?? {} }];
  });
