import type { Seat } from '@antilles/engine';
import { pay, playerAt } from '../board';
import type { Table } from '../table';

/** One doubloon for the taker; nobody else does anything (PR-93). */
export function beginProspector(table: Table, taker: Seat): void {
  pay(table.state, playerAt(table.state, taker), 1);
  table.emit?.({ type: 'prospected', seat: taker });
}
