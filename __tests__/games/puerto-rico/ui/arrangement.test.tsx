import { arrange, type Arrangement } from '@/games/puerto-rico/ui/arrangement';
import { LAND_EDGE, LAND_GAP, LAND_HEAD } from '@/games/puerto-rico/ui/landSize';
import { freeLots, lotsOf } from '@/games/puerto-rico/ui/lots';
import type { Stage } from '@/games/puerto-rico/ui/stage';
import { layoutFor } from '@/ui/useLayout';

const NO_EDGES = { top: 0, bottom: 0 };
const phone = layoutFor(390, 844, 1);
const small = layoutFor(320, 568, 1);
const onItsSide = layoutFor(844, 390, 1);

/** How high these parts are together on a phone, the others and the room between all of them included. */
function heightOf({ board, gap, harbour, offer, cell, roles, bay, stage }: Arrangement, players: number): number {
  const heights: Record<string, number> = {
    others: players === 5 ? 102 : 86,
    harbour,
    offer,
    land: LAND_HEAD + LAND_EDGE + 3 * (cell + LAND_GAP),
    roles: 2 * roles.height + 5 + (players === 5 ? 51 : 0),
    bay,
    stage: stage ?? 0,
  };
  return board.reduce((sum, zone) => sum + (heights[zone] ?? 0), gap * (board.length - 1));
}

test('a phone has room for all of it, with and without a notch, and a stage is one row of the dock lower', () => {
  for (const edges of [NO_EDGES, { top: 47, bottom: 34 }])
    for (let players = 2; players <= 5; players++) {
      const at = (stage: Stage) => heightOf(arrange(phone, stage, players, edges), players);
      const room = 844 - edges.top - 48 - 42 - 72 - Math.max(edges.bottom + 12, 20);
      expect(at(null)).toBeLessThanOrEqual(room);
      for (const stage of ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'] as const)
        expect(Math.abs(at(null) - at(stage) - 60)).toBeLessThan(1);
    }
});

test('a stage comes where the roles lay: what lies above them stays where it is', () => {
  const rest = arrange(phone, null, 4, NO_EDGES);
  expect(rest.board).toEqual(['others', 'harbour', 'offer', 'land', 'roles']);
  for (const stage of ['settler', 'mayor', 'builder', 'craftsman'] as const) {
    const { board, harbour, offer, cell } = arrange(phone, stage, 4, NO_EDGES);
    expect(board).toEqual([...rest.board.slice(0, -1), 'stage']);
    expect({ harbour, offer, cell }).toEqual({ harbour: rest.harbour, offer: rest.offer, cell: rest.cell });
  }
  expect(arrange(phone, 'captain', 4, NO_EDGES).board).toEqual(['others', 'bay', 'stage']);
  expect(arrange(phone, 'trader', 4, NO_EDGES).board).toEqual(['others', 'stage']);
});

test('on a small phone, and with large text, what is asked comes first', () => {
  expect(arrange(small, null, 4, NO_EDGES).board).toEqual(['others', 'roles', 'purse', 'offer', 'harbour']);
  expect(arrange(small, 'mayor', 4, NO_EDGES).board).toEqual(['others', 'stage', 'land', 'harbour']);
  const large = arrange(layoutFor(390, 844, 2), 'settler', 4, NO_EDGES);
  expect(large.pinned).toBe(false);
  expect(large.board.slice(0, 3)).toEqual(['gauges', 'stage', 'purse']);
});

test('with two panes the own land lies on the right', () => {
  const tablet = arrange(layoutFor(1180, 820, 1), null, 4, NO_EDGES);
  expect(tablet.board).toEqual(['gauges', 'others', 'harbour', 'offer', 'roles']);
  expect(tablet).toMatchObject({ side: ['purse', 'land'], stacked: true });
  expect(arrange(onItsSide, 'mayor', 4, NO_EDGES)).toMatchObject({
    board: ['gauges', 'others', 'harbour', 'stage'],
    side: ['land', 'offer'],
  });
});

test('whatever the rules allow finds its lots, and nothing that stands ever moves', () => {
  for (let large = 0; large <= 4; large++)
    for (let small = 0; small <= 12 - 2 * large; small++)
      for (const sizes of [
        [...Array<number>(small).fill(1), ...Array<number>(large).fill(2)],
        [...Array<number>(large).fill(2), ...Array<number>(small).fill(1)],
      ]) {
        const lots = lotsOf(sizes);
        expect(freeLots(lots)).toHaveLength(12 - small - 2 * large);
        expect(lots.every(({ column, row, tall }) => column >= 0 && column < 4 && row + (tall ? 1 : 0) < 3)).toBe(true);
        expect(lotsOf(sizes.slice(0, -1))).toEqual(lots.slice(0, -1));
      }
});
