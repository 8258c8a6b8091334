import { aTable, cards } from '../aTable';

describe('Mine', () => {
  test('turns a Silver into a Gold in hand, to be played this turn (TV-53)', () => {
    const t = aTable({ hands: { 0: ['mine', 'silver'] } });
    t.play('mine');
    expect(t.offered()).toEqual(['copper', 'silver', 'gold']);
    expect(t.refusal({ type: 'pick', card: 'duchy' })).toBe('not-a-treasure');
    t.pick('gold');
    expect(t.trash).toEqual(cards('S'));
    expect(t.hand(0)).toEqual(cards('G'));
    t.treasures();
    expect(t.balance.coins).toBe(3);
  });

  test('a Copper becomes at most a Silver', () => {
    const t = aTable({ hands: { 0: ['mine', 'copper', 'estate'] } });
    t.play('mine');
    expect(t.refusal({ type: 'pick', card: 'gold' })).toBe('too-expensive');
  });

  test('is mandatory in the first edition, optional in the second (D-44)', () => {
    const first = aTable({ hands: { 0: ['mine', ...cards('SG')] } });
    first.play('mine');
    expect(first.refusal({ type: 'done' })).toBe('not-possible');
    const second = aTable({ hands: { 0: ['mine', ...cards('SG')] }, options: { edition: '2E' } });
    second.play('mine');
    second.done();
    expect(second.trash).toEqual([]);
  });

  test('does nothing without a Treasure', () => {
    const t = aTable({ hands: { 0: ['mine', 'estate'] } });
    t.play('mine');
    expect(t.kind).toBe('buy-phase');
  });
});
