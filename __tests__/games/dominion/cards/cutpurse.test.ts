import { aTable, cards } from '../aTable';

describe('Cutpurse', () => {
  test('gives two coins; a victim discards exactly one Copper (D-30, TV-42)', () => {
    const t = aTable({ hands: { 0: ['cutpurse'], 1: cards('CCS') } });
    t.play('cutpurse');
    expect(t.balance.coins).toBe(2);
    expect(t.hand(1)).toEqual(cards('CS'));
    expect(t.discard(1)).toEqual(cards('C'));
  });

  test('who has no Copper reveals the hand (TV-43)', () => {
    const t = aTable({ hands: { 0: ['cutpurse'], 1: cards('SGE') } });
    t.play('cutpurse');
    expect(t.hand(1)).toEqual(['estate', 'gold', 'silver']);
    expect(t.events).toContainEqual({ type: 'revealed', seat: 1, cards: cards('SGE'), from: 'hand' });
  });
});
