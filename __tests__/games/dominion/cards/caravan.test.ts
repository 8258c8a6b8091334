import { aTable, cards } from '../table';

test('Caravan draws a card and gives an Action; another card at the start of the next turn', () => {
  const t = aTable({ hands: { 0: ['caravan'] }, decks: { 0: cards('CEEEEESS') } });
  t.play('caravan');
  expect(t.hand(0)).toEqual(cards('C'));
  expect(t.balance.actions).toBe(1);
  t.endTurn();
  expect(t.durations(0)).toEqual(['caravan']);
  t.endTurn();
  expect(t.hand(0)).toEqual(cards('EEEEES'));
});
