import { aTable, cards } from '../table';

test('Market draws a card and gives an Action, a Buy and a coin', () => {
  const t = aTable({ hands: { 0: ['market'] }, decks: { 0: cards('SC') } });
  t.play('market');
  expect(t.hand(0)).toEqual(cards('S'));
  expect(t.balance).toEqual({ actions: 1, buys: 2, coins: 1 });
});
