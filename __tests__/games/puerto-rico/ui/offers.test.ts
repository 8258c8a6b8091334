import { puertoRico } from '@/games/puerto-rico/rules/game';
import { loadingOf, onlyAnswer, saleOf, spoils } from '@/games/puerto-rico/ui/offers';
import { placingOf, stillToPlace, type Placing } from '@/games/puerto-rico/ui/placing';
import { standingOf } from '@/games/puerto-rico/ui/marketStanding';
import { sumText } from '@/games/puerto-rico/ui/prices';
import { carryColonist, tapBuilding, tapTile, type Tapped } from '@/games/puerto-rico/ui/taps';
import { aTable, loads } from '../aTable';

/** How they stand after a tap that was possible. */
function placed(tapped: Tapped): Placing {
  if (typeof tapped === 'string') throw new Error(tapped);
  return tapped;
}

const NONE = { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 };

test('what spoils: everything but whole kinds in warehouses and one good more', () => {
  expect(spoils(NONE, 0)).toBe(0);
  expect(spoils({ ...NONE, corn: 1 }, 0)).toBe(0);
  expect(spoils({ ...NONE, corn: 3, indigo: 2 }, 0)).toBe(4);
  expect(spoils({ ...NONE, corn: 3, indigo: 2 }, 1)).toBe(1);
  expect(spoils({ ...NONE, corn: 3, indigo: 2, coffee: 2 }, 3)).toBe(0);
});

test('a price tells how it came about', () => {
  expect(sumText(8, 2, 1, 5)).toBe('8 − 2 − 1 = 5');
  expect(sumText(8, 0, 0, 8)).toBe('8');
});

test('what a building of the market is to somebody: theirs, to be had, out of reach, or not for now', () => {
  const offer = { cost: 5, price: 4, reason: null, short: 0, can: true } as const;
  expect(standingOf(offer)).toBe('can');
  expect(standingOf({ ...offer, can: false, reason: 'already-owned', short: 2 })).toBe('mine');
  expect(standingOf({ ...offer, can: false, short: 1 })).toBe('beyond');
  expect(standingOf({ ...offer, can: false, reason: 'sold-out' })).toBe('beyond');
  expect(standingOf({ ...offer, can: false, reason: 'city-full' })).toBe('closed');
});

describe('at a table', () => {
  const { state } = aTable({
    seats: 3,
    boards: {
      0: {
        goods: { corn: 3, coffee: 2 },
        island: { corn: [1, 2], coffee: [0, 1] },
        city: { 'coffee-roaster': 0, harbor: 1, 'small-market': 1 },
        sanJuan: 2,
      },
    },
    ships: [null, ['corn', 3], null],
  });
  const view = puertoRico.view(state, 0);
  const me = view.players[0];

  test('a loading counts goods, harbor and what is left', () => {
    const loading = loadingOf(view, 0, { type: 'load', good: 'corn', ship: 1 }, true);
    expect(loading).toMatchObject({ count: 2, harbor: 1, captain: 0, points: 3, atRisk: 2 });
    expect(loading?.left).toMatchObject({ corn: 1, coffee: 2 });
  });

  test('the wharf takes everything of a kind', () => {
    expect(loadingOf(view, 0, { type: 'wharf', good: 'corn' }, true)).toMatchObject({ count: 3, ship: null });
  });

  test('a sale adds the market', () => {
    expect(saleOf(view, 0, 'coffee')).toMatchObject({ price: 4, market: 1 });
  });

  test('a colonist is carried where there is room, from where somebody stands', () => {
    if (me === undefined) throw new Error('nobody');
    const before = placingOf(me);
    const sanJuan = { at: 'san-juan' } as const;
    const coffee = { at: 'tile', kind: 4 } as const;
    const corn = { at: 'tile', kind: 0 } as const;
    const harbor = { at: 'building', slot: me.city.findIndex(({ building }) => building === 'harbor') } as const;
    expect(carryColonist(me, before, sanJuan, coffee)).toMatchObject({ manned: [1, 0, 0, 0, 1, 0] });
    expect(carryColonist(me, before, corn, coffee)).toMatchObject({ manned: [0, 0, 0, 0, 1, 0] });
    expect(carryColonist(me, before, corn, sanJuan)).toMatchObject({ manned: [0, 0, 0, 0, 0, 0] });
    expect(carryColonist(me, before, coffee, corn)).toBe('ui.nobodyThere');
    expect(carryColonist(me, before, sanJuan, harbor)).toBe('ui.spotFull');
    expect(carryColonist(me, before, harbor, harbor)).toBe(before);
  });

  test('colonists come and go as one taps', () => {
    if (me === undefined) throw new Error('nobody');
    const before = placingOf(me);
    expect(stillToPlace(me, before)).toEqual({ waiting: 2, toPlace: 2 });
    const onCoffee = placed(tapTile(me, before, 4, false));
    expect(onCoffee.manned[4]).toBe(1);
    const slot = me.city.findIndex(({ building }) => building === 'coffee-roaster');
    const done = placed(tapBuilding(me, onCoffee, slot));
    expect(done.crew[slot]).toBe(1);
    expect(stillToPlace(me, done)).toEqual({ waiting: 0, toPlace: 0 });
    expect(tapTile(me, done, 0, false)).toBe('ui.nobodyWaits');
    const emptied = placed(tapBuilding(me, done, slot));
    expect(emptied.crew[slot]).toBe(0);
    // Whoever left the roaster stands on another tile now, and nobody waits.
    const elsewhere = { ...emptied, manned: emptied.manned.map((count, kind) => (kind === 5 ? count + 1 : count)) };
    expect(tapBuilding(me, elsewhere, slot)).toBe('ui.nobodyWaits');
    expect(placed(tapTile(me, done, 4, true)).manned[4]).toBe(0);
  });
});

test('the one possibility is picked already: the craftsman’s only good, the only loading, never a role', () => {
  const first = (role: 'craftsman' | 'captain' | 'trader', island: { corn: [number, number] }) => {
    const table = aTable({
      seats: 3,
      supply: { corn: 9, indigo: 9, sugar: 9 },
      ships: loads('corn 1', 'sugar 5', 'indigo 6'),
      boards: { 0: { island, goods: { corn: 2 } } },
    }).role(0, role);
    const decision = puertoRico.decision(table.state, 0);
    return decision === null ? null : onlyAnswer(decision);
  };
  expect(first('craftsman', { corn: [1, 1] })).toEqual({ type: 'take-good', good: 'corn' });
  expect(first('captain', { corn: [1, 1] })).toEqual({ type: 'load', good: 'corn', ship: 0 });
  // A sale may well be worth passing.
  expect(first('trader', { corn: [1, 1] })).toBeNull();
});
