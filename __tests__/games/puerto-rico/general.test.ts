import { luckFrom, must } from '@antilles/engine';
import { entry as puertoRicoEntry } from '@/games/puerto-rico';
import { circlesOf, citySpaces, colonistsOf } from '@/games/puerto-rico/rules/board';
import { BUILDING_LIST, BUILDINGS } from '@/games/puerto-rico/rules/buildings';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { scoreOf } from '@/games/puerto-rico/rules/scoring';
import en from '@/games/puerto-rico/words/en.json';
import nl from '@/games/puerto-rico/words/nl.json';
import { aTable } from './aTable';

const view = (t: ReturnType<typeof aTable>, viewer: number | null) => puertoRico.view(t.state, viewer);

describe('boards and pieces', () => {
  test('only occupied tiles do anything; a building’s printed points always count (PR-3)', () => {
    const t = aTable({
      seats: 3,
      boards: { 0: { island: { corn: [0, 2], quarry: [0, 1] }, city: { harbor: 0, 'guild-hall': 0 } } },
    });
    expect(view(t, 0).players[0]).toMatchObject({ quarries: 0, yields: { corn: 0 } });
    const sheet = { chips: 0, islandSpaces: 3, colonists: 0, doubloons: 0, goods: 0 };
    const buildings = t.board(0).city.map((building) => ({ building, occupied: false }));
    expect(scoreOf(0, { ...sheet, buildings }).total).toBe(3 + 4);
  });

  test('a tile has one circle, a building the circles of the table (PR-4)', () => {
    const t = aTable({
      seats: 3,
      boards: { 0: { island: { corn: [0, 2], quarry: [0, 1] }, city: { 'indigo-plant': 0, 'coffee-roaster': 0 } } },
    });
    expect(circlesOf(t.board(0))).toBe(2 + 1 + 3 + 2);
    expect(BUILDING_LIST.map(({ circles }) => circles).reduce((sum, n) => sum + n, 0)).toBe(13 + 12 + 5);
  });

  test('twelve spaces each, by count and not by place: what stands never leaves (PR-5, PR-D4)', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 20, city: { 'small-market': 0, 'city-hall': 0 } } } });
    expect(citySpaces(t.board(0))).toBe(3);
    t.role(0, 'builder').build(0, 'fortress');
    expect(t.board(0).city).toEqual(['small-market', 'city-hall', 'fortress']);
    expect(t.state.players.every(({ island }) => island.length <= 12)).toBe(true);
  });

  test('money and goods are public, chips are not (PR-6)', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 7, vp: 5, goods: { corn: 2 } } } });
    expect(view(t, 1).players[0]).toMatchObject({ doubloons: 7, goods: { corn: 2 }, vp: null });
    expect(view(t, 0).players[0]?.vp).toBe(5);
    const open = aTable({ seats: 3, options: { openVp: true }, boards: { 0: { vp: 5 } } });
    expect(view(open, 1).players[0]?.vp).toBe(5);
  });

  test('the discard pile is open, the stack is a number (PR-32, PR-D35)', () => {
    const t = aTable({ seats: 3, discard: ['corn', 'sugar'] });
    const seen = view(t, 0);
    expect(seen.discard).toEqual(['corn', 'sugar']);
    expect(seen.stackSize).toBe(t.state.stack.length);
    expect(JSON.stringify(seen)).not.toContain('"stack"');
  });

  test('what is used up is gone, money is not (PR-7, PR-D1)', () => {
    const t = aTable({ seats: 3, supply: {}, boards: { 0: { doubloons: 500, island: { corn: [2, 2] } } } });
    t.state.bank = 0;
    t.role(0, 'craftsman');
    expect(t.goods(0)).toEqual({});
    const rich = aTable({ seats: 3, boards: { 0: { goods: { coffee: 1 } } } });
    rich.state.bank = 0;
    rich.role(0, 'trader').sell(0, 'coffee');
    expect(rich.board(0).doubloons).toBe(2 + 5);
    expect(rich.state.bank).toBeLessThan(0);
  });
});

describe('roles', () => {
  test('seats go clockwise, everybody once after the taker (PR-2, PR-9)', () => {
    const t = aTable({ seats: 3, governor: 2 });
    expect(t.asked).toBe('P2 choose-role');
    t.role(2, 'settler');
    const order: string[] = [];
    for (; t.asked.endsWith('settler/take'); t.pass(Number(t.asked[1]))) order.push(must(t.asked.split(' ')[0], 'who'));
    expect(order).toEqual(['P2', 'P0', 'P1']);
    expect(t.asked).toBe('P0 choose-role');
  });

  test('only the taker has the privilege (PR-14), seven of them in short (PR-19)', () => {
    const rich = { doubloons: 5, goods: { coffee: 1, corn: 1 }, island: { corn: [1, 1] as const } };
    const start = () => aTable({ seats: 4, boards: { 0: rich, 1: rich } });
    const settler = start().role(0, 'settler');
    expect(settler.choices).toContain('quarry');
    expect(settler.pass(0).choices).not.toContain('quarry');

    const mayor = aTable({ seats: 4, colonistShip: 4 }).role(0, 'mayor');
    expect(mayor.state.players.map(colonistsOf)).toEqual([2, 1, 1, 1]);

    const builder = start().role(0, 'builder');
    expect(builder.build(0, 'hacienda').board(0).doubloons).toBe(5 - 1);
    expect(builder.build(1, 'hacienda').board(1).doubloons).toBe(5 - 2);

    const craftsman = start().role(0, 'craftsman');
    craftsman.act(0, { type: 'take-good', good: 'corn' });
    expect([craftsman.goods(0).corn, craftsman.goods(1).corn]).toEqual([1 + 1 + 1, 1 + 1]);

    const trader = start().role(0, 'trader').sell(0, 'coffee').sell(1, 'corn');
    expect([trader.board(0).doubloons, trader.board(1).doubloons]).toEqual([5 + 4 + 1, 5]);

    const captain = start().role(0, 'captain').load(0, 'corn', 0).load(1, 'corn', 0);
    expect([captain.vps[0], captain.vps[1]]).toEqual([1 + 1, 1]);

    expect(start().role(0, 'prospector-1').money).toEqual([6, 5, 3, 3]);
  });

  test('nobody has to use a violet building (PR-8, PR-D2)', () => {
    const t = aTable({
      seats: 3,
      boards: { 0: { city: { hacienda: 1, hospice: 1, 'construction-hut': 1 }, island: { corn: [0, 1] } } },
    });
    t.role(0, 'settler');
    expect(t.choices).toEqual(expect.arrayContaining(['draw', 'pass']));
    t.act(0, { type: 'take-tile', tile: must(t.state.faceUp[0], 'a tile'), declined: true });
    expect(colonistsOf(t.board(0))).toBe(3);
  });

  test('two players: the taker first, then the other (PR-D38)', () => {
    const t = aTable({ seats: 2, governor: 1 }).role(1, 'settler');
    expect(t.asked).toBe('P1 settler/take');
    expect(t.pass(1).asked).toBe('P0 settler/take');
  });
});

describe('colonists', () => {
  test('they move in the mayor phase only: a new building finds them waiting (PR-38, PR-D31)', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 5, sanJuan: 2 } } });
    t.role(0, 'builder').build(0, 'small-market');
    expect(t.board(0)).toMatchObject({ sanJuan: 2, crew: [0] });
    t.passOn('P1 choose-role').role(1, 'settler').passOn('P2 choose-role');
    expect(t.board(0)).toMatchObject({ sanJuan: 2, crew: [0] });
  });

  test('privilege, dealing, placing in order, then the ship is filled by itself (PR-D13, PR-D14)', () => {
    const t = aTable({ seats: 3, colonistShip: 3, boards: { 0: { city: { 'indigo-plant': 0 } } } });
    t.role(0, 'mayor').passOn('P1 choose-role');
    const order = t.events.map(({ type }) => type);
    const at = (type: string): number => order.indexOf(type as (typeof order)[number]);
    expect(at('colonists-dealt')).toBeLessThan(at('colonists-placed'));
    expect(order.lastIndexOf('colonists-placed')).toBeLessThan(at('ship-refilled'));
    expect(t.state.colonistShip).toBeGreaterThanOrEqual(3);
  });

  test('too few for the ship ends the game at the end of the round (PR-111)', () => {
    const t = aTable({ seats: 3, colonistSupply: 2, colonistShip: 3 });
    t.role(0, 'mayor').passOn('P1 choose-role');
    expect(t.state.endTriggers).toEqual(['colonists']);
  });
});

describe('building, producing, shipping', () => {
  test('the price goes to the bank, the building comes from the supply (PR-43); the twelfth space ends it (PR-112)', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 9 } } });
    const [bank, left] = [t.state.bank, must(t.state.buildingSupply[BUILDINGS.office.number], 'offices')];
    t.role(0, 'builder').build(0, 'office');
    expect(t.state.bank).toBe(bank + 4);
    expect(t.state.buildingSupply[BUILDINGS.office.number]).toBe(left - 1);

    const eleven = BUILDING_LIST.filter(({ id, size }) => size === 1 && id !== 'office').slice(0, 11);
    const full = aTable({
      seats: 3,
      boards: { 0: { doubloons: 9, city: Object.fromEntries(eleven.map(({ id }) => [id, 0])) } },
    });
    full.role(0, 'builder').build(0, 'office');
    expect(full.state.endTriggers).toEqual(['city']);
  });

  test('a price never falls below nothing (PR-D5)', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 0, island: { quarry: [3, 3] } } } });
    t.role(0, 'builder').build(0, 'small-indigo-plant');
    expect(t.board(0).doubloons).toBe(0);
  });

  test('production starts with the craftsman and cannot be refused (PR-54, PR-D15)', () => {
    const makes = { island: { corn: [1, 1] as const } };
    const t = aTable({ seats: 3, boards: { 0: makes, 1: makes, 2: makes } });
    t.role(0, 'craftsman');
    const made = t.events.flatMap((event) => (event.type === 'produced' ? [event.seat] : []));
    expect(made).toEqual([0, 1, 2]);
    expect(t.asked).toBe('P0 craftsman/privilege');
  });

  test('players load again and again, one kind on one ship, a point for each good whatever it is (PR-72, PR-80)', () => {
    const t = aTable({ seats: 3, boards: { 1: { goods: { corn: 2, coffee: 2 } } } });
    t.role(0, 'captain').load(1, 'coffee', 0);
    expect(t.vps[1]).toBe(2);
    t.load(1, 'corn', 1);
    expect(t.vps[1]).toBe(4);
  });

  test('with the wharf spent, the ships are compulsory again; it takes any number of one kind (PR-84, PR-85)', () => {
    const t = aTable({ seats: 3, boards: { 0: { goods: { corn: 10, sugar: 2 }, city: { wharf: 1 } } } });
    t.role(0, 'captain').wharf(0, 'corn');
    expect(t.vps[0]).toBe(10 + 1);
    expect(t.choices).not.toContain('pass');
    expect(t.why(0, { type: 'pass' })).toBe('must-load');
  });

  test('full ships sail, the others stay as they are (PR-92); none is full between phases (PR-D18)', () => {
    const t = aTable({
      seats: 3,
      boards: { 0: { goods: { corn: 2, sugar: 1 } } },
      ships: [['corn', 2], ['sugar', 1], null],
    });
    t.role(0, 'captain').load(0, 'corn', 0).load(0, 'sugar', 1);
    expect(t.state.ships).toMatchObject([
      { good: null, count: 0 },
      { good: 'sugar', count: 2 },
      { good: null, count: 0 },
    ]);
  });
});

describe('the end', () => {
  test('most points win: chips, printed points, bonuses (PR-1, PR-115, PR-117)', () => {
    const sheet = { islandSpaces: 4, colonists: 9, doubloons: 0, goods: 0 };
    const low = scoreOf(0, { ...sheet, chips: 12, buildings: [] });
    const high = scoreOf(1, { ...sheet, chips: 2, buildings: [{ building: 'fortress', occupied: true }] });
    expect(low.total).toBe(12);
    expect(high.lines.map(({ key, points }) => [key, points])).toEqual([
      ['score.chips', 2],
      ['score.buildings', 4],
      ['score.fortress', 3],
    ]);
  });

  test('the rules set no limit of rounds: a game in which nobody ends it goes on (PR-D39)', () => {
    const t = aTable({ seats: 3 });
    for (let round = 0; round < 60; round++) {
      for (const role of ['settler', 'craftsman', 'trader'] as const)
        t.role(Number(t.asked[1]), role).passOn(nextPick(t));
    }
    expect(t.state.round).toBe(61);
    expect(puertoRico.outcome(t.state)).toBeNull();
  });

  test('slips of other editions are not followed: colonists on the ship are extra, quarries take the hospice (PR-D40)', () => {
    const t = aTable({ seats: 4, boards: { 0: { city: { hospice: 1 } } } });
    expect(t.state.colonistSupply + t.state.colonistShip).toBe(75 + 4);
    t.role(0, 'settler').take(0, 'quarry');
    expect(must(t.board(0).manned[5], 'quarries')).toBe(1);
  });
});

/** Whoever is asked for a role next, once this one is carried out. */
function nextPick(t: ReturnType<typeof aTable>): string {
  const taken = t.state.takers.filter((taker) => taker !== null).length;
  const governor = taken === 3 ? (t.state.governor + 1) % 3 : t.state.governor;
  return `P${(governor + (taken % 3)) % 3} choose-role`;
}

test('a bot can go on for somebody who leaves: every seat can be answered for from its own view (PR-D37)', () => {
  const { bots } = puertoRicoEntry;
  const state = puertoRico.setup(puertoRico.defaultOptions, 3, 5);
  const [seat = -1] = puertoRico.waiting(state);
  const decision = must(puertoRico.decision(state, seat), 'a decision');
  const seen = {
    seat,
    view: puertoRico.view(state, seat),
    decision,
    imagine: (luck: ReturnType<typeof luckFrom>) => puertoRico.resample(state, seat, luck),
  };
  const thought = must(bots.medium, 'medium').think(seen, luckFrom(1));
  let step = thought.next();
  while (!step.done) step = thought.next();
  expect(puertoRico.refusal(state, seat, step.value.action)).toBeNull();
});

test('in Dutch the role is Landbouwer and the pieces are kolonisten; the rules say once what the booklet calls it (PR-D41)', () => {
  expect(en.role.settler).toBe('Settler');
  expect(nl.role.settler).toBe('Landbouwer');
  expect(nl.noun.colonists).toBe('Kolonisten');
  expect(nl.rules.role.settler).toContain('in het regelboek: kolonist');
});
