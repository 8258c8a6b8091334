import { aTable, cards, played } from '../aTable';

describe('Lookout', () => {
  test('looks at three: trash one, discard one, put one back', () => {
    const t = played('lookout', { decks: { 0: cards('EGCS') } });
    expect(t.balance.actions).toBe(1);
    expect(t.view(0).players[0]?.looking).toEqual(cards('EGC'));
    expect(t.view(1).players[0]?.looking).toBeNull();
    expect(t.refusal({ type: 'done' })).toBe('not-possible');
    t.pick('estate');
    t.pick('copper');
    expect(t.trash).toEqual(cards('E'));
    expect(t.discard(0)).toEqual(cards('C'));
    expect(t.deck(0)).toEqual(cards('GS'));
  });

  test('two cards: trash one, discard the other (TV-37)', () => {
    const t = played('lookout', { decks: { 0: cards('E') }, discards: { 0: cards('C') } });
    t.pick('estate');
    expect(t.trash).toEqual(cards('E'));
    expect(t.discard(0)).toEqual(cards('C'));
    expect(t.deck(0)).toEqual([]);
  });

  test('one card is trashed; with none nothing happens', () => {
    const one = aTable({ hands: { 0: ['lookout'] }, decks: { 0: cards('G') } });
    one.play('lookout');
    expect(one.trash).toEqual(cards('G'));
    const none = aTable({ hands: { 0: ['lookout'] } });
    none.play('lookout');
    expect(none.trash).toEqual([]);
  });
});
