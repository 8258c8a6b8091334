import { playMatch, timed } from '@/bots/arena';
import { randomBot } from '@/bots/random';
import { quantile, wilson } from '@/bots/statistics';
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
