import { isDecided } from '@/bots/budget';

test('it goes on until its budget is used', () => {
  expect(isDecided([], 0, 100)).toBe(false);
  expect(isDecided([36, 24, 20], 80, 100)).toBe(false);
  expect(isDecided([51, 30, 19], 100, 100)).toBe(true);
});

test('it stops as soon as the runner-up cannot catch up any more', () => {
  expect(isDecided([60, 10], 70, 120)).toBe(false);
  expect(isDecided([61, 10], 71, 120)).toBe(true);
  // All that is left would make them equal: then the dice could choose the other.
  expect(isDecided([60, 10], 70, 121)).toBe(false);
});

test('two that are close get twice as much, and no more', () => {
  expect(isDecided([40, 35, 25], 100, 100)).toBe(false);
  expect(isDecided([90, 30, 20], 140, 100)).toBe(true);
  expect(isDecided([100, 99], 199, 100)).toBe(false);
  expect(isDecided([100, 100], 200, 100)).toBe(true);
});
