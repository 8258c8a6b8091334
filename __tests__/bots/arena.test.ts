import { playMatch } from '../../src/bots/arena';
import { randomBot } from '../../src/bots/random';
import { quantile, wilson } from '../../src/bots/statistics';
import { santoDomingoEntry } from '../../src/games/santo-domingo';
import type { AnyEntry } from '../../src/games/entry';

test('the Wilson interval is that of the table in the books (200 games at 50 %: 43.1 to 56.9)', () => {
  const { low, high } = wilson(100, 200);
  expect(low).toBeCloseTo(0.431, 3);
  expect(high).toBeCloseTo(0.569, 3);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('quantiles', () => {
  expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
  expect(quantile([], 0.95)).toBe(0);
});

describe('a match', () => {
  const entry: AnyEntry = santoDomingoEntry;
  const match = (seed: number) =>
    playMatch({
      game: entry.game,
      bots: [entry.bots['greedy'] ?? randomBot(), randomBot(), randomBot()],
      options: entry.game.defaultOptions,
      games: 30,
      seed,
      now: () => 0,
    });

  test('every win is given to somebody, ties split', () => {
    const { seats, games } = match(1);
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games, 6);
    expect(seats.map(({ bot }) => bot)).toEqual(['greedy', 'random', 'random']);
  });

  test('greedy beats random players, and the same seed gives the same match', () => {
    expect(match(2)).toEqual(match(2));
    expect(match(2).seats[0]?.winRate).toBeGreaterThan(0.7);
  });
});
