import { cards, played } from '../aTable';

describe('Navigator', () => {
  test('gives two coins and discards the top five', () => {
    const t = played('navigator', { decks: { 0: cards('EEECCG') } });
    expect(t.balance.coins).toBe(2);
    expect(t.view(0).players[0]?.looking).toEqual(cards('EEECC'));
    expect(t.view(1).players[0]?.looking).toBeNull();
    t.choose('discard');
    expect(t.discard(0)).toEqual(cards('EEECC'));
    expect(t.deck(0)).toEqual(cards('G'));
  });

  test('or puts them all back in an order of my choice', () => {
    const t = played('navigator', { decks: { 0: cards('ECSGDP') } });
    t.choose('put-back');
    t.pick('gold', 'silver', 'copper', 'estate');
    expect(t.deck(0)).toEqual(cards('GSCEDP'));
  });

  test('works with fewer than five, and reshuffles for the rest', () => {
    const t = played('navigator', { decks: { 0: cards('E') }, discards: { 0: cards('CC') } });
    t.choose('discard');
    expect(t.discard(0)).toEqual(cards('ECC'));
  });

  test('others only see the card that ends on top of the discard pile', () => {
    const t = played('navigator', { decks: { 0: cards('GSEEC') } });
    t.choose('discard');
    expect(t.view(1).players[0]).toMatchObject({ discardTop: 'copper', discardSize: 5 });
  });
});
