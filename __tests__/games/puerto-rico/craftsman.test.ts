import { circlesOf, citySpaces, colonistsOf, emptyBuildingCircles } from '@/games/puerto-rico/rules/board';
import { FACTORY_PAY } from '@/games/puerto-rico/rules/roles/craftsman';
import { aTable, type Board } from './aTable';

const picture: Board = {
  island: { corn: [2, 3], tobacco: [2, 2], sugar: [3, 4] },
  city: {
    'small-sugar-mill': 1,
    'sugar-mill': 3,
    'tobacco-storage': 1,
    hacienda: 1,
    wharf: 1,
    harbor: 1,
    'small-market': 0,
    'city-hall': 0,
  },
};

describe('production', () => {
  test('the picture: 2 corn, 1 tobacco, 3 sugar (PR-55, PR-56, PR-57, PR-T4)', () => {
    const t = aTable({ seats: 3, boards: { 1: picture } }).role(0, 'craftsman');
    expect(t.goods(1)).toEqual({ corn: 2, tobacco: 1, sugar: 3 });
    const player = t.board(1);
    expect([citySpaces(player), colonistsOf(player), circlesOf(player), emptyBuildingCircles(player)]).toEqual([
      9, 15, 21, 4,
    ]);
  });

  test('with an occupied factory the picture pays 2 (PR-T4)', () => {
    const t = aTable({ seats: 3, boards: { 1: { ...picture, doubloons: 0, city: { ...picture.city, factory: 1 } } } });
    expect(t.role(0, 'craftsman').money[1]).toBe(2);
  });

  test('a plant without plantation, or a plantation without plant, makes nothing', () => {
    const t = aTable({ seats: 3, boards: { 1: { island: { indigo: [1, 1] }, city: { 'sugar-mill': 1 } } } });
    expect(t.role(0, 'craftsman').goods(1)).toEqual({});
  });

  test('scarce goods go in seat order from the craftsman (PR-58, PR-D17)', () => {
    const corn = (tiles: number): Board => ({ island: { corn: [tiles, tiles] } });
    const t = aTable({ seats: 3, governor: 1, supply: { corn: 4 }, boards: { 0: corn(2), 1: corn(3), 2: corn(3) } });
    t.role(1, 'craftsman');
    expect([0, 1, 2].map((seat) => t.goods(seat).corn ?? 0)).toEqual([0, 3, 1]);
  });
});

describe('factory (PR-59)', () => {
  const owner: Board = {
    doubloons: 0,
    island: { corn: [3, 3], sugar: [3, 3], tobacco: [1, 1] },
    city: { 'sugar-mill': 3, 'tobacco-storage': 1, factory: 1 },
  };
  const supply = { sugar: 2, tobacco: 4 };

  test('kinds that were really taken count: sugar 2, tobacco 1, so 1 doubloon (PR-T5)', () => {
    const t = aTable({ seats: 3, supply, boards: { 1: owner } }).role(0, 'craftsman');
    expect(t.goods(1)).toEqual({ sugar: 2, tobacco: 1 });
    expect(t.money[1]).toBe(1);
  });

  test('as craftsman the extra good can only be tobacco: the sugar is gone (PR-T5, PR-D16)', () => {
    const t = aTable({ seats: 3, supply, boards: { 0: owner } }).role(0, 'craftsman');
    expect(t.choices).toEqual(['tobacco', 'pass']);
    t.act(0, { type: 'take-good', good: 'tobacco' });
    expect(t.money[0]).toBe(1); // never changes the pay
  });

  test('pays 0, 0, 1, 2, 3, 5 for 0 to 5 kinds', () => expect(FACTORY_PAY).toEqual([0, 0, 1, 2, 3, 5]));

  test('unoccupied it pays nothing', () => {
    const t = aTable({ seats: 3, boards: { 1: { ...owner, city: { ...owner.city, factory: 0 } } } });
    expect(t.role(0, 'craftsman').money[1]).toBe(0);
  });
});

describe('privilege (PR-60, PR-61, PR-T6)', () => {
  const maker: Board = { island: { corn: [2, 2], indigo: [1, 1] }, city: { 'small-indigo-plant': 1 } };

  test('of a kind the craftsman made and the supply still has: only indigo', () => {
    const t = aTable({ seats: 3, supply: { corn: 2, indigo: 4, coffee: 3 }, boards: { 0: maker } }).role(
      0,
      'craftsman',
    );
    expect(t.choices).toEqual(['indigo', 'pass']);
    expect(t.why(0, { type: 'take-good', good: 'corn' })).toBe('supply-empty');
    expect(t.why(0, { type: 'take-good', good: 'coffee' })).toBe('not-produced');
    t.act(0, { type: 'take-good', good: 'indigo' });
    expect(t.goods(0)).toEqual({ corn: 2, indigo: 2 });
    expect(t.supply.indigo).toBe(2);
  });

  test('nothing made: not asked', () => {
    expect(aTable({ seats: 3 }).role(0, 'craftsman').asked).toBe('P1 choose-role');
  });

  test('made the last corn: not asked', () => {
    const t = aTable({ seats: 3, supply: { corn: 1 }, boards: { 0: { island: { corn: [1, 1] } } } });
    expect(t.role(0, 'craftsman').asked).toBe('P1 choose-role');
  });

  test('it may be declined (PR-15)', () => {
    const t = aTable({ seats: 3, boards: { 0: maker } })
      .role(0, 'craftsman')
      .pass(0);
    expect(t.goods(0)).toEqual({ corn: 2, indigo: 1 });
  });
});
