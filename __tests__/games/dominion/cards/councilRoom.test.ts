import { aTable, cards, played } from '../aTable';

describe('Council Room', () => {
  test('draws four, gives a Buy; everybody else draws one', () => {
    const t = played('council-room', {
      seats: 3,
      decks: { 0: cards('CCCCC'), 1: cards('SC') },
      discards: { 2: cards('G') },
    });
    expect(t.hand(0)).toEqual(cards('CCCC'));
    expect(t.balance.buys).toBe(2);
    expect(t.hand(1)).toEqual(cards('S'));
    // D-38: others reshuffle during my turn, and that is public.
    expect(t.hand(2)).toEqual(cards('G'));
    expect(t.events).toContainEqual({ type: 'shuffled', seat: 2, count: 1 });
  });

  test('is no Attack: neither Moat nor Lighthouse has a say (DO-43)', () => {
    const t = aTable({
      hands: { 0: ['council-room'], 1: ['moat'] },
      inPlay: { 1: ['lighthouse'] },
      decks: { 1: cards('S') },
    });
    t.play('council-room');
    expect(t.hand(1)).toEqual(['moat', 'silver']);
  });
});
