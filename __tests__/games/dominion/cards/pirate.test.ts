import { aTable, cards } from '../aTable';

describe('Pirate', () => {
  const deck = cards('CCCCCCCCCC');

  test('next turn a Treasure up to six comes to hand (TV-72)', () => {
    const t = aTable({ hands: { 0: ['pirate'] }, decks: { 0: deck, 1: deck } });
    t.play('pirate');
    t.endTurn();
    t.endTurn();
    expect(t.kind).toBe('pirate/gain');
    expect(t.offered()).toEqual(['copper', 'silver', 'gold']);
    t.pick('gold');
    expect(t.player(0).hand).toContain('gold');
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('is played in somebody else’s turn when they gain a Treasure, and costs no Action (TV-73)', () => {
    const t = aTable({ hands: { 0: [], 1: ['pirate'] }, coins: 6, buys: 2, decks: { 0: deck, 1: deck } });
    t.buy('gold');
    expect([t.kind, t.asked]).toEqual(['pirate/play', 1]);
    t.choose('yes');
    expect(t.durations(1)).toEqual(['pirate']);
    expect(t.kind).toBe('buy-phase');
    t.endTurn();
    expect(t.kind).toBe('pirate/gain');
    t.pick('gold');
    expect(t.hand(1)).toEqual(['gold']);
    t.endTurn();
    expect(t.inPlay(1)).toEqual([]);
  });

  test('in one’s own turn it waits for the next one', () => {
    const t = aTable({ hands: { 0: ['pirate'] }, coins: 3, decks: { 0: deck, 1: deck } });
    t.endPhase();
    t.buy('silver');
    t.choose('yes');
    expect(t.durations(0)).toEqual(['pirate']);
    expect(t.state.turn.seat).toBe(1);
  });

  test('its own gain may call another Pirate; that one waits a turn longer', () => {
    const t = aTable({ hands: { 0: ['pirate'] }, decks: { 0: ['pirate', ...deck], 1: deck } });
    t.play('pirate');
    t.endTurn();
    t.endTurn();
    t.pick('gold');
    expect(t.kind).toBe('pirate/play');
    t.choose('yes');
    t.endTurn();
    expect(t.durations(0)).toEqual(['pirate']);
  });

  test('no other card calls it, and nobody else hears that it was offered (INV-12)', () => {
    const t = aTable({ hands: { 0: [], 1: ['pirate'] }, coins: 9, buys: 2, decks: { 0: deck, 1: deck } });
    t.buy('estate');
    expect(t.kind).toBe('buy-phase');
    t.buy('gold');
    expect(t.view(0).question).toBeNull();
    expect(t.view(1).question?.card).toBe('pirate');
    t.choose('no');
    expect(t.hand(1)).toEqual(expect.arrayContaining(['pirate']));
  });

  test('a Curse or a Treasure gained by an Attack counts like any gain', () => {
    const t = aTable({ hands: { 0: ['bandit'], 1: ['pirate'] }, decks: { 0: deck, 1: deck } });
    t.play('bandit');
    expect(t.kind).toBe('pirate/play');
  });
});
