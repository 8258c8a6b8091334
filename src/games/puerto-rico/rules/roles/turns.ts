import type { Seat } from '@antilles/engine';
import { ROLE_CARDS } from '../roleCards';
import type { State, Step } from '../state';
import type { Table } from '../table';

/** Whether this seat took the role being carried out, and so has its privilege (PR-14). */
export const isTaker = (state: State, seat: Seat): boolean => takerOf(state) === seat;

/** Who took the role being carried out. */
export const takerOf = (state: State): Seat | null =>
  state.acting === null ? null : (state.takers[ROLE_CARDS.indexOf(state.acting)] ?? null);

/** One step for every seat, the taker's first, then clockwise (PR-13). */
export function takeTurns(table: Table, taker: Seat, stepFor: (seat: Seat) => Step): void {
  const { steps, players } = table.state;
  // The stack works from its end: the last seat to act goes on first.
  for (let i = players.length - 1; i >= 0; i--) steps.push(stepFor((taker + i) % players.length));
}
