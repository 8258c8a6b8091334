import type { Seat } from '@antilles/engine';
import { PASS, SELL, type Action } from '../actions';
import { isManned, pay, playerAt } from '../board';
import { GOOD_NUMBERS, GOODS, goodNumber, type Good } from '../goods';
import type { Player, State } from '../state';
import { asksItsSeat, type Asking, type Table, type Run } from '../table';
import { HOUSE_SPACES } from '../supplies';
import { isTaker, takeTurns } from './turns';

/** Everybody may sell one good, the trader first, while the house has room. */
export function beginTrader(table: Table, taker: Seat): void {
  table.next({ op: 'trader/close' });
  takeTurns(table, taker, (seat) => ({ op: 'trader/turn', seat }));
}

/** What a sale brings: the price, the trader's extra doubloon and the markets (PR-71). */
export function incomeFor(player: Player, good: Good, isTrader: boolean): number {
  return (
    goodNumber(good) +
    (isTrader ? 1 : 0) +
    (isManned(player, 'small-market') ? 1 : 0) +
    (isManned(player, 'large-market') ? 2 : 0)
  );
}

function whyNotSell(state: State, seat: Seat, good: Good): string | null {
  const player = playerAt(state, seat);
  if (player.goods[goodNumber(good)] === 0) return 'no-such-good';
  if (state.house.length >= HOUSE_SPACES) return 'house-full';
  return state.house.includes(good) && !isManned(player, 'office') ? 'kind-in-house' : null;
}

const turn: Run<'trader/turn'> = {
  run(table, { seat }) {
    const { state } = table;
    const { goods } = playerAt(state, seat);
    for (const good of GOOD_NUMBERS) {
      if (goods[good] === 0 || whyNotSell(state, seat, GOODS[good]) !== null) continue;
      table.next({ op: 'trader/sell', seat });
      return;
    }
  },
};

const choose: Asking<'trader/sell'> = {
  ask: { kind: 'trader/sell' },
  asks: asksItsSeat,
  candidates: () => [...SELL, PASS],
  refuse: (state, _step, seat, action) => (action.type === 'sell' ? whyNotSell(state, seat, action.good) : null),
  legal(state, _step, seat) {
    const { goods } = playerAt(state, seat);
    const actions: Action[] = [];
    for (const good of GOOD_NUMBERS) {
      if (goods[good] > 0 && whyNotSell(state, seat, GOODS[good]) === null) actions.push(SELL[good] ?? PASS);
    }
    actions.push(PASS);
    return actions;
  },
  answer(table, _step, seat, action) {
    if (action.type !== 'sell') return table.emit?.({ type: 'passed', seat, role: 'trader' });
    const { state } = table;
    const player = playerAt(state, seat);
    const income = incomeFor(player, action.good, isTaker(state, seat));
    player.goods[goodNumber(action.good)]--;
    state.house.push(action.good);
    pay(state, player, income);
    table.emit?.({ type: 'sold', seat, good: action.good, income });
  },
};

/** A full house is emptied, a house with room keeps its goods (PR-67). */
const close: Run<'trader/close'> = {
  run(table) {
    const { state } = table;
    if (state.house.length < HOUSE_SPACES) return;
    const goods = state.house;
    for (const good of goods) state.goodsSupply[goodNumber(good)]++;
    state.house = [];
    table.emit?.({ type: 'house-cleared', goods });
  },
};

export const traderRules = { 'trader/turn': turn, 'trader/sell': choose, 'trader/close': close };
