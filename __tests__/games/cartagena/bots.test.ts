import { luckFrom, must, type Phrase } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { entry as cartagenaEntry } from '@/games/cartagena';
import type { Action } from '@/games/cartagena/rules/actions';
import { cartagena } from '@/games/cartagena/rules/game';
import { sampleOptions } from '@/games/cartagena/rules/options';
import { playerAt, type State } from '@/games/cartagena/rules/state';
import { createWords, speaker } from '@/text';
import { aTable, LAYOUT_A, times } from './aTable';

const { easy, medium, skilled, hard, greedy, novice } = cartagenaEntry.bots;
const bots = { easy, medium, skilled: must(skilled, 'no Skilled'), hard, greedy: must(greedy, 'no greedy bot') };

const choose = (bot: keyof typeof bots, state: State, seed = 1, seat = cartagena.waiting(state)[0] ?? 0) =>
  decideAtOnce(bots[bot].think(see(cartagena, state, seat), luckFrom(seed)));

const SPEAKERS = (['en', 'nl'] as const).map((language) =>
  speaker(createWords(language), 'cartagena', ['A', 'B', 'C', 'D', 'E']),
);

/** Whether a hint is one sentence without gaps in both languages. */
const hasWords = (reason: Phrase): boolean =>
  SPEAKERS.every(({ say }) => {
    const text = say(reason, 0);
    return /^[A-Z].*: .*[^.]\.$/.test(text) && !/reason\.|\{\{|symbol\.|place\./.test(text);
  });

const NAMES = ['easy', 'medium', 'skilled', 'hard', 'greedy'] as const;

test.each(NAMES)('%s takes a win that is there to be taken', (level) => {
  const t = aTable({
    ...LAYOUT_A,
    at: { 0: { 32: 1, goal: 5 }, 1: { start: 4, 5: 2 } },
    hands: { 0: ['rum', 'hook', 'pistol', 'chest'] },
  });
  const { action, reasons } = choose(level, t.state);
  expect(t.do(action).state.winner).toBe(0);
  expect(JSON.stringify(reasons)).toContain('reason.wins');
});

test.each(NAMES)('%s never brings somebody’s last pirate home (CA-D13)', (level) => {
  for (let seed = 0; seed < 2; seed++) {
    const t = aTable({
      ...LAYOUT_A,
      cardRule: { tunnel: 'morgan', jungle: 'morgan' },
      at: { 0: { start: 6 }, 1: { 30: 1, goal: 5 } },
      hands: { 0: ['pistol'] },
    });
    expect(choose(level, t.state, seed).action.type).not.toBe('morgan');
  }
});

test('the same dice and the same sight give the same choice, whatever is hidden', () => {
  for (let seed = 0; seed < 4; seed++) {
    const luck = luckFrom(seed);
    const state = cartagena.setup({ ...sampleOptions(luck, 3), first: 0, blackMagic: true }, 3, seed);
    const other = cartagena.clone(state);
    // Another pair of hands, another pile, other tokens: all of it out of this seat's sight.
    const [one, two] = [playerAt(other, 1), playerAt(other, 2)];
    [one.hand, two.hand] = [two.hand, one.hand];
    other.draw.reverse();
    other.chests?.laid.reverse();
    other.rng = 12345;
    expect(choose('medium', other, seed)).toEqual(choose('medium', state, seed));
  }
});

test.each([2, 3, 4, 5])('bots play any variant to its end, with reasons that have words: %i seats', (seats) => {
  for (let seed = 0; seed < 3; seed++) {
    const luck = luckFrom(100 * seats + seed);
    const state = cartagena.setup(sampleOptions(luck, seats), seats, seed);
    let decisions = 0;
    for (; decisions < 3000; decisions++) {
      const [seat] = cartagena.waiting(state);
      if (seat === undefined) break;
      const { action, reasons } = decideAtOnce(must(novice, 'no novice').think(see(cartagena, state, seat), luck));
      if (cartagena.refusal(state, seat, action) !== null) throw new Error(`illegal ${JSON.stringify(action)}`);
      if (reasons.length === 0 || !reasons.every(hasWords)) throw new Error(`no reason for ${JSON.stringify(action)}`);
      cartagena.apply(state, seat, action, null);
    }
    expect(cartagena.outcome(state)).not.toBeNull();
  }
});

test('Medium finishes a full game of everything', () => {
  const state = cartagena.setup(
    {
      ...cartagena.defaultOptions,
      route: 'complete',
      layout: { type: 'named', name: 'layout-b' },
      pirates: 4,
      cardRule: { tunnel: 'both', jungle: 'both' },
      scoundrels: true,
      blackMagic: true,
    },
    3,
    7,
  );
  const luck = luckFrom(8);
  const kinds = new Set<string>();
  for (let i = 0; i < 600; i++) {
    const [seat] = cartagena.waiting(state);
    if (seat === undefined) break;
    const { action } = decideAtOnce(medium.think(see(cartagena, state, seat), luck));
    kinds.add(action.type);
    cartagena.apply(state, seat, action, null);
  }
  expect(cartagena.outcome(state)).not.toBeNull();
  expect(kinds.size).toBeGreaterThan(5);
});

test('a hurried bot answers with the best it has', () => {
  const t = aTable({ ...LAYOUT_A });
  const thought = hard.think(see(cartagena, t.state, 0), luckFrom(1));
  thought.next();
  let steps = 0;
  let answer: Action | null = null;
  while (answer === null && steps++ < 100) {
    const step = thought.next(true);
    if (step.done) answer = step.value.action;
  }
  expect(answer && cartagena.refusal(t.state, 0, answer)).toBeNull();
});

test('small questions are answered with sense', () => {
  // A rum would carry furthest: the others stand on every other rum but the last.
  const t = aTable({
    ...LAYOUT_A,
    blackMagic: true,
    at: { 0: { start: 6 }, 1: { start: 1, 6: 1, 11: 1, 15: 1, 21: 1, 30: 1 } },
    hands: { 0: ['pistol'], 1: ['hook', 'rum', 'lantern'] },
    draw: times(5, 'hook'),
  }).do({ type: 'magic-pistol', card: 'pistol', victim: 1 });
  expect(choose('hard', t.state).action).toEqual({ type: 'take', card: 'rum' });
});
