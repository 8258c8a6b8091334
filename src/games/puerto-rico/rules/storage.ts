import type { Seat } from '@antilles/engine';
import type { Action, Storage } from './actions';
import { isManned, playerAt } from './board';
import { GOODS, GOOD_NUMBERS, goodNumber, namedGoods, type Good, type PerGood } from './goods';
import type { Player } from './state';
import { asksItsSeat, type Asking, type Table, type Run } from './table';

/** What a player may keep after loading: one good, and whole kinds in warehouses (PR-87 … PR-91). */

/** Kinds that occupied warehouses keep in full (PR-88). */
export const warehouseRoom = (player: Player): number =>
  (isManned(player, 'small-warehouse') ? 1 : 0) + (isManned(player, 'large-warehouse') ? 2 : 0);

const kindsOf = (player: Player): Good[] => GOODS.filter((good) => player.goods[goodNumber(good)] > 0);

/** Whether everything can be kept, so that there is nothing to choose. */
function keepsAll(player: Player): boolean {
  const { goods } = player;
  let kinds = 0;
  let hasSingle = false;
  for (const good of GOOD_NUMBERS) {
    if (goods[good] > 0) kinds++;
    if (goods[good] === 1) hasSingle = true;
  }
  if (kinds === 0) return true;
  const room = warehouseRoom(player);
  return kinds <= room || (kinds === room + 1 && hasSingle);
}

/** Every way to fill the warehouses and the wind rose: room as it is must be used (PR-D7). */
function storages(player: Player): Action[] {
  const kinds = kindsOf(player);
  const actions: Action[] = [];
  for (const chosen of subsets(kinds, warehouseRoom(player))) {
    for (const single of kinds) if (!chosen.includes(single)) actions.push({ type: 'store', kinds: chosen, single });
  }
  return actions;
}

function subsets(kinds: readonly Good[], size: number): Good[][] {
  if (size === 0) return [[]];
  return kinds.flatMap((kind, i) => subsets(kinds.slice(i + 1), size - 1).map((rest) => [kind, ...rest]));
}

/** Why goods may not be stored like this; null when they may. */
export function whyNotStore(player: Player, { kinds, single }: Storage): string | null {
  const owned = kindsOf(player);
  if (new Set([...kinds, single]).size < kinds.length + 1) return 'store-too-many';
  if (kinds.length > warehouseRoom(player)) return 'store-too-many';
  if (![...kinds, single].every((kind) => owned.includes(kind))) return 'no-such-good';
  return kinds.length < warehouseRoom(player) ? 'store-not-full' : null;
}

function store(table: Table, seat: Seat, { kinds, single }: Storage): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const lost: PerGood = [0, 0, 0, 0, 0];
  for (const good of GOOD_NUMBERS) {
    const name = GOODS[good];
    const had = player.goods[good];
    const kept = kinds.includes(name) ? had : name === single ? 1 : 0;
    lost[good] = had - kept;
    player.goods[good] = kept;
    state.goodsSupply[good] += lost[good];
  }
  table.emit?.({ type: 'stored', seat, kept: namedGoods(player.goods), lost: namedGoods(lost) });
}

const check: Run<'captain/check-storage'> = {
  run(table, { seat }) {
    if (!keepsAll(playerAt(table.state, seat))) table.next({ op: 'captain/store', seat });
  },
};

const choose: Asking<'captain/store'> = {
  ask: { kind: 'captain/store' },
  asks: asksItsSeat,
  candidates: (state, _step, seat) => storages(playerAt(state, seat)),
  answer(table, _step, seat, action) {
    if (action.type !== 'store') throw new Error(`the storage cannot take ${action.type}`);
    store(table, seat, action);
  },
};

export const storageRules = { 'captain/check-storage': check, 'captain/store': choose };
