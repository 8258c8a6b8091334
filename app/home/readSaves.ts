import type { Sheet } from '@/storage/sheetFile';
import { breathe } from '../breathe';
import { isKind } from '../companion/kinds';
import { listSheets } from '../companion/sheets';
import { saves } from '../device';
import { loadEntry } from '../loadGame';
import { summarise, type GoingGame, type Summary, type UnreadableSave } from '../saves';
import { markSaves, retire } from '../sessions';

export interface SavesOnDevice {
  readonly going: readonly GoingGame[];
  readonly unreadable: readonly UnreadableSave[];
  /** Sheets of the companion that are not finished, newest first. */
  readonly sheets: readonly Sheet[];
  /** Whether there may be more, and they are still being read. */
  readonly reading: boolean;
}

/** So many games stand on Home before somebody asks for more. */
export const AT_ONCE = 12;

/** Reading goes on for so long, in milliseconds, before the screen may draw and answer. */
const SLICE = 8;

/** What was made of each save the last time: as long as its mark is the same it need not be opened again. */
const known = new Map<string, { readonly mark: string; readonly summary: Summary }>();

/** Null when it is gone. */
async function lookAt(id: string, mark: string | null): Promise<Summary | null> {
  const before = known.get(id);
  if (before !== undefined && before.mark === mark) return before.summary;
  known.delete(id);
  const stored = await saves.read(id);
  if (stored === null) return null;
  if (!stored.loaded.ok) return { kind: 'unreadable', problem: stored.loaded.problem };
  const summary = await summarise(stored.loaded.save, loadEntry);
  if (summary.kind === 'over') await retire(stored.loaded.save);
  // Only what will be the same the next time.
  else if (mark !== null && summary.kind === 'going' && summary.game.stand !== null) known.set(id, { mark, summary });
  return summary;
}

/**
 * Everything on the device, sorted out: games to go on with, newest first, and what cannot be opened. Finished games are
 * neither. A little at a time; `onSome` is told when the newest are known and the rest is still to be read.
 */
export async function readSaves(onSome: (found: SavesOnDevice) => void): Promise<SavesOnDevice> {
  const marks = await markSaves();
  const sheets = await goingSheets();
  const going: GoingGame[] = [];
  const unreadable: UnreadableSave[] = [];
  let told = false;
  let since = Date.now();
  for (const { id, mark } of marks) {
    const summary = await lookAt(id, mark);
    if (summary?.kind === 'going') going.push(summary.game);
    if (summary?.kind === 'unreadable') unreadable.push({ id, ...summary });
    if (Date.now() - since < SLICE) continue;
    if (!told && going.length >= AT_ONCE) {
      told = true;
      onSome({ going: [...going], unreadable: [], sheets, reading: true });
    }
    await breathe();
    since = Date.now();
  }
  const there = new Set(marks.map(({ id }) => id));
  for (const id of known.keys()) if (!there.has(id)) known.delete(id);
  // The marks are only about in order.
  going.sort((left, right) => right.savedAt - left.savedAt);
  return { going, unreadable, sheets, reading: false };
}

/** What cannot be read of them is told by the companion; Home goes on without. */
async function goingSheets(): Promise<readonly Sheet[]> {
  const stored = await listSheets().catch(() => []);
  return stored.flatMap(({ loaded }) =>
    loaded.ok && loaded.sheet.playId === null && isKind(loaded.sheet.kind) ? [loaded.sheet] : [],
  );
}
