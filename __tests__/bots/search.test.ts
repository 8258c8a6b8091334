import { luckFrom, type Game } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { greedyBot, softMax } from '@/bots/greedy';
import type { Guide } from '@/bots/guide';
import { randomBot } from '@/bots/random';
import { searchBot } from '@/bots/search';

/**
 * Matching pennies with a twist, as the smallest simultaneous game there is: both seats name 'low' or 'high' at once.
 * Low against low pays the first 1, anything against high pays the second 1, unless both say high: then the first wins 3.
 * What it shows: a seat that could see the other's choice would play quite differently.
 */
interface Pennies {
  rng: number;
  said: (string | null)[];
}
type Word = 'low' | 'high';
const WORDS: readonly Word[] = ['low', 'high'];

const pennies: Game<Pennies, Word, { said: boolean[] }, null, string> = {
  id: 'pennies',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  defaultOptions: null,
  parseOptions: () => null,
  optionsRefusal: () => null,
  setup: (_options, _seats, seed) => ({ rng: seed, said: [null, null] }),
  waiting: (state) => [0, 1].filter((seat) => state.said[seat] === null),
  decision: (state, seat) => (state.said[seat] === null ? { seat, kind: 'say', actions: WORDS } : null),
  isOpen: () => false,
  refusal: () => null,
  apply: (state, seat, word) => void (state.said[seat] = word),
  clone: (state) => ({ rng: state.rng, said: state.said.concat() }),
  outcome: () => null,
  round: () => 1,
  points: (state) => payoff(state),
  view: (state) => ({ said: state.said.map((word) => word !== null) }),
  redact: () => null,
  reveals: () => false,
  phrase: () => null,
  resample: (state, seat, luck) => {
    const copy = { rng: 0, said: state.said.concat() };
    const other = 1 - seat;
    if (copy.said[other] !== null) copy.said[other] = WORDS[luckFrom(luck.rng++).rng % 2] ?? 'low';
    return copy;
  },
};

const payoff = ({ said: [first, second] }: Pennies): number[] => {
  if (first === 'high') return second === 'high' ? [3, 0] : [2, 0];
  return second === 'high' ? [0, 1] : [1, 0];
};

const guide: Guide<Pennies, Word, { said: boolean[] }> = {
  // A secret that lies on the table already is searched as if it were still to be chosen.
  prepare: (state, seat) => void (state.said[1 - seat] = null),
  rollout: () => undefined,
  evaluate: (state) => payoff(state).map((points) => points / 3),
};

describe('searching simultaneous choices (decoupled UCT)', () => {
  const bot = searchBot('search', pennies, guide, { iterations: 400, exploration: 0.6, depth: 2 });

  test('a dominant choice is found', () => {
    const state = pennies.setup(null, 2, 1);
    expect(decideAtOnce(bot.think(see(pennies, state, 0), luckFrom(7))).action).toBe('high');
  });

  test('what the other one has put down in secret changes nothing', () => {
    const choices = [null, 'low', 'high'].map((secret) => {
      const state: Pennies = { rng: 1, said: [null, secret] };
      return decideAtOnce(bot.think(see(pennies, state, 0), luckFrom(7))).action;
    });
    expect(new Set(choices).size).toBe(1);
  });

  test('it breathes at every iteration, and stops when the answer cannot change any more', () => {
    const thought = bot.think(see(pennies, pennies.setup(null, 2, 1), 0), luckFrom(3));
    let breaths = 0;
    for (let step = thought.next(); !step.done; step = thought.next()) breaths++;
    expect(breaths).toBeGreaterThan(200);
    expect(breaths).toBeLessThan(400);
  });

  test('hurried, it answers as soon as every choice was tried', () => {
    const thought = bot.think(see(pennies, pennies.setup(null, 2, 1), 0), luckFrom(3));
    let breaths = 0;
    let step = thought.next();
    while (!step.done) {
      breaths++;
      step = thought.next(true);
    }
    expect(breaths).toBeLessThan(10);
    expect(WORDS).toContain(step.value.action);
  });
});

describe('greedy', () => {
  test('takes what is best for itself now', () => {
    const bot = greedyBot('greedy', pennies, guide, {
      samples: 10,
      temperature: 0,
      worth: (state, seat) => payoff(state)[seat] ?? 0,
    });
    const state = pennies.setup(null, 2, 1);
    expect(decideAtOnce(bot.think(see(pennies, state, 0), luckFrom(1))).action).toBe('high');
  });

  test('soft-max prefers the better and is never certain when warm', () => {
    const luck = luckFrom(5);
    const counts = [0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const at = softMax([1, 2, 0], 1, luck);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const [middle = 0, best = 0, worst = 0] = counts;
    expect(best).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(worst);
    expect(worst).toBeGreaterThan(0);
    expect(softMax([1, 2, 0], 0, luck)).toBe(1);
  });
});

test('the random bot plays everything there is', () => {
  const luck = luckFrom(2);
  const state = pennies.setup(null, 2, 1);
  const played = new Set(
    Array.from(
      { length: 50 },
      () => decideAtOnce(randomBot<Pennies, Word, unknown>().think(see(pennies, state, 0), luck)).action,
    ),
  );
  expect(played).toEqual(new Set(WORDS));
});
