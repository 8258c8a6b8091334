import { cards, played } from '../aTable';

describe('Bandit', () => {
  test('gains a Gold; the victim chooses among revealed Treasures other than Copper', () => {
    const t = played('bandit', { decks: { 1: cards('SGC') } });
    expect(t.discard(0)).toEqual(cards('G'));
    expect([t.kind, t.asked]).toEqual(['bandit/trash', 1]);
    t.pick('silver');
    expect(t.trash).toEqual(cards('S'));
    expect(t.discard(1)).toEqual(cards('G'));
  });

  test('Coppers are safe', () => {
    const t = played('bandit', { decks: { 1: cards('CC') } });
    expect(t.trash).toEqual([]);
    expect(t.discard(1)).toEqual(cards('CC'));
  });
});
