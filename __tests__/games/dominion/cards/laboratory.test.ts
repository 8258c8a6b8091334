import { aTable, cards } from '../table';

test('Laboratory draws two cards and gives an Action', () => {
  const t = aTable({ hands: { 0: ['laboratory'] }, decks: { 0: cards('CSG') } });
  t.play('laboratory');
  expect(t.hand(0)).toEqual(cards('CS'));
  expect(t.balance.actions).toBe(1);
});
