import { cards, played } from '../aTable';

test('Bazaar draws a card and gives two Actions and a coin', () => {
  const t = played('bazaar', { decks: { 0: cards('SC') } });
  expect(t.hand(0)).toEqual(cards('S'));
  expect(t.balance).toEqual({ actions: 2, buys: 1, coins: 1 });
});
