import { aTable, cards } from '../aTable';

describe('Merchant Ship', () => {
  test('gives two coins now and two at the start of the next turn (TV-13)', () => {
    const t = aTable({ hands: { 0: ['merchant-ship', ...cards('C')] } });
    t.play('merchant-ship');
    expect(t.balance.coins).toBe(2);
    t.endTurn();
    t.endTurn();
    expect(t.balance.coins).toBe(2);
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('under a Throne Room: four and four, and both cards stay (DO-55, TV-14)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'merchant-ship'] } });
    t.play('throne-room');
    expect(t.balance.coins).toBe(4);
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['throne-room', 'merchant-ship']);
    t.endTurn();
    expect(t.balance.coins).toBe(4);
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });
});
