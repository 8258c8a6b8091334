import type { Seat } from '@antilles/engine';
import { drawCards } from './pile';
import type { Run, Table } from './table';
import { advanceTarget, morganTarget, movePirates, retreatTarget } from './places';
import type { PathSymbol } from './route';
import { playerAt, standingOn, type State, type Location } from './state';

/** Cards for a pirate that Morgan takes to the end of its section (CA-38). */
const CARDS_FOR_THE_END = 2;

/** CA-21: the game ends at once, in the middle of a turn too. */
function maybeWin(table: Table, owner: Seat, by: Seat): boolean {
  const { state } = table;
  if (playerAt(state, owner).goal < state.options.pirates) return false;
  state.winner = owner;
  state.helpedBy = by === owner ? null : by;
  state.steps.length = 0;
  table.emit?.({ type: 'won', seat: owner, by });
  return true;
}

/** Whether `count` pirates reaching this place are the last ones. */
export const winsAt = (state: State, seat: Seat, to: Location, count: number): boolean =>
  to === 'goal' && playerAt(state, seat).goal + count === state.options.pirates;

/** CA-10, CA-11; two at once for the Hook (CA-53). */
export function moveAhead(table: Table, seat: Seat, from: Location, symbol: PathSymbol, count: number): void {
  const { state } = table;
  const to = advanceTarget(state, from, symbol);
  movePirates(state, playerAt(state, seat), from, to, count);
  table.emit?.({ type: 'advanced', seat, from, to, symbol, count, route: state.route.kind });
  if (to === 'goal') maybeWin(table, seat, seat);
}

/** CA-14, CA-15. */
export function moveBack(table: Table, seat: Seat, from: Location): void {
  const { state } = table;
  const to = retreatTarget(state, from);
  const met = standingOn(state, to);
  movePirates(state, playerAt(state, seat), from, to, 1);
  table.emit?.({ type: 'retreated', seat, from, to, route: state.route.kind });
  drawCards(table, seat, met);
}

/** CA-37, CA-38; the owner may win by it (CA-59), and then nobody draws any more. */
export function helpAlong(table: Table, seat: Seat, owner: Seat, from: Location): void {
  const { state } = table;
  const to = morganTarget(state, from);
  const gained = typeof to === 'number' ? standingOn(state, to) : CARDS_FOR_THE_END;
  movePirates(state, playerAt(state, owner), from, to, 1);
  table.emit?.({ type: 'helped', seat, owner, from, to, route: state.route.kind });
  if (to === 'goal' && maybeWin(table, owner, seat)) return;
  drawCards(table, seat, gained);
}

/** CA-28, CA-31: everybody aboard travels along. */
export function sailAcross(table: Table, seat: Seat, free: boolean): void {
  const { state } = table;
  const to = state.shore === 'cartagena' ? 'tortuga' : 'cartagena';
  state.shore = to;
  table.emit?.({ type: 'sailed', seat, to, free });
}

export const advanceLater: Run<'advance'> = {
  run: (table, { seat, from, symbol, count }) => moveAhead(table, seat, from, symbol, count),
};
