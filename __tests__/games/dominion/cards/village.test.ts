import { aTable, cards } from '../table';

test('Village draws a card and gives two Actions', () => {
  const t = aTable({ hands: { 0: ['village'] }, decks: { 0: ['smithy', 'copper'] } });
  t.play('village');
  expect(t.hand(0)).toEqual(['smithy']);
  expect(t.balance.actions).toBe(2);
  expect(t.deck(0)).toEqual(cards('C'));
});
