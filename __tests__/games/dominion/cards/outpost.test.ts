import { aTable, cards, played } from '../aTable';

describe('Outpost', () => {
  const deck = cards('CCCCCCCCCCCCCCCC');

  test('a hand of three and a turn of its own', () => {
    const t = played('outpost', { decks: { 0: deck } });
    t.endTurn();
    expect(t.state.turn).toMatchObject({ seat: 0, extra: true });
    expect(t.player(0).hand).toHaveLength(3);
    expect(t.durations(0)).toEqual([]);
    expect(t.inPlay(0)).toEqual(['outpost']);
    t.endTurn();
    expect(t.state.turn).toMatchObject({ seat: 1, extra: false });
    expect(t.player(0).hand).toHaveLength(5);
    expect(t.inPlay(0)).toEqual([]);
  });

  test('the extra turn starts with what a Wharf has scheduled (TV-17)', () => {
    const t = aTable({ hands: { 0: ['wharf', 'outpost'] }, actions: 2, decks: { 0: deck } });
    t.play('wharf');
    t.play('outpost');
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(5);
    expect(t.balance.buys).toBe(2);
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
    expect(t.player(0).hand).toHaveLength(5);
  });

  test('played in the extra turn: no third turn, a small hand, discarded at once (D-16, D-18, TV-18)', () => {
    const t = played('outpost', { decks: { 0: ['outpost', ...deck] } });
    t.endTurn();
    t.play('outpost');
    t.endTurn();
    expect(t.state.turn).toMatchObject({ seat: 1, extra: false });
    expect(t.player(0).hand).toHaveLength(3);
    expect(t.inPlay(0)).toEqual([]);
  });

  test('the game ends before an extra turn (D-19, TV-19)', () => {
    const t = played('outpost', { coins: 8, supply: { province: 1 }, decks: { 0: deck } });
    t.buy('province');
    expect(t.isOver).toBe(true);
  });

  test('two Outposts in a turn: one extra turn, both stay until its Clean-up (D-12, TV-57)', () => {
    const t = aTable({ hands: { 0: ['village', 'outpost', 'outpost'] }, decks: { 0: deck } });
    t.play('village');
    t.play('outpost');
    t.play('outpost');
    t.endTurn();
    expect(t.state.turn.extra).toBe(true);
    expect(t.player(0).hand).toHaveLength(3);
    expect(t.inPlay(0)).toEqual(['outpost', 'outpost']);
    t.endTurn();
    expect(t.state.turn.seat).toBe(1);
    expect(t.inPlay(0)).toEqual([]);
    expect(t.player(0).hand).toHaveLength(5);
  });

  test('under a Throne Room: one extra turn; the Throne Room stays too (D-12)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'outpost'] }, decks: { 0: deck } });
    t.play('throne-room');
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['throne-room', 'outpost']);
    t.endTurn();
    expect(t.state.turn.seat).toBe(1);
  });

  test('extra turns are not counted (D-20, DO-64)', () => {
    const t = aTable({ hands: { 0: ['outpost'] }, decks: { 0: deck } });
    const before = t.player(0).turns;
    t.play('outpost');
    t.endTurn();
    expect(t.player(0).turns).toBe(before);
  });

  test('as sold today: the second one, and one in an extra turn, do nothing at all (D-50)', () => {
    const options = { edition: '2022' } as const;
    const t = aTable({ hands: { 0: ['outpost', 'outpost'] }, actions: 2, decks: { 0: ['outpost', ...deck] }, options });
    t.play('outpost');
    t.play('outpost');
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['outpost']);
    t.play('outpost');
    t.endTurn();
    expect(t.state.turn.seat).toBe(1);
    expect(t.player(0).hand).toHaveLength(5);
  });
});
