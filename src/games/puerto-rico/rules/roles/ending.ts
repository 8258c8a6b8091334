import type { EndTrigger } from '../state';
import type { Table } from '../table';

/** The game will end with this round. A trigger once met stays met (PR-114). */
export function triggerEnd(table: Table, trigger: EndTrigger): void {
  const { endTriggers } = table.state;
  if (endTriggers.includes(trigger)) return;
  endTriggers.push(trigger);
  table.emit?.({ type: 'end-triggered', trigger });
}
