import { aTable, cards } from '../aTable';

describe('Treasure Map', () => {
  test('two maps: both are trashed for four Golds on the deck (TV-27)', () => {
    const t = aTable({ hands: { 0: ['treasure-map', 'treasure-map', 'copper'] }, decks: { 0: cards('E') } });
    t.play('treasure-map');
    expect(t.trash).toEqual(['treasure-map', 'treasure-map']);
    expect(t.left('gold')).toBe(26);
    expect(t.deck(0)).toEqual(cards('GGGGE'));
    expect(t.hand(0)).toEqual(cards('C'));
  });

  test('a single map is trashed for nothing (D-24, TV-28)', () => {
    const t = aTable({ hands: { 0: ['treasure-map', 'copper'] } });
    t.play('treasure-map');
    expect(t.trash).toEqual(['treasure-map']);
    expect(t.deck(0)).toEqual([]);
  });

  test('fewer than four Golds: what there is', () => {
    const t = aTable({ hands: { 0: ['treasure-map', 'treasure-map'] }, supply: { gold: 3 } });
    t.play('treasure-map');
    expect(t.deck(0)).toEqual(cards('GGG'));
  });

  test('under a Throne Room with one other map: four Golds, the second play does nothing (D-8)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'treasure-map', 'treasure-map'] } });
    t.play('throne-room');
    expect(t.trash).toEqual(['treasure-map', 'treasure-map']);
    expect(t.left('gold')).toBe(26);
  });

  test('under a Throne Room with two others: a third map is trashed for nothing (D-8, TV-29)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'treasure-map', 'treasure-map', 'treasure-map'] } });
    t.play('throne-room');
    expect(t.trash).toEqual(['treasure-map', 'treasure-map', 'treasure-map']);
    expect(t.deck(0)).toEqual(cards('GGGG'));
    expect(t.left('gold')).toBe(26);
  });

  test('under a Throne Room without another map: trashed, nothing gained (D-8)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'treasure-map'] } });
    t.play('throne-room');
    expect(t.trash).toEqual(['treasure-map']);
    expect(t.left('gold')).toBe(30);
  });
});
