import { cards, played } from '../aTable';

describe('Wharf', () => {
  test('two cards and a Buy, now and at the start of the next turn', () => {
    const t = played('wharf', { decks: { 0: cards('CCSSSSSGGE') } });
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
    const t = played('wharf', { decks: { 0: cards('CCSSSSSGGE') } });
    t.endTurn();
    t.player(0).inPlay.pop();
    t.player(0).stays.pop();
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(7);
  });
});
