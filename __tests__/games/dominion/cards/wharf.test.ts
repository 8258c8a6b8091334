import { aTable, cards } from '../table';

describe('Wharf', () => {
  test('two cards and a Buy, now and at the start of the next turn', () => {
    const t = aTable({ hands: { 0: ['wharf'] }, decks: { 0: cards('CCSSSSSGGE') } });
    t.play('wharf');
    expect(t.hand(0)).toEqual(cards('CC'));
    expect(t.balance.buys).toBe(2);
    t.endTurn();
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(7);
    expect(t.balance.buys).toBe(2);
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('the effect comes even if the card has left play (DO-53)', () => {
    const t = aTable({ hands: { 0: ['wharf'] }, decks: { 0: cards('CCSSSSSGGE') } });
    t.play('wharf');
    t.endTurn();
    t.player(0).inPlay.pop();
    t.player(0).stays.pop();
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(7);
  });
});
