import type { Seat } from '@antilles/engine';
import { BUILD, PASS, type Action } from '../actions';
import { citySpaces, fetchColonist, isManned, owns, pay, playerAt } from '../board';
import { BUILDINGS, BUILDING_LIST, isLarge, priceOf, type Building, type BuildingId } from '../buildings';
import { QUARRY } from '../goods';
import type { Player, State } from '../state';
import { asksItsSeat, type Asking, type Table, type Run } from '../table';
import { CITY_SPACES, MOST_LARGE_BUILDINGS } from '../supplies';
import { triggerEnd } from './ending';
import { isTaker, takeTurns } from './turns';

/** Everybody may build one building, the builder first and for one doubloon less. */
export function beginBuilder(table: Table, taker: Seat): void {
  takeTurns(table, taker, (seat) => ({ op: 'builder/turn', seat }));
}

function largeBuildings({ city }: Player): number {
  let count = 0;
  for (const id of city) if (isLarge(id)) count++;
  return count;
}

/** What the building costs this seat now, the builder's privilege included. */
export const priceFor = (state: State, seat: Seat, building: Building): number =>
  priceOf(building, state.options, playerAt(state, seat).manned[QUARRY], isTaker(state, seat));

function whyNotBuild(state: State, seat: Seat, building: Building): string | null {
  const player = playerAt(state, seat);
  if (owns(player, building.id)) return 'already-owned';
  if ((state.buildingSupply[building.number] ?? 0) === 0) return 'sold-out';
  const free = CITY_SPACES - citySpaces(player);
  if (free === 0) return 'city-full';
  if (building.size === 2) {
    if (largeBuildings(player) >= MOST_LARGE_BUILDINGS) return 'max-four-large';
    if (free < 2) return 'need-two-spaces';
  }
  return priceFor(state, seat, building) > player.doubloons ? 'too-expensive' : null;
}

/** Calls `found` with the number of every building the seat may build, until it says stop. */
function eachLegal(state: State, seat: Seat, found: (number: number) => boolean): void {
  const player = playerAt(state, seat);
  const { doubloons, manned } = player;
  const free = CITY_SPACES - citySpaces(player);
  if (free === 0) return;
  const allowsLarge = free >= 2 && largeBuildings(player) < MOST_LARGE_BUILDINGS;
  const quarries = manned[QUARRY];
  const isBuilder = isTaker(state, seat);
  for (const building of BUILDING_LIST) {
    if ((state.buildingSupply[building.number] ?? 0) === 0) continue;
    if (building.size === 2 && !allowsLarge) continue;
    if (priceOf(building, state.options, quarries, isBuilder) > doubloons || owns(player, building.id)) continue;
    if (found(building.number)) return;
  }
}

function build(table: Table, seat: Seat, id: BuildingId, declined: boolean): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const building = BUILDINGS[id];
  const paid = priceFor(state, seat, building);
  const wantsColonist = !declined && isManned(player, 'university'); // PR-51; not for itself, PR-D30
  pay(state, player, -paid);
  state.buildingSupply[building.number] = (state.buildingSupply[building.number] ?? 0) - 1;
  player.city.push(id);
  const colonist = wantsColonist ? fetchColonist(state) : null;
  player.crew.push(colonist === null ? 0 : 1);
  table.emit?.({ type: 'built', seat, building: id, paid, colonist });
  if (citySpaces(player) >= CITY_SPACES) triggerEnd(table, 'city'); // PR-53
}

const turn: Run<'builder/turn'> = {
  run(table, { seat }) {
    let canBuild = false;
    eachLegal(table.state, seat, () => (canBuild = true));
    if (canBuild) table.next({ op: 'builder/build', seat });
  },
};

const choose: Asking<'builder/build'> = {
  ask: { kind: 'builder/build' },
  asks: asksItsSeat,
  candidates: () => [...BUILD, PASS],
  refuse: (state, _step, seat, action) =>
    action.type === 'build' ? whyNotBuild(state, seat, BUILDINGS[action.building]) : null,
  legal(state, _step, seat) {
    const actions: Action[] = [];
    eachLegal(state, seat, (number) => {
      actions.push(BUILD[number] ?? PASS);
      return false;
    });
    actions.push(PASS);
    return actions;
  },
  answer(table, _step, seat, action) {
    if (action.type === 'build') build(table, seat, action.building, action.declined === true);
    else table.emit?.({ type: 'passed', seat, role: 'builder' });
  },
};

export const builderRules = { 'builder/turn': turn, 'builder/build': choose };
