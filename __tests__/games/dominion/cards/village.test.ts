import { cards, played } from '../aTable';

test('Village draws a card and gives two Actions', () => {
  const t = played('village', { decks: { 0: ['smithy', 'copper'] } });
  expect(t.hand(0)).toEqual(['smithy']);
  expect(t.balance.actions).toBe(2);
  expect(t.deck(0)).toEqual(cards('C'));
});
