import { aTable, cards, played } from '../aTable';

describe('Treasury', () => {
  test('draws a card and gives an Action and a coin', () => {
    const t = played('treasury', { decks: { 0: cards('SC') } });
    expect(t.hand(0)).toEqual(cards('S'));
    expect(t.balance).toEqual({ actions: 1, buys: 1, coins: 1 });
  });

  test('two of three go back on the deck and into the new hand (D-23, TV-33)', () => {
    const t = aTable({ inPlay: { 0: ['treasury', 'treasury', 'treasury'] }, coins: 3, decks: { 0: cards('CCCCC') } });
    t.buy('silver');
    expect(t.kind).toBe('treasury/return');
    expect(t.offered()).toEqual(['0', '1', '2', '3']);
    t.count(2);
    expect(t.hand(0)).toEqual(['copper', 'copper', 'copper', 'treasury', 'treasury']);
    expect([...t.discard(0)].sort()).toEqual(['silver', 'treasury']);
  });

  test('no offer after a Victory card was bought; Island and Gardens are Victory cards (TV-34)', () => {
    for (const card of ['estate', 'island', 'gardens'] as const) {
      const t = aTable({ inPlay: { 0: ['treasury', 'treasury'] }, coins: 4, kingdom: ['island', 'gardens'] });
      t.buy(card);
      expect(t.state.turn.seat).toBe(1);
    }
  });

  test('a Victory card gained, not bought, does not matter', () => {
    const t = played('workshop', { inPlay: { 0: ['treasury'] } });
    t.pick('estate');
    t.endTurn();
    expect(t.kind).toBe('treasury/return');
  });

  test('under a Throne Room it counts once (D-23)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'treasury'] }, decks: { 0: cards('CCCC') } });
    t.play('throne-room');
    t.endTurn();
    expect(t.offered()).toEqual(['0', '1']);
  });

  test('as sold today: a Victory card gained in the Buy phase is in the way, one gained before is not (D-49)', () => {
    const options = { edition: '2022' } as const;
    const t = played('workshop', { inPlay: { 0: ['treasury'] }, options });
    t.pick('estate');
    t.endTurn();
    expect(t.kind).toBe('treasury/return');
    const u = aTable({ inPlay: { 0: ['treasury'] }, coins: 2, options });
    u.buy('estate');
    expect(u.state.turn.seat).toBe(1);
  });
});
