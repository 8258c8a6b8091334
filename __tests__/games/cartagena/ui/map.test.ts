import { layMap, pointOf, roadOf, sightOf, sizesFor, smooth, trailOf, wayOf } from '@/games/cartagena/ui/geometry';
import { mapArt } from '@/games/cartagena/ui/scene/mapArt';
import { PAINTS } from '@/games/cartagena/ui/scene/paint';

const SIZES = { width: 390, rowPitch: 53, diameter: 41, scale: 1 };
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

const ALL = [3, 4, 5, 6, 7, 8].flatMap((tunnel) => [
  { tunnel, jungle: 0 },
  { tunnel: 0, jungle: tunnel },
  ...[3, 4, 5].filter((jungle) => tunnel + jungle <= 8).map((jungle) => ({ tunnel, jungle })),
]);

test.each(ALL)('a path of $tunnel + $jungle boards has a place for every space, and no two overlap', (boards) => {
  const map = layMap(SIZES, boards);
  expect(map.spaces).toHaveLength(6 * (boards.tunnel + boards.jungle));
  map.spaces.forEach((space, i) => {
    expect(space.x).toBeGreaterThanOrEqual(SIZES.diameter / 2);
    expect(space.x).toBeLessThanOrEqual(SIZES.width - SIZES.diameter / 2);
    expect(space.y + SIZES.diameter / 2).toBeLessThanOrEqual(map.height);
    map.spaces.slice(i + 1).forEach((other) => expect(distance(space, other)).toBeGreaterThan(SIZES.diameter));
  });
  // Neighbours on the path are neighbours on the screen.
  map.spaces.slice(1).forEach((space, i) => {
    const before = map.spaces[i];
    if (before && !(boards.jungle > 0 && i + 1 === map.tunnelLength)) expect(distance(before, space)).toBeLessThan(75);
  });
});

test('the sloop lies beside the end of the tunnel, and sails to the side where the jungle begins', () => {
  for (const tunnel of [3, 4, 5]) {
    const { docks, spaces, tunnelLength } = layMap(SIZES, { tunnel, jungle: 3 });
    const last = spaces[tunnelLength - 1];
    const first = spaces[tunnelLength];
    if (!docks || !last || !first) throw new Error('a complete escape has a sloop');
    const left = (x: number): boolean => x < SIZES.width / 2;
    // It sails away from the side on which the tunnel ends.
    expect(docks.tortuga.x > docks.cartagena.x).toBe(left(last.x));
    expect(left(first.x)).toBe(!left(last.x));
    expect(docks.tortuga.y).toBeGreaterThan(docks.cartagena.y);
  }
});

test('a pirate passes every space on its way, in both directions', () => {
  const map = layMap(SIZES, { tunnel: 6, jungle: 0 });
  expect(wayOf(map, 'start', 3)).toEqual(['start', 1, 2, 3]);
  expect(wayOf(map, 7, 4)).toEqual([7, 6, 5, 4]);
  expect(wayOf(map, 34, 'goal')).toEqual([34, 35, 36, 'goal']);
  expect(wayOf(map, 'goal', 35)).toEqual(['goal', 36, 35]);
});

test('in the Complete Escape the sloop lies between the halves', () => {
  const map = layMap(SIZES, { tunnel: 3, jungle: 3 });
  expect(wayOf(map, 16, 'ferry')).toEqual([16, 17, 18, 'ferry']);
  expect(wayOf(map, 'ferry', 17)).toEqual(['ferry', 18, 17]);
  expect(wayOf(map, 'ferry', 20)).toEqual(['ferry', 19, 20]);
  expect(wayOf(map, 35, 'goal')).toEqual([35, 36, 'goal']);
  expect(pointOf(map, 'ferry', 'cartagena')).not.toEqual(pointOf(map, 'ferry', 'tortuga'));
});

test('the trail to a landing space goes through the spaces between', () => {
  const map = layMap(SIZES, { tunnel: 3, jungle: 3 });
  expect(trailOf(map, 2, 5)).toEqual(map.spaces.slice(1, 5));
  expect(trailOf(map, 25, 22)).toEqual(map.spaces.slice(21, 25).toReversed());
  expect(trailOf(map, 35, 'goal').slice(0, 2)).toEqual(map.spaces.slice(34, 36));
  expect(trailOf(map, 'start', 1)).toHaveLength(3);
  expect(roadOf(map, 'second')).toHaveLength(18 + 4);
});

test('a smooth line goes through all its points', () => {
  const line = smooth([
    { x: 0, y: 0 },
    { x: 10, y: 5 },
    { x: 20, y: 0 },
  ]);
  expect(line).toMatch(/^M0 0C.* 10 5C.* 20 0$/);
  expect(smooth([])).toBe('');
});

test('whatever the window, spaces do not touch and can be hit', () => {
  for (const [width, height, twoPane, size] of [
    [390, 844, false, 'phone'],
    [320, 568, false, 'small'],
    [768, 1024, false, 'phone'],
    [760, 820, true, 'wide'],
    [544, 390, true, 'small'],
  ] as const) {
    for (const boards of ALL) {
      const sizes = sizesFor({ size, twoPane, height }, width, 0, boards);
      const { spaces, start, goal } = layMap(sizes, boards);
      expect(sizes.rowPitch).toBeGreaterThanOrEqual(44);
      expect(start.height).toBeGreaterThanOrEqual(44);
      expect(goal.height).toBeGreaterThanOrEqual(44);
      expect(goal.x).toBeGreaterThanOrEqual(0);
      expect(goal.x + goal.width).toBeLessThanOrEqual(width);
      spaces.forEach((space, i) =>
        spaces.slice(i + 1).forEach((other) => expect(distance(space, other)).toBeGreaterThan(sizes.diameter)),
      );
    }
  }
});

test.each(ALL)('the picture of $tunnel + $jungle boards has no figure that is none', (boards) => {
  const kind = boards.jungle === 0 ? 'escape' : boards.tunnel === 0 ? 'jungle' : 'complete';
  for (const paint of Object.values(PAINTS)) {
    const art = mapArt(layMap(SIZES, boards), paint, kind);
    expect(art).not.toMatch(/NaN|undefined|Infinity/);
    expect(art.split('<g').length).toBe(art.split('</g>').length);
  }
});

test('what is out of sight is known: both ends, and where somebody would land', () => {
  const map = layMap(SIZES, { tunnel: 6, jungle: 0 });
  expect(sightOf(map, { top: 0, height: map.height }, [3, 20, 'goal'], null)).toEqual({
    start: false,
    goal: false,
    above: [],
    below: [],
  });
  expect(sightOf(map, { top: 120, height: 200 }, [3, 14, 33, 'goal'], null)).toEqual({
    start: true,
    goal: true,
    above: [3],
    below: [33],
  });
});
