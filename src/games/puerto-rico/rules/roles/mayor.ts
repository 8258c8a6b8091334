import type { Seat } from '@antilles/engine';
import type { Placement } from '../actions';
import { circlesOf, colonistsOf, emptyBuildingCircles, nextSeat, playerAt } from '../board';
import { TILE_NUMBERS } from '../goods';
import { fullPlacement, mayorCandidates } from '../placement';
import type { State } from '../state';
import { asksItsSeat, type Asking, type Table, type Run } from '../table';
import { triggerEnd } from './ending';
import { takeTurns } from './turns';

/** Everybody receives colonists and places all of theirs; then the ship is refilled (PR-D13). */
export function beginMayor(table: Table, taker: Seat, declined: boolean): void {
  deal(table, taker, declined);
  table.next({ op: 'mayor/refill' });
  takeTurns(table, taker, (seat) => ({ op: 'mayor/turn', seat }));
}

/** The mayor's own colonist comes from the supply (PR-33), the others one by one off the ship (PR-34). */
function deal(table: Table, mayor: Seat, declined: boolean): void {
  const { state } = table;
  const dealt = state.players.map(() => 0);
  const give = (seat: Seat): void => {
    playerAt(state, seat).sanJuan++;
    dealt[seat] = (dealt[seat] ?? 0) + 1;
  };
  const privilege = !declined && state.colonistSupply > 0;
  if (privilege) {
    state.colonistSupply--;
    give(mayor);
  }
  for (let seat = mayor; state.colonistShip > 0; seat = nextSeat(state, seat)) {
    state.colonistShip--;
    give(seat);
  }
  table.emit?.({ type: 'colonists-dealt', mayor, dealt, privilege });
}

function place(table: Table, seat: Seat, { manned, crew }: Placement): void {
  const player = playerAt(table.state, seat);
  let left = colonistsOf(player);
  for (const kind of TILE_NUMBERS) left -= player.manned[kind] = manned[kind] ?? 0;
  for (let i = 0; i < player.crew.length; i++) left -= player.crew[i] = crew[i] ?? 0;
  player.sanJuan = left;
  table.emit?.({
    type: 'colonists-placed',
    seat,
    manned: player.manned.concat(),
    crew: player.crew.concat(),
    sanJuan: left,
  });
}

const turn: Run<'mayor/turn'> = {
  run(table, { seat }) {
    const player = playerAt(table.state, seat);
    const colonists = colonistsOf(player);
    if (colonists === 0) return;
    if (colonists >= circlesOf(player)) place(table, seat, fullPlacement(player));
    else table.next({ op: 'mayor/place', seat });
  },
};

const choose: Asking<'mayor/place'> = {
  ask: { kind: 'mayor/place' },
  asks: asksItsSeat,
  candidates: (state, _step, seat) => mayorCandidates(playerAt(state, seat)),
  answer(table, _step, seat, action) {
    if (action.type !== 'place') throw new Error(`the mayor phase cannot take ${action.type}`);
    place(table, seat, action);
  },
};

/** How many colonists the ship should get now: one for each empty building circle, at least one a player. */
export function requiredOnShip(state: State): number {
  let empty = 0;
  for (const player of state.players) empty += emptyBuildingCircles(player);
  return neededOnShip(state.players.length, empty);
}

/** A colonist for every empty circle on a building, and one a player at least. */
export const neededOnShip = (players: number, emptyCircles: number): number => Math.max(players, emptyCircles);

const refill: Run<'mayor/refill'> = {
  run(table) {
    const { state } = table;
    const required = requiredOnShip(state);
    const placed = Math.min(required, state.colonistSupply);
    state.colonistShip += placed;
    state.colonistSupply -= placed;
    table.emit?.({ type: 'ship-refilled', required, placed });
    if (placed < required) triggerEnd(table, 'colonists'); // PR-40
  },
};

export const mayorRules = { 'mayor/turn': turn, 'mayor/place': choose, 'mayor/refill': refill };
