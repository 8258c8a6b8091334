import { aTable, cards } from '../aTable';

describe('Poacher', () => {
  test('draws a card, gives an Action and a coin, and costs a card for each empty pile', () => {
    const t = aTable({
      hands: { 0: ['poacher', ...cards('ECS')] },
      decks: { 0: cards('G') },
      supply: { curse: 0, duchy: 0 },
    });
    t.play('poacher');
    expect(t.balance).toEqual({ actions: 1, buys: 1, coins: 1 });
    t.pick('estate', 'copper');
    expect(t.hand(0)).toEqual(['gold', 'silver']);
  });

  test('costs nothing while no pile is empty', () => {
    const t = aTable({ hands: { 0: ['poacher', 'estate'] } });
    t.play('poacher');
    expect(t.kind).toBe('buy-phase');
    expect(t.hand(0)).toEqual(cards('E'));
  });
});
