import { aTable, cards } from '../aTable';

test('Festival gives two Actions, a Buy and two coins', () => {
  const t = aTable({ hands: { 0: ['festival', ...cards('C')] } });
  t.play('festival');
  expect(t.balance).toEqual({ actions: 2, buys: 2, coins: 2 });
});
