import { puertoRico } from '@/games/puerto-rico/rules/game';
import type { RoleCard } from '@/games/puerto-rico/rules/roleCards';
import { aTable } from './aTable';

const purses = (t: ReturnType<typeof aTable>): Partial<Record<RoleCard, number>> =>
  Object.fromEntries(
    puertoRico
      .view(t.state, null)
      .roles.filter(({ doubloons }) => doubloons > 0)
      .map(({ role, doubloons }) => [role, doubloons]),
  );

test('two rounds, move by move (PR-T2)', () => {
  const t = aTable({ seats: 4, governor: 0, seed: 5, faceUp: ['corn', 'indigo', 'coffee', 'indigo', 'coffee'] });
  // P0 indigo, P1 indigo, P2 corn, P3 corn, as a set-up with governor P0 gives.
  (['indigo', 'indigo', 'corn', 'corn'] as const).forEach((tile, seat) => (t.board(seat).island = [tile]));

  t.role(0, 'settler').take(0, 'quarry').take(1, 'corn').take(2, 'coffee').take(3, 'indigo');
  expect(t.state.quarrySupply).toBe(7);
  expect(t.state.discard).toEqual(['indigo', 'coffee']);
  expect(t.state.faceUp).toHaveLength(5);
  expect(t.state.stack).toHaveLength(36);

  t.role(1, 'builder').build(1, 'small-indigo-plant').build(2, 'small-market').build(3, 'small-indigo-plant').pass(0);
  expect(t.money).toEqual([3, 3, 2, 2]);

  t.role(2, 'mayor');
  expect(t.state.colonistSupply).toBe(74);
  expect(t.events.find(({ type }) => type === 'colonists-dealt')).toMatchObject({ dealt: [1, 1, 2, 1] });
  t.place(2, { corn: 1, 'small-market': 1 }).place(3, { corn: 1 }).place(0, { quarry: 1 }).place(1, { corn: 1 });
  expect(t.state.colonistShip).toBe(4);
  expect(t.state.colonistSupply).toBe(70);

  t.role(3, 'prospector-1');
  expect(t.money).toEqual([3, 3, 2, 3]);
  expect(purses(t)).toEqual({ craftsman: 1, trader: 1, captain: 1 });
  expect(t.state.governor).toBe(1);
  expect(t.state.round).toBe(2);

  t.role(1, 'craftsman');
  expect(t.board(1).doubloons).toBe(4);
  expect(t.choices).toEqual(['corn', 'pass']);
  t.act(1, { type: 'take-good', good: 'corn' });
  expect([0, 1, 2, 3].map(t.goods)).toEqual([{}, { corn: 2 }, { corn: 1 }, { corn: 1 }]);
  expect(t.supply.corn).toBe(6);

  t.role(2, 'trader').sell(2, 'corn');
  expect(t.board(2).doubloons).toBe(5);
  expect(t.state.house).toEqual(['corn']);
  expect(t.asked).toBe('P3 choose-role'); // nobody else can sell

  t.role(3, 'captain');
  expect(t.choices).toEqual(['corn→0', 'corn→1', 'corn→2']);
  t.load(3, 'corn', 0).load(1, 'corn', 0);
  expect(t.board(3).doubloons).toBe(4);
  expect(t.state.ships[0]).toEqual({ capacity: 5, good: 'corn', count: 3 });
  expect(t.state.vpSupply).toBe(96);

  t.role(0, 'prospector-1');
  expect(purses(t)).toEqual({ settler: 1, mayor: 1, builder: 1 });
  expect(t.state.governor).toBe(2);
  expect(t.money).toEqual([4, 4, 5, 4]);
  expect(t.vps).toEqual([0, 2, 0, 2]);
});

describe('order (PR-T23)', () => {
  test('five players, governor P3: picks P3, P4, P0, P1, P2; the builder P4 builds first, then round (PR-13)', () => {
    const t = aTable({ seats: 5, governor: 3 });
    const picks = [t.asked];
    t.role(3, 'prospector-1');
    picks.push(t.asked);
    t.role(4, 'builder');
    const builders: string[] = [];
    while (t.asked.endsWith('builder/build')) {
      builders.push(t.asked.slice(0, 2));
      t.pass(Number(t.asked[1]));
    }
    expect(builders).toEqual(['P4', 'P0', 'P1', 'P2', 'P3']);
    picks.push(t.asked);
    t.role(0, 'prospector-2');
    picks.push(t.asked);
    t.role(1, 'trader');
    picks.push(t.asked);
    t.role(2, 'captain');
    expect(picks).toEqual([3, 4, 0, 1, 2].map((seat) => `P${seat} choose-role`));
    expect(t.state.governor).toBe(4);
  });

  test('two players, governor P1: P1, P0, P1, P0, P1, P0; then governor P0 (PR-20)', () => {
    const t = aTable({ seats: 2, governor: 1 });
    const picks: string[] = [];
    for (const role of ['trader', 'captain', 'craftsman', 'prospector-1', 'settler', 'builder'] as const) {
      picks.push(t.asked);
      t.role(Number(t.asked[1]), role).passOn(
        picks.length < 6 ? `P${picks.length % 2 ? 0 : 1} choose-role` : 'P0 choose-role',
      );
    }
    expect(picks.map((pick) => pick.slice(0, 2))).toEqual(['P1', 'P0', 'P1', 'P0', 'P1', 'P0']);
    expect(t.state.governor).toBe(0);
    expect(purses(t)).toEqual({ mayor: 1 }); // PR-T22: only the seventh card
  });
});

describe('role cards', () => {
  test('a role must be taken, and only one that is left (PR-10, PR-12)', () => {
    const t = aTable({ seats: 3 }).role(0, 'trader');
    expect(t.choices).toEqual(['settler', 'mayor', 'builder', 'craftsman', 'captain']);
    expect(t.why(1, { type: 'pass' })).toBe('must-pick');
    expect(t.why(1, { type: 'choose-role', role: 'trader' })).toBe('role-taken');
    expect(t.why(0, { type: 'choose-role', role: 'mayor' })).toBe('not-your-turn');
    expect(t.why(1, { type: 'choose-role', role: 'prospector-1' })).toBe('not-possible');
  });

  test('doubloons on a card go to the taker at once, whatever comes of the role (PR-11, PR-D19)', () => {
    const t = aTable({ seats: 3, purses: { trader: 2 } }).role(0, 'trader');
    expect(t.money).toEqual([4, 2, 2]);
    expect(t.state.purses).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('a prospector with two doubloons brings three (PR-T22, PR-93)', () => {
    expect(aTable({ seats: 4, purses: { 'prospector-1': 2 } }).role(0, 'prospector-1').money).toEqual([6, 3, 3, 3]);
  });

  test('the two prospectors are cards of their own (PR-18, PR-D34)', () => {
    const t = aTable({ seats: 5 }).role(0, 'prospector-1').role(1, 'prospector-2');
    expect(t.money).toEqual([5, 5, 4, 4, 4]);
    expect(t.choices).not.toContain('prospector-1');
    expect([3, 4].map((seats) => aTable({ seats }).choices.filter((role) => role.startsWith('prospector')))).toEqual([
      [],
      ['prospector-1'],
    ]);
  });

  test('a card left three rounds running carries three doubloons (PR-16, PR-T22)', () => {
    const t = aTable({ seats: 5 });
    for (let round = 0; round < 3; round++) {
      for (const role of ['prospector-1', 'prospector-2', 'trader', 'captain', 'craftsman'] as const) {
        t.role(Number(t.asked[1]), role);
      }
    }
    expect(purses(t)).toEqual({ settler: 3, mayor: 3, builder: 3 });
  });
});

describe('the end (PR-17, PR-T24)', () => {
  const last = () =>
    aTable({
      seats: 3,
      boards: {
        0: {
          doubloons: 20,
          city: { 'guild-hall': 0, residence: 0, fortress: 0, hacienda: 0, office: 0, harbor: 0, wharf: 0, factory: 0 },
        },
      },
    });

  test('a full city: everybody still picks, then the game is scored and no doubloons are laid (PR-53, PR-D3)', () => {
    const t = last().role(0, 'builder').build(0, 'hospice');
    expect(t.state.endTriggers).toEqual(['city']);
    expect(puertoRico.outcome(t.state)).toBeNull();
    t.passOn('P1 choose-role').role(1, 'trader').role(2, 'captain');
    expect(t.asked).toBe('over');
    expect(t.state.purses.every((purse) => purse === 0)).toBe(true);
    expect(t.state.governor).toBe(0);
    expect(puertoRico.outcome(t.state)).toMatchObject({ winners: [0], ended: { key: 'ended.city' } });
  });

  test('nothing can be played after the end', () => {
    const t = last()
      .role(0, 'builder')
      .build(0, 'hospice')
      .passOn('P1 choose-role')
      .role(1, 'trader')
      .role(2, 'captain');
    expect(t.why(0, { type: 'pass' })).toBe('game-over');
  });

  test('several conditions are met as easily as one (PR-114)', () => {
    const t = aTable({
      seats: 3,
      vpSupply: 1,
      boards: {
        ...{},
        0: {
          doubloons: 20,
          goods: { corn: 1 },
          city: { 'guild-hall': 0, residence: 0, fortress: 0, hacienda: 0, office: 0, harbor: 0, wharf: 0, factory: 0 },
        },
      },
    });
    t.role(0, 'builder').build(0, 'hospice').passOn('P1 choose-role').role(1, 'captain').load(0, 'corn', 0);
    expect(t.state.endTriggers).toEqual(['city', 'vp']);
    t.role(2, 'trader');
    expect(t.asked).toBe('over');
  });
});
