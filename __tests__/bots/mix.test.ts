import { luckFrom, must } from '@antilles/engine';
import { botNamed, isBotIn, levelAt, mixId, mixOf, nearestLevel, startOf, strengthOf } from '@/bots/mix';
import { decideAtOnce, levelsOf, see, type Bot } from '@/bots/bot';
import { entryOf } from '@/games';
import { SHELF } from '@/games/shelf';

const strengths = { hard: 1800, easy: 1200, medium: 1500 };

test('a mix is written and read; anything else is the name of a bot', () => {
  const mix = { lower: 'easy', upper: 'medium', share: 30 };
  expect(mixOf(mixId(mix))).toEqual(mix);
  for (const id of ['easy', 'easy~medium', 'easy~medium~0', 'easy~medium~100', '~~5', 'easy~medium~5~6'])
    expect(mixOf(id)).toBeNull();
  expect(['hard', 'easy~medium~40', 'easy~medium~50'].map(nearestLevel)).toEqual(['hard', 'easy', 'medium']);
});

test('the level at a strength lies between the two beside it', () => {
  expect([0, 1200, 1500, 1800, 5000].map((at) => levelAt(strengths, at))).toEqual([
    'easy',
    'easy',
    'medium',
    'hard',
    'hard',
  ]);
  expect(levelAt(strengths, 1290)).toBe('easy~medium~30');
  expect(levelAt(strengths, 1795)).toBe('hard');
  expect(levelAt({ ...strengths, skilled: 1600 }, 1550)).toBe('medium~skilled~50');
  for (let at = 1200; at <= 1800; at += 7)
    expect(Math.abs((strengthOf(strengths, levelAt(strengths, at)) ?? 0) - at)).toBeLessThanOrEqual(15);
});

test('somebody new begins between the two weakest levels, whatever order they are told in', () => {
  expect(startOf(strengths)).toBe(1350);
  expect(strengthOf(strengths, 'grandmaster')).toBeUndefined();
  expect(strengthOf(strengths, 'easy~grandmaster~50')).toBeUndefined();
});

const saying = (word: string): Bot<{ rng: number }, string, unknown> => ({
  id: word,
  *think() {
    return { action: word, reasons: [] };
  },
});

test('a mix answers as either of the two, as often as it says, and the same by the same dice', () => {
  const bots = { easy: saying('easy'), hard: saying('hard') };
  const mix = botNamed(bots, 'easy~hard~30');
  const answers = (seed: number): readonly string[] => {
    const luck = luckFrom(seed);
    return Array.from({ length: 1000 }, () => decideAtOnce(must(mix, 'a mix').think(undefined as never, luck)).action);
  };
  const hard = answers(1).filter((word) => word === 'hard').length;
  expect(hard).toBeGreaterThan(250);
  expect(hard).toBeLessThan(350);
  expect(answers(1)).toEqual(answers(1));
  expect([isBotIn(bots, 'easy~nobody~30'), isBotIn(bots, 'toString'), isBotIn(bots, 'easy~hard~30')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(botNamed(bots, 'nobody')).toBeUndefined();
});

describe.each(SHELF.map(({ id, strengths: told }) => [id, told ?? {}] as const))('%s', (id, told) => {
  const { game, bots } = entryOf(id);

  test('every level that can be chosen has a strength, each more than the one before; Medium is at 1500', () => {
    const levels = levelsOf(bots);
    // A new level is a line of `strengths` on the game's shelf.
    expect(Object.keys(told).sort()).toEqual([...levels].sort());
    const known = levels.map((level) => told[level] ?? NaN);
    expect(known).toEqual([...new Set(known)].sort((a, b) => a - b));
    expect(told['medium']).toBe(1500);
  });

  test('a mix of its levels plays, and never what the rules refuse', () => {
    const state = game.setup(game.defaultOptions, game.seats.min, 5);
    const mix = botNamed(bots, 'easy~medium~50');
    const luck = luckFrom(3);
    for (let i = 0; i < 12; i++) {
      const [seat] = game.waiting(state);
      if (seat === undefined || mix === undefined) throw new Error('nobody to ask');
      const { action } = decideAtOnce(mix.think(see(game, state, seat), luck));
      expect(game.refusal(state, seat, action)).toBeNull();
      game.apply(state, seat, action, null);
    }
  });
});
