import { aTable, cards } from '../aTable';

describe('Moneylender', () => {
  test('trashes a Copper for three coins, without asking in the first edition (TV-55)', () => {
    const t = aTable({ hands: { 0: ['moneylender', ...cards('CS')] } });
    t.play('moneylender');
    expect(t.trash).toEqual(cards('C'));
    expect(t.balance.coins).toBe(3);
    expect(t.hand(0)).toEqual(cards('S'));
  });

  test('trashes exactly one', () => {
    const t = aTable({ hands: { 0: ['moneylender', ...cards('CCC')] } });
    t.play('moneylender');
    expect(t.trash).toEqual(cards('C'));
  });

  test('does nothing without a Copper', () => {
    const t = aTable({ hands: { 0: ['moneylender', ...cards('S')] } });
    t.play('moneylender');
    expect(t.balance.coins).toBe(0);
  });

  test('is optional in the second edition', () => {
    const t = aTable({ hands: { 0: ['moneylender', ...cards('CS')] }, options: { edition: '2E' } });
    t.play('moneylender');
    expect(t.refusal({ type: 'pick', card: 'silver' })).toBe('only-copper');
    t.done();
    expect(t.trash).toEqual([]);
    expect(t.balance.coins).toBe(0);
  });
});
