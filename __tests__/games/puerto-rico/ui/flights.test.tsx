import { luckFrom, must, pick } from '@antilles/engine';
import { isLarge } from '@/games/puerto-rico/rules/buildings';
import type { Event } from '@/games/puerto-rico/rules/events';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { namedGoods } from '@/games/puerto-rico/rules/goods';
import type { PlayerView, View } from '@/games/puerto-rico/rules/view';
import { staging } from '@/games/puerto-rico/ui/staging';
import { PALETTES } from '@/ui/palettes';
import { stagedFor } from '@/ui/table/staging';
import { type aTable } from '../aTable';

const setUp = puertoRico.view(puertoRico.setup(puertoRico.defaultOptions, 3, 1), null);
/** What flies after an event, on the table as it is then. */
const flightsOf = (event: Event, view: View = setUp) =>
  stagedFor(staging, []).flightsOf(event, { view, viewer: null, colors: PALETTES.light });
const roads = (event: Event, view?: View): string[] =>
  flightsOf(event, view).map(({ from, to, count = 1 }) => `${count} ${from} → ${to}`);

/** The table with these goods in somebody's hands. */
const holding = (seat: number, goods: PlayerView['goods']): View => ({
  ...setUp,
  players: setUp.players.map((player) => (player.seat === seat ? { ...player, goods } : player)),
});

test('plantations come from where they lay: the offer, the quarries, the stack', () => {
  const taken = { type: 'tile-taken', seat: 1, colonist: null } as const;
  expect(roads({ ...taken, tile: 'indigo', source: 'face-up' })).toEqual(['1 pr/offer/indigo → pr/island/1']);
  expect(roads({ ...taken, tile: 'quarry', source: 'quarries' })).toEqual(['1 pr/quarries → pr/island/1']);
  expect(roads({ ...taken, tile: 'corn', source: 'stack' })).toEqual(['1 pr/stack → pr/island/1']);
  expect(roads({ ...taken, tile: 'corn', source: 'face-up', colonist: 'supply' })).toEqual([
    '1 pr/offer/corn → pr/island/1',
    '1 pr/colonists → pr/newest/1/island',
  ]);
});

test('what spoils crumbles and what sails sails: neither flies; what leaves by the wharf goes out to sea, never into a ship', () => {
  const lost = namedGoods([0, 0, 3, 1, 0]);
  expect(roads({ type: 'stored', seat: 0, kept: namedGoods([1, 0, 0, 0, 0]), lost })).toEqual([]);
  expect(roads({ type: 'ship-cleared', ship: 1, capacity: 6, good: 'corn' })).toEqual([]);
  expect(roads({ type: 'wharf-used', seat: 2, good: 'corn', count: 2, vp: 3 })).toEqual([
    '1 pr/goods/2/corn/1 → pr/sea',
    '1 pr/goods/2/corn/0 → pr/sea',
    '3 pr/points → pr/vp/2',
  ]);
});

test('every crate has its own place: on the quay, in the hull, in the trading house', () => {
  const ships = setUp.ships.map((ship, i) => (i === 1 ? { ...ship, good: 'corn' as const, count: 3 } : ship));
  const left = { ...holding(0, namedGoods([1, 0, 0, 0, 0])), ships };
  expect(roads({ type: 'loaded', seat: 0, good: 'corn', ship: 1, capacity: 5, count: 2, vp: 2 }, left)).toEqual([
    '1 pr/goods/0/corn/2 → pr/ship/1/1',
    '1 pr/goods/0/corn/1 → pr/ship/1/2',
    '2 pr/points → pr/vp/0',
  ]);
  const house: View = { ...setUp, house: ['corn', 'sugar'] };
  expect(roads({ type: 'sold', seat: 0, good: 'sugar', income: 3 }, house)).toEqual([
    '1 pr/goods/0/sugar/0 → pr/house/1',
    '3 pr/bank → pr/coins/0',
  ]);
});

test('crops come from the fields', () => {
  const made = namedGoods([2, 0, 0, 0, 1]);
  expect(roads({ type: 'produced', seat: 1, goods: made }, holding(1, namedGoods([3, 0, 0, 0, 1])))).toEqual([
    '1 pr/fields/1 → pr/goods/1/corn/1',
    '1 pr/fields/1 → pr/goods/1/corn/2',
    '1 pr/fields/1 → pr/goods/1/coffee/0',
  ]);
});

test('colonists land where they will wait or work', () => {
  expect(roads({ type: 'colonists-dealt', mayor: 1, dealt: [1, 2, 1], privilege: true })).toEqual([
    '1 pr/colonist-ship → pr/san-juan/0',
    '1 pr/colonist-ship → pr/san-juan/1',
    '1 pr/colonists → pr/san-juan/1',
    '1 pr/colonist-ship → pr/san-juan/2',
  ]);
  expect(roads({ type: 'built', seat: 0, building: 'harbor', paid: 0, colonist: 'ship' })).toEqual([
    '1 pr/market → pr/city/0',
    '1 pr/colonist-ship → pr/newest/0/city',
  ]);
});

test('buildings come from the market, and what they cost goes to the bank', () => {
  expect(roads({ type: 'built', seat: 0, building: 'harbor', paid: 5, colonist: null })).toEqual([
    '5 pr/coins/0 → pr/bank',
    '1 pr/market → pr/city/0',
  ]);
});

/** A place of one piece belongs to what all pieces of its kind lie on. */
const wholeOf = (to: string): string => to.replace(/^(pr\/(?:goods\/\d+\/\w+|ship\/\d+|house))\/\d+$/, '$1');

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
        const flights = flightsOf(event, puertoRico.view(state, null));
        for (const { to, count = 1 } of flights) landed[wholeOf(to)] = (landed[wholeOf(to)] ?? 0) + count;
        // No two single pieces to one place.
        const single = flights.map(({ to }) => to).filter((to) => wholeOf(to) !== to);
        expect(new Set(single).size).toBe(single.length);
        // Nothing flies over the moment of a large building.
        if (event.type === 'built' && isLarge(event.building)) expect(flights).toEqual([]);
        else
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
