import { aTable, cards } from '../aTable';

describe('Corsair', () => {
  const deck = cards('CCCCCCCCCC');

  test('the first Silver or Gold of the turn is trashed, and pays (TV-70)', () => {
    const t = aTable({ hands: { 0: ['corsair'], 1: cards('GSSC') }, decks: { 0: deck, 1: deck } });
    t.play('corsair');
    expect(t.balance.coins).toBe(2);
    t.endTurn();
    t.treasures();
    // D-53: all at once, the cheapest go first.
    expect(t.trash).toEqual(['silver']);
    expect(t.balance.coins).toBe(8);
    expect([...t.inPlay(1)].sort()).toEqual(['copper', 'gold', 'silver']);
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(6);
  });

  test('one by one the player says which is lost; only one a turn', () => {
    const t = aTable({ hands: { 0: ['corsair'], 1: cards('GS') }, decks: { 0: deck, 1: deck } });
    t.play('corsair');
    t.endTurn();
    t.play('gold');
    t.play('silver');
    expect(t.trash).toEqual(['gold']);
  });

  test('two Corsairs strike one Treasure (D-52)', () => {
    const t = aTable({ hands: { 0: ['corsair', 'corsair'], 1: cards('SS') }, actions: 2, decks: { 0: deck, 1: deck } });
    t.play('corsair');
    t.play('corsair');
    t.endTurn();
    t.treasures();
    expect(t.trash).toEqual(['silver']);
  });

  test('in an Outpost turn once more', () => {
    const t = aTable({
      hands: { 0: ['corsair'], 1: ['outpost', 'silver'] },
      decks: { 0: deck, 1: cards('SCCCCCCCC') },
    });
    t.play('corsair');
    t.endTurn();
    t.play('outpost');
    t.treasures();
    t.endTurn();
    expect(t.state.turn.extra).toBe(true);
    t.treasures();
    expect(t.trash).toEqual(['silver', 'silver']);
  });

  test('a Moat shown or a Lighthouse in play when it is played protects until its end (TV-71)', () => {
    const t = aTable({
      seats: 3,
      hands: { 0: ['corsair'], 1: ['moat', 'silver'], 2: cards('S') },
      inPlay: { 2: ['lighthouse'] },
      decks: { 0: deck, 1: deck, 2: deck },
    });
    t.play('corsair');
    t.pick('moat');
    t.endTurn();
    t.endPhase();
    t.treasures();
    t.endTurn();
    t.treasures();
    expect(t.trash).toEqual([]);
  });

  test('a Merchant pays for the Silver that is lost', () => {
    const t = aTable({ hands: { 0: ['corsair'], 1: ['merchant', 'silver'] }, decks: { 0: deck, 1: deck } });
    t.play('corsair');
    t.endTurn();
    t.play('merchant');
    t.play('silver');
    expect(t.balance.coins).toBe(3);
    expect(t.trash).toEqual(['silver']);
  });

  test('ends with the next turn of its player', () => {
    const t = aTable({ decks: { 0: deck, 1: cards('SSSSSCCCCC') }, hands: { 0: ['corsair'], 1: cards('CCCCC') } });
    t.play('corsair');
    t.endTurn();
    t.endTurn();
    t.endTurn();
    t.treasures();
    expect(t.trash).toEqual([]);
  });
});
