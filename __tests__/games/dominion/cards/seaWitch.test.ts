import { aTable, cards } from '../aTable';

describe('Sea Witch', () => {
  const deck = cards('CCEESSGGCC');

  test('two cards and Curses now; next turn two cards, then two discards (TV-74)', () => {
    const t = aTable({ hands: { 0: ['sea-witch'] }, decks: { 0: deck, 1: cards('CCCCC') } });
    t.play('sea-witch');
    expect(t.hand(0)).toEqual(cards('CC'));
    expect(t.discard(1)).toEqual(['curse']);
    t.endTurn();
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(7);
    expect(t.kind).toBe('sea-witch/discard');
    t.pick('estate', 'estate');
    expect(t.player(0).hand).toHaveLength(5);
  });

  test('twice under a Throne Room: two Curses, and both halves one after the other (TV-75)', () => {
    const t = aTable({
      hands: { 0: ['throne-room', 'sea-witch'] },
      decks: { 0: [...deck, ...deck], 1: cards('CCCCC') },
    });
    t.play('throne-room');
    t.pick('sea-witch');
    expect(t.player(0).hand).toHaveLength(4);
    expect(t.discard(1)).toEqual(['curse', 'curse']);
    t.endTurn();
    t.endTurn();
    let discards = 0;
    while (t.kind === 'sea-witch/discard') {
      t.pick(t.player(0).hand[0] ?? 'copper');
      discards++;
    }
    expect([discards, t.player(0).hand.length]).toEqual([4, 5]);
  });

  test('the last Curse goes to the left; a Moat keeps out (DO-27)', () => {
    const t = aTable({ seats: 3, hands: { 0: ['sea-witch'] }, supply: { curse: 1 }, decks: { 0: deck } });
    t.play('sea-witch');
    expect([t.discard(1), t.discard(2)]).toEqual([['curse'], []]);
    const u = aTable({ hands: { 0: ['sea-witch'], 1: ['moat'] }, decks: { 0: deck } });
    u.play('sea-witch');
    u.pick('moat');
    expect(u.discard(1)).toEqual([]);
  });
});
