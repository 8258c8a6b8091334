import { aTable, cards } from '../aTable';

describe('Ghost Ship', () => {
  test('draws two; the victim puts cards back, the first named on top (D-29, TV-41)', () => {
    const t = aTable({ hands: { 0: ['ghost-ship'], 1: cards('CCSEG') }, decks: { 0: cards('CS'), 1: cards('D') } });
    t.play('ghost-ship');
    expect(t.hand(0)).toEqual(cards('CS'));
    expect(t.asked).toBe(1);
    t.pick('estate', 'copper');
    expect(t.deck(1)).toEqual(cards('ECD'));
    expect(t.hand(1)).toEqual(['copper', 'gold', 'silver']);
  });

  test('a hand of three or fewer stays', () => {
    const t = aTable({ hands: { 0: ['ghost-ship'], 1: cards('CSE') } });
    t.play('ghost-ship');
    expect(t.player(1).hand).toHaveLength(3);
  });

  test('never makes a victim shuffle (DO-19)', () => {
    const t = aTable({ hands: { 0: ['ghost-ship'], 1: cards('CCSE') }, discards: { 1: cards('GG') } });
    t.play('ghost-ship');
    t.pick('estate');
    expect(t.deck(1)).toEqual(cards('E'));
    expect(t.discard(1)).toEqual(cards('GG'));
  });

  test('the others do not learn what goes back', () => {
    const t = aTable({ hands: { 0: ['ghost-ship'], 1: cards('CCSE') } });
    t.play('ghost-ship');
    t.pick('silver');
    expect(t.view(0).players[1]).toMatchObject({ hand: null, deckSize: 1 });
  });
});
