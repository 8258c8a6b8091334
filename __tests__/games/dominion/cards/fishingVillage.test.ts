import { aTable, cards } from '../aTable';

test('Fishing Village: two Actions and a coin now, an Action and a coin next turn', () => {
  const t = aTable({ hands: { 0: ['fishing-village', ...cards('C')] } });
  t.play('fishing-village');
  expect(t.balance).toEqual({ actions: 2, buys: 1, coins: 1 });
  t.endTurn();
  t.endTurn();
  expect(t.balance).toEqual({ actions: 2, buys: 1, coins: 1 });
  t.endTurn();
  expect(t.inPlay(0)).toEqual([]);
});
