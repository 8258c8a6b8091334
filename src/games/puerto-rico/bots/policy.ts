import type { Decision, Seat } from '@antilles/engine';
import type { Action, Placement, Storage } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { isManned, playerAt } from '../rules/board';
import { BUILDINGS } from '../rules/buildings';
import { goodNumber, QUARRY, tileNumber, GOOD_NUMBERS, GOODS, type PerTile } from '../rules/goods';
import type { Event } from '../rules/events';
import { puertoRico } from '../rules/game';
import { priceFor } from '../rules/roles/builder';
import { incomeFor } from '../rules/roles/trader';
import { isTaker } from '../rules/roles/turns';
import type { Player, State } from '../rules/state';
import { paceOf, worth, type Pace } from './evaluate';
import type { Taste } from './taste';

/**
 * How every answer but the choice of a role looks to a bot: a number for each action, higher is better.
 * Boards are changed and changed back instead of copied: this runs for every seat of every imagined role.
 */
export function scoresFor(state: State, decision: Decision<Action>, taste: Taste): number[] {
  const { seat, actions } = decision;
  const player = playerAt(state, seat);
  const pace = paceOf(state, taste);
  const now = worth(player, pace, taste);
  const scores: number[] = [];
  for (const action of actions) scores.push(score(state, seat, player, action, pace, taste, now));
  return scores;
}

function score(
  state: State,
  seat: Seat,
  player: Player,
  action: Action,
  pace: Pace,
  taste: Taste,
  now: number,
): number {
  switch (action.type) {
    case 'take-tile':
      return afterTile(state, player, action.tile, pace, taste) - now;
    case 'draw':
      return 100; // an extra tile, and then the choice as before
    case 'place':
      return afterPlacement(player, action, pace, taste) - now;
    case 'build':
      return afterBuilding(state, seat, player, action.building, pace, taste) - now;
    case 'take-good':
      return 1 + goodNumber(action.good);
    case 'sell':
      return saleWorth(player, action.good, isTaker(state, seat), pace, taste);
    case 'load':
    case 'wharf':
      return loadWorth(state, player, action, pace);
    case 'store':
      return storageWorth(player, action);
    case 'pass':
    case 'choose-role':
      return 0;
  }
}

function afterTile(
  state: State,
  player: Player,
  tile: (typeof GOODS)[number] | 'quarry',
  pace: Pace,
  taste: Taste,
): number {
  const kind = tileNumber(tile);
  const settled = isManned(player, 'hospice') && state.colonistSupply + state.colonistShip > 0;
  const isNew = !player.island.includes(tile);
  player.island.push(tile);
  if (settled) player.manned[kind]++;
  let value = worth(player, pace, taste);
  if (settled) player.manned[kind]--;
  player.island.pop();
  if (tile === 'quarry') value += 2 * pace.remaining - 0.5 * player.manned[QUARRY];
  else if (isNew) value += 0.3 * pace.remaining * kind;
  return tile === 'corn' ? value + 0.5 : value;
}

function afterPlacement(player: Player, { manned, crew }: Placement, pace: Pace, taste: Taste): number {
  const before = player.manned;
  const crewBefore = player.crew;
  const waiting = player.sanJuan;
  player.manned = manned as PerTile; // read only while it is judged
  player.crew = crew as number[];
  player.sanJuan = 0;
  const value = worth(player, pace, taste);
  player.manned = before;
  player.crew = crewBefore;
  player.sanJuan = waiting;
  return value;
}

function afterBuilding(
  state: State,
  seat: Seat,
  player: Player,
  id: keyof typeof BUILDINGS,
  pace: Pace,
  taste: Taste,
): number {
  const price = priceFor(state, seat, BUILDINGS[id]);
  const manned = isManned(player, 'university') && state.colonistSupply + state.colonistShip > 0;
  player.city.push(id);
  player.crew.push(manned ? 1 : 0);
  player.doubloons -= price;
  const value = worth(player, pace, taste);
  player.doubloons += price;
  player.crew.pop();
  player.city.pop();
  return value;
}

function saleWorth(player: Player, good: (typeof GOODS)[number], isTrader: boolean, pace: Pace, taste: Taste): number {
  const number = goodNumber(good);
  const income = incomeFor(player, good, isTrader);
  // Selling for nothing only blocks the house.
  if (income === 0) return -1;
  return income * pace.doubloon - (taste.good + taste.goodPrice * pace.doubloon * number) + 1;
}

function loadWorth(
  state: State,
  player: Player,
  action: Extract<Action, { type: 'load' | 'wharf' }>,
  pace: Pace,
): number {
  const good = goodNumber(action.good);
  const owned = player.goods[good];
  const harbor = isManned(player, 'harbor') ? 1 : 0;
  const regret = 0.15 * pace.doubloon * good;
  if (action.type === 'wharf') return owned + harbor - regret - (hasRoom(state, player) ? 1.5 : 0);
  const ship = state.ships[action.ship];
  if (ship === undefined) return 0;
  const loaded = Math.min(owned, ship.capacity - ship.count);
  return loaded + harbor - regret + (ship.count === 0 ? 0.3 : 0) - 0.01 * ship.capacity;
}

/** Whether any cargo ship would still take something of the player's. */
function hasRoom(state: State, player: Player): boolean {
  for (const good of GOOD_NUMBERS) {
    if (player.goods[good] === 0) continue;
    let carried = false;
    let free = false;
    for (const ship of state.ships) {
      if (ship.good === GOODS[good]) {
        carried = true;
        if (ship.count < ship.capacity) return true;
      }
      if (ship.good === null) free = true;
    }
    if (!carried && free) return true;
  }
  return false;
}

function storageWorth(player: Player, { kinds, single }: Storage): number {
  let value = 1 + 0.3 * goodNumber(single);
  for (const kind of kinds) {
    const good = goodNumber(kind);
    value += player.goods[good] * (1 + 0.1 * good);
  }
  return value;
}

/** The place of the best score, the first of equals. */
export function bestOf(scores: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < scores.length; i++) if ((scores[i] as number) > (scores[best] as number)) best = i;
  return best;
}

/** The policy's answer to anything but the choice of a role. */
export function smallAnswer(state: State, decision: Decision<Action>, taste: Taste): Action {
  const { actions } = decision;
  const only = actions[0] as Action; // never empty
  if (actions.length === 1) return only;
  return actions[bestOf(scoresFor(state, decision, taste))] ?? only;
}

/** Answers everything that is not the choice of a role: carries a role out to its end. `asked` hears every question. */
export function carryOut(
  state: State,
  taste: Taste,
  emit: ((event: Event) => void) | null = null,
  asked: ((decision: Decision<Action, Ask>) => void) | null = null,
): void {
  for (;;) {
    const step = state.steps[state.steps.length - 1];
    if (step === undefined || step.op === 'choose-role' || !('seat' in step)) return;
    const decision = puertoRico.decision(state, step.seat);
    if (decision === null) return;
    asked?.(decision);
    puertoRico.apply(state, step.seat, smallAnswer(state, decision, taste), emit);
  }
}
