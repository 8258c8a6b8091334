import { cards, played } from '../aTable';

describe('Chancellor', () => {
  test('gives two coins and may put the deck onto the discard pile', () => {
    const t = played('chancellor', { decks: { 0: cards('CSG') }, discards: { 0: cards('E') } });
    t.choose('yes');
    expect(t.balance.coins).toBe(2);
    expect(t.deck(0)).toEqual([]);
    expect([...t.discard(0)].sort()).toEqual(['copper', 'estate', 'gold', 'silver']);
  });

  test('may leave the deck alone', () => {
    const t = played('chancellor', { decks: { 0: cards('CSG') } });
    t.choose('no');
    expect(t.deck(0)).toEqual(cards('CSG'));
  });

  test('nobody looks at the deck on the way, and nothing counts as discarded (D-35)', () => {
    const t = played('chancellor', { decks: { 0: cards('CSG') } });
    expect(t.kind).toBe('chancellor/discard-deck');
    expect(t.view(0).players[0]?.looking).toEqual([]);
    t.choose('yes');
    expect(t.events.map((event) => event.type)).not.toContain('discarded');
  });

  test('with an empty deck both answers do nothing (D-35)', () => {
    const t = played('chancellor', { discards: { 0: cards('E') } });
    t.choose('yes');
    expect(t.discard(0)).toEqual(cards('E'));
    expect(t.deck(0)).toEqual([]);
  });
});
