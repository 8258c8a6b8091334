import * as fc from 'fast-check';
import { nameSize } from '@/ui/curtain/nameSize';
import { arcLength, bendOf, middleOf, onArc, scatter } from '@/ui/flights/arc';
import { niceTicks, roundTicks, spreadLabels } from '@/ui/score/chartGeometry';
import { matches } from '@/text/search';
import { nearestStop } from '@/ui/stops';
import { groupSpaces, nextSpace, trackGeometry } from '@/ui/tracks/trackGeometry';
import { layoutFor } from '@/ui/useLayout';

describe('the track', () => {
  test('has sixteen equal cells with the marker in the middle of its own', () => {
    const { cell, centre, markerLeft, markerWidth } = trackGeometry(16, 344);
    expect(cell).toBe(21.5);
    expect(centre(0)).toBe(10.75);
    expect(markerLeft(5) + markerWidth / 2).toBeCloseTo(centre(5));
  });

  test('the marker goes one space at a time, either way, and then stays', () => {
    expect(nextSpace(5, 1)).toBe(4);
    expect(nextSpace(0, 3)).toBe(1);
    expect(nextSpace(7, 7)).toBe(7);
  });

  test('equal neighbours share a bracket; what has no label has none', () => {
    expect(groupSpaces(['3:1', '3:1', '2:1', null, '2:1'])).toEqual([
      { from: 0, to: 1, label: '3:1' },
      { from: 2, to: 2, label: '2:1' },
      { from: 4, to: 4, label: '2:1' },
    ]);
  });
});

describe('the chart', () => {
  test('ticks are round numbers that cover everything', () => {
    expect(niceTicks(0, 58)).toEqual([0, 20, 40, 60]);
    expect(niceTicks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(niceTicks(-4, 12)[0]).toBeLessThanOrEqual(-4);
  });

  test('numbers under the axis start with the first round and end with the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), (rounds) => {
        const ticks = roundTicks(rounds);
        expect(ticks[0]).toBe(1);
        expect(ticks[ticks.length - 1]).toBe(rounds);
        expect([...ticks].toSorted((a, b) => a - b)).toEqual(ticks);
        expect(new Set(ticks).size).toBe(ticks.length);
      }),
    );
  });

  test('labels are pushed apart and keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 160 }), { minLength: 1, maxLength: 6 }), (wanted) => {
        const got = spreadLabels(wanted, 18, 0, 160);
        const sorted = [...got].toSorted((a, b) => a - b);
        sorted.slice(1).forEach((y, i) => expect(y - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(17.999));
        expect(sorted[0]).toBeGreaterThanOrEqual(0);
        expect(sorted[sorted.length - 1]).toBeLessThanOrEqual(160);
        wanted.forEach((y, i) =>
          wanted.forEach((z, j) => {
            if (y < z) expect(got[i]).toBeLessThan(got[j] ?? Infinity);
          }),
        );
      }),
    );
  });
});

describe('a flight', () => {
  const from = { x: 10, y: 10 };
  const to = { x: 210, y: 160 };

  test('begins and ends where it should, and is bent but not far', () => {
    const bend = bendOf(from, to);
    expect(onArc(from, bend, to, 0)).toEqual(from);
    expect(onArc(from, bend, to, 1)).toEqual(to);
    const long = arcLength(from, bend, to);
    expect(long).toBeGreaterThan(250);
    expect(long).toBeLessThan(320);
  });

  test('goes over the straight line, never under it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), (x, y) => {
        expect(bendOf({ x: 0, y: 0 }, { x, y }).y).toBeLessThanOrEqual(y / 2 + 0.001);
      }),
    );
  });

  test('several tokens land beside each other', () => {
    expect(scatter(0, 1)).toEqual({ x: 0, y: 0 });
    expect(scatter(0, 4).x).toBe(-scatter(3, 4).x);
    expect(middleOf({ x: 0, y: 0, width: 10, height: 20 })).toEqual({ x: 5, y: 10 });
  });
});

test('a slider snaps to the nearest stop', () => {
  expect(nearestStop(0, 100, 5)).toBe(0);
  expect(nearestStop(60, 100, 5)).toBe(2);
  expect(nearestStop(900, 100, 5)).toBe(4);
  expect(nearestStop(-5, 100, 5)).toBe(0);
  expect(nearestStop(50, 0, 1)).toBe(0);
});

test('layouts: small phone, phone, phone on its side, tablet', () => {
  expect(layoutFor(320, 568, 1)).toMatchObject({ size: 'small', twoPane: false });
  expect(layoutFor(390, 844, 1)).toMatchObject({ size: 'phone', twoPane: false, landscape: false });
  expect(layoutFor(844, 390, 1)).toMatchObject({ size: 'small', twoPane: true, landscape: true });
  expect(layoutFor(1180, 820, 1)).toMatchObject({ size: 'wide', twoPane: true });
  expect(layoutFor(820, 1180, 1)).toMatchObject({ twoPane: false });
  expect(layoutFor(390, 844, 2)).toMatchObject({ largeText: true });
});

test('a long name on the curtain shrinks to one line, but not below 34', () => {
  expect(nameSize('Marieke', 342)).toBe(60);
  expect(nameSize('Bartholomeus', 342)).toBeLessThan(60);
  expect(nameSize('Willemijn-Charlotte van den Berg', 342)).toBe(34);
});

test('searching ignores accents, case and the order of words', () => {
  expect(matches('', ['anything'])).toBe(true);
  expect(matches('REEL goud', ['Het goud van Réel'])).toBe(true);
  expect(matches('silver', ['gold'])).toBe(false);
});
