import { aTable, cards, played } from '../aTable';

describe('Salvager', () => {
  test('gives a Buy, trashes a card and pays what it costs (TV-39)', () => {
    const t = aTable({ hands: { 0: ['salvager', 'province'] } });
    t.play('salvager');
    expect(t.balance).toEqual({ actions: 0, buys: 2, coins: 8 });
    expect(t.trash).toEqual(['province']);
  });

  test('from an empty hand only the Buy', () => {
    const t = played('salvager');
    expect(t.balance).toEqual({ actions: 0, buys: 2, coins: 0 });
  });

  test('the trashing is mandatory (D-44)', () => {
    const t = aTable({ hands: { 0: ['salvager', ...cards('GP')] } });
    t.play('salvager');
    expect(t.refusal({ type: 'done' })).toBe('not-possible');
  });
});
