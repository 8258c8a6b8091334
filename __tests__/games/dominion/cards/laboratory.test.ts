import { cards, played } from '../aTable';

test('Laboratory draws two cards and gives an Action', () => {
  const t = played('laboratory', { decks: { 0: cards('CSG') } });
  expect(t.hand(0)).toEqual(cards('CS'));
  expect(t.balance.actions).toBe(1);
});
