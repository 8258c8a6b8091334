import { aTable, cards } from '../aTable';

import { holdingsOf, scoreLines } from '@/games/dominion/rules/scoring';

describe('Gardens', () => {
  test('cannot be played', () => {
    const t = aTable({ hands: { 0: ['gardens', 'village'] } });
    expect(t.refusal({ type: 'play', card: 'gardens' })).toBe('not-playable');
  });

  test('39 cards with three Gardens: three points each (TV-48)', () => {
    const t = aTable({ hands: { 0: ['gardens', 'gardens', 'gardens'] }, decks: { 0: Array(36).fill('copper') } });
    const lines = scoreLines(holdingsOf(t.player(0)));
    expect(lines.filter(({ points }) => points !== 0)).toEqual([
      expect.objectContaining({ key: 'score.gardens', points: 9 }),
    ]);
  });

  test('the pile holds eight for two players and twelve for more (A.2)', () => {
    expect(aTable({ kingdom: ['gardens'] }).left('gardens')).toBe(8);
    expect(aTable({ seats: 4, kingdom: ['gardens'] }).left('gardens')).toBe(12);
    expect(cards('E')).toHaveLength(1);
  });
});
