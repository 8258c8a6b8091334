import { playMatch, timed } from '@/bots/arena';
import { randomBot } from '@/bots/random';
import { eloOf, quantile, sequentialTest, wilson } from '@/bots/statistics';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import type { AnyEntry } from '@/games/entry';

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

describe('the sequential test', () => {
  const guesses = { low: 0.5, high: 0.55 };
  /** Deals of two games each, of which the first bot takes both, one or none, evenly spread. */
  const deals = (count: number, share: number): number[] =>
    Array.from({ length: count }, (_, i) => Math.floor((i + 1) * 2 * share) - Math.floor(i * 2 * share)).map(
      (won) => won / 2,
    );

  test('is clear about a strong bot soon, about an even one later, and about too few deals never', () => {
    expect(sequentialTest(deals(11, 1), guesses).clear).toBeNull();
    expect(sequentialTest(deals(40, 0.8), guesses).clear).toBe('high');
    const even = Array.from({ length: 2000 }, (_, i) => [0, 0.5, 1, 0.5][i % 4] ?? 0);
    expect(sequentialTest(even.slice(0, 40), guesses).clear).toBeNull();
    expect(sequentialTest(even, guesses).clear).toBe('low');
  });

  test('Elo is 0 at the even share and 191 at three wins in four', () => {
    expect(eloOf(0.5)).toBeCloseTo(0, 6);
    expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
    expect(eloOf(1 / 3, 1 / 3)).toBeCloseTo(0, 6);
  });
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
      clock: { now: () => 0, worked: () => 0 },
    });

  test('every win is given to somebody, ties split', () => {
    const { seats, games } = match(1);
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(games, 6);
    expect(seats.map(({ bot }) => bot)).toEqual(['greedy', 'random', 'random']);
  });

  test('stops when it is asked to, after whole rotations', () => {
    const entered = playMatch({
      game: entry.game,
      bots: [entry.bots['greedy'] ?? randomBot(), randomBot(), randomBot()],
      options: entry.game.defaultOptions,
      games: 30,
      seed: 1,
      clock: { now: () => 0, worked: () => 0 },
      isClear: (shares) => shares.length === 4,
    });
    expect(entered.games).toBe(12);
    expect(entered.shares.reduce((sum, share) => sum + share * 3, 0)).toBeCloseTo(entered.seats[0]?.wins ?? 0, 6);
  });

  test('greedy beats random players, and the same seed gives the same match', () => {
    expect(match(2)).toEqual(match(2));
    expect(match(2).seats[0]?.winRate).toBeGreaterThan(0.7);
  });
});

describe('slices', () => {
  /** Ten pieces of half a millisecond each; another process takes `stolen` before each of them. */
  function tenPieces(stolen: number) {
    let worked = 0;
    let now = 0;
    const piece = () => {
      worked += 0.5;
      now += 0.5 + stolen;
    };
    const bot: Parameters<typeof timed>[0] = {
      id: 'ten-pieces',
      *think() {
        for (let i = 0; i < 9; i++) {
          piece();
          yield;
        }
        piece();
        return { action: null, reasons: [] };
      },
    };
    const seen = { seat: 0, view: null, decision: { seat: 0, kind: '', actions: [null] }, imagine: () => ({ rng: 1 }) };
    return timed(bot, seen, { rng: 1 }, { now: () => now, worked: () => worked });
  }

  test('are cut before they get longer than two milliseconds', () => {
    expect(tenPieces(0)).toMatchObject({ ms: 5, longestSlice: 2 });
  });

  test('do not count what other processes do meanwhile', () => {
    expect(tenPieces(20)).toMatchObject({ ms: 5, longestSlice: 2 });
  });
});
