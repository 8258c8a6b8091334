import { aTable, cards } from '../aTable';

test('Woodcutter gives a Buy and two coins', () => {
  const t = aTable({ hands: { 0: ['woodcutter', ...cards('CC')] } });
  t.play('woodcutter');
  expect(t.balance).toEqual({ actions: 0, buys: 2, coins: 2 });
});
