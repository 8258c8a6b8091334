import { cards, played } from '../aTable';

describe('Adventurer', () => {
  test('digs for two Treasures and discards the rest', () => {
    const t = played('adventurer', { decks: { 0: cards('EGESC') } });
    expect(t.hand(0)).toEqual(['gold', 'silver']);
    expect(t.discard(0)).toEqual(cards('EE'));
    expect(t.deck(0)).toEqual(cards('C'));
  });

  test('stops when there are no cards left (TV-45)', () => {
    const t = played('adventurer', { decks: { 0: cards('EEC') } });
    expect(t.hand(0)).toEqual(cards('C'));
    expect(t.discard(0)).toEqual(cards('EE'));
  });

  test('a reshuffle on the way leaves out what was revealed', () => {
    const t = played('adventurer', { decks: { 0: cards('E') }, discards: { 0: cards('SG') } });
    expect(t.hand(0)).toEqual(['gold', 'silver']);
    expect(t.discard(0)).toEqual(cards('E'));
    expect(t.deck(0)).toEqual([]);
  });
});
