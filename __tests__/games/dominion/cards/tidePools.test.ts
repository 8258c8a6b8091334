import { aTable, cards } from '../aTable';

describe('Tide Pools', () => {
  test('three cards and an Action now; two discards at the start of the next turn (TV-65)', () => {
    const t = aTable({ hands: { 0: ['tide-pools'] }, decks: { 0: cards('CCCEESGC'), 1: cards('CCCCC') } });
    t.play('tide-pools');
    expect(t.player(0).hand).toHaveLength(3);
    expect(t.balance.actions).toBe(1);
    t.endTurn();
    t.endTurn();
    expect(t.kind).toBe('tide-pools/discard');
    t.pick('estate', 'estate');
    expect(t.hand(0)).toEqual(['copper', 'gold', 'silver']);
  });

  test('all cards if there are fewer; twice under a Throne Room', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'tide-pools'] }, decks: { 0: cards('CCCCCCCC') } });
    t.play('throne-room');
    t.pick('tide-pools');
    expect(t.player(0).hand).toHaveLength(6);
    t.endTurn();
    t.endTurn();
    while (t.kind === 'tide-pools/discard') t.pick('copper');
    expect(t.player(0).hand).toHaveLength(1);
  });

  test('with a Caravan the player says which comes first: nothing commutes any more (D-41)', () => {
    const t = aTable({
      hands: { 0: ['tide-pools', 'caravan'] },
      decks: { 0: cards('CCCCEESGCP'), 1: cards('CCCCC') },
    });
    t.play('tide-pools');
    t.play('caravan');
    t.endTurn();
    t.endTurn();
    expect(t.kind).toBe('start-of-turn');
    expect(t.offered()).toEqual(['tide-pools', 'caravan']);
  });
});
