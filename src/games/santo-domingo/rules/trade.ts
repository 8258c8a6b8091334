import type { Rate } from './options';
import { MOST_GOODS } from './rows';
import type { Action } from './actions';

/** SD-33, SD-D3: what `goods` handed in are worth at a rate, worse rates for the rest included. */
export const pointsFor = (goods: number, rate: Rate): number =>
  rate === null ? 0 : Math.floor((goods * rate.get) / rate.give);

/** SD-D5: the smallest amount for each number of points; anything in between would be wasted. */
export function usefulAmounts(goods: number, rate: Rate): readonly number[] {
  if (rate === null) return [];
  const amounts: number[] = [];
  for (let points = 1; points <= pointsFor(goods, rate); points++) {
    const amount = Math.ceil((points * rate.give) / rate.get);
    // A rate that pays several points for one good reaches some numbers of points with the same goods.
    if (amounts[amounts.length - 1] !== amount) amounts.push(amount);
  }
  return amounts;
}

const TRADE: readonly Action[] = Array.from({ length: MOST_GOODS + 1 }, (_, goods) => ({ type: 'trade', goods }));
const known = new Map<number, readonly Action[]>();

/** The legal announcements: nothing, or a useful amount. Remembered by goods and rate: search asks for few of them often. */
export function tradeOptions(goods: number, rate: Rate): readonly Action[] {
  const key = rate === null ? -1 : goods * 100 + rate.give * 10 + rate.get;
  let options = known.get(key);
  if (!options) {
    options = [0, ...usefulAmounts(goods, rate)].map((amount) => TRADE[amount] as Action);
    known.set(key, options);
  }
  return options;
}
