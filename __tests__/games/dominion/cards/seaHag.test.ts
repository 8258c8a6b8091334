import { aTable, cards, played } from '../aTable';

describe('Sea Hag', () => {
  test('the others discard their top card and get a Curse on top', () => {
    const t = played('sea-hag', { decks: { 1: cards('GS') } });
    expect(t.discard(1)).toEqual(cards('G'));
    expect(t.deck(1)).toEqual(cards('XS'));
    expect(t.discard(0)).toEqual([]);
  });

  test('nothing to discard: the Curse is the only card of the deck (D-28, TV-25)', () => {
    const t = aTable({ hands: { 0: ['sea-hag'], 1: cards('CCCCC') } });
    t.play('sea-hag');
    expect(t.discard(1)).toEqual([]);
    expect(t.deck(1)).toEqual(cards('X'));
  });

  test('reshuffles to discard (TV-26)', () => {
    const t = played('sea-hag', { discards: { 1: cards('CS') } });
    expect(t.deck(1)).toHaveLength(2);
    expect(t.deck(1)[0]).toBe('curse');
    expect(t.discard(1)).toHaveLength(1);
  });

  test('without Curses left the card is still discarded', () => {
    const t = played('sea-hag', { decks: { 1: cards('GS') }, supply: { curse: 0 } });
    expect(t.discard(1)).toEqual(cards('G'));
    expect(t.deck(1)).toEqual(cards('S'));
  });
});
