import { aTable, cards } from '../aTable';

describe('Sailor', () => {
  const deck = cards('CCCCCCCCCCCC');

  test('next turn two coins, and perhaps a card in the trash (TV-68)', () => {
    const t = aTable({ hands: { 0: ['sailor'] }, decks: { 0: cards('EECCCCC'), 1: deck } });
    t.play('sailor');
    expect(t.balance.actions).toBe(1);
    t.endTurn();
    t.endTurn();
    expect(t.kind).toBe('sailor/trash');
    t.pick('estate');
    expect(t.balance.coins).toBe(2);
    expect(t.trash).toEqual(['estate']);
  });

  test('plays a Duration that is bought, even in the Buy phase (TV-69)', () => {
    const t = aTable({ hands: { 0: ['sailor'] }, kingdom: ['wharf'], coins: 5, decks: { 0: deck } });
    t.play('sailor');
    t.buy('wharf');
    expect(t.kind).toBe('sailor/play');
    t.choose('yes');
    expect(t.inPlay(0)).toEqual(['sailor', 'wharf']);
    expect(t.player(0).hand).toHaveLength(2);
    expect(t.balance.buys).toBe(1);
    t.endTurn();
    expect(t.durations(0)).toEqual(['sailor', 'wharf']);
  });

  test('once for each Sailor, and never the same card twice', () => {
    const t = aTable({
      hands: { 0: ['sailor', 'sailor'] },
      kingdom: ['caravan'],
      coins: 12,
      buys: 3,
      decks: { 0: deck },
    });
    t.play('sailor');
    t.play('sailor');
    t.buy('caravan');
    t.choose('yes');
    expect(t.kind).toBe('buy-phase');
    t.buy('caravan');
    t.choose('yes');
    t.buy('caravan');
    expect(t.kind).not.toBe('sailor/play');
  });

  test('may be declined, and is asked again then; not in the next turn', () => {
    const t = aTable({
      hands: { 0: ['sailor'] },
      kingdom: ['caravan'],
      coins: 8,
      buys: 2,
      decks: { 0: deck, 1: deck },
    });
    t.play('sailor');
    t.buy('caravan');
    t.choose('no');
    expect(t.discard(0)).toEqual(['caravan']);
    t.buy('caravan');
    expect(t.kind).toBe('sailor/play');
    t.choose('no');
    t.endTurn();
    t.endTurn();
    t.done();
    t.state.turn.coins = 4;
    t.buy('caravan');
    expect(t.kind).not.toBe('sailor/play');
  });

  test('an Astrolabe pays and buys though a card was bought before', () => {
    const t = aTable({ hands: { 0: ['sailor'] }, kingdom: ['astrolabe'], coins: 3, decks: { 0: deck } });
    t.play('sailor');
    t.buy('astrolabe');
    t.choose('yes');
    expect(t.balance).toMatchObject({ buys: 1, coins: 1 });
  });

  test('plays what a Blockade set aside: then nothing waits, and the Blockade leaves (D-51)', () => {
    const t = aTable({
      hands: { 0: ['sailor', 'blockade'] },
      kingdom: ['caravan'],
      decks: { 0: deck, 1: deck },
    });
    t.play('sailor');
    t.play('blockade');
    t.pick('caravan');
    t.choose('yes');
    expect(t.view(0).players[0]?.setAside).toEqual([]);
    t.endTurn();
    expect(t.durations(0)).toEqual(['sailor', 'caravan']);
  });

  test('a blocked Duration: the player says whether its Curse or the Sailor comes first (DO-67)', () => {
    const t = aTable({
      hands: { 0: ['blockade'], 1: ['sailor'] },
      kingdom: ['caravan'],
      decks: { 0: deck, 1: deck },
    });
    t.play('blockade');
    t.pick('caravan');
    t.endTurn();
    t.play('sailor');
    t.state.turn.coins = 4;
    t.buy('caravan');
    expect(t.kind).toBe('when-gained');
    t.pick('sailor');
    t.choose('yes');
    expect(t.inPlay(1)).toEqual(['sailor', 'caravan']);
    expect(t.discard(1)).toContain('curse');
    expect(t.discard(1)).not.toContain('caravan');
  });

  test('an Attack played in the middle of an Attack keeps its own immunity (DO-68)', () => {
    const t = aTable({
      hands: { 0: ['sailor', 'blockade'], 1: ['moat'] },
      kingdom: ['sea-witch'],
      actions: 2,
      decks: { 0: deck, 1: deck },
    });
    t.play('sailor');
    t.play('blockade');
    t.done();
    expect(t.offered()).not.toContain('sea-witch');
    t.pick('sailor');
    t.choose('yes');
    t.endTurn();
    expect(t.durations(0)).toEqual(['sailor', 'sailor']);
  });
});
