import { luckFrom, must, type Phrase } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { randomBot } from '@/bots/random';
import { entry as puertoRicoEntry } from '@/games/puerto-rico';
import { chances } from '@/games/puerto-rico/bots/evaluate';
import { BALANCED_TASTE } from '@/games/puerto-rico/bots/taste';
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
  const styles = ['easy', 'medium', 'greedy', 'shipping-rush', 'building-rush', 'factory'];
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
    for (const id of ['easy', 'medium', ...(asked % 5 === 0 ? ['hard'] : [])]) {
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
    const { reasons } = choice(t.state, 'medium');
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
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 3, goods: { coffee: 1 } } } });
    expect(answer(t, 'medium')).toBe('trader');
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
  const values = chances(end, BALANCED_TASTE);
  const [winner = -1] = puertoRico.outcome(end)?.winners ?? [];
  expect(values.indexOf(Math.max(...values))).toBe(winner);
  expect(values[winner]).toBeGreaterThan(0.75);
});
