import { cards, played } from '../aTable';

test('Market draws a card and gives an Action, a Buy and a coin', () => {
  const t = played('market', { decks: { 0: cards('SC') } });
  expect(t.hand(0)).toEqual(cards('S'));
  expect(t.balance).toEqual({ actions: 1, buys: 2, coins: 1 });
});
