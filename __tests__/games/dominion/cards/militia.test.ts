import { aTable, cards } from '../aTable';

describe('Militia', () => {
  test('gives two coins and makes the others discard down to three, as they choose', () => {
    const t = aTable({ hands: { 0: ['militia'], 1: cards('CCEGS') } });
    t.play('militia');
    expect(t.balance.coins).toBe(2);
    expect(t.asked).toBe(1);
    t.pick('copper', 'estate');
    expect(t.hand(1)).toEqual(['copper', 'gold', 'silver']);
    expect(t.discard(1)).toEqual(cards('CE'));
    expect(t.kind).toBe('buy-phase');
  });

  test('a hand of three or fewer stays', () => {
    const t = aTable({ hands: { 0: ['militia'], 1: cards('CES') } });
    t.play('militia');
    expect(t.player(1).hand).toHaveLength(3);
  });

  test('touches every other player in turn order', () => {
    const t = aTable({ seats: 3, hands: { 0: ['militia'], 1: cards('CCEG'), 2: cards('CCEG') } });
    t.play('militia');
    expect(t.asked).toBe(1);
    t.pick('estate');
    expect(t.asked).toBe(2);
  });
});
