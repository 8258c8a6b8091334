import { luckFrom, pick, shuffle } from '@antilles/engine';
import { BUILDINGS } from '@/games/puerto-rico/rules/buildings';
import { circlesOf, colonistsOf } from '@/games/puerto-rico/rules/board';
import { puertoRico } from '@/games/puerto-rico/rules/game';
import { TILES, tileNumber } from '@/games/puerto-rico/rules/goods';
import { mayorCandidates, whyNotPlace } from '@/games/puerto-rico/rules/placement';
import { aTable } from './aTable';

const noTiles = { 0: { island: {} }, 1: { island: {} }, 2: { island: {} }, 3: { island: {} } };
const sanJuans = (t: ReturnType<typeof aTable>): number[] => t.state.players.map(({ sanJuan }) => sanJuan);

describe('dealing (PR-33, PR-34, PR-T14)', () => {
  test('ship 6: P0 1 + 2, P1 2, P2 1, P3 1; the extra one comes from the supply', () => {
    const t = aTable({ seats: 4, colonistShip: 6, boards: noTiles }).role(0, 'mayor');
    expect(sanJuans(t)).toEqual([3, 2, 1, 1]);
    expect(t.state.colonistSupply).toBe(74 - 4); // refilled with one a player
  });

  test('the privilege may be declined (PR-D9)', () => {
    const t = aTable({ seats: 4, colonistShip: 6, boards: noTiles });
    t.act(0, { type: 'choose-role', role: 'mayor', declined: true });
    expect(sanJuans(t)).toEqual([2, 2, 1, 1]);
    expect(t.state.colonistSupply).toBe(75 - 4);
  });

  test('supply empty: no privilege', () => {
    const t = aTable({ seats: 4, colonistShip: 6, colonistSupply: 0, boards: noTiles });
    expect(t.why(0, { type: 'choose-role', role: 'mayor', declined: true })).toBe('not-possible');
    expect(sanJuans(t.role(0, 'mayor'))).toEqual([2, 2, 1, 1]);
  });

  test('fewer colonists than players: the last seats get none (PR-D10)', () => {
    const t = aTable({ seats: 4, colonistShip: 2, colonistSupply: 0, boards: noTiles }).role(0, 'mayor');
    expect(sanJuans(t)).toEqual([1, 1, 0, 0]);
  });
});

describe('placing', () => {
  const five = { island: { corn: [0, 1], quarry: [0, 1] }, city: { 'indigo-plant': 0 } } as const;

  test('four colonists, five circles: exactly four are placed (PR-41, PR-T15)', () => {
    const t = aTable({ seats: 3, colonistShip: 0, boards: { 0: { ...five, sanJuan: 3 } } }).role(0, 'mayor');
    const why = (on: Parameters<typeof t.placement>[1]) => t.why(0, t.placement(0, on));
    expect(why({ corn: 1, 'indigo-plant': 3 })).toBeNull();
    expect(why({ corn: 1, 'indigo-plant': 2 })).toBe('mayor-not-filled');
    expect(why({ corn: 1, 'indigo-plant': 4 })).toBe('mayor-too-many');
    expect(why({ corn: 2, 'indigo-plant': 2 })).toBe('mayor-too-many');
    expect(why({ corn: 1, quarry: 1, 'indigo-plant': 3 })).toBe('mayor-wrong-total');
    expect(why({ corn: 0.5, 'indigo-plant': 3 })).toBe('mayor-too-many');
    expect(t.why(0, { type: 'place', manned: [1], crew: [3] })).toBe('mayor-too-many');
    expect(t.why(0, { type: 'pass' })).toBe('mayor-not-filled');
    t.place(0, { corn: 1, 'indigo-plant': 3 });
    expect(t.board(0)).toMatchObject({ manned: [1, 0, 0, 0, 0, 0], crew: [3], sanJuan: 0 });
  });

  test('seven colonists: all five circles by themselves, two wait in San Juan (PR-36, PR-D6)', () => {
    const t = aTable({ seats: 3, colonistShip: 0, boards: { 0: { ...five, sanJuan: 6 } } }).role(0, 'mayor');
    expect(t.board(0)).toMatchObject({ manned: [1, 0, 0, 0, 0, 1], crew: [3], sanJuan: 2 });
    expect(t.asked).toBe('P1 choose-role');
  });

  test('all own colonists may be moved, those already placed too (PR-35)', () => {
    const t = aTable({
      seats: 3,
      colonistShip: 0,
      boards: { 0: { island: { corn: [1, 1], quarry: [1, 2] }, city: { 'indigo-plant': 0 } } },
    });
    t.role(0, 'mayor').place(0, { 'indigo-plant': 3 });
    expect(t.board(0)).toMatchObject({ manned: [0, 0, 0, 0, 0, 0], crew: [3], sanJuan: 0 });
  });

  test('placing goes in seat order from the mayor on (PR-37)', () => {
    const t = aTable({ seats: 3, governor: 1, boards: { 0: five, 1: five, 2: five } }).role(1, 'mayor');
    const order: string[] = [];
    while (t.asked.endsWith('mayor/place')) {
      const seat = Number(t.asked[1]);
      order.push(t.asked.slice(0, 2));
      t.act(seat, mayorCandidates(t.board(seat))[0] ?? { type: 'pass' });
    }
    expect(order).toEqual(['P1', 'P2', 'P0']);
  });

  test('somebody without colonists is not asked; with none at all everybody else still redistributes (PR-D11)', () => {
    const t = aTable({
      seats: 3,
      colonistShip: 0,
      colonistSupply: 0,
      boards: { 1: { island: { corn: [1, 1], quarry: [0, 1] } } },
    });
    t.role(0, 'mayor');
    expect(t.asked).toBe('P1 mayor/place');
    t.place(1, { quarry: 1 });
    expect(t.state.endTriggers).toEqual(['colonists']);
  });
});

describe('refilling the ship (PR-39, PR-40, PR-T16)', () => {
  test.each`
    supply | empty | ship | after | ends
    ${50}  | ${2}  | ${4} | ${46} | ${false}
    ${50}  | ${7}  | ${7} | ${43} | ${false}
    ${7}   | ${7}  | ${7} | ${0}  | ${false}
    ${5}   | ${7}  | ${5} | ${0}  | ${true}
    ${4}   | ${2}  | ${4} | ${0}  | ${false}
    ${3}   | ${2}  | ${3} | ${0}  | ${true}
    ${0}   | ${0}  | ${0} | ${0}  | ${true}
  `(
    'supply $supply, $empty empty circles: ship $ship, supply $after, ends $ends',
    (row: Record<string, number | boolean>) => {
      const circles = {
        0: {},
        2: { 'coffee-roaster': 0 },
        7: { 'indigo-plant': 0, 'sugar-mill': 0, hospice: 0 },
      }[Number(row.empty)];
      // The mayor declines, unless there is nothing to decline: the table counts the supply at the refill.
      const t = aTable({
        seats: 4,
        colonistShip: 0,
        colonistSupply: Number(row.supply),
        boards: { ...noTiles, 1: { island: {}, city: circles ?? {} } },
      });
      t.act(
        0,
        row.supply === 0
          ? { type: 'choose-role', role: 'mayor' }
          : { type: 'choose-role', role: 'mayor', declined: true },
      );
      expect(t.state.colonistShip).toBe(row.ship);
      expect(t.state.colonistSupply).toBe(row.after);
      expect(t.state.endTriggers).toEqual(row.ends ? ['colonists'] : []);
    },
  );

  test('only buildings count, of all players together (PR-D32)', () => {
    const t = aTable({
      seats: 3,
      colonistShip: 0,
      colonistSupply: 20,
      boards: {
        0: { island: {}, city: { 'tobacco-storage': 0 } },
        1: { island: { corn: [0, 6] }, city: { fortress: 0 } },
        2: { island: {}, city: { 'sugar-mill': 0 } },
      },
    });
    t.act(0, { type: 'choose-role', role: 'mayor', declined: true });
    expect(t.state.colonistShip).toBe(7);
  });

  test('an empty supply alone ends nothing: hospice, university and privilege may empty it (PR-D12)', () => {
    const t = aTable({ seats: 3, colonistSupply: 1, boards: { 0: { island: {}, city: { hospice: 1 } } } });
    t.role(0, 'settler').take(0, 'quarry');
    expect(t.state.colonistSupply).toBe(0);
    expect(t.state.endTriggers).toEqual([]);
  });
});

describe('the placements on offer', () => {
  test('are legal, no two alike and at most twelve, at every mayor decision of many games (PR-I17)', () => {
    const luck = luckFrom(7);
    let seen = 0;
    for (let seed = 0; seed < 40; seed++) {
      const state = puertoRico.setup(puertoRico.defaultOptions, 2 + (seed % 4), seed);
      for (let [seat] = puertoRico.waiting(state); seat !== undefined; [seat] = puertoRico.waiting(state)) {
        const decision = puertoRico.decision(state, seat);
        const player = state.players[seat];
        if (!decision || !player) throw new Error('no decision');
        if (decision.kind === 'mayor/place') {
          seen++;
          const candidates = mayorCandidates(player);
          expect(candidates.length).toBeGreaterThan(0);
          expect(candidates.length).toBeLessThanOrEqual(12);
          expect(candidates.map((placement) => whyNotPlace(player, placement)).filter(Boolean)).toEqual([]);

          // Any way to fill the circles is accepted too: shuffle them and fill the first ones.
          const circles = [
            ...player.island.map((tile) => ['tile', tileNumber(tile)] as const),
            ...player.city.flatMap((id, i) =>
              Array.from({ length: BUILDINGS[id].circles }, () => ['city', i] as const),
            ),
          ];
          const manned = TILES.map(() => 0);
          const crew = player.city.map(() => 0);
          const count = Math.min(colonistsOf(player), circlesOf(player));
          for (const [where, i] of shuffle(luck, circles).slice(0, count)) {
            const into = where === 'tile' ? manned : crew;
            into[i] = (into[i] ?? 0) + 1;
          }
          expect(puertoRico.refusal(state, seat, { type: 'place', manned, crew })).toBeNull();
        }
        puertoRico.apply(state, seat, pick(luck, decision.actions), null);
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  test('pair plantation and plant rather than man half a chain', () => {
    const t = aTable({
      seats: 3,
      colonistShip: 0,
      boards: {
        0: { island: { coffee: [0, 1], corn: [0, 1], quarry: [0, 2] }, city: { 'coffee-roaster': 0 }, sanJuan: 1 },
      },
    });
    t.role(0, 'mayor');
    expect(t.choices[0]).toBe('0,0,0,0,1,0|1'); // two colonists, income: the coffee
  });
});
