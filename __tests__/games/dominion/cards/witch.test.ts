import { aTable, cards } from '../aTable';

describe('Witch', () => {
  test('draws two; every other player gains a Curse', () => {
    const t = aTable({ seats: 3, hands: { 0: ['witch'] }, decks: { 0: cards('CSG') } });
    t.play('witch');
    expect(t.hand(0)).toEqual(cards('CS'));
    expect([t.discard(0), t.discard(1), t.discard(2)]).toEqual([[], ['curse'], ['curse']]);
  });

  test('the last Curse goes to the left neighbour (DO-27, TV-10)', () => {
    const t = aTable({ seats: 3, hands: { 0: ['witch'] }, supply: { curse: 1 } });
    t.play('witch');
    expect([t.discard(1), t.discard(2)]).toEqual([['curse'], []]);
    expect(t.left('curse')).toBe(0);
  });
});
