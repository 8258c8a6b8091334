import type { Seat } from '@antilles/engine';
import { PASS, TAKE_GOOD } from '../actions';
import { isManned, pay, playerAt, yields } from '../board';
import { GOODS, GOOD_NUMBERS, goodNumber, namedGoods, type Good, type PerGood } from '../goods';
import type { State } from '../state';
import { asksItsSeat, type Asking, type Table } from '../table';

/** What an occupied factory pays for so many kinds (PR-59). */
export const FACTORY_PAY: readonly number[] = [0, 0, 1, 2, 3, 5];

/** Everybody produces, without a decision; then the craftsman takes one good more. */
export function beginCraftsman(table: Table, taker: Seat): void {
  const { state } = table;
  const { length } = state.players;
  const produced = produce(table, taker);
  for (let i = 1; i < length; i++) produce(table, (taker + i) % length);
  if (produced.some((good) => state.goodsSupply[goodNumber(good)] > 0)) {
    table.next({ op: 'craftsman/privilege', seat: taker, produced });
  }
}

/** Takes out of the supply what somebody makes, as far as it goes; `made` becomes what was taken. Tells the kinds. */
export function takeFrom(supply: PerGood, made: PerGood): readonly Good[] {
  const kinds: Good[] = [];
  for (const good of GOOD_NUMBERS) {
    const left = supply[good];
    if (made[good] > left) made[good] = left;
    if (made[good] === 0) continue;
    kinds.push(GOODS[good]);
    supply[good] = left - made[good];
  }
  return kinds;
}

/** One player's production: as much as the supply still has (PR-58). Tells which kinds were taken. */
function produce(table: Table, seat: Seat): readonly Good[] {
  const { state } = table;
  const player = playerAt(state, seat);
  const made = yields(player);
  const kinds = takeFrom(state.goodsSupply, made);
  if (kinds.length === 0) return kinds;
  for (const good of GOOD_NUMBERS) player.goods[good] += made[good];
  table.emit?.({ type: 'produced', seat, goods: namedGoods(made) });
  const doubloons = FACTORY_PAY[kinds.length] ?? 0;
  if (doubloons > 0 && isManned(player, 'factory')) {
    pay(state, player, doubloons);
    table.emit?.({ type: 'factory-paid', seat, kinds: kinds.length, doubloons });
  }
  return kinds;
}

function whyNotTake(state: State, produced: readonly Good[], good: Good): string | null {
  if (!produced.includes(good)) return 'not-produced';
  return state.goodsSupply[goodNumber(good)] === 0 ? 'supply-empty' : null;
}

const privilege: Asking<'craftsman/privilege'> = {
  ask: { kind: 'craftsman/privilege' },
  asks: asksItsSeat,
  candidates: () => [...TAKE_GOOD, PASS],
  refuse: (state, { produced }, _seat, action) =>
    action.type === 'take-good' ? whyNotTake(state, produced, action.good) : null,
  answer(table, _step, seat, action) {
    if (action.type !== 'take-good') return table.emit?.({ type: 'passed', seat, role: 'craftsman' });
    const good = goodNumber(action.good);
    table.state.goodsSupply[good]--;
    playerAt(table.state, seat).goods[good]++;
    table.emit?.({ type: 'good-taken', seat, good: action.good });
  },
};

export const craftsmanRules = { 'craftsman/privilege': privilege };
