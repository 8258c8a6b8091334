/** Hints at moments of many different games: for the tests of what they say and the measure of what the review says. */
import { below, luckFrom, must, play, type HasRng, type Phrase, type Seat } from '@antilles/engine';
import { decideAtOnce, see, type Choice } from '@/bots/bot';
import type { AnyEntry } from '@/games/entry';
import { adviserLuck } from '@/session/adviser';

export interface Position {
  readonly state: HasRng;
  readonly seat: Seat;
  /** So many answers were given before. */
  readonly at: number;
}

/** So many moments are taken from one game. */
const PER_GAME = 10;

/** Moments of games of every size and variant, spread over each game, in which somebody has something to decide. */
export function positionsOf({ game, bots, sampleOptions, isMatterOfCourse }: AnyEntry, count: number): Position[] {
  const found: Position[] = [];
  for (let number = 1; found.length < count; number++) {
    const luck = luckFrom(number);
    const { min, max } = game.seats;
    const seats = min + below(luck, Math.min(4, max) - min + 1);
    const options = number % 2 === 1 ? game.defaultOptions : sampleOptions(luck, seats);
    let state = game.setup(options, seats, number);
    const moments: Position[] = [];
    for (let at = 0, [seat] = game.waiting(state); seat !== undefined; at++, [seat] = game.waiting(state)) {
      const seen = see(game, state, seat);
      if (seen.decision.actions.length > 1) moments.push({ state, seat, at });
      // The easy bot wanders: what it comes to is what people come to.
      const { action } = decideAtOnce(bots[number % 3 === 0 ? 'easy' : 'medium'].think(seen, luck));
      state = play(game, state, seat, action).state;
    }
    void isMatterOfCourse;
    for (let i = 0; i < PER_GAME && found.length < count; i++) {
      const from = Math.floor((i * moments.length) / PER_GAME);
      const to = Math.floor(((i + 1) * moments.length) / PER_GAME);
      if (to > from) found.push(must(moments[from + below(luck, to - from)], 'no such moment'));
    }
  }
  return found;
}

/** What the strongest bot advises there, with the dice the app would give it. */
export const hintAt = ({ game, bots }: AnyEntry, { state, seat, at }: Position): Choice<unknown> =>
  decideAtOnce(bots.hard.think(see(game, state, seat), adviserLuck(at)));

/** Every phrase in a phrase, itself first. */
export const within = (phrase: Phrase): Phrase[] => [
  phrase,
  ...Object.values(phrase.params ?? {}).flatMap((param) =>
    typeof param === 'object' && 'phrases' in param ? param.phrases.flatMap(within) : [],
  ),
];
