import { aTable, cards, played } from '../aTable';

describe('Explorer', () => {
  test('gains a Silver to the hand, to be played this turn', () => {
    const t = played('explorer');
    expect(t.hand(0)).toEqual(cards('S'));
    t.treasures();
    expect(t.balance.coins).toBe(2);
  });

  test('a Province shown makes it a Gold, and stays in hand', () => {
    const t = aTable({ hands: { 0: ['explorer', 'province'] } });
    t.play('explorer');
    t.choose('yes');
    expect(t.hand(0)).toEqual(['gold', 'province']);
  });

  test('the Province need not be shown', () => {
    const t = aTable({ hands: { 0: ['explorer', 'province'] } });
    t.play('explorer');
    t.choose('no');
    expect(t.hand(0)).toEqual(['province', 'silver']);
  });

  test('an empty pile gives nothing, and no substitute (TV-40)', () => {
    const t = aTable({ hands: { 0: ['explorer', 'province'] }, supply: { gold: 0 } });
    t.play('explorer');
    t.choose('yes');
    expect(t.hand(0)).toEqual(['province']);
  });
});
