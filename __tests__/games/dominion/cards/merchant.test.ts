import { aTable, cards, played } from '../aTable';

describe('Merchant', () => {
  test('the first Silver pays a coin more for each Merchant', () => {
    const t = aTable({ hands: { 0: ['merchant', 'merchant', 'silver', 'silver'] }, decks: { 0: cards('CC') } });
    t.play('merchant');
    t.play('merchant');
    t.treasures();
    expect(t.balance.coins).toBe(2 + 2 + 2 + 1 + 1);
  });

  test('draws a card and gives an Action', () => {
    const t = played('merchant', { decks: { 0: cards('G') } });
    expect(t.hand(0)).toEqual(cards('G'));
    expect(t.balance.actions).toBe(1);
    t.treasures();
    expect(t.balance.coins).toBe(3);
  });
});
