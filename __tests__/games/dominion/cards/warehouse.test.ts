import { aTable, cards } from '../aTable';

describe('Warehouse', () => {
  test('draws three, gives an Action, discards three', () => {
    const t = aTable({ hands: { 0: ['warehouse', ...cards('EE')] }, decks: { 0: cards('GSC') } });
    t.play('warehouse');
    expect(t.balance.actions).toBe(1);
    t.pick('estate', 'estate', 'copper');
    expect(t.hand(0)).toEqual(['gold', 'silver']);
  });

  test('the discard is due even if fewer were drawn; all go if there are fewer than three', () => {
    const t = aTable({ hands: { 0: ['warehouse', ...cards('GE')] } });
    t.play('warehouse');
    expect(t.hand(0)).toEqual([]);
    expect([...t.discard(0)].sort()).toEqual(cards('EG').sort());
  });
});
