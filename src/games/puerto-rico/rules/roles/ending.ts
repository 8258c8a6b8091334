import type { EndTrigger } from '../state';
import type { PrTable } from '../steps';

/** The game will end with this round. A trigger once met stays met (PR-114). */
export function triggerEnd(table: PrTable, trigger: EndTrigger): void {
  const { endTriggers } = table.state;
  if (endTriggers.includes(trigger)) return;
  endTriggers.push(trigger);
  table.emit?.({ type: 'end-triggered', trigger });
}
