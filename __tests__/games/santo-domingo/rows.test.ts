import { share } from '@/games/santo-domingo/rules/rows';
import { aTable, type Card } from './aTable';

const NAMES: Readonly<Record<string, Card>> = { Captain: 1, Admiral: 2, Frigate: 4, Galleon: 5 };

describe('Taking from a row', () => {
  test.each([
    [1, { points: 7, goods: 9, trader: 4 }, '5/9/4'],
    [2, { points: 7, goods: 9, trader: 4 }, '2/9/4'],
    [4, { points: 7, goods: 9, trader: 4 }, '7/6/4'],
    [5, { points: 7, goods: 9, trader: 4 }, '7/0/4'],
  ] as const)('card %i lowers its own row by what the player gains, and no other (SD-11)', (card, rows, after) => {
    const t = aTable({ seats: 4, rows, goods: [0, 0, 0, 0] });
    t.play([card], [8], [8], [8]);
    expect(t.rowsAfter(card)).toBe(after);
    const { points, goods } = t.standing();
    expect([points[0], goods[0]]).toEqual({ 1: [2, 0], 2: [5, 0], 4: [0, 3], 5: [0, 9] }[card]);
  });

  test('Governor, Customs and Beggar are paid from outside: the rows do not move (SD-12)', () => {
    const t = aTable({ seats: 6, rows: { points: 4, goods: 4, trader: 4 } });
    t.play([1], [4], [3], [6], [8], [8]);
    expect(t.happened('rewarded').map(({ amount }) => amount)).toEqual([4, 3]);
    expect(t.happened('begged')).toHaveLength(2);
    // 2 points for the Captain and 3 goods for the Frigate, nothing else.
    expect(t.standing().rows).toBe('2/1/4');
  });

  test.each([
    ['Captain', 0, 2, 0, 0],
    ['Captain', 1, 1, 1, 0],
    ['Captain', 3, 1, 2, 1],
    ['Captain', 3, 2, 1, 1],
    ['Captain', 5, 3, 1, 2],
    ['Captain', 6, 3, 2, 0],
    ['Admiral', 7, 2, 3, 1],
    ['Admiral', 15, 2, 5, 5],
    ['Admiral', 15, 3, 5, 0],
    ['Admiral', 4, 5, 0, 4],
    ['Frigate', 10, 1, 3, 7],
    ['Frigate', 7, 3, 2, 1],
    ['Frigate', 15, 6, 2, 3],
    ['Galleon', 7, 1, 7, 0],
    ['Galleon', 7, 2, 3, 1],
    ['Galleon', 2, 3, 0, 2],
  ] as const)(
    '%s, %i on the row, %i players: %i each, %i stay (SD-13, SD-14, SD-T2)',
    (name, onRow, k, each, after) => {
      const card = NAMES[name] as Card;
      const seats = Math.max(4, k);
      const t = aTable({
        seats,
        rows: { points: onRow, goods: onRow },
        goods: Array.from({ length: seats }, () => 0),
      });
      // The others play the Customs or the Governor that has nothing to do with this row's cards.
      t.play(...Array.from({ length: seats }, (_, seat): Card[] => (seat < k ? [card] : [card <= 2 ? 6 : 3])));
      const { points, goods, rows } = t.standing();
      const [pointsLeft, goodsLeft] = rows.split('/').map(Number);
      expect((card <= 2 ? points : goods).slice(0, k)).toEqual(Array.from({ length: k }, () => each));
      expect(card <= 2 ? pointsLeft : goodsLeft).toBe(after);
    },
  );

  test('the shares of any row, for any number of players, are even and never more than it holds (SD-13)', () => {
    for (const most of [2, 5, 3, Infinity]) {
      for (let onRow = 0; onRow <= 15; onRow++) {
        for (let k = 1; k <= 6; k++) {
          // Counted out as at the table: one unit for everybody, again and again.
          let each = 0;
          let left = onRow;
          while (left >= k && each < most) {
            each++;
            left -= k;
          }
          expect(share(onRow, k, most)).toBe(each);
        }
      }
    }
  });

  test('a row that cannot pay everybody pays nobody and stays as it is (SD-14)', () => {
    const t = aTable({ seats: 5, rows: { goods: 2 }, goods: [0, 0, 0, 0, 0] });
    t.play([4], [4], [4], [1], [1]);
    expect(t.standing().goods.slice(0, 3)).toEqual([0, 0, 0]);
    expect(t.happened('took')[1]).toEqual({
      type: 'took',
      card: 4,
      seats: [0, 1, 2],
      each: 0,
      from: 2,
      to: 2,
      lost: [0, 0, 0],
    });
  });

  test('points have no upper limit: counting goes on past 30 (SD-15)', () => {
    const t = aTable({ seats: 4, points: [29, 29, 0, 0], rows: { points: 15 } });
    t.play([2], [2], [1], [1]);
    expect(t.standing().points.slice(0, 2)).toEqual([34, 34]);
  });

  test('Captain and Admiral by one player both count: two points, then up to five of what is left (SD-D11)', () => {
    const t = aTable({ seats: 2, rows: { points: 6 } });
    t.play([1, 2], [7, 8]);
    t.tradeNothing();
    expect(t.standing()).toMatchObject({ points: [6, 0] });
    expect(t.rowsAfter(2)).toBe('0/4/4');
  });

  test('Frigate and Galleon by one player both count as well (SD-D11)', () => {
    const t = aTable({ seats: 2, rows: { goods: 7 }, goods: [0, 0] });
    t.play([4, 5], [5, 6]);
    // Frigate 3, then two Galleons share 4.
    expect(t.standing()).toMatchObject({ goods: [5, 2], rows: '4/0/4' });
  });
});

describe('The limit of 15 goods', () => {
  test('thirteen goods and a Galleon alone on nine: fifteen, seven lost, the row empty (SD-16, SD-17, SD-T8)', () => {
    const t = aTable({ seats: 4, rows: { goods: 9 }, goods: [13, 4, 4, 4] });
    t.play([5], [1], [1], [1]);
    expect(t.standing().goods[0]).toBe(15);
    expect(t.standing().rows).toMatch(/^\d+\/0\//);
    expect(t.happened('took')[1]).toMatchObject({ each: 9, lost: [7] });
  });

  test('a full player still counts in the sharing; the share is lost, not passed on (SD-17, SD-D13, SD-T8)', () => {
    const t = aTable({ seats: 4, rows: { goods: 9 }, goods: [15, 2, 4, 4] });
    t.play([5], [5], [1], [1]);
    expect(t.standing().goods.slice(0, 2)).toEqual([15, 6]);
    expect(t.standing().rows).toMatch(/^\d+\/1\//);
    expect(t.happened('took')[1]).toMatchObject({ each: 4, lost: [4, 0] });
  });

  test('a Governor with twelve goods and two Captains: fifteen (SD-16, SD-T8)', () => {
    const t = aTable({ seats: 4, goods: [12, 4, 4, 4] });
    t.play([3], [1], [1], [5]);
    expect(t.standing().goods[0]).toBe(15);
    expect(t.happened('rewarded')).toEqual([{ type: 'rewarded', card: 3, seat: 0, amount: 8, lost: 5 }]);
  });

  test('exactly fifteen is not over the limit (SD-16)', () => {
    const t = aTable({ seats: 4, rows: { goods: 9 }, goods: [6, 4, 4, 4] });
    t.play([5], [1], [1], [1]);
    expect(t.standing().goods[0]).toBe(15);
    expect(t.happened('took')[1]).toMatchObject({ lost: [0] });
  });

  test('the limit holds at every single gain: the Trader works with the capped amount (SD-18)', () => {
    const t = aTable({ seats: 2, rows: { goods: 9, trader: 11 }, goods: [14, 2] });
    t.play([5, 7], [3, 6]);
    expect(Math.max(...t.amounts(0))).toBe(15);
    t.trade(0, 15);
    expect(t.standing()).toMatchObject({ goods: [0, 2], points: [15, 1] });
  });
});
