import { aTable, cards, played } from '../aTable';

import { pointsOf } from '@/games/dominion/rules/scoring';

describe('Island', () => {
  test('takes a card from hand to its mat, for everybody to see', () => {
    const t = aTable({ hands: { 0: ['island', ...cards('PC')] } });
    t.play('island');
    t.pick('province');
    expect(t.view(1).players[0]?.islandMat).toEqual(['island', 'province']);
    expect(t.inPlay(0)).toEqual([]);
    expect(t.hand(0)).toEqual(cards('C'));
  });

  test('must take a card if there is one (D-44)', () => {
    const t = aTable({ hands: { 0: ['island', ...cards('PC')] } });
    t.play('island');
    expect(t.refusal({ type: 'done' })).toBe('not-possible');
  });

  test('goes alone from an empty hand (D-10, TV-30)', () => {
    const t = played('island');
    expect(t.player(0).islandMat).toEqual(['island']);
    expect(pointsOf(t.player(0))).toBe(2);
  });

  test('under a Throne Room a second card goes along (D-9, TV-31)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'island', ...cards('PD')] } });
    t.play('throne-room');
    t.pick('province');
    expect(t.player(0).islandMat).toEqual(['island', 'province', 'duchy']);
    expect(pointsOf(t.player(0))).toBe(11);
  });

  test('the mat is never shuffled in', () => {
    const t = aTable({ hands: { 0: ['island', ...cards('PC')] }, discards: { 0: cards('CC') } });
    t.play('island');
    t.pick('province');
    t.endTurn();
    expect(t.hand(0)).toEqual(cards('CCC'));
  });
});
