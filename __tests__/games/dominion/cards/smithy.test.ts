import { cards, played } from '../aTable';

describe('Smithy', () => {
  test('takes what is left, reshuffles, takes the rest; in play it is not shuffled in (TV-4, DO-18)', () => {
    const t = played('smithy', { decks: { 0: cards('S') }, discards: { 0: cards('CCE') } });
    expect(t.hand(0)).toHaveLength(3);
    expect(t.hand(0)).toContain('silver');
    expect(t.deck(0)).toHaveLength(1);
    expect(t.discard(0)).toEqual([]);
    expect(t.inPlay(0)).toEqual(['smithy']);
  });

  test('does not shuffle in advance (TV-5, DO-15)', () => {
    const t = played('smithy', { decks: { 0: cards('CCC') }, discards: { 0: cards('EE') } });
    expect(t.hand(0)).toEqual(cards('CCC'));
    expect(t.deck(0)).toEqual([]);
    expect(t.discard(0)).toEqual(cards('EE'));
  });
});
