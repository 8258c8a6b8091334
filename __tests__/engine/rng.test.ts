import * as fc from 'fast-check';
import { below, luckFrom, pick, random, shuffle } from '@antilles/engine';

const draws = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

/** How far counts are from even, as a chi-squared figure. */
function unevenness(counts: readonly number[]): number {
  const even = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - even) ** 2 / even, 0);
}

describe('Luck', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const numbers = (seed: number) => {
      const luck = luckFrom(seed);
      return draws(20, () => random(luck));
    };
    expect(numbers(42)).toEqual(numbers(42));
    expect(numbers(42)).not.toEqual(numbers(43));
  });

  test('these are the first numbers of seed 1: a change would make every save replay differently', () => {
    const luck = luckFrom(1);
    expect(draws(4, () => below(luck, 1000))).toEqual([627, 2, 527, 981]);
  });

  test('the whole generator is the one number in the state: saved and restored, it goes on identically', () => {
    const luck = luckFrom(7);
    draws(5, () => random(luck));
    const restored = JSON.parse(JSON.stringify(luck)) as typeof luck;
    expect(draws(10, () => random(restored))).toEqual(draws(10, () => random(luck)));
  });

  test('a number lies in [0, 1), whatever the seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const luck = luckFrom(seed);
        return draws(20, () => random(luck)).every((number) => number >= 0 && number < 1);
      }),
    );
  });

  test('below gives whole numbers under the limit, all of them, about as often', () => {
    const luck = luckFrom(3);
    const counts = new Map<number, number>();
    for (let i = 0; i < 6000; i++) {
      const number = below(luck, 6);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    // Five degrees of freedom: fair dice stay under 20.5 in 999 of 1000 trials.
    expect(unevenness([...counts.values()])).toBeLessThan(20.5);
  });

  test('pick takes one of the items, each in its turn, and refuses an empty list', () => {
    const luck = luckFrom(5);
    const picked = new Set(draws(200, () => pick(luck, ['rum', 'hook', 'chest'])));
    expect([...picked].sort()).toEqual(['chest', 'hook', 'rum']);
    expect(() => pick(luck, [])).toThrow('nothing to pick from');
  });
});

describe('Shuffling', () => {
  test('loses nothing, adds nothing, and works in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const cards = items.concat();
        const shuffled = shuffle(luckFrom(seed), cards);
        expect(shuffled).toBe(cards);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  test('the same luck gives the same order', () => {
    const deck = Array.from({ length: 30 }, (_, i) => i);
    expect(shuffle(luckFrom(9), deck.concat())).toEqual(shuffle(luckFrom(9), deck.concat()));
    expect(shuffle(luckFrom(9), deck.concat())).not.toEqual(shuffle(luckFrom(10), deck.concat()));
  });

  test('every order of four cards is about as likely as the others', () => {
    const luck = luckFrom(24);
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(luck, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: a fair shuffle stays under 49.7 in 999 of 1000 trials.
    expect(unevenness([...counts.values()])).toBeLessThan(49.7);
  });
});
