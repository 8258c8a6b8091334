import type { Decision, Seat } from '@antilles/engine';
import type { Action, Placement, Storage } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { isManned, playerAt } from '../rules/board';
import { BUILDINGS } from '../rules/buildings';
import { goodNumber, tileNumber, GOOD_NUMBERS, GOODS, type PerTile, type Tile } from '../rules/goods';
import type { Event } from '../rules/events';
import { puertoRico } from '../rules/game';
import { priceFor } from '../rules/roles/builder';
import { incomeFor } from '../rules/roles/trader';
import { isTaker } from '../rules/roles/turns';
import type { Player, State } from '../rules/state';
import { paceOf, type Pace } from './evaluate';
import type { Mind } from './mind';
import type { Taste } from './taste';

/** Answers that are judged by the board they lead to. Those to one question are all judged alike. */
const JUDGED: Readonly<Partial<Record<Action['type'], true>>> = {
  'take-tile': true,
  draw: true,
  place: true,
  build: true,
};

/**
 * How every answer but the choice of a role looks to a bot: a number for each action, higher is better.
 * Boards are changed and changed back instead of copied: this runs for every seat of every imagined role.
 */
export function scoresFor(state: State, decision: Decision<Action>, mind: Mind): number[] {
  const { seat, actions } = decision;
  const judged = JUDGED[actions[0]?.type ?? 'pass'] === true;
  const pace = judged ? mind.begin(state) : paceOf(state, mind.taste);
  const now = judged ? mind.worth(state, seat) : 0;
  const scores: number[] = [];
  for (const action of actions) scores.push(score(state, seat, action, pace, mind, now));
  return scores;
}

function score(state: State, seat: Seat, action: Action, pace: Pace, mind: Mind, now: number): number {
  const player = playerAt(state, seat);
  switch (action.type) {
    case 'take-tile':
      return afterTile(state, seat, action.tile, mind) - now;
    case 'draw':
      return 100; // an extra tile, and then the choice as before
    case 'place':
      return afterPlacement(state, seat, action, mind) - now;
    case 'build':
      return afterBuilding(state, seat, action.building, mind) - now;
    case 'take-good':
      return 1 + goodNumber(action.good);
    case 'sell':
      return saleWorth(player, action.good, isTaker(state, seat), pace, mind.taste);
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

function afterTile(state: State, seat: Seat, tile: Tile, mind: Mind): number {
  const player = playerAt(state, seat);
  const kind = tileNumber(tile);
  const settled = isManned(player, 'hospice') && state.colonistSupply + state.colonistShip > 0;
  const isNew = !player.island.includes(tile);
  player.island.push(tile);
  if (settled) player.manned[kind]++;
  const value = mind.worth(state, seat);
  if (settled) player.manned[kind]--;
  player.island.pop();
  return value + mind.fancy(player, tile, isNew);
}

function afterPlacement(state: State, seat: Seat, { manned, crew }: Placement, mind: Mind): number {
  const player = playerAt(state, seat);
  const before = player.manned;
  const crewBefore = player.crew;
  const waiting = player.sanJuan;
  player.manned = manned as PerTile; // read only while it is judged
  player.crew = crew as number[];
  player.sanJuan = 0;
  const value = mind.worth(state, seat);
  player.manned = before;
  player.crew = crewBefore;
  player.sanJuan = waiting;
  return value;
}

function afterBuilding(state: State, seat: Seat, id: keyof typeof BUILDINGS, mind: Mind): number {
  const player = playerAt(state, seat);
  const price = priceFor(state, seat, BUILDINGS[id]);
  const manned = isManned(player, 'university') && state.colonistSupply + state.colonistShip > 0;
  player.city.push(id);
  player.crew.push(manned ? 1 : 0);
  player.doubloons -= price;
  const value = mind.worth(state, seat);
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
export function smallAnswer(state: State, decision: Decision<Action>, mind: Mind): Action {
  const { actions } = decision;
  const only = actions[0] as Action; // never empty
  if (actions.length === 1) return only;
  return actions[bestOf(scoresFor(state, decision, mind))] ?? only;
}

/** Answers everything that is not the choice of a role: carries a role out to its end. `asked` hears every question. */
export function carryOut(
  state: State,
  mind: Mind,
  emit: ((event: Event) => void) | null = null,
  asked: ((decision: Decision<Action, Ask>) => void) | null = null,
): void {
  for (;;) {
    const step = state.steps[state.steps.length - 1];
    if (step === undefined || step.op === 'choose-role' || !('seat' in step)) return;
    const decision = puertoRico.decision(state, step.seat);
    if (decision === null) return;
    asked?.(decision);
    puertoRico.apply(state, step.seat, smallAnswer(state, decision, mind), emit);
  }
}
