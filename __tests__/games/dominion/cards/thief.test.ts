import { aTable, cards, played } from '../aTable';

describe('Thief', () => {
  test('trashes one Treasure of each, then I may take any of them (TV-46)', () => {
    const t = aTable({ seats: 3, hands: { 0: ['thief'] }, decks: { 1: cards('GS'), 2: cards('CE') } });
    t.play('thief');
    expect([t.kind, t.asked]).toEqual(['thief/trash', 0]);
    t.pick('gold');
    expect(t.offered()).toEqual(['gold', 'copper', 'done']);
    t.pick('gold');
    t.done();
    expect(t.discard(0)).toEqual(cards('G'));
    expect(t.trash).toEqual(cards('C'));
    expect(t.discard(1)).toEqual(cards('S'));
    expect(t.discard(2)).toEqual(cards('E'));
  });

  test('the trashing is mandatory, at most one a player', () => {
    const t = played('thief', { decks: { 1: cards('GS') } });
    expect(t.refusal({ type: 'done' })).toBe('not-possible');
    t.pick('silver');
    t.done();
    expect(t.trash).toEqual(cards('S'));
    expect(t.discard(1)).toEqual(cards('G'));
  });

  test('without Treasures both cards are discarded', () => {
    const t = played('thief', { decks: { 1: cards('EE') } });
    expect(t.discard(1)).toEqual(cards('EE'));
    expect(t.kind).toBe('buy-phase');
  });

  test('only what this play trashed can be taken', () => {
    const t = aTable({ hands: { 0: ['moneylender', 'thief', 'copper'] }, actions: 2, decks: { 1: cards('SE') } });
    t.play('moneylender');
    t.play('thief');
    expect(t.offered()).toEqual(['silver', 'done']);
  });

  test('what it takes counts as gained in my turn (D-31), and is not a buy (TV-21)', () => {
    const t = played('thief', { decks: { 1: cards('GE') }, embargo: { gold: 1 } });
    t.pick('gold');
    expect(t.player(0).gained).toEqual(['gold']);
    expect(t.discard(0)).toEqual(['gold']);
  });

  test('a reshuffle on the way leaves out what is revealed (DO-17)', () => {
    const t = played('thief', { decks: { 1: cards('E') }, discards: { 1: cards('D') } });
    expect([...t.discard(1)].sort()).toEqual(cards('DE').sort());
    expect(t.deck(1)).toEqual([]);
  });
});
