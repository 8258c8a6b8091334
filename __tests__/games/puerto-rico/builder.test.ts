import { BUILDINGS, priceOf } from '@/games/puerto-rico/rules/buildings';
import { DEFAULT_OPTIONS } from '@/games/puerto-rico/rules/options';
import { aTable } from './aTable';

describe('prices with quarries (PR-49, PR-50, PR-T3)', () => {
  const ids = ['small-indigo-plant', 'construction-hut', 'office', 'harbor', 'city-hall'] as const;
  test.each([
    [0, ['1/0', '2/1', '5/4', '8/7', '10/9']],
    [1, ['0/0', '1/0', '4/3', '7/6', '9/8']],
    [2, ['0/0', '1/0', '3/2', '6/5', '8/7']],
    [3, ['0/0', '1/0', '3/2', '5/4', '7/6']],
    [4, ['0/0', '1/0', '3/2', '5/4', '6/5']],
    [5, ['0/0', '1/0', '3/2', '5/4', '6/5']],
  ])('%i occupied quarries', (quarries, expected) => {
    const price = (id: (typeof ids)[number], isBuilder: boolean) =>
      priceOf(BUILDINGS[id], DEFAULT_OPTIONS, quarries, isBuilder);
    expect(ids.map((id) => `${price(id, false)}/${price(id, true)}`)).toEqual(expected);
  });

  test('an unoccupied quarry does not help: three of which one is occupied is one', () => {
    const t = aTable({ seats: 3, boards: { 1: { doubloons: 9, island: { quarry: [1, 3] } } } });
    t.role(0, 'builder').passOn('P1 builder/build').build(1, 'city-hall');
    expect(t.money[1]).toBe(0);
  });

  test('the builder pays one less, and gets nothing for not building (PR-42, PR-48)', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 4 }, 1: { doubloons: 5 } } }).role(0, 'builder');
    t.build(0, 'office');
    t.build(1, 'office');
    expect(t.money).toEqual([0, 0, 2]);
    expect(aTable({ seats: 3 }).role(0, 'builder').pass(0).money[0]).toBe(2);
  });

  test('balanced prices: factory 8, university 7; small market 2, construction hut 1 (options)', () => {
    const price = (id: keyof typeof BUILDINGS, switches: object) =>
      priceOf(BUILDINGS[id], { ...DEFAULT_OPTIONS, ...switches }, 0, false);
    expect([price('factory', {}), price('university', {})]).toEqual([7, 8]);
    expect(['factory', 'university'].map((id) => price(id as 'factory', { swapFactoryUniversity: true }))).toEqual([
      8, 7,
    ]);
    expect(['small-market', 'construction-hut'].map((id) => price(id as 'factory', { swapMarketHut: true }))).toEqual([
      2, 1,
    ]);
    const t = aTable({ seats: 3, options: { swapFactoryUniversity: true }, boards: { 0: { doubloons: 7 } } });
    expect(t.role(0, 'builder').build(0, 'factory').money[0]).toBe(0);
  });
});

describe('what may be built', () => {
  const why = (t: ReturnType<typeof aTable>, building: keyof typeof BUILDINGS) => t.why(0, { type: 'build', building });

  test('not twice the same (PR-44, PR-T18f), not what is gone (PR-45), not what is too dear', () => {
    const t = aTable({
      seats: 3,
      boards: { 0: { doubloons: 5, city: { office: 0 } }, 1: { city: { hospice: 0 } }, 2: { city: { hospice: 0 } } },
    }).role(0, 'builder');
    expect(why(t, 'office')).toBe('already-owned');
    expect(why(t, 'hospice')).toBe('sold-out');
    expect(why(t, 'harbor')).toBe('too-expensive');
    expect(why(t, 'large-market')).toBeNull();
  });

  test('one building each and phase (PR-46)', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 20 } } })
      .role(0, 'builder')
      .build(0, 'office');
    expect(t.asked).toBe('P1 builder/build');
  });

  test('a large building on the last two spaces fills the city (PR-T18c, PR-D33)', () => {
    const t = aTable({
      seats: 3,
      boards: {
        0: {
          doubloons: 20,
          city: { 'guild-hall': 0, residence: 0, fortress: 0, hacienda: 0, office: 0, harbor: 0, wharf: 0 },
        },
      },
    });
    t.role(0, 'builder').build(0, 'city-hall');
    expect(t.state.endTriggers).toEqual(['city']);
    expect(t.asked).toBe('P1 builder/build');
  });

  test('with one space free no large building (PR-T18d, PR-47), with none nothing, and no question', () => {
    const eleven = {
      'guild-hall': 0,
      residence: 0,
      fortress: 0,
      hacienda: 0,
      office: 0,
      harbor: 0,
      wharf: 0,
      factory: 0,
    };
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 20, city: eleven } } }).role(0, 'builder');
    expect(why(t, 'city-hall')).toBe('need-two-spaces');
    expect(t.choices).not.toContain('city-hall');
    const full = aTable({ seats: 3, boards: { 0: { doubloons: 20, city: { ...eleven, hospice: 0 } } } });
    expect(full.role(0, 'builder').asked).toBe('P1 builder/build');
  });

  test('a fifth large building does not fit, although two spaces are free (PR-T18e, PR-D4)', () => {
    const four = { 'guild-hall': 0, residence: 0, fortress: 0, 'customs-house': 0, hacienda: 0, office: 0 };
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 20, city: four } } }).role(0, 'builder');
    expect(why(t, 'city-hall')).toBe('max-four-large');
  });

  test('whoever can build nothing is not asked (PR-D6)', () => {
    const t = aTable({ seats: 3, boards: { 1: { doubloons: 0 } } })
      .role(0, 'builder')
      .pass(0);
    expect(t.asked).toBe('P2 builder/build');
  });
});

describe('university (PR-51, PR-52)', () => {
  test('the new building gets one colonist from the supply (PR-T18a)', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 20, city: { university: 1 } } } });
    t.role(0, 'builder').build(0, 'sugar-mill');
    expect(t.board(0).crew).toEqual([1, 1]);
    expect(t.state.colonistSupply).toBe(54);
  });

  test('not for itself (PR-T18b, PR-D30)', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 20 } } })
      .role(0, 'builder')
      .build(0, 'university');
    expect(t.board(0).crew).toEqual([0]);
  });

  test('supply empty: off the ship; both empty: none; for large buildings too', () => {
    const boards = { 0: { doubloons: 20, city: { university: 1 } } };
    const t = aTable({ seats: 3, colonistSupply: 0, boards }).role(0, 'builder').build(0, 'fortress');
    expect(t.state.colonistShip).toBe(2);
    expect(t.board(0).crew).toEqual([1, 1]);
    const none = aTable({ seats: 3, colonistSupply: 0, colonistShip: 0, boards }).role(0, 'builder').build(0, 'office');
    expect(none.board(0).crew).toEqual([1, 0]);
  });

  test('it may be declined (PR-D2), and does nothing unoccupied', () => {
    const t = aTable({ seats: 3, boards: { 0: { doubloons: 20, city: { university: 1 } } } }).role(0, 'builder');
    t.act(0, { type: 'build', building: 'office', declined: true });
    expect(t.board(0).crew).toEqual([1, 0]);
    const idle = aTable({ seats: 3, boards: { 0: { doubloons: 20, city: { university: 0 } } } }).role(0, 'builder');
    expect(idle.why(0, { type: 'build', building: 'office', declined: true })).toBe('not-possible');
    expect(idle.build(0, 'office').board(0).crew).toEqual([0, 0]);
  });
});
