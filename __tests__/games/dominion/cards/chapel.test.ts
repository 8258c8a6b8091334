import { aTable, cards } from '../aTable';

describe('Chapel', () => {
  test('trashes up to four cards from hand', () => {
    const t = aTable({ hands: { 0: ['chapel', ...cards('EEECC')] } });
    t.play('chapel');
    t.pick('estate', 'estate', 'estate', 'copper');
    expect(t.trash).toEqual(cards('EEEC'));
    expect(t.hand(0)).toEqual(['copper']);
    expect(t.kind).toBe('buy-phase');
  });

  test('may trash fewer, or none', () => {
    const t = aTable({ hands: { 0: ['chapel', ...cards('EC')] } });
    t.play('chapel');
    t.done();
    expect(t.trash).toEqual([]);
  });
});
