import { aTable, cards } from '../aTable';

describe('Monkey', () => {
  const deck = cards('CCCCCCCCCCCC');

  test('draws for every gain on the right until the next turn, and one then (TV-62)', () => {
    const t = aTable({ hands: { 0: ['monkey'] }, decks: { 0: deck, 1: deck } });
    t.play('monkey');
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(5);
    t.state.turn.buys = 2;
    t.buy('copper');
    expect(t.player(0).hand).toHaveLength(6);
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(7);
    expect(t.inPlay(0)).toEqual(['monkey']);
  });

  test('of three players it looks at the right one only, and at gains in my own turn too', () => {
    const t = aTable({ seats: 3, hands: { 0: ['monkey', 'witch'] }, actions: 2, decks: { 0: deck, 1: deck, 2: deck } });
    t.play('monkey');
    t.play('witch');
    // Two cards of the Witch, and one for the Curse of the player on the right; none for the one on the left.
    expect(t.player(0).hand).toHaveLength(3);
    t.endTurn();
    t.buy('copper');
    expect(t.player(0).hand).toHaveLength(5);
  });

  test('an Outpost turn is the next turn: it ends there (TV-63)', () => {
    const t = aTable({ hands: { 0: ['monkey', 'outpost'] }, actions: 2, decks: { 0: deck, 1: deck } });
    t.play('monkey');
    t.play('outpost');
    t.endTurn();
    expect(t.state.turn.extra).toBe(true);
    expect(t.player(0).hand).toHaveLength(4);
    t.endTurn();
    t.buy('copper');
    expect(t.player(0).hand).toHaveLength(5);
  });

  test('an Outpost turn of the player on the right counts as well', () => {
    const t = aTable({ hands: { 0: ['monkey'], 1: ['outpost'] }, decks: { 0: deck, 1: deck } });
    t.play('monkey');
    t.endTurn();
    t.play('outpost');
    t.buy('copper');
    expect(t.state.turn.extra).toBe(true);
    t.state.turn.buys = 2;
    t.buy('copper');
    expect(t.player(0).hand).toHaveLength(7);
  });

  test('under a Throne Room: two cards for a gain', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'monkey'] }, decks: { 0: deck, 1: deck } });
    t.play('throne-room');
    t.pick('monkey');
    t.endTurn();
    t.state.turn.buys = 2;
    t.buy('copper');
    expect(t.player(0).hand).toHaveLength(7);
  });
});
