import { aTable, cards } from '../aTable';

describe('Artisan', () => {
  test('gains a card that costs up to five to the hand, then puts a hand card on the deck', () => {
    const t = aTable({ hands: { 0: ['artisan', 'estate'] }, kingdom: ['market'] });
    t.play('artisan');
    expect(t.refusal({ type: 'pick', card: 'gold' })).toBe('too-expensive');
    t.pick('market');
    t.pick('estate');
    expect(t.hand(0)).toEqual(['market']);
    expect(t.deck(0)).toEqual(cards('E'));
  });
});
