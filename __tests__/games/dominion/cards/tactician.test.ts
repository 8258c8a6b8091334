import { aTable, cards, played } from '../aTable';

describe('Tactician', () => {
  const deck = cards('SSSSSSSSSSGGGGG');

  test('discards the hand; five cards, a Buy and an Action at the start of the next turn', () => {
    const t = aTable({ hands: { 0: ['tactician', ...cards('CC')] }, decks: { 0: deck } });
    t.play('tactician');
    expect(t.discard(0)).toEqual(cards('CC'));
    t.endTurn();
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(10);
    expect(t.balance).toEqual({ actions: 2, buys: 2, coins: 0 });
  });

  test('with an empty hand nothing is scheduled and it leaves at once (TV-16)', () => {
    const t = played('tactician', { decks: { 0: deck } });
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
    t.endTurn();
    expect(t.balance).toEqual({ actions: 1, buys: 1, coins: 0 });
  });

  test('under a Throne Room the bonus comes once; both cards stay (D-11, TV-15)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'tactician', ...cards('CC')] }, decks: { 0: deck } });
    t.play('throne-room');
    expect(t.discard(0)).toEqual(cards('CC'));
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['throne-room', 'tactician']);
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(10);
    expect(t.balance).toEqual({ actions: 2, buys: 2, coins: 0 });
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });
});
