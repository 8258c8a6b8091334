import { must, type Seat } from '@antilles/engine';
import { LOAD, PASS, WHARF, type Action } from '../actions';
import { isManned, nextSeat, owns, playerAt } from '../board';
import { GOODS, GOOD_NUMBERS, goodNumber, type Good, type GoodNumber } from '../goods';
import type { Player, Ship, State } from '../state';
import { asksItsSeat, type Asking, type Table, type Run, type StepOf } from '../table';
import { storageRules } from '../storage';
import { triggerEnd } from './ending';
import { isTaker, takeTurns } from './turns';

/** Players load, again and again, until nobody can; then goods spoil and full ships sail. */
export function beginCaptain(table: Table, taker: Seat): void {
  table.next({ op: 'captain/clear' });
  takeTurns(table, taker, (seat) => ({ op: 'captain/check-storage', seat }));
  table.next({ op: 'captain/turn', seat: taker, idle: 0, rewarded: false, wharves: [] });
}

const shipAt = (state: State, index: number): Ship => must(state.ships[index], `no ship ${index}`);

/** The most of a kind that an empty ship takes off the player (PR-77). */
function mostOnEmptyShip(state: State, count: number): number {
  let most = 0;
  for (const ship of state.ships) {
    if (ship.good !== null) continue;
    const fits = count < ship.capacity ? count : ship.capacity;
    if (fits > most) most = fits;
  }
  return most;
}

function whyNotLoad(state: State, player: Player, good: Good, index: number): string | null {
  const count = player.goods[goodNumber(good)];
  if (count === 0) return 'no-such-good';
  const ship = shipAt(state, index);
  if (ship.good !== null && ship.good !== good) return 'ship-other-kind';
  if (ship.count >= ship.capacity) return 'ship-full';
  if (ship.good === good) return null;
  for (const other of state.ships) if (other.good === good) return 'kind-on-other-ship';
  return Math.min(count, ship.capacity) < mostOnEmptyShip(state, count) ? 'ship-too-small' : null;
}

function whyNotWharf(player: Player, good: Good, step: StepOf<'captain/load'>): string | null {
  if (!isManned(player, 'wharf')) return 'not-occupied';
  if (step.wharves.includes(step.seat)) return 'wharf-used';
  return player.goods[goodNumber(good)] === 0 ? 'no-such-good' : null;
}

/** All loads on cargo ships; stops at the first when only asked whether there is one. */
function addLoads(state: State, player: Player, actions: Action[] | null): boolean {
  for (const number of GOOD_NUMBERS) {
    const count = player.goods[number];
    if (count === 0) continue;
    const carrier = shipWith(state, GOODS[number]);
    if (carrier >= 0) {
      const ship = shipAt(state, carrier);
      if (ship.count >= ship.capacity) continue;
      if (actions === null) return true;
      actions.push(must(LOAD[number]?.[carrier], 'a load'));
      continue;
    }
    const most = mostOnEmptyShip(state, count);
    if (most === 0) continue;
    if (actions === null) return true;
    for (let i = 0; i < state.ships.length; i++) {
      const { good, capacity } = shipAt(state, i);
      if (good === null && Math.min(count, capacity) === most) actions.push(must(LOAD[number]?.[i], 'a load'));
    }
  }
  return actions !== null && actions.length > 0;
}

function shipWith(state: State, good: Good): number {
  for (let i = 0; i < state.ships.length; i++) if (state.ships[i]?.good === good) return i;
  return -1;
}

const canLoad = (state: State, player: Player): boolean => addLoads(state, player, null);

function canUseWharf(player: Player, seat: Seat, wharves: readonly Seat[]): boolean {
  const { goods } = player;
  const has = goods[0] + goods[1] + goods[2] + goods[3] + goods[4] > 0;
  return has && isManned(player, 'wharf') && !wharves.includes(seat);
}

/** Points out of the pool; what it lacks is written down (PR-86, PR-D25). */
function award(table: Table, seat: Seat, vp: number): void {
  const { state } = table;
  playerAt(state, seat).vp += vp;
  const paid = Math.min(vp, state.vpSupply);
  state.vpSupply -= paid;
  state.vpOverflow += vp - paid;
}

/** One loading is worth a point a good, one for the captain's first, one for a harbor (PR-80 … PR-82). */
function pointsFor(state: State, step: StepOf<'captain/load'>, count: number): number {
  const reward = !step.rewarded && isTaker(state, step.seat) ? 1 : 0;
  return count + reward + (isManned(playerAt(state, step.seat), 'harbor') ? 1 : 0);
}

function load(table: Table, step: StepOf<'captain/load'>, good: Good, index: number): void {
  const { state } = table;
  const { seat } = step;
  const player = playerAt(state, seat);
  const number = goodNumber(good);
  const ship = shipAt(state, index);
  const count = Math.min(player.goods[number], ship.capacity - ship.count);
  player.goods[number] -= count;
  ship.good = good;
  ship.count += count;
  const vp = pointsFor(state, step, count);
  award(table, seat, vp);
  table.emit?.({ type: 'loaded', seat, good, count, ship: index, capacity: ship.capacity, vp });
}

/** The wharf takes everything of one kind, and the goods are in the supply again at once (PR-83). */
function shipByWharf(table: Table, step: StepOf<'captain/load'>, number: GoodNumber): void {
  const { state } = table;
  const { seat } = step;
  const player = playerAt(state, seat);
  const count = player.goods[number];
  player.goods[number] = 0;
  state.goodsSupply[number] += count;
  const vp = pointsFor(state, step, count);
  award(table, seat, vp);
  table.emit?.({ type: 'wharf-used', seat, good: GOODS[number], count, vp });
}

const turn: Run<'captain/turn'> = {
  run(table, step) {
    const { state } = table;
    let { seat, idle } = step;
    const { rewarded, wharves } = step;
    for (; idle < state.players.length; idle++, seat = nextSeat(state, seat)) {
      const player = playerAt(state, seat);
      if (!canLoad(state, player) && !canUseWharf(player, seat, wharves)) continue;
      table.next({ op: 'captain/load', seat, idle, rewarded, wharves });
      return;
    }
  },
};

const choose: Asking<'captain/load'> = {
  ask: { kind: 'captain/load' },
  asks: asksItsSeat,
  candidates(state, _step, seat) {
    const ships = state.ships.length;
    const wharf = owns(playerAt(state, seat), 'wharf') ? WHARF : [];
    return [...LOAD.flatMap((loads) => loads.slice(0, ships)), ...wharf, PASS];
  },
  refuse(state, step, seat, action) {
    const player = playerAt(state, seat);
    if (action.type === 'load') return whyNotLoad(state, player, action.good, action.ship);
    if (action.type === 'wharf') return whyNotWharf(player, action.good, step);
    return canLoad(state, player) ? 'must-load' : null; // PR-79
  },
  legal(state, { wharves }, seat) {
    const player = playerAt(state, seat);
    const actions: Action[] = [];
    const mustLoad = addLoads(state, player, actions);
    if (canUseWharf(player, seat, wharves)) {
      for (const number of GOOD_NUMBERS) if (player.goods[number] > 0) actions.push(must(WHARF[number], 'a wharf'));
    }
    if (!mustLoad) actions.push(PASS);
    return actions;
  },
  answer(table, step, seat, action) {
    const { state } = table;
    const after = nextSeat(state, seat);
    if (action.type === 'pass') {
      table.emit?.({ type: 'passed', seat, role: 'captain' });
      table.next({ ...step, op: 'captain/turn', seat: after, idle: step.idle + 1 }); // not final, PR-D20
      return;
    }
    let { wharves } = step;
    if (action.type === 'wharf') {
      shipByWharf(table, step, goodNumber(action.good));
      wharves = [...wharves, seat];
    } else if (action.type === 'load') {
      load(table, step, action.good, action.ship);
    }
    if (state.vpSupply === 0) triggerEnd(table, 'vp'); // PR-113
    const rewarded = step.rewarded || isTaker(state, seat);
    table.next({ op: 'captain/turn', seat: after, idle: 0, rewarded, wharves });
  },
};

/** Full ships sail; the others keep their load for the next captain (PR-92). */
const clear: Run<'captain/clear'> = {
  run(table) {
    const { state } = table;
    for (let i = 0; i < state.ships.length; i++) {
      const ship = shipAt(state, i);
      const { capacity, good } = ship;
      if (good === null || ship.count < capacity) continue;
      state.goodsSupply[goodNumber(good)] += capacity;
      ship.good = null;
      ship.count = 0;
      table.emit?.({ type: 'ship-cleared', ship: i, capacity, good });
    }
  },
};

export const captainRules = { 'captain/turn': turn, 'captain/load': choose, ...storageRules, 'captain/clear': clear };
