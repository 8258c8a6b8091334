import { luckFrom } from '@antilles/engine';
import { entry as puertoRicoEntry } from '@/games/puerto-rico';
import { BUILDING_LIST, BUILDINGS } from '@/games/puerto-rico/rules/buildings';
import { colonistsOf } from '@/games/puerto-rico/rules/board';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { BALANCED, DEFAULT_OPTIONS } from '@/games/puerto-rico/rules/options';
import type { State } from '@/games/puerto-rico/rules/state';

const fresh = (seats: number, seed = 1, options = DEFAULT_OPTIONS): State => puertoRico.setup(options, seats, seed);

/** A seed whose first governor is this seat. */
function seedFor(seats: number, governor: number): number {
  for (let seed = 0; ; seed++) if (fresh(seats, seed).governor === governor) return seed;
}

const inOrder = (state: State): string[] =>
  state.players.map((_, i) => state.players[(state.governor + i) % state.players.length]?.island.join() ?? '');

describe('set-up, table (a) (PR-T1)', () => {
  test.each`
    seats | doubloons | tiles                                             | vp     | colonists | ship | all    | ships        | roles | faceUp | quarries | stack | goods                 | buildings
    ${2}  | ${3}      | ${['indigo', 'corn']}                             | ${65}  | ${40}     | ${2} | ${42}  | ${[4, 6]}    | ${7}  | ${3}   | ${5}     | ${30} | ${[8, 9, 9, 7, 7]}    | ${29}
    ${3}  | ${2}      | ${['indigo', 'indigo', 'corn']}                   | ${75}  | ${55}     | ${3} | ${58}  | ${[4, 5, 6]} | ${6}  | ${4}   | ${8}     | ${43} | ${[10, 11, 11, 9, 9]} | ${49}
    ${4}  | ${3}      | ${['indigo', 'indigo', 'corn', 'corn']}           | ${100} | ${75}     | ${4} | ${79}  | ${[5, 6, 7]} | ${7}  | ${5}   | ${8}     | ${41} | ${[10, 11, 11, 9, 9]} | ${49}
    ${5}  | ${4}      | ${['indigo', 'indigo', 'indigo', 'corn', 'corn']} | ${122} | ${95}     | ${5} | ${100} | ${[6, 7, 8]} | ${8}  | ${6}   | ${8}     | ${39} | ${[10, 11, 11, 9, 9]} | ${49}
  `('$seats players', (row: Record<string, unknown> & { seats: number }) => {
    const state = fresh(row.seats);
    expect({
      doubloons: [...new Set(state.players.map((player) => player.doubloons))],
      tiles: inOrder(state),
      vp: state.vpSupply,
      colonists: state.colonistSupply,
      ship: state.colonistShip,
      all: state.colonistSupply + state.colonistShip + state.players.reduce((sum, p) => sum + colonistsOf(p), 0),
      ships: state.ships.map((ship) => ship.capacity),
      roles: state.takers.length,
      faceUp: state.faceUp.length,
      quarries: state.quarrySupply,
      stack: state.stack.length,
      goods: state.goodsSupply,
      buildings: state.buildingSupply.reduce((sum, left) => sum + left, 0),
    }).toEqual({ ...row, seats: undefined, doubloons: [row.doubloons] });
    expect(state.players.every((p) => p.vp + p.sanJuan + p.city.length === 0 && p.island.length === 1)).toBe(true);
    expect(state.house).toEqual([]);
    expect(state.purses.every((purse) => purse === 0)).toBe(true);
  });

  test('start tiles go round from the governor: P2 indigo, P3 indigo, P0 corn, P1 corn (PR-T1)', () => {
    const state = fresh(4, seedFor(4, 2));
    expect(state.players.map((player) => player.island[0])).toEqual(['corn', 'corn', 'indigo', 'indigo']);
  });

  test('the plantations in the box are all there, 35 with two players and 50 with more', () => {
    const count = (seats: number): number[] => {
      const { plantations } = JSON.parse(puertoRicoEntry.census(fresh(seats))) as { plantations: number[] };
      return plantations;
    };
    expect(count(2)).toEqual([7, 9, 8, 6, 5]);
    expect([3, 4, 5].map(count)).toEqual(Array(3).fill([10, 12, 11, 9, 8]));
  });

  test('two players have two of each production building and one of each violet one', () => {
    const { buildingSupply } = fresh(2);
    expect(BUILDING_LIST.map((building, i) => [building.makes === null, buildingSupply[i]])).toEqual(
      BUILDING_LIST.map(({ makes }) => (makes === null ? [true, 1] : [false, 2])),
    );
  });

  test('every seat can be the first governor, and the stack is shuffled', () => {
    const starts = new Set(Array.from({ length: 60 }, (_, seed) => fresh(3, seed).governor));
    expect([...starts].sort()).toEqual([0, 1, 2]);
    expect(fresh(3, 1).stack).not.toEqual(fresh(3, 2).stack);
  });
});

describe('options', () => {
  test('cornMinusOne: the third seat from the governor has 1 doubloon, the others 2 (PR-T1)', () => {
    const state = fresh(3, seedFor(3, 1), { ...DEFAULT_OPTIONS, cornMinusOne: true });
    expect(state.players.map((player) => player.doubloons)).toEqual([1, 2, 2]);
  });

  test.each([
    [2, [3, 2]],
    [4, [3, 3, 2, 2]],
    [5, [4, 4, 4, 3, 3]],
  ])('cornMinusOne with %i players', (seats, expected) => {
    const state = fresh(seats, seedFor(seats, 0), { ...DEFAULT_OPTIONS, cornMinusOne: true });
    expect(state.players.map((player) => player.doubloons)).toEqual(expected);
  });

  test('balanced is both usual corrections together', () => {
    expect(BALANCED).toEqual({
      swapFactoryUniversity: true,
      cornMinusOne: true,
      swapMarketHut: false,
      openVp: false,
    });
  });

  test('options are read strictly: missing is off, foreign or wrong is refused', () => {
    expect(puertoRico.parseOptions({})).toEqual(DEFAULT_OPTIONS);
    expect(puertoRico.parseOptions({ openVp: true })).toEqual({ ...DEFAULT_OPTIONS, openVp: true });
    for (const wrong of [null, 7, [], { openVp: 1 }, { winter: true }])
      expect(puertoRico.parseOptions(wrong)).toBeNull();
  });

  test('two to five players', () => {
    const refusals = [1, 2, 3, 4, 5, 6].map((seats) => puertoRico.optionsRefusal(DEFAULT_OPTIONS, seats));
    expect(refusals).toEqual(['too-few-players', null, null, null, null, 'too-many-players']);
    expect(puertoRicoEntry.sampleOptions(luckFrom(1), 2)).toHaveProperty('openVp');
  });
});

test('the check sums of the building table (b)', () => {
  const sum = (number: (building: (typeof BUILDING_LIST)[number]) => number): number =>
    BUILDING_LIST.reduce((total, building) => total + number(building), 0);
  expect(sum(({ copies }) => copies)).toBe(49);
  expect(sum(({ column }) => column)).toBe(56);
  expect([1, 2, 3, 4].map((c) => sum(({ column, cost }) => (column === c ? cost : 0)))).toEqual([11, 27, 43, 50]);
  expect(sum(({ makes, copies }) => (makes === null ? 0 : copies))).toBe(20);
  expect(BUILDING_LIST.filter(({ kind }) => kind === 'small-violet')).toHaveLength(12);
  expect(BUILDING_LIST.filter(({ size }) => size === 2).map(({ id }) => id)).toEqual([
    'guild-hall',
    'residence',
    'fortress',
    'customs-house',
    'city-hall',
  ]);
  const circles = Object.fromEntries(BUILDING_LIST.filter((b) => b.circles > 1).map((b) => [b.id, b.circles]));
  expect(circles).toEqual({ 'indigo-plant': 3, 'sugar-mill': 3, 'tobacco-storage': 3, 'coffee-roaster': 2 });
  expect(BUILDINGS.wharf).toMatchObject({ cost: 9, column: 3, copies: 2, makes: null });
});
