import { aTable, cards } from '../table';

test('Bazaar draws a card and gives two Actions and a coin', () => {
  const t = aTable({ hands: { 0: ['bazaar'] }, decks: { 0: cards('SC') } });
  t.play('bazaar');
  expect(t.hand(0)).toEqual(cards('S'));
  expect(t.balance).toEqual({ actions: 2, buys: 1, coins: 1 });
});
