import { cards, played } from '../aTable';

describe('Harbinger', () => {
  test('draws a card, gives an Action, and may put a discard on the deck', () => {
    const t = played('harbinger', { decks: { 0: cards('CE') }, discards: { 0: cards('GE') } });
    expect(t.offered()).toEqual(['gold', 'estate', 'done']);
    t.pick('gold');
    expect(t.deck(0)).toEqual(cards('GE'));
    expect(t.discard(0)).toEqual(cards('E'));
    expect(t.balance.actions).toBe(1);
  });

  test('may leave the discard pile alone', () => {
    const t = played('harbinger', { decks: { 0: cards('CE') }, discards: { 0: cards('G') } });
    t.done();
    expect(t.deck(0)).toEqual(cards('E'));
  });
});
