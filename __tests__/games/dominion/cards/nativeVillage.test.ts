import { cards, played } from '../aTable';

describe('Native Village', () => {
  test('puts the top card of the deck on its mat, face down', () => {
    const t = played('native-village', { decks: { 0: cards('GC') } });
    t.choose('set-aside');
    expect(t.balance.actions).toBe(2);
    expect(t.player(0).nativeVillageMat).toEqual(cards('G'));
    expect(t.deck(0)).toEqual(cards('C'));
    // D-33: the owner sees it, the others only that it is there.
    expect(t.view(0).players[0]?.nativeVillage).toEqual(cards('G'));
    expect(t.view(1).players[0]?.nativeVillage).toBeNull();
    expect(t.view(1).players[0]?.nativeVillageSize).toBe(1);
  });

  test('or takes the whole mat into hand (TV-32)', () => {
    const t = played('native-village', { nativeVillage: { 0: cards('G') }, decks: { 0: cards('C') } });
    t.choose('take-mat');
    expect(t.hand(0)).toEqual(cards('G'));
    expect(t.player(0).nativeVillageMat).toEqual([]);
    expect(t.deck(0)).toEqual(cards('C'));
  });

  test('both options are always there, even when they do nothing (DO-30)', () => {
    const t = played('native-village');
    expect(t.offered()).toEqual(['set-aside', 'take-mat']);
    t.choose('set-aside');
    expect(t.player(0).nativeVillageMat).toEqual([]);
  });

  test('reshuffles when the deck is empty', () => {
    const t = played('native-village', { discards: { 0: cards('S') } });
    t.choose('set-aside');
    expect(t.player(0).nativeVillageMat).toEqual(cards('S'));
  });

  test('is itself discarded as usual, and the mat is not', () => {
    const t = played('native-village', { decks: { 0: cards('GCCCCCC') } });
    t.choose('set-aside');
    t.endTurn();
    expect(t.discard(0)).toEqual(['native-village']);
    expect(t.player(0).nativeVillageMat).toEqual(cards('G'));
  });
});
