import type { Sheet } from '@/storage/sheetFile';

/** A sheet of any game, just begun. */
export const aSheet = (change: Partial<Sheet> = {}): Sheet => ({
  format: 2,
  id: 's1',
  kind: 'any',
  startedAt: 1,
  savedAt: 2,
  playedMs: 0,
  seats: [{ name: 'Anne', colour: 'red', bot: null }],
  data: {},
  past: [],
  future: [],
  playId: null,
  told: null,
  ...change,
});
