import { luckFrom, must, pick } from '@antilles/engine';
import type { Event } from '@/games/puerto-rico/rules/events';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { namedGoods } from '@/games/puerto-rico/rules/goods';
import { staging } from '@/games/puerto-rico/ui/staging';
import { PALETTES } from '@/ui/palettes';
import { stagedFor } from '@/ui/table/staging';
import { type aTable } from '../aTable';

/** No flight of this game depends on more than its event. */
const view = puertoRico.view(puertoRico.setup(puertoRico.defaultOptions, 3, 1), null);
const flightsOf = (event: Event) =>
  stagedFor(staging, []).flightsOf(event, { view, viewer: null, colors: PALETTES.light });
const roads = (event: Event): string[] => flightsOf(event).map(({ from, to, count }) => `${count} ${from} → ${to}`);

test('plantations come from where they lay: the offer, the quarries, the stack', () => {
  const taken = { type: 'tile-taken', seat: 1, colonist: null } as const;
  expect(roads({ ...taken, tile: 'indigo', source: 'face-up' })).toEqual(['1 pr/offer → pr/island/1']);
  expect(roads({ ...taken, tile: 'quarry', source: 'quarries' })).toEqual(['1 pr/quarries → pr/island/1']);
  expect(roads({ ...taken, tile: 'corn', source: 'stack' })).toEqual(['1 pr/stack → pr/island/1']);
  expect(roads({ ...taken, tile: 'corn', source: 'face-up', colonist: 'supply' })).toEqual([
    '1 pr/offer → pr/island/1',
    '1 pr/colonists → pr/seat/1',
  ]);
});

test('what spoils, sails or leaves by the wharf goes back to the supply, never into a ship', () => {
  const lost = namedGoods([0, 0, 3, 1, 0]);
  expect(roads({ type: 'stored', seat: 0, kept: namedGoods([1, 0, 0, 0, 0]), lost })).toEqual([
    '3 pr/hold/0 → pr/supply/sugar',
    '1 pr/hold/0 → pr/supply/tobacco',
  ]);
  expect(roads({ type: 'ship-cleared', ship: 1, capacity: 6, good: 'corn' })).toEqual(['6 pr/ship/1 → pr/supply/corn']);
  expect(roads({ type: 'wharf-used', seat: 2, good: 'corn', count: 4, vp: 5 })).toEqual([
    '4 pr/hold/2 → pr/supply/corn',
    '5 pr/points → pr/vp/2',
  ]);
});

test('buildings come from the market, and what they cost goes to the bank', () => {
  expect(roads({ type: 'built', seat: 0, building: 'harbor', paid: 5, colonist: null })).toEqual([
    '5 pr/coins/0 → pr/bank',
    '1 pr/market → pr/city/0',
  ]);
});

/** What each of these places holds, as far as a figure or a row of pieces shows it. */
function holdings(state: ReturnType<typeof aTable>['state']): Record<string, number> {
  const view = puertoRico.view(state, null);
  const all: Record<string, number> = {};
  view.players.forEach(({ doubloons, goods, island, city }, seat) => {
    all[`pr/coins/${seat}`] = doubloons;
    all[`pr/vp/${seat}`] = must(state.players[seat], 'a player').vp;
    all[`pr/island/${seat}`] = island.length;
    all[`pr/city/${seat}`] = city.length;
    for (const [good, count] of Object.entries(goods)) all[`pr/goods/${seat}/${good}`] = count;
  });
  view.ships.forEach(({ count }, ship) => (all[`pr/ship/${ship}`] = count));
  all['pr/house'] = view.house.length;
  return all;
}

test('as many pieces land as the figures there grow by, in whole random games', () => {
  for (let seed = 0; seed < 8; seed++) {
    const luck = luckFrom(seed);
    const state = puertoRico.setup(puertoRico.defaultOptions, 2 + (seed % 4), seed);
    for (let [seat] = puertoRico.waiting(state); seat !== undefined; [seat] = puertoRico.waiting(state)) {
      let before = holdings(state);
      puertoRico.apply(state, seat, pick(luck, must(puertoRico.decision(state, seat), 'asked').actions), (event) => {
        const after = holdings(state);
        const landed: Record<string, number> = {};
        for (const { to, count = 1 } of flightsOf(event)) landed[to] = (landed[to] ?? 0) + count;
        for (const [where, now] of Object.entries(after)) {
          const grew = now - (before[where] ?? 0);
          if (grew > 0 || landed[where] !== undefined)
            expect([event.type, where, landed[where]]).toEqual([event.type, where, grew]);
        }
        before = after;
      });
    }
  }
});
