import { aTable, cards } from '../table';

describe('Adventurer', () => {
  test('digs for two Treasures and discards the rest', () => {
    const t = aTable({ hands: { 0: ['adventurer'] }, decks: { 0: cards('EGESC') } });
    t.play('adventurer');
    expect(t.hand(0)).toEqual(['gold', 'silver']);
    expect(t.discard(0)).toEqual(cards('EE'));
    expect(t.deck(0)).toEqual(cards('C'));
  });

  test('stops when there are no cards left (TV-45)', () => {
    const t = aTable({ hands: { 0: ['adventurer'] }, decks: { 0: cards('EEC') } });
    t.play('adventurer');
    expect(t.hand(0)).toEqual(cards('C'));
    expect(t.discard(0)).toEqual(cards('EE'));
  });

  test('a reshuffle on the way leaves out what was revealed', () => {
    const t = aTable({ hands: { 0: ['adventurer'] }, decks: { 0: cards('E') }, discards: { 0: cards('SG') } });
    t.play('adventurer');
    expect(t.hand(0)).toEqual(['gold', 'silver']);
    expect(t.discard(0)).toEqual(cards('E'));
    expect(t.deck(0)).toEqual([]);
  });
});
