import { aTable, cards } from '../aTable';

describe('Lighthouse', () => {
  test('gives an Action and a coin, now and a coin next turn', () => {
    const t = aTable({ hands: { 0: ['lighthouse', 'copper'] } });
    t.play('lighthouse');
    expect(t.balance).toEqual({ actions: 1, buys: 1, coins: 1 });
    t.endTurn();
    t.endTurn();
    expect(t.balance).toEqual({ actions: 1, buys: 1, coins: 1 });
  });

  test.each(['sea-hag', 'militia', 'spy', 'ambassador'] as const)(
    'in play it keeps %s off its owner (DO-43, TV-11)',
    (attack) => {
      const t = aTable({
        hands: { 0: [attack, 'estate'], 1: cards('CCCCC') },
        inPlay: { 1: ['lighthouse'] },
        decks: { 0: cards('CC'), 1: cards('SS') },
      });
      const before = JSON.stringify(t.player(1));
      t.play(attack);
      if (t.kind === 'spy/judge') t.choose('discard');
      if (t.kind === 'ambassador/return') t.count(1);
      expect(t.asked).toBe(0);
      expect(JSON.stringify(t.player(1))).toBe(before);
      expect(t.kind).toBe('buy-phase');
    },
  );

  test('protects until the Clean-up of my next turn', () => {
    const t = aTable({
      hands: { 0: ['lighthouse'], 1: ['witch'] },
      decks: { 0: cards('CCCCCCCCCC'), 1: ['copper', 'copper', 'witch', 'copper', 'copper', 'copper', 'copper'] },
    });
    t.play('lighthouse');
    t.endTurn();
    t.play('witch');
    expect(t.discard(0)).toEqual([]);
    t.endTurn();
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
    t.play('witch');
    expect(t.discard(0)).toContain('curse');
  });

  test('my own Attacks still work for me', () => {
    const t = aTable({ hands: { 0: ['witch'], 1: [] }, inPlay: { 0: ['lighthouse'] }, decks: { 0: cards('CC') } });
    t.play('witch');
    expect(t.hand(0)).toEqual(cards('CC'));
    expect(t.discard(1)).toEqual(['curse']);
  });

  test('a protected player with a Moat is not asked (D-47)', () => {
    const t = aTable({ hands: { 0: ['witch'], 1: ['moat'] }, inPlay: { 1: ['lighthouse'] } });
    t.play('witch');
    expect(t.asked).toBe(0);
    expect(t.discard(1)).toEqual([]);
  });

  test('with an Outpost, the extra turn is the next turn: no protection afterwards (D-17)', () => {
    const t = aTable({
      hands: { 0: ['lighthouse', 'outpost'], 1: ['witch'] },
      decks: { 0: cards('CCCCCCCCCCCC') },
    });
    t.play('lighthouse');
    t.play('outpost');
    t.endTurn();
    expect(t.state.turn.extra).toBe(true);
    expect(t.balance.coins).toBe(1);
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
    t.play('witch');
    expect(t.discard(0)).toContain('curse');
  });
});
