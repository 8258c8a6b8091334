import { aTable, cards } from '../aTable';

describe('Blockade', () => {
  const deck = cards('CCCCCCCCCC');
  const blocked = (setting = {}) => {
    const t = aTable({ hands: { 0: ['blockade'] }, decks: { 0: deck, 1: deck, 2: deck }, coins: 9, ...setting });
    t.play('blockade');
    return t;
  };

  test('the card lies aside, and comes to hand next turn (TV-66)', () => {
    const t = blocked();
    expect(t.offered()).not.toContain('gold');
    t.pick('silver');
    expect(t.view(1).players[0]?.setAside).toEqual(['silver']);
    expect(t.discard(0)).toEqual([]);
    t.endTurn();
    expect(t.durations(0)).toEqual(['blockade']);
    t.endTurn();
    expect(t.player(0).hand).toContain('silver');
    expect(t.view(0).players[0]?.setAside).toEqual([]);
  });

  test('whoever else gains a copy in their own turn gains a Curse (TV-67)', () => {
    const t = blocked();
    t.pick('copper');
    t.endTurn();
    t.buy('copper');
    expect(t.discard(1)).toEqual(['copper', 'curse']);
    t.endTurn();
    t.buy('copper');
    expect(t.discard(0)).not.toContain('curse');
  });

  test('its pile says so beforehand to whoever it strikes, and to nobody else', () => {
    const t = blocked();
    t.pick('silver');
    const marked = () => t.view(1).piles.flatMap(({ card, curses }) => (curses > 0 ? [[card, curses]] : []));
    expect(marked()).toEqual([]);
    t.endTurn();
    expect(marked()).toEqual([['silver', 1]]);
    t.endTurn();
    expect(marked()).toEqual([]);
  });

  test('not in somebody else’s turn, not its own player, not without Curses', () => {
    const t = blocked({ hands: { 0: ['blockade', 'ambassador', 'copper'] }, actions: 2 });
    t.pick('copper');
    t.play('ambassador');
    if (t.kind === 'ambassador/return') t.count(1);
    expect(t.discard(1)).toEqual(['copper']);
    const u = blocked({ supply: { curse: 0 } });
    u.pick('copper');
    u.endTurn();
    u.buy('copper');
    expect(u.discard(1)).toEqual(['copper']);
  });

  test('a Moat or a Lighthouse at the moment it is played keeps out of all of it (DO-41, DO-43)', () => {
    const t = aTable({
      seats: 3,
      hands: { 0: ['blockade'], 1: ['moat'] },
      inPlay: { 2: ['lighthouse'] },
      decks: { 0: deck, 1: deck, 2: deck },
    });
    t.play('blockade');
    t.pick('moat');
    t.pick('copper');
    t.endTurn();
    t.endPhase();
    t.buy('copper');
    expect(t.discard(1)).not.toContain('curse');
    t.buy('copper');
    expect([...t.discard(2)].sort()).toEqual(['copper', 'lighthouse']);
  });

  test('on a Curse it goes on for as long as there are Curses', () => {
    const t = blocked({ supply: { curse: 4 } });
    t.pick('curse');
    t.endTurn();
    t.buy('curse');
    expect(t.discard(1)).toEqual(['curse', 'curse', 'curse']);
  });

  test('under a Throne Room: two cards', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'blockade'] }, decks: { 0: deck } });
    t.play('throne-room');
    t.pick('blockade');
    t.pick('estate');
    t.pick('estate');
    expect(t.view(0).players[0]?.setAside).toEqual(['estate', 'estate']);
    t.endTurn();
    t.endTurn();
    expect(t.player(0).hand.filter((card) => card === 'estate')).toHaveLength(2);
  });
});
