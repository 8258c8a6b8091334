import { luckFrom, must, pick } from '@antilles/engine';
import {
  changePlayer,
  answer,
  bonusOf,
  changeQuick,
  chipSplit,
  fillShip,
  governorNow,
  mayorPhase,
  neededOnShip,
  newCompanion,
  outcomeOf,
  parseCompanion,
  isTaken,
  reseat,
  setTracker,
  takeColonist,
  starts,
  takePoints,
  tiedSeats,
  toggleBuilding,
  toggleLarge,
  toggleOccupied,
  triggersMet,
  warnings,
  type CompanionSheet,
} from '@/games/puerto-rico/companion';
import { BUILDINGS, type BuildingId } from '@/games/puerto-rico/rules/buildings';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { DEFAULT_OPTIONS } from '@/games/puerto-rico/rules/options';
import type { Player } from '@/games/puerto-rico/rules/state';

const build = (sheet: CompanionSheet, seat: number, ...buildings: BuildingId[]): CompanionSheet =>
  buildings.reduce((now, building) => toggleBuilding(now, seat, building), sheet);

/** What somebody counts at the table after a mayor. */
const emptyCircles = (players: readonly Player[]): number =>
  players.reduce(
    (sum, { city, crew }) => sum + city.reduce((all, id, i) => all + BUILDINGS[id].circles - (crew[i] ?? 0), 0),
    0,
  );

/** Ana, Ben and Cid of the contract. */
function anaBenCid(): CompanionSheet {
  let sheet = newCompanion(DEFAULT_OPTIONS, 3, 0);
  sheet = build(
    sheet,
    0,
    'small-indigo-plant',
    'indigo-plant',
    'small-sugar-mill',
    'coffee-roaster',
    'small-market',
    'harbor',
    'guild-hall',
    'customs-house',
  );
  sheet = build(
    sheet,
    1,
    'hacienda',
    'construction-hut',
    'office',
    'large-warehouse',
    'factory',
    'university',
    'tobacco-storage',
    'residence',
    'city-hall',
  );
  sheet = build(
    sheet,
    2,
    'small-market',
    'small-warehouse',
    'sugar-mill',
    'tobacco-storage',
    'wharf',
    'harbor',
    'fortress',
  );
  sheet = changePlayer(sheet, 0, { chips: 23, islandSpaces: 8, colonists: 12, doubloons: 4, goods: 1 });
  sheet = changePlayer(sheet, 1, { chips: 12, islandSpaces: 11, colonists: 10, doubloons: 2, goods: 2 });
  sheet = changePlayer(sheet, 2, { chips: 31, islandSpaces: 9, colonists: 19, doubloons: 7, goods: 3 });
  return toggleOccupied(sheet, 2, 'fortress');
}

describe('The score sheet (PR-T21)', () => {
  test('53, 49 and 48, each bonus in a line of its own', () => {
    const { scores, winners } = outcomeOf(anaBenCid());
    expect(scores.map(({ total }) => total)).toEqual([53, 49, 48]);
    expect(winners).toEqual([0]);
    const lines = (seat: number) =>
      Object.fromEntries((scores[seat]?.lines ?? []).map(({ key, points }) => [key, points]));
    expect(lines(0)).toEqual({
      'score.chips': 23,
      'score.buildings': 19,
      'score.guild-hall': 6,
      'score.customs-house': 5,
    });
    expect(lines(1)).toEqual({ 'score.chips': 12, 'score.buildings': 23, 'score.residence': 6, 'score.city-hall': 8 });
    expect(lines(2)).toEqual({ 'score.chips': 31, 'score.buildings': 17 });
  });

  test('with the fortress occupied Cid has 54 and wins', () => {
    const { scores, winners } = outcomeOf(toggleOccupied(anaBenCid(), 2, 'fortress'));
    expect(scores[2]?.total).toBe(54);
    expect(winners).toEqual([2]);
  });

  test('level totals ask for doubloons and goods, which decide; what is still level is shared (PR-119)', () => {
    let sheet = changePlayer(anaBenCid(), 1, { chips: 16, doubloons: 3, goods: 1 });
    expect(tiedSeats(sheet)).toEqual([0, 1]);
    expect(outcomeOf(sheet)).toMatchObject({ winners: [0], decidedBy: 'tie.wealth' });
    sheet = changePlayer(sheet, 1, { goods: 2 });
    expect(outcomeOf(sheet)).toMatchObject({ winners: [0, 1], decidedBy: null });
  });

  test('what cannot be on a table is said', () => {
    expect(warnings(anaBenCid()).map(({ kind }) => kind)).toEqual(['not-over']);
    const twice = build(anaBenCid(), 2, 'guild-hall');
    expect(warnings(twice)).toContainEqual({ kind: 'copies', building: 'guild-hall', owners: 2, copies: 1 });
    const rich = changePlayer(anaBenCid(), 0, { chips: 80 });
    expect(warnings(rich)).toContainEqual({ kind: 'chips', sum: 123, pool: 75 });
    const full = build(anaBenCid(), 1, 'hospice', 'harbor');
    expect(warnings(full)).toContainEqual({ kind: 'city-overfull', seat: 1, spaces: 13 });
  });
});

describe('Counted in three numbers', () => {
  /** What Bram of the mock-up said: 33 in chips, 18 printed, and a guild hall with 4 small and 2 large plants. */
  const bram = (sheet: CompanionSheet): CompanionSheet => {
    const said = changeQuick(changePlayer(sheet, 0, { chips: 33 }), 0, { printed: 18 });
    return answer(answer(toggleLarge(said, 0, 'guild-hall'), 0, 'smallPlants', 4), 0, 'largePlants', 2);
  };
  const begin = newCompanion(DEFAULT_OPTIONS, 3, 0);

  test('the sum is right, and large buildings are worked out by the rules (PR-94)', () => {
    const { scores, winners } = outcomeOf(bram(begin));
    expect(scores[0]?.lines).toMatchObject([
      { key: 'score.chips', points: 33 },
      { key: 'score.buildings', points: 18 },
      { key: 'score.guild-hall', points: 8, how: { params: { small: 4, large: 2 } } },
    ]);
    expect(scores[0]?.total).toBe(59);
    expect(winners).toEqual([0]);
  });

  test('what each large building looks at: chips, violet buildings, island, colonists', () => {
    let sheet = changePlayer(begin, 1, { chips: 23 });
    for (const building of ['customs-house', 'city-hall', 'residence', 'fortress'] as const)
      sheet = toggleLarge(sheet, 1, building);
    sheet = answer(answer(answer(sheet, 1, 'violet', 6), 1, 'islandSpaces', 11), 1, 'colonists', 20);
    expect(bonusOf(must(sheet.players[1], 'there'))).toBe(5 + 6 + 6 + 6);
    // More island than there is counts as all of it.
    expect(answer(sheet, 1, 'islandSpaces', 99).players[1]?.islandSpaces).toBe(12);
  });

  test('a bonus somebody says counts instead, until a large building is tapped again', () => {
    const said = changeQuick(bram(begin), 0, { bonus: 11 });
    expect(outcomeOf(said).scores[0]?.total).toBe(62);
    expect(outcomeOf(toggleLarge(said, 0, 'guild-hall')).scores[0]?.total).toBe(51);
  });

  test('it comes to the same as ticking, and a tick goes back to counting one by one', () => {
    const ticked = anaBenCid();
    const quick = [0, 1, 2].reduce((sheet, seat) => changeQuick(sheet, seat, {}), ticked);
    expect(quick.players.every((player) => player.quick !== null)).toBe(true);
    expect(outcomeOf(quick).scores.map(({ total }) => total)).toEqual([53, 49, 48]);
    expect(toggleBuilding(quick, 0, 'hacienda').players[0]?.quick).toBeNull();
  });

  test('a large building somebody else has is nobody’s any more, however it was said', () => {
    expect(isTaken(bram(begin), 1, 'guild-hall')).toBe(true);
    expect(isTaken(bram(begin), 0, 'guild-hall')).toBe(false);
    expect(warnings(toggleLarge(bram(begin), 1, 'guild-hall'))).toContainEqual({
      kind: 'copies',
      building: 'guild-hall',
      owners: 2,
      copies: 1,
    });
  });
});

describe('Other people around the sheet', () => {
  test('everybody keeps what they had, and the box has as much more', () => {
    const four = reseat(setTracker(anaBenCid(), { cities: [3, 4, 5], points: 40 }), [2, null, 0, 1]);
    expect(four.players.map(({ chips }) => chips)).toEqual([31, 0, 23, 12]);
    expect(four.tracker.cities).toEqual([5, 0, 3, 4]);
    // Ana was the first governor, and 25 points and 20 colonists more lie in the box for four.
    expect(four).toMatchObject({ firstGovernor: 2, tracker: { points: 65, colonists: 75 } });
    expect(parseCompanion(four, 4)).toEqual(four);
    const two = reseat(four, [1, 3]);
    expect(parseCompanion(two, 2)).toEqual(two);
    expect(two.firstGovernor).toBe(0);
  });
});

describe('Laying it out (table a)', () => {
  test.each([
    [2, 65, 25, 8],
    [3, 75, 25, 10],
    [4, 100, 30, 14],
    [5, 122, 32, 18],
  ])('%i players count out %i points', (seats, points, ones, fives) => {
    expect(newCompanion(DEFAULT_OPTIONS, seats, 0).tracker.points).toBe(points);
    expect(chipSplit(points)).toEqual({ ones, fives });
    expect(ones + 5 * fives).toBe(points);
  });

  test('start tiles go round from the governor; corn seats are poorer when that is played', () => {
    expect(starts(DEFAULT_OPTIONS, 4, 2)).toEqual([
      { seat: 2, tile: 'indigo', doubloons: 3 },
      { seat: 3, tile: 'indigo', doubloons: 3 },
      { seat: 0, tile: 'corn', doubloons: 3 },
      { seat: 1, tile: 'corn', doubloons: 3 },
    ]);
    expect(starts({ ...DEFAULT_OPTIONS, cornMinusOne: true }, 2, 0).map(({ doubloons }) => doubloons)).toEqual([3, 2]);
  });
});

describe('How far the end is', () => {
  const begin = newCompanion(DEFAULT_OPTIONS, 3, 1);

  test('the ship gets one for each empty circle, at least one a player (PR-39)', () => {
    expect(neededOnShip(begin)).toBe(3);
    const four = setTracker(begin, { circles: 4 });
    expect(fillShip(four, false).tracker).toMatchObject({ colonists: 51, shipShort: false });
    expect(fillShip(four, true).tracker).toMatchObject({ colonists: 50, shipShort: false });
  });

  test('a ship that cannot be filled ends the game (PR-40, PR-111)', () => {
    const short = fillShip(setTracker(begin, { circles: 4, colonists: 3 }), false);
    expect(short.tracker).toMatchObject({ colonists: 0, shipShort: true });
    expect(triggersMet(short)).toEqual(['colonists']);
    const exact = setTracker(begin, { circles: 3, colonists: 3 });
    expect(triggersMet(fillShip(exact, false))).toEqual([]);
    expect(triggersMet(fillShip(exact, true))).toEqual(['colonists']);
  });

  test('with the smallest ship every time, three players see the end at the fourteenth mayor', () => {
    let sheet = begin;
    let mayors = 0;
    for (; triggersMet(sheet).length === 0; mayors++) sheet = fillShip(sheet, true);
    expect(mayors).toBe(14);
  });

  /**
   * Somebody keeps the tracker beside a whole game as its screen asks: after a mayor the empty circles are counted on the
   * boards and tapped, and each colonist of hospice and university is. Says in which mayor phases each of them saw the end.
   */
  function watched(seed: number, seats: number): { readonly table: number | null; readonly tracker: number | null } {
    const luck = luckFrom(seed);
    const state = puertoRico.setup(DEFAULT_OPTIONS, seats, seed);
    let sheet = newCompanion(DEFAULT_OPTIONS, seats, 0);
    let mayorTook = true;
    let mayors = 0;
    let [table, tracker]: [number | null, number | null] = [null, null];
    for (let [seat] = puertoRico.waiting(state); seat !== undefined; [seat] = puertoRico.waiting(state)) {
      const { actions } = must(puertoRico.decision(state, seat), 'asked');
      puertoRico.apply(state, seat, pick(luck, actions), (event) => {
        if (event.type === 'colonists-dealt') mayorTook = event.privilege;
        if ((event.type === 'built' || event.type === 'tile-taken') && event.colonist === 'supply')
          sheet = takeColonist(sheet);
        if (event.type !== 'ship-refilled') return;
        mayors++;
        sheet = mayorPhase(sheet, emptyCircles(state.players), mayorTook);
        expect(sheet.tracker.colonists).toBe(state.colonistSupply);
        if (event.placed < event.required) table ??= mayors;
        if (triggersMet(sheet).includes('colonists')) tracker ??= mayors;
      });
    }
    return { table, tracker };
  }

  test('beside 300 whole games of 2 to 5 it sees the end in the same mayor phase as the table (PR-40)', () => {
    const ends = new Map<number, number>();
    for (let seed = 0; seed < 300; seed++) {
      const seats = 2 + (seed % 4);
      const { table, tracker } = watched(seed, seats);
      expect({ seed, end: tracker }).toEqual({ seed, end: table });
      if (table !== null) ends.set(seats, (ends.get(seats) ?? 0) + 1);
    }
    // Enough of them ended so, at every number of players.
    for (const seats of [2, 3, 4, 5]) expect(ends.get(seats) ?? 0).toBeGreaterThan(10);
  });

  test('a full city and an empty pool end it too (PR-112, PR-113)', () => {
    expect(triggersMet(setTracker(begin, { cities: [0, 12, 3] }))).toEqual(['city']);
    expect(triggersMet(takePoints(setTracker(begin, { points: 2 }), 3))).toEqual(['vp']);
  });

  test('the governor goes to the left', () => {
    expect([1, 2, 3, 4].map((round) => governorNow(setTracker(begin, { round })))).toEqual([1, 2, 0, 1]);
  });
});

test('a sheet of the first versions opens: nobody was counted in a hurry, and nothing was ticked off', () => {
  const { laid, players, ...rest } = anaBenCid();
  const old = { ...rest, players: players.map(({ quick: _quick, ...player }) => player) };
  expect(laid).toEqual([]);
  expect(parseCompanion(old, 3)).toEqual(anaBenCid());
});

test('what was written comes back, and nothing else does', () => {
  const sheet = anaBenCid();
  expect(parseCompanion(JSON.parse(JSON.stringify(sheet)), 3)).toEqual(sheet);
  expect(parseCompanion(sheet, 4)).toBeNull();
  expect(parseCompanion({ ...sheet, players: [] }, 3)).toBeNull();
  expect(parseCompanion('sheet', 3)).toBeNull();
});
