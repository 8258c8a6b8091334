import { luckFrom } from '@antilles/engine';
import { ladderOf, type Meeting } from '@/bots/ladder';

const meeting = (one: number, other: number, share: number, deals = 200): Meeting => ({
  one,
  other,
  shares: Array.from({ length: deals }, (_, i) => (i < share * deals ? 1 : 0)),
});

test('three wins in four are 191 points of Elo, within the interval, and they add up', () => {
  const [a, b, c] = ladderOf(3, [meeting(0, 1, 0.75), meeting(1, 2, 0.75), meeting(0, 2, 0.9)], luckFrom(1));
  if (a === undefined || b === undefined || c === undefined) throw new Error('three were on the ladder');
  expect(a.elo - b.elo).toBeGreaterThan(170);
  expect(a.elo - b.elo).toBeLessThan(210);
  expect(a.elo + b.elo + c.elo).toBeCloseTo(0, 6);
  for (const { elo, low, high } of [a, b, c]) {
    expect(low).toBeLessThan(elo);
    expect(high).toBeGreaterThan(elo);
    expect(high - low).toBeLessThan(120);
  }
});

test('somebody who only wins is strong, not infinitely so', () => {
  const [best] = ladderOf(2, [meeting(0, 1, 1)], luckFrom(1));
  expect(best?.elo).toBeGreaterThan(200);
  expect(best?.elo).toBeLessThan(1000);
});
