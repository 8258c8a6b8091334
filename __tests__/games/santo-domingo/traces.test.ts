import { must } from '@antilles/engine';
import { aTable, type Card } from './aTable';

/** One row of a golden trace, as the contract writes it. */
interface Row {
  readonly supplied: string;
  readonly cards: string;
  /** `P2 9→3` announcements in any order; `space 8` is where the marker stood. */
  readonly trade: string;
  readonly rows: string;
  readonly points: string;
  readonly goods: string;
  readonly hands: string;
}

const numbers = (text: string): number[] => text.split(',').map(Number);
const row = (...[supplied, cards, trade, rows, points, goods, hands]: string[]): Row => {
  const cell = (text: string | undefined): string => must(text, 'a row has seven cells');
  return {
    supplied: cell(supplied),
    cards: cell(cards),
    trade: cell(trade),
    rows: cell(rows),
    points: cell(points),
    goods: cell(goods),
    hands: cell(hands),
  };
};

/** Plays one row and checks every figure in it. */
function follow(t: ReturnType<typeof aTable>, expected: Row): void {
  expect(t.rows()).toBe(expected.supplied);
  t.play(...expected.cards.split(/, ?/).map((cards) => cards.split('+').map((card) => Number(card) as Card)));

  const announced = [...expected.trade.matchAll(/P(\d) (\d+)→(\d+)/g)].map(([, seat, goods, points]) => ({
    seat: Number(seat),
    goods: Number(goods),
    points: Number(points),
  }));
  const space = /space (\d+), (\d:\d)/.exec(expected.trade);
  if (space) {
    const { to, rate } = must(t.happened('market-moved').pop(), 'the market did not move');
    expect([String(to), rate && `${rate.give}:${rate.get}`]).toEqual([space[1], space[2]]);
  }
  for (const { seat, goods, points } of announced) {
    t.trade(seat, goods);
    expect(t.happened('traded').pop()).toEqual({ type: 'traded', seat, goods, points });
  }

  expect(t.standing()).toEqual({
    rows: expected.rows,
    points: numbers(expected.points),
    goods: numbers(expected.goods),
    hands: numbers(expected.hands),
  });
}

describe.each([
  {
    name: 'four players, standard side (SD-T12)',
    position: { seats: 4 },
    trace: [
      row('4/4/4', '1,2,3,5', '–', '0/0/4', '2,2,0,0', '4,4,10,8', '7,7,7,7'),
      row('3/3/7', '4,5,6,8', '–', '3/0/7', '2,2,4,0', '7,4,10,9', '6,6,6,8'),
      row('6/3/10', '7,7,2,4', 'space 8, 3:2; P0 6→4, P1 3→2', '1/0/0', '6,4,9,0', '1,1,10,12', '5,5,5,7'),
      row('4/3/3', '8,8,7,7', 'space 1, 3:1; P2 9→3, P3 12→4', '4/3/0', '6,4,12,4', '7,7,1,0', '8,8,4,6'),
      row('7/6/3', '5,5,8,8', '–', '7/0/3', '6,4,12,4', '10,10,3,1', '7,7,8,8'),
    ],
  },
  {
    name: 'three players, standard side (SD-T13)',
    position: { seats: 3 },
    trace: [
      row('6/6/6', '1+3, 2+5, 4+6', '–', '0/0/6', '2,4,1', '5,6,6', '6,6,6'),
      row('5/5/11', '5+6, 1+3, 7+8', 'space 11, 1:1; P2 5→5', '3/0/0', '2,6,6', '10,6,3', '4,4,8'),
      row('8/5/5', '2+7, 4+7, 3+8', 'space 3, 2:1; P0 10→5, P1 8→4', '3/2/0', '12,10,6', '0,1,10', '2,2,8'),
      row('8/7/5', '4+8, 6+8, 1+5', '–', '6/0/5', '12,14,8', '7,5,14', '8,8,6'),
    ],
  },
  {
    name: 'two players, winter side (SD-T14)',
    position: { seats: 2, options: { side: 'winter' as const } },
    trace: [
      row('4/4/4', '4+5, 3+6', '–', '4/0/4', '0,4', '6,2', '6,6'),
      row('7/3/7', '1+2, 5+8', '–', '0/0/7', '7,4', '6,7', '4,8'),
      row('3/3/10', '3+7, 2+7', 'space 8, 2:1; P0 4→2, P1 4→2', '0/3/0', '9,9', '4,3', '2,6'),
      row('3/6/3', '6+8, 4+8', '–', '3/3/3', '12,9', '8,8', '8,8'),
    ],
  },
])('Golden trace: $name', ({ position, trace }) => {
  test.each(trace.map((_, i) => [i + 1]))('round %i', (round) => {
    const t = aTable(position);
    for (const expected of trace.slice(0, round)) follow(t, expected);
  });
});
