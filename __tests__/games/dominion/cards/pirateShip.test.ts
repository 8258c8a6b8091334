import { aTable, cards, played } from '../aTable';

describe('Pirate Ship', () => {
  test('plunders: a Treasure of each, one token in all (TV-35)', () => {
    const t = played('pirate-ship', {
      seats: 3,
      decks: { 1: cards('SC'), 2: cards('EE') },
      pirateTokens: { 0: 2 },
    });
    t.choose('plunder');
    expect([t.kind, t.asked]).toEqual(['pirate-ship/trash', 0]);
    t.pick('silver');
    expect(t.trash).toEqual(cards('S'));
    expect(t.discard(1)).toEqual(cards('C'));
    expect(t.discard(2)).toEqual(cards('EE'));
    expect(t.player(0).pirateTokens).toBe(3);
  });

  test('at most one token a play', () => {
    const t = aTable({ seats: 3, hands: { 0: ['pirate-ship'] }, decks: { 1: cards('CC'), 2: cards('CC') } });
    t.play('pirate-ship');
    t.choose('plunder');
    expect(t.trash).toEqual(cards('CC'));
    expect(t.player(0).pirateTokens).toBe(1);
  });

  test('no token when nothing was trashed', () => {
    const t = played('pirate-ship', { decks: { 1: cards('EE') } });
    t.choose('plunder');
    expect(t.player(0).pirateTokens).toBe(0);
  });

  test('or gives a coin for each token, which stay (TV-36)', () => {
    const t = played('pirate-ship', { pirateTokens: { 0: 3 }, decks: { 1: cards('CC') } });
    t.choose('coins');
    expect(t.balance.coins).toBe(3);
    expect(t.player(0).pirateTokens).toBe(3);
    expect(t.deck(1)).toEqual(cards('CC'));
  });

  test('the mode is chosen after the reactions; Moat is no use against coins (D-27, DO-45, TV-59)', () => {
    const t = aTable({ hands: { 0: ['pirate-ship'], 1: ['moat'] }, pirateTokens: { 0: 2 } });
    t.play('pirate-ship');
    expect(t.kind).toBe('react');
    t.pick('moat');
    expect(t.kind).toBe('pirate-ship/choose');
    t.choose('coins');
    expect(t.balance.coins).toBe(2);
  });

  test('if everybody is immune, plundering does nothing', () => {
    const t = played('pirate-ship', { inPlay: { 1: ['lighthouse'] }, decks: { 1: cards('GG') } });
    t.choose('plunder');
    expect(t.player(0).pirateTokens).toBe(0);
    expect(t.deck(1)).toEqual(cards('GG'));
  });

  test('trashing a revealed Treasure is mandatory (D-27)', () => {
    const t = played('pirate-ship', { decks: { 1: cards('SC') } });
    t.choose('plunder');
    expect(t.refusal({ type: 'done' })).toBe('not-possible');
  });
});
