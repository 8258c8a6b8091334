import { cards, played } from '../aTable';

describe('Sea Chart', () => {
  test('takes the revealed card in hand if a copy is in play (TV-64)', () => {
    const t = played('sea-chart', { decks: { 0: ['copper', 'caravan', 'gold'] }, inPlay: { 0: ['caravan'] } });
    expect(t.hand(0)).toEqual(['caravan', 'copper']);
    expect(t.balance.actions).toBe(1);
    expect(t.deck(0)).toEqual(cards('G'));
  });

  test('is in play itself', () => {
    const t = played('sea-chart', { decks: { 0: ['copper', 'sea-chart'] } });
    expect(t.hand(0)).toEqual(['copper', 'sea-chart']);
  });

  test('puts anything else back, for everybody to see', () => {
    const t = played('sea-chart', { decks: { 0: cards('CG') } });
    expect(t.deck(0)).toEqual(cards('G'));
    expect(t.events).toContainEqual({ type: 'revealed', seat: 0, cards: ['gold'], from: 'deck' });
  });

  test('an empty deck gives nothing to reveal', () => {
    const t = played('sea-chart', { decks: { 0: cards('C') } });
    expect(t.hand(0)).toEqual(cards('C'));
  });
});
