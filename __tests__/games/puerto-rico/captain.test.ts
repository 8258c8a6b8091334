import { aTable, type Board, loads } from './aTable';

describe('the example of four players (PR-T8)', () => {
  const start = () =>
    aTable({
      seats: 4,
      supply: { corn: 2, indigo: 6, sugar: 3, tobacco: 5, coffee: 9 },
      ships: [null, ['corn', 3], null],
      boards: {
        0: { goods: { corn: 2, sugar: 6 } },
        1: { goods: { sugar: 2, tobacco: 3 } },
        2: { goods: { corn: 2, tobacco: 1 } },
        3: { goods: { corn: 1, indigo: 5 } },
      },
    }).role(0, 'captain');

  test('turn by turn, any kind that fits, then storage and sailing (PR-78)', () => {
    const t = start();
    expect(t.choices).toEqual(['corn→1', 'sugar→2']);
    expect(t.why(0, { type: 'load', good: 'sugar', ship: 0 })).toBe('ship-too-small');
    t.load(0, 'sugar', 2);
    expect(t.choices).toEqual(['sugar→2', 'tobacco→0']);
    t.load(1, 'sugar', 2);
    expect(t.goods(1)).toEqual({ sugar: 1, tobacco: 3 });
    expect(t.choices).toEqual(['corn→1', 'tobacco→0']);
    t.load(2, 'tobacco', 0);
    expect(t.choices).toEqual(['corn→1']);
    t.load(3, 'corn', 1);
    expect(t.choices).toEqual(['corn→1']);
    t.load(0, 'corn', 1);
    expect(t.choices).toEqual(['tobacco→0']);
    t.load(1, 'tobacco', 0);

    expect(t.asked).toBe('P2 captain/store'); // P1 keeps the one sugar without being asked
    t.store(2, [], 'corn').store(3, [], 'indigo');
    expect(t.vps).toEqual([9, 4, 1, 1]);
    expect(t.state.vpSupply).toBe(85);
    expect(t.supply).toEqual({ corn: 9, indigo: 10, sugar: 10, tobacco: 5, coffee: 9 });
    expect([0, 1, 2, 3].map(t.goods)).toEqual([{}, { sugar: 1 }, { corn: 1 }, { indigo: 1 }]);
    expect(t.state.ships.map(({ good, count }) => [good, count])).toEqual([
      ['tobacco', 4],
      [null, 0],
      [null, 0],
    ]);
  });

  test('loading is compulsory (PR-79), one kind on one ship (PR-73, PR-74)', () => {
    const t = start();
    expect(t.why(0, { type: 'pass' })).toBe('must-load');
    expect(t.why(0, { type: 'load', good: 'sugar', ship: 1 })).toBe('ship-other-kind');
    expect(t.why(0, { type: 'load', good: 'corn', ship: 0 })).toBe('kind-on-other-ship');
    expect(t.why(0, { type: 'load', good: 'coffee', ship: 0 })).toBe('no-such-good');
    t.load(0, 'sugar', 2).load(1, 'sugar', 2).load(2, 'tobacco', 0).load(3, 'corn', 1).load(0, 'corn', 1);
    expect(t.why(1, { type: 'load', good: 'sugar', ship: 2 })).toBe('ship-full');
    expect(t.why(1, { type: 'wharf', good: 'sugar' })).toBe('not-possible');
  });
});

describe('harbor and wharf', () => {
  const rich: Board = { goods: { tobacco: 5, sugar: 2 }, city: { harbor: 1, wharf: 1 } };
  const setting = {
    seats: 3,
    supply: { sugar: 8, tobacco: 2 },
    ships: loads('sugar 1', 'tobacco 2', 'corn 5'),
    boards: { 0: rich },
  } as const;

  test('the example: ships first, then the wharf, 10 points (PR-82, PR-83, PR-T9)', () => {
    const t = aTable({ ...setting, governor: 1 }).role(1, 'captain');
    expect(t.choices).toEqual(['sugar→0', 'tobacco→1', 'wharf sugar', 'wharf tobacco']);
    t.load(0, 'tobacco', 1);
    expect(t.vps[0]).toBe(4);
    expect(t.choices).toEqual(['sugar→0', 'wharf sugar', 'wharf tobacco']);
    t.load(0, 'sugar', 0);
    expect(t.vps[0]).toBe(7);
    expect(t.choices).toEqual(['wharf tobacco', 'pass']);
    t.wharf(0, 'tobacco');
    expect(t.vps[0]).toBe(10);
    expect(t.state.ships.map(({ good, count }) => [good, count])).toEqual([
      ['sugar', 3],
      [null, 0],
      ['corn', 5],
    ]);
    expect(t.supply).toEqual({ sugar: 8, tobacco: 9 });
    expect(t.state.vpSupply).toBe(65);
  });

  test('as captain one point more, once (PR-81, PR-D22)', () => {
    const t = aTable(setting).role(0, 'captain').load(0, 'tobacco', 1).load(0, 'sugar', 0).wharf(0, 'tobacco');
    expect(t.vps[0]).toBe(11);
  });

  test('wharf first: 9 points, ship 5 stays as it was (PR-T10, PR-D21)', () => {
    const t = aTable({ ...setting, governor: 1 })
      .role(1, 'captain')
      .wharf(0, 'tobacco');
    expect(t.vps[0]).toBe(6);
    expect(t.why(0, { type: 'wharf', good: 'sugar' })).toBe('wharf-used');
    t.load(0, 'sugar', 0);
    expect(t.vps[0]).toBe(9);
    expect(t.state.ships[1]).toMatchObject({ good: 'tobacco', count: 2 });
    expect(t.supply.tobacco).toBe(7);
    expect(t.state.vpSupply).toBe(66);
  });

  test('the captain’s point also comes with a wharf (PR-D22); a captain who loads nothing gets none (PR-81)', () => {
    const t = aTable({ seats: 3, boards: { 0: { goods: { corn: 2 }, city: { wharf: 1 } } } }).role(0, 'captain');
    expect(t.wharf(0, 'corn').vps[0]).toBe(3);
    expect(
      aTable({ seats: 3, boards: { 1: { goods: { corn: 1 } } } })
        .role(0, 'captain')
        .load(1, 'corn', 0).vps,
    ).toEqual([0, 1, 0]);
  });

  test('unoccupied they do nothing', () => {
    const idle = { goods: { tobacco: 5, sugar: 2 }, city: { harbor: 0, wharf: 0 } };
    const t = aTable({ ...setting, boards: { 0: idle } }).role(0, 'captain');
    expect(t.choices).toEqual(['sugar→0', 'tobacco→1']);
    expect(t.why(0, { type: 'wharf', good: 'sugar' })).toBe('not-occupied');
    expect(t.load(0, 'sugar', 0).vps[0]).toBe(3);
  });

  test('a pass is not final: whoever loads afterwards brings the wharf back (PR-D20, PR-T12)', () => {
    const t = aTable({
      seats: 3,
      ships: loads('corn 1', 'sugar 1', 'indigo 1'),
      boards: { 1: { goods: { coffee: 2 }, city: { wharf: 1 } }, 2: { goods: { corn: 2, sugar: 1 } } },
    });
    t.role(0, 'captain');
    expect(t.choices).toEqual(['wharf coffee', 'pass']);
    t.pass(1).load(2, 'corn', 0);
    expect(t.asked).toBe('P1 captain/load');
    t.pass(1).load(2, 'sugar', 1);
    expect(t.asked).toBe('P1 captain/load');
    t.pass(1);
    expect(t.asked).toBe('P1 captain/store');
  });
});

describe('which ship (PR-T11)', () => {
  const choices = (seats: number, goods: Board['goods'], ships: Parameters<typeof aTable>[0]['ships']) => {
    const t = aTable({ seats, boards: { 0: { goods: goods ?? {}, city: { wharf: 1 } } }, ships: ships ?? [] });
    return t.role(0, 'captain').choices.filter((choice) => !choice.startsWith('wharf'));
  };

  test('empty 4, 5, 6 and three corn: any (PR-77, PR-D23)', () => {
    expect(choices(3, { corn: 3 }, [])).toEqual(['corn→0', 'corn→1', 'corn→2']);
  });

  test.each([
    [6, ['sugar→2']],
    [8, ['sugar→2']],
    [5, ['sugar→0', 'sugar→2']],
  ])('empty 5 and 7, %i sugar: where most of it fits (PR-77, PR-D23)', (count, expected) => {
    expect(choices(4, { sugar: count }, [null, ['corn', 1], null])).toEqual(expected);
  });

  test('eight sugar onto the ship of seven: seven are loaded (PR-76)', () => {
    const t = aTable({ seats: 4, ships: [null, ['corn', 1], null], boards: { 0: { goods: { sugar: 8 } } } });
    expect(t.role(0, 'captain').load(0, 'sugar', 2).vps[0]).toBe(8);
  });

  test('the kind lies on a full ship: not there, and not on another (PR-74, PR-75, PR-D24)', () => {
    // Only inside a phase: P0 fills the ship of seven, P1 is left with indigo and a wharf.
    const t = aTable({
      seats: 4,
      ships: [null, ['corn', 1], ['indigo', 6]],
      boards: { 0: { goods: { indigo: 1 } }, 1: { goods: { indigo: 2 }, city: { wharf: 1 } } },
    });
    t.role(0, 'captain').load(0, 'indigo', 2);
    expect(t.choices).toEqual(['wharf indigo', 'pass']);
    expect(t.why(1, { type: 'load', good: 'indigo', ship: 0 })).toBe('kind-on-other-ship');
  });

  test('indigo 1/5 and an empty 7: only the ship of five, 4 loaded, 2 stuck (PR-77)', () => {
    const t = aTable({ seats: 4, ships: [['indigo', 1], ['corn', 1], null], boards: { 0: { goods: { indigo: 6 } } } });
    t.role(0, 'captain');
    expect(t.choices).toEqual(['indigo→0']);
    t.load(0, 'indigo', 0);
    expect(t.goods(0)).toEqual({ indigo: 2 });
    expect(t.asked).toBe('P0 captain/store');
  });
});

describe('the pool (PR-86, PR-113, PR-D25, PR-T19)', () => {
  test('pool 3, five corn: 5 points, 2 of them written down; the phase goes on', () => {
    const t = aTable({
      seats: 3,
      vpSupply: 3,
      boards: { 1: { goods: { corn: 5 } }, 2: { goods: { sugar: 2 } } },
    });
    t.role(0, 'captain').load(1, 'corn', 1);
    expect([t.vps[1], t.state.vpSupply, t.state.vpOverflow, t.state.endTriggers]).toEqual([5, 0, 2, ['vp']]);
    t.load(2, 'sugar', 0);
    expect([t.vps[2], t.state.vpOverflow]).toEqual([2, 4]);
    expect(t.asked).toBe('P1 choose-role');
  });

  test('pool 5 and five earned: nothing written down, the end all the same', () => {
    const t = aTable({ seats: 3, vpSupply: 5, boards: { 1: { goods: { corn: 5 } } } });
    t.role(0, 'captain').load(1, 'corn', 1);
    expect([t.vps[1], t.state.vpSupply, t.state.vpOverflow, t.state.endTriggers]).toEqual([5, 0, 0, ['vp']]);
  });
});

describe('storage (PR-T13)', () => {
  const start = (tobacco: number, city: Board['city']) => {
    // Both ships that matter are taken by kinds nobody has: nothing can be loaded.
    const t = aTable({
      seats: 2,
      ships: loads('coffee 1', 'coffee 1'),
      supply: {},
      boards: { 0: { goods: { corn: 4, indigo: 2, sugar: 3, tobacco }, city: city ?? {} } },
    });
    return t.role(0, 'captain');
  };

  test('no warehouse: 4 options, one good is kept, the rest goes back (PR-87, PR-89)', () => {
    const t = start(1, {});
    expect(t.choices).toEqual(['|corn', '|indigo', '|sugar', '|tobacco']);
    t.store(0, [], 'sugar');
    expect(t.goods(0)).toEqual({ sugar: 1 });
    expect(t.supply).toEqual({ corn: 4, indigo: 2, sugar: 2, tobacco: 1 });
  });

  test('small warehouse: 12 options (PR-88)', () => {
    const t = start(1, { 'small-warehouse': 1 });
    expect(t.choices).toHaveLength(12);
    t.store(0, ['corn'], 'sugar');
    expect(t.goods(0)).toEqual({ corn: 4, sugar: 1 });
    expect(t.supply).toEqual({ indigo: 2, sugar: 2, tobacco: 1 });
  });

  test('large warehouse: 12 options (PR-88)', () =>
    expect(start(1, { 'large-warehouse': 1 }).choices).toHaveLength(12));

  test('both: everything is kept and nobody is asked; with two tobacco 4 options (PR-88)', () => {
    const both = { 'small-warehouse': 1, 'large-warehouse': 1 };
    expect(start(1, both).asked).toBe('P1 choose-role');
    const t = start(2, both);
    expect(t.choices).toHaveLength(4);
    t.store(0, ['corn', 'indigo', 'sugar'], 'tobacco');
    expect(t.goods(0)).toEqual({ corn: 4, indigo: 2, sugar: 3, tobacco: 1 });
    expect(t.supply).toEqual({ tobacco: 1 });
  });

  test('an unoccupied warehouse is none', () => expect(start(1, { 'small-warehouse': 0 }).choices).toHaveLength(4));

  test('a single sugar is kept without being asked', () => {
    const t = aTable({
      seats: 2,
      ships: loads('coffee 1', 'corn 1'),
      boards: { 0: { goods: { sugar: 1 } } },
    });
    expect(t.role(0, 'captain').asked).toBe('P1 choose-role');
    expect(t.goods(0)).toEqual({ sugar: 1 });
  });

  test('as much must be kept as can be, and no more (PR-D7)', () => {
    const t = start(1, { 'small-warehouse': 1 });
    const why = (kinds: readonly ('corn' | 'sugar' | 'coffee')[], single: 'corn' | 'indigo') =>
      t.why(0, { type: 'store', kinds, single });
    expect(why([], 'corn')).toBe('store-not-full');
    expect(why(['corn', 'sugar'], 'indigo')).toBe('store-too-many');
    expect(why(['corn'], 'corn')).toBe('store-too-many');
    expect(why(['coffee'], 'corn')).toBe('no-such-good');
    expect(t.why(0, { type: 'pass' })).toBe('store-not-full');
    expect(why(['sugar'], 'corn')).toBeNull();
  });

  test('the kinds of a large warehouse may be named in any order', () => {
    const t = start(1, { 'large-warehouse': 1 });
    t.act(0, { type: 'store', kinds: ['sugar', 'corn'], single: 'indigo' });
    expect(t.goods(0)).toEqual({ corn: 4, indigo: 1, sugar: 3 });
  });

  test('a warehouse does not save goods from being loaded (PR-90)', () => {
    const t = aTable({ seats: 3, boards: { 0: { goods: { corn: 3 }, city: { 'small-warehouse': 1 } } } });
    t.role(0, 'captain');
    expect(t.choices).toEqual(['corn→0', 'corn→1', 'corn→2']);
    expect(t.why(0, { type: 'pass' })).toBe('must-load');
  });

  test('only a captain phase asks what is kept (PR-91)', () => {
    const goods = { corn: 4, indigo: 2, sugar: 3 };
    for (const role of ['settler', 'mayor', 'builder', 'craftsman', 'trader'] as const) {
      const t = aTable({ seats: 3, boards: { 2: { goods } } })
        .role(0, role)
        .passOn('P1 choose-role');
      expect(t.goods(2)).toEqual(goods);
    }
  });

  test('storing goes in seat order from the captain (PR-89)', () => {
    const idle: Board = { goods: { corn: 3 } };
    const t = aTable({
      seats: 3,
      governor: 2,
      ships: loads('sugar 1', 'coffee 1', 'indigo 1'),
      boards: { 0: idle, 1: idle, 2: idle },
    });
    t.role(2, 'captain');
    const order = [t.asked];
    t.store(2, [], 'corn');
    order.push(t.asked);
    t.store(0, [], 'corn');
    order.push(t.asked);
    expect(order).toEqual([2, 0, 1].map((seat) => `P${seat} captain/store`));
  });
});
