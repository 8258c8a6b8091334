import { cards, played } from '../aTable';

describe('Pearl Diver', () => {
  test('draws first, then may put the bottom card on top', () => {
    const t = played('pearl-diver', { decks: { 0: cards('CEG') } });
    expect(t.hand(0)).toEqual(cards('C'));
    expect(t.balance.actions).toBe(1);
    expect(t.view(0).players[0]?.looking).toEqual(cards('G'));
    expect(t.view(1).players[0]?.looking).toBeNull();
    t.choose('yes');
    expect(t.deck(0)).toEqual(cards('GE'));
  });

  test('or leaves it at the bottom', () => {
    const t = played('pearl-diver', { decks: { 0: cards('CEG') } });
    t.choose('no');
    expect(t.deck(0)).toEqual(cards('EG'));
  });

  test('with one card left both answers come to the same (TV-38)', () => {
    const decks = (['yes', 'no'] as const).map((answer) => {
      const t = played('pearl-diver', { decks: { 0: cards('CG') } });
      t.choose(answer);
      return t.deck(0);
    });
    expect(decks).toEqual([cards('G'), cards('G')]);
  });

  test('shuffles to find a bottom card', () => {
    const t = played('pearl-diver', { decks: { 0: cards('C') }, discards: { 0: cards('G') } });
    expect(t.view(0).players[0]?.looking).toEqual(cards('G'));
  });

  test('without any card there is nothing to ask', () => {
    const t = played('pearl-diver', { decks: { 0: cards('C') } });
    expect(t.kind).toBe('buy-phase');
  });
});
