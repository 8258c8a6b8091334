import { pointsFor, tradeOptions } from '@/games/santo-domingo/rules/trade';
import { DEFAULT_RATES } from '@/games/santo-domingo/rules/options';
import { aTable, santoDomingo, type Card, type Options } from './aTable';

const rate = (text: string) => {
  const [give = NaN, get = NaN] = text.split(':').map(Number);
  return { give, get };
};

const everywhere = (cell: Options['rates'][number]): Options['rates'] => Array.from({ length: 16 }, () => cell);

/** `traders` of the players play the Trader, the others the Governor. */
const tradersOf = (seats: number, traders: number): Card[][] =>
  Array.from({ length: seats }, (_, seat) => (seat < traders ? [7] : [3]));

describe('The market', () => {
  test('without a Trader the yellow marker stays (SD-29)', () => {
    const t = aTable({ seats: 4, rows: { trader: 9 } });
    t.play([1], [2], [4], [5]);
    expect(t.happened('market-moved')).toEqual([]);
    expect(t.happened('trader-reset')).toEqual([]);
    expect(t.standing().rows).toBe('0/0/9');
  });

  test.each([
    [4, 9, 3, 5],
    [5, 8, 4, 2],
    [6, 5, 6, 0],
    [4, 12, 1, 12],
    [2, 3, 2, 1],
    [4, 3, 3, 0],
  ])('%i players, yellow on %i, %i Traders: trade on space %i, then 0 (SD-30, SD-36, SD-T5)', (seats, from, t7, to) => {
    const choices: Card[][] = seats === 2 ? [[3, 7], [6, 7]] : tradersOf(seats, t7); // prettier-ignore
    const t = aTable({ seats, rows: { trader: from }, goods: Array.from({ length: seats }, () => 0) });
    t.play(...choices);
    expect(t.happened('market-moved')).toEqual([
      {
        type: 'market-moved',
        seats: Array.from({ length: t7 }, (_, seat) => seat),
        from,
        to,
        rate: DEFAULT_RATES.standard[to],
      },
    ]);
    expect(t.happened('trader-reset')).toEqual([{ type: 'trader-reset', from: to }]);
    expect(t.standing().rows.split('/')[2]).toBe('0');
  });

  test('three Traders on nine trade at the two for one of space 5 (SD-31, SD-T5)', () => {
    const t = aTable({ seats: 4, rows: { trader: 9 }, goods: [8, 5, 3, 4] });
    t.play([7], [7], [7], [1]);
    expect(t.state.rate).toEqual(rate('2:1'));
    t.trade(0, 8);
    t.trade(1, 4);
    t.trade(2, 2);
    expect(t.standing()).toMatchObject({ points: [4, 2, 1, 2], goods: [0, 1, 1, 4] });
  });

  test('the winter side pays its own rate on the same space (SD-31, SD-46)', () => {
    const t = aTable({ seats: 4, rows: { trader: 9 }, goods: [6, 4, 4, 4], options: { side: 'winter' } });
    t.play([7], [1], [1], [1]);
    expect(t.state.rate).toEqual(rate('2:1'));
    t.trade(0, 6);
    expect(t.standing().points[0]).toBe(3);
  });

  test('trading on space 0 is allowed at the rate printed there (SD-D6)', () => {
    const t = aTable({ seats: 4, rows: { trader: 4 }, goods: [7, 0, 0, 4] });
    t.play([7], [7], [7], [1]);
    expect(t.amounts(0)).toEqual([0, 3, 6]);
  });

  test('where an edited table has no rate nobody is asked, and the marker goes to 0 all the same (SD-D6, SD-36)', () => {
    const t = aTable({ seats: 4, goods: [15, 4, 4, 4], options: { rates: everywhere(null) } });
    t.play([7], [1], [1], [4]);
    expect(t.happened('traded')).toEqual([{ type: 'traded', seat: 0, goods: 0, points: 0 }]);
    expect(t.standing()).toMatchObject({ rows: '0/1/0', goods: [15, 4, 4, 7] });
  });
});

describe('Exchanging', () => {
  test('two Traders at three for two: Alex and Stefan (SD-31, SD-33, SD-35, SD-T6)', () => {
    const t = aTable({ seats: 4, rows: { trader: 10 }, points: [12, 9, 0, 0], goods: [11, 4, 4, 4] });
    t.play([7], [7], [3], [3]);
    expect(t.happened('market-moved')).toMatchObject([{ from: 10, to: 8, rate: rate('3:2') }]);
    expect(t.waiting()).toEqual([0]);
    expect(t.amounts(0)).toEqual([0, 2, 3, 5, 6, 8, 9, 11]);
    expect(t.whyNotTrade(0, 10)).toBe('wasteful');
    expect(t.whyNotTrade(1, 3)).toBe('not-your-turn');
    t.trade(0, 9);
    expect([t.goods(0), t.points(0)]).toEqual([2, 18]);
    expect(t.waiting()).toEqual([1]);
    t.trade(1, 3);
    expect(t.standing()).toMatchObject({ goods: [2, 1, 4, 4], points: [18, 11, 0, 0] });
    expect(t.standing().rows).toBe('4/4/0');
  });

  test('the last two goods at a worse rate: eleven goods make seven points (SD-33, SD-T6)', () => {
    const t = aTable({ seats: 4, rows: { trader: 10 }, points: [12, 9, 0, 0], goods: [11, 4, 4, 4] });
    t.play([7], [7], [3], [3]);
    t.trade(0, 11);
    expect([t.goods(0), t.points(0)]).toEqual([0, 19]);
  });

  test('exchanging nothing is allowed (SD-32), and the marker still goes to 0 (SD-36)', () => {
    const t = aTable({ seats: 4, rows: { trader: 11 }, goods: [9, 9, 4, 4] });
    t.play([7], [7], [3], [3]);
    t.trade(0, 0);
    t.trade(1, 0);
    expect(t.standing()).toMatchObject({ points: [0, 0, 0, 0], goods: [9, 9, 4, 4], rows: '4/4/0' });
  });

  test('any amount up to all goods may be exchanged at one for one (SD-32)', () => {
    const t = aTable({ seats: 4, rows: { trader: 11 }, goods: [5, 4, 4, 4] });
    t.play([7], [3], [3], [3]);
    expect(t.amounts(0)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(t.whyNotTrade(0, 6)).toBe('too-few-goods');
    expect(t.whyNotTrade(0, 16)).toBe('not-possible');
    expect(t.whyNotTrade(0, -1)).toBe('not-possible');
    expect(t.whyNotTrade(0, 2.5)).toBe('not-possible');
    expect(t.whyNotChoose(0, 1)).toBe('not-possible');
  });

  test('only the player’s own goods and points move; neither row of the board does (SD-34, SD-D2)', () => {
    const t = aTable({ seats: 4, rows: { points: 6, goods: 5, trader: 11 }, goods: [9, 4, 4, 4] });
    t.play([7], [3], [3], [6]);
    t.trade(0, 9);
    expect(t.standing()).toMatchObject({ points: [9, 0, 0, 0], goods: [0, 4, 4, 4], rows: '6/5/0' });
  });

  test.each([
    ['1:1', 15, '1→1 2→2 3→3 4→4 5→5 6→6 7→7 8→8 9→9 10→10 11→11 12→12 13→13 14→14 15→15'],
    ['3:2', 15, '2→1 3→2 5→3 6→4 8→5 9→6 11→7 12→8 14→9 15→10'],
    ['2:1', 15, '2→1 4→2 6→3 8→4 10→5 12→6 14→7'],
    ['3:1', 15, '3→1 6→2 9→3 12→4 15→5'],
    ['4:1', 15, '4→1 8→2 12→3'],
    ['3:1', 8, '3→1 6→2'],
    // Odd rates somebody may have typed in: several points for one good leave out what cannot be had singly.
    ['1:9', 3, '1→9 2→18 3→27'],
    ['2:9', 3, '1→4 2→9 3→13'],
    ['5:9', 4, '1→1 2→3 3→5 4→7'],
    ['9:1', 15, '9→1'],
    ['7:5', 7, '2→1 3→2 5→3 6→4 7→5'],
  ])(
    'at %s with %i goods only the smallest amount for each number of points is offered (SD-33, SD-D5): %s',
    (text, goods, list) => {
      const offered = tradeOptions(goods, rate(text)).map((action) => (action.type === 'trade' ? action.goods : NaN));
      expect(offered[0]).toBe(0);
      expect(
        offered
          .slice(1)
          .map((amount) => `${amount}→${pointsFor(amount, rate(text))}`)
          .join(' '),
      ).toBe(list);
    },
  );

  test('for every rate that can be typed in, and all goods, exactly the amounts that pay more than one good fewer (SD-D5)', () => {
    for (let give = 1; give <= 9; give++) {
      for (let get = 1; get <= 9; get++) {
        for (let goods = 0; goods <= 15; goods++) {
          const useful = [0];
          for (let amount = 1; amount <= goods; amount++) {
            if (Math.floor((amount * get) / give) > Math.floor(((amount - 1) * get) / give)) useful.push(amount);
          }
          const offered = tradeOptions(goods, { give, get });
          expect(offered).toEqual(useful.map((amount) => ({ type: 'trade', goods: amount })));
        }
      }
    }
  });

  test('what is paid is what the current rate and the rates of lower spaces make together, at best (SD-D3)', () => {
    for (const rates of [DEFAULT_RATES.standard, DEFAULT_RATES.winter]) {
      rates.forEach((_, space) => {
        const best = bestByCombining(rates.slice(0, space + 1));
        for (let goods = 0; goods <= 15; goods++) expect(pointsFor(goods, rates[space] ?? null)).toBe(best[goods]);
      });
    }
  });

  test('a Trader who cannot buy a single point announces nothing by himself (SD-32)', () => {
    const t = aTable({ seats: 4, rows: { trader: 4 }, goods: [1, 0, 4, 4] });
    t.play([7], [7], [3], [3]);
    expect(t.happened('traded')).toEqual([
      { type: 'traded', seat: 0, goods: 0, points: 0 },
      { type: 'traded', seat: 1, goods: 0, points: 0 },
    ]);
    expect(t.asked(0)).toBe('choose-cards');
  });
});

/** Most points for 0 … 15 goods when every rate may be used again and again. */
function bestByCombining(rates: Options['rates']): number[] {
  const best = [0];
  for (let goods = 1; goods <= 15; goods++) {
    let most = best[goods - 1] ?? 0;
    for (const cell of rates) {
      if (cell && goods >= cell.give) most = Math.max(most, (best[goods - cell.give] ?? 0) + cell.get);
    }
    best.push(most);
  }
  return best;
}

describe('The order of announcing', () => {
  const orderOf = (points: readonly number[], choices: readonly Card[][], rows = {}): number[] => {
    const t = aTable({ seats: points.length, points, rows: { trader: 11, ...rows }, goods: points.map(() => 6) });
    t.play(...choices);
    t.tradeNothing();
    return t.happened('traded').map(({ seat }) => seat);
  };

  test('most points first, then downwards (SD-35, SD-D4)', () => {
    expect(orderOf([3, 12, 7, 0], [[7], [7], [7], [7]])).toEqual([1, 2, 0, 3]);
  });

  test('equal points: the lower seat first (SD-D4)', () => {
    expect(orderOf([5, 9, 5, 9], [[7], [7], [7], [7]])).toEqual([1, 3, 0, 2]);
  });

  test('points of this round’s cards 1 to 6 count (SD-35)', () => {
    // P0 takes two points with the Captain and passes P1.
    expect(
      orderOf(
        [4, 5, 0],
        [
          [1, 7],
          [3, 7],
          [4, 7],
        ],
        { points: 2 },
      ),
    ).toEqual([0, 1, 2]);
  });

  test('points gained while trading do not change the order (SD-D4)', () => {
    const t = aTable({ seats: 4, rows: { trader: 15 }, points: [6, 5, 4, 0], goods: [1, 1, 9, 0] });
    t.play([7], [7], [7], [3]);
    expect(t.waiting()).toEqual([0]);
    t.trade(0, 0);
    expect(t.waiting()).toEqual([1]);
    t.trade(1, 1);
    expect(t.waiting()).toEqual([2]);
  });

  test('somebody who can buy nothing does not hold up the others (SD-35)', () => {
    const t = aTable({ seats: 4, rows: { trader: 9 }, points: [9, 5, 0, 0], goods: [0, 6, 4, 4] });
    t.play([7], [7], [3], [3]);
    expect(t.waiting()).toEqual([1]);
    expect(t.happened('traded')).toEqual([{ type: 'traded', seat: 0, goods: 0, points: 0 }]);
  });

  test('everybody may look on when goods are announced, not when cards are chosen (SD-7, SD-35)', () => {
    const t = aTable({ seats: 4, goods: [9, 4, 4, 4] });
    expect(santoDomingo.isOpen(t.asked(0) ?? '')).toBe(false);
    t.play([7], [3], [3], [3]);
    expect(santoDomingo.isOpen(t.asked(0) ?? '')).toBe(true);
  });
});
