import { cards, played } from '../aTable';

describe('Vassal', () => {
  test('discards the top card and may play it when it is an Action, for no Action', () => {
    const t = played('vassal', { decks: { 0: ['village', 'gold'] } });
    expect(t.discard(0)).toEqual(['village']);
    t.choose('yes');
    expect(t.inPlay(0)).toEqual(['vassal', 'village']);
    expect(t.balance).toEqual({ actions: 2, buys: 1, coins: 2 });
    expect(t.hand(0)).toEqual(cards('G'));
  });

  test('may leave it discarded', () => {
    const t = played('vassal', { decks: { 0: ['village'] } });
    t.choose('no');
    expect(t.discard(0)).toEqual(['village']);
  });

  test('anything else just stays discarded', () => {
    const t = played('vassal', { decks: { 0: cards('G') } });
    expect(t.kind).toBe('buy-phase');
    expect(t.discard(0)).toEqual(cards('G'));
  });
});
