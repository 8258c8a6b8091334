import { aTable, cards, played } from '../aTable';

describe('Haven', () => {
  test('draws a card, gives an Action and keeps a card for the next turn', () => {
    const t = aTable({ hands: { 0: ['haven', 'gold'] }, decks: { 0: cards('EEEEEEEEE') } });
    t.play('haven');
    t.pick('gold');
    expect(t.balance.actions).toBe(1);
    expect(t.player(0).haven).toEqual(['gold']);
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['haven']);
    t.endTurn();
    expect(t.hand(0)).toEqual(['estate', 'estate', 'estate', 'estate', 'estate', 'gold']);
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('only its owner sees the card; others know that one lies there', () => {
    const t = aTable({ hands: { 0: ['haven', 'gold', 'copper'] } });
    t.play('haven');
    t.pick('gold');
    expect(t.view(0).players[0]?.haven).toEqual(['gold']);
    expect(t.view(1).players[0]?.haven).toBeNull();
    expect(t.view(1).players[0]?.havenSize).toBe(1);
  });

  test('is not optional', () => {
    const t = aTable({ hands: { 0: ['haven', 'gold', 'copper'] } });
    t.play('haven');
    expect(t.refusal({ type: 'done' })).toBe('not-possible');
  });

  test('with nothing to set aside it is discarded the same turn (D-16)', () => {
    const t = played('haven');
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('under a Throne Room two cards come back (D-13)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'haven', 'gold', 'silver'] }, decks: { 0: cards('EE') } });
    t.play('throne-room');
    t.pick('gold');
    t.pick('silver');
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['throne-room', 'haven']);
    t.endTurn();
    expect(t.hand(0)).toEqual(['estate', 'estate', 'gold', 'silver']);
  });

  test('under a Throne Room with a single card: one comes back, both cards stay (D-13)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'haven', 'gold'] } });
    t.play('throne-room');
    expect(t.player(0).haven).toEqual(['gold']);
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['throne-room', 'haven']);
    t.endTurn();
    expect(t.hand(0)).toEqual(['gold']);
  });
});
