import { luckFrom, must, type Phrase } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { randomBot } from '@/bots/random';
import { entry as puertoRicoEntry } from '@/games/puerto-rico';
import { BOARD_FEATURES, TABLE_FEATURES } from '@/games/puerto-rico/bots/features';
import { taughtMind, tasteMind, worthsBy } from '@/games/puerto-rico/bots/mind';
import { judgeOf } from '@/games/puerto-rico/bots/network';
import { packed, unpacked } from '@/games/puerto-rico/bots/packed';
import { PLANS, planFor } from '@/games/puerto-rico/bots/plans';
import { BALANCED_TASTE } from '@/games/puerto-rico/bots/taste';
import weights from '@/games/puerto-rico/bots/weights.json';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { clone, type State } from '@/games/puerto-rico/rules/state';
import { createWords, speaker } from '@/text';
import { aTable, short, loads } from './aTable';

const { bots } = puertoRicoEntry;
const luck = luckFrom(1);
/** What a bot answers at this table. */
const choice = (state: State, id: string, seed = 1) => {
  const seat = must(puertoRico.waiting(state)[0], 'nobody is asked');
  return decideAtOnce(must(bots[id], id).think(see(puertoRico, state, seat), luckFrom(seed)));
};
const answer = (t: ReturnType<typeof aTable>, id: string): string => short(choice(t.state, id).action);

/** Plays a game with these bots and calls `look` before every answer. */
function playGame(ids: readonly string[], seed: number, look?: (state: State) => void): State {
  const state = puertoRico.setup(puertoRico.defaultOptions, ids.length, seed);
  const random = randomBot<State, never, never>();
  for (let [seat] = puertoRico.waiting(state); seat !== undefined; [seat] = puertoRico.waiting(state)) {
    look?.(state);
    const id = must(ids[seat], 'a bot');
    const bot = id === 'random' ? (random as unknown as (typeof bots)['easy']) : must(bots[id], id);
    const { action } = decideAtOnce(bot.think(see(puertoRico, state, seat), luck));
    expect(puertoRico.refusal(state, seat, action)).toBeNull();
    puertoRico.apply(state, seat, action, null);
  }
  return state;
}

test('every bot plays whole games by the rules, with two to five seats', () => {
  const styles = ['easy', 'medium', 'skilled', 'greedy', 'shipping-rush', 'building-rush', 'factory'];
  for (const seats of [2, 3, 4, 5]) {
    const end = playGame(styles.slice(0, seats), seats);
    expect(puertoRico.outcome(end)).not.toBeNull();
  }
  playGame(['factory', 'building-rush', 'shipping-rush'], 9);
});

test('Medium beats two random players in every one of six games', () => {
  for (let seed = 0; seed < 6; seed++) {
    const seats = ['random', 'random', 'random'];
    seats[seed % 3] = 'medium';
    expect(puertoRico.outcome(playGame(seats, seed))?.winners).toEqual([seed % 3]);
  }
});

test('bots judge what they see: another order of the stack changes no answer', () => {
  let asked = 0;
  playGame(['medium', 'medium', 'medium'], 3, (state) => {
    if (asked++ % 9 !== 0) return;
    const other = clone(state);
    other.stack.reverse();
    other.rng = 12345;
    for (const id of ['easy', 'medium', 'skilled', ...(asked % 5 === 0 ? ['hard'] : [])]) {
      expect(choice(other, id, asked)).toEqual(choice(state, id, asked));
    }
  });
  expect(asked).toBeGreaterThan(100);
});

test('a hurried Hard answers at once, with a legal answer', () => {
  const { state } = aTable({ seats: 3 });
  const thought = must(bots.hard, 'hard').think(see(puertoRico, state, 0), luckFrom(1));
  let steps = 0;
  let step = thought.next();
  for (; !step.done; steps++) step = thought.next(true);
  expect(steps).toBeLessThan(20);
  expect(puertoRico.refusal(state, 0, step.value.action)).toBeNull();
});

describe('a hint', () => {
  const say = (language: 'en' | 'nl', phrases: readonly Phrase[]): string =>
    phrases.map((phrase) => speaker(createWords(language), 'puerto-rico', []).say(phrase, 0)).join(' ');

  test('is one whole sentence in both languages, at every decision of a game', () => {
    const odd = new Set<string>();
    playGame(['medium', 'medium', 'medium'], 4, (state) => {
      const { reasons } = choice(state, 'medium');
      for (const language of ['en', 'nl'] as const) {
        const text = say(language, reasons);
        if (!/^[A-Z][^{}]*: [^{}]*\.$/.test(text) || text.includes('reason.')) odd.add(text);
      }
    });
    expect([...odd]).toEqual([]);
  });

  test('names what the role brings and that nobody else profits', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 3, goods: { coffee: 1 } } } });
    const { reasons } = choice(t.state, 'greedy');
    expect(say('en', reasons)).toBe('Trader: your coffee sells for 5 doubloons and nobody else can sell.');
    expect(say('nl', reasons)).toBe('Handelaar: je koffie brengt 5 dubloenen op en niemand anders kan verkopen.');
  });
});

describe('sensible answers', () => {
  test('sells the coffee, not the corn', () => {
    const t = aTable({ seats: 3, boards: { 0: { goods: { corn: 2, coffee: 1 } } } }).role(0, 'trader');
    for (const id of ['medium', 'hard']) expect(answer(t, id)).toBe('coffee');
  });

  test('takes the trader when only this seat can sell coffee', () => {
    const t = aTable({
      seats: 3,
      round: 5,
      boards: {
        0: {
          doubloons: 1,
          goods: { coffee: 1 },
          island: { coffee: [1, 1], indigo: [0, 2] },
          city: { 'coffee-roaster': 1 },
        },
        1: { doubloons: 2, island: { indigo: [1, 2], corn: [1, 1] }, city: { 'small-indigo-plant': 1 } },
        2: { doubloons: 2, island: { corn: [2, 2], sugar: [0, 1] }, city: { 'small-market': 1 } },
      },
    });
    for (const id of ['greedy', 'medium', 'skilled', 'hard']) expect([id, answer(t, id)]).toEqual([id, 'trader']);
  });

  test('keeps the better good when all the rest spoils', () => {
    const t = aTable({
      seats: 2,
      ships: loads('indigo 1', 'indigo 1'),
      boards: { 0: { goods: { corn: 1, coffee: 2 } } },
    });
    t.state.ships[1] = { capacity: 6, good: 'sugar', count: 1 };
    t.role(0, 'captain');
    expect(answer(t, 'medium')).toBe('|coffee');
  });

  test('mans a large building in the last round', () => {
    const t = aTable({
      seats: 3,
      colonistShip: 0,
      colonistSupply: 1,
      boards: { 0: { island: { corn: [0, 6] }, city: { 'city-hall': 0, hacienda: 0 } } },
    });
    t.state.endTriggers.push('colonists');
    t.role(0, 'mayor');
    for (const id of ['medium', 'hard']) expect(answer(t, id).endsWith('|1,0')).toBe(true);
  });
});

test('when the game is over only points count: the winner has the best chances', () => {
  const end = playGame(['medium', 'easy', 'easy'], 7);
  const [winner = -1] = puertoRico.outcome(end)?.winners ?? [];
  for (const mind of [tasteMind(BALANCED_TASTE), taughtMind(judgeOf(unpacked(weights)))]) {
    const values = mind.chances(end);
    expect(values.indexOf(Math.max(...values))).toBe(winner);
    expect(values[winner]).toBeGreaterThan(0.6);
  }
});

describe('the network', () => {
  const network = unpacked(weights);

  test('judges a table the same, whatever was looked at before', () => {
    const busy = taughtMind(judgeOf(network));
    const seen: number[][] = [];
    const tables: State[] = [];
    playGame(['medium', 'easy', 'medium', 'easy'], 5, (state) => {
      tables.push(clone(state));
      seen.push(worthsBy(busy, state));
    });
    tables.forEach((state, i) => {
      if (i % 7 === 0) expect(worthsBy(taughtMind(judgeOf(network)), state)).toEqual(seen[i]);
    });
  });

  test('is the same after it was packed, and one of another size is refused', () => {
    expect(packed(network)).toEqual(weights);
    expect(network.into).toHaveLength((BOARD_FEATURES + TABLE_FEATURES) * (network.hidden + 1));
    expect(() => unpacked({ ...weights, into: weights.into.slice(2) })).toThrow(/weights/);
  });
});

describe('a plan', () => {
  test('is gone on with once it is begun, whatever the dice say', () => {
    const t = aTable({ seats: 3, boards: { 0: { island: { quarry: [0, 2] } }, 1: { city: { harbor: 1 } } } });
    const plans = (seat: number): Set<string> =>
      new Set(Array.from({ length: 30 }, (_, i) => planFor(must(t.state.players[seat], 'a board'), luckFrom(i)).id));
    expect([...plans(0)]).toEqual(['quarries']);
    expect([...plans(1)]).toEqual(['ships']);
    expect(plans(2).size).toBe(PLANS.length);
  });
});

describe('Easy', () => {
  test('never calls the craftsman where nobody makes anything', () => {
    const { state } = aTable({ seats: 3 });
    for (let seed = 0; seed < 60; seed++) expect(short(choice(state, 'easy', seed).action)).not.toBe('craftsman');
  });

  test('keeps the better goods when the rest spoils', () => {
    const t = aTable({
      seats: 2,
      ships: loads('indigo 1', 'indigo 1'),
      boards: { 0: { goods: { corn: 1, coffee: 2 } } },
    });
    t.state.ships[1] = { capacity: 6, good: 'sugar', count: 1 };
    t.role(0, 'captain');
    for (let seed = 0; seed < 20; seed++) expect(short(choice(t.state, 'easy', seed).action)).toBe('|coffee');
  });

  test('does not always answer the same', () => {
    const taken: number[] = [];
    playGame(['medium', 'medium', 'medium'], 6, (state) => {
      if (state.round > 6 || state.steps.at(-1)?.op !== 'choose-role') return;
      taken.push(new Set(Array.from({ length: 8 }, (_, seed) => short(choice(state, 'easy', seed).action))).size);
    });
    expect(taken.some((answers) => answers > 1)).toBe(true);
  });
});
