import type { Good } from '@/games/puerto-rico/rules/goods';
import { aTable, type Board } from './aTable';

const one = (good: Good, city: Board['city'] = {}): Board => ({ doubloons: 0, goods: { [good]: 1 }, city });

describe('what a sale brings (PR-63, PR-64, PR-69, PR-71, PR-T7)', () => {
  test.each<[string, number, Board, Good, number]>([
    ['small market, not the trader: corn', 1, one('corn', { 'small-market': 1 }), 'corn', 1],
    ['trader with both markets: coffee', 0, one('coffee', { 'small-market': 1, 'large-market': 1 }), 'coffee', 8],
    ['trader without a market: corn', 0, one('corn'), 'corn', 1],
    ['nobody special: corn for nothing (PR-68)', 1, one('corn'), 'corn', 0],
    ['nobody special: indigo', 1, one('indigo'), 'indigo', 1],
    ['nobody special: sugar', 1, one('sugar'), 'sugar', 2],
    ['nobody special: tobacco', 1, one('tobacco'), 'tobacco', 3],
    ['nobody special: coffee', 1, one('coffee'), 'coffee', 4],
    ['unoccupied markets', 1, one('coffee', { 'small-market': 0, 'large-market': 0 }), 'coffee', 4],
  ])('%s', (_name, seat, board, good, income) => {
    const t = aTable({ seats: 3, boards: { [seat]: board } })
      .role(0, 'trader')
      .sell(seat, good);
    expect(t.money[seat]).toBe(income);
    expect(t.goods(seat)).toEqual({});
    expect(t.state.house).toEqual([good]);
  });

  test('a trader who does not sell gets nothing (PR-64)', () => {
    const t = aTable({ seats: 3, boards: { 0: one('coffee') } })
      .role(0, 'trader')
      .pass(0);
    expect(t.money[0]).toBe(0);
  });
});

describe('the house', () => {
  test('offices sell what lies there already: three tobacco (PR-70, PR-T7)', () => {
    const office = one('tobacco', { office: 1 });
    const t = aTable({ seats: 3, house: ['tobacco'], boards: { 1: office, 2: office } });
    t.role(0, 'trader').sell(1, 'tobacco').sell(2, 'tobacco');
    expect(t.money.slice(1)).toEqual([3, 3]);
    expect(t.state.house).toEqual(['tobacco', 'tobacco', 'tobacco']);
  });

  test('without an office the kind must be new; nothing else to sell: not asked (PR-66, PR-D6)', () => {
    const t = aTable({
      seats: 3,
      house: ['tobacco'],
      boards: { 1: one('tobacco'), 2: { goods: { tobacco: 1, corn: 1 } } },
    });
    t.role(0, 'trader');
    expect(t.asked).toBe('P2 trader/sell');
    expect(t.why(2, { type: 'sell', good: 'tobacco' })).toBe('kind-in-house');
    expect(t.why(2, { type: 'sell', good: 'coffee' })).toBe('no-such-good');
    expect(t.choices).toEqual(['corn', 'pass']);
  });

  test('the fourth good fills it: nobody sells after it, and all four go back (PR-65, PR-67)', () => {
    const t = aTable({
      seats: 3,
      house: ['corn', 'indigo', 'sugar'],
      supply: { corn: 3 },
      boards: { 1: one('coffee'), 2: one('tobacco', { office: 1 }) },
    });
    t.role(0, 'trader').sell(1, 'coffee');
    expect(t.asked).toBe('P1 choose-role');
    expect(t.state.house).toEqual([]);
    expect(t.supply).toEqual({ corn: 4, indigo: 1, sugar: 1, coffee: 1 });
    expect(t.goods(2)).toEqual({ tobacco: 1 });
  });

  test('with three or fewer they stay (PR-67)', () => {
    const t = aTable({ seats: 3, house: ['corn', 'indigo'] }).role(0, 'trader');
    expect(t.state.house).toEqual(['corn', 'indigo']);
  });

  test('one good a player and phase (PR-62)', () => {
    const t = aTable({ seats: 3, boards: { 0: { goods: { corn: 1, sugar: 2 } } } })
      .role(0, 'trader')
      .sell(0, 'sugar');
    expect(t.asked).toBe('P1 choose-role');
    expect(t.goods(0)).toEqual({ corn: 1, sugar: 1 });
  });
});
