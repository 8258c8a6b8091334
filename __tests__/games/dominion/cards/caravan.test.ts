import { cards, played } from '../aTable';

test('Caravan draws a card and gives an Action; another card at the start of the next turn', () => {
  const t = played('caravan', { decks: { 0: cards('CEEEEESS') } });
  expect(t.hand(0)).toEqual(cards('C'));
  expect(t.balance.actions).toBe(1);
  t.endTurn();
  expect(t.durations(0)).toEqual(['caravan']);
  t.endTurn();
  expect(t.hand(0)).toEqual(cards('EEEEES'));
});
