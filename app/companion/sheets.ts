import { createSaver } from '@/storage/saver';
import { SHEET_FORMAT, type Sheet, type StoredSheet } from '@/storage/sheetFile';
import type { ClaimManner } from '@/ui/claim';
import type { NewSheet, OpenedSheet } from '@/ui/companion/services';
import { claimOf } from '../claims';
import { sheets } from '../device';
import { newSaveId } from '../luck';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One saver for all sheets: what could not be written yet is tried again, whatever else is open by then. */
const saver = createSaver<Sheet>((sheet) => sheets.write(sheet), pause);

/** Tells whether the device keeps up; for a notice when it does not. */
export const sheetSaver = saver;

/** How many finished sheets are kept to be opened again; their plays stay in the history for good. */
export const KEPT_FINISHED = 12;

export async function beginSheet({ kind, seats, data }: NewSheet): Promise<Sheet> {
  const now = Date.now();
  const sheet: Sheet = {
    format: SHEET_FORMAT,
    id: newSaveId(now),
    kind,
    startedAt: now,
    savedAt: now,
    playedMs: 0,
    seats,
    data,
    past: [],
    future: [],
    playId: null,
    told: null,
  };
  await sheets.write(sheet);
  return sheet;
}

export const saveSheet = (sheet: Sheet): void => saver.queue(sheet);

/** A sheet is held by the window that writes on it. */
export async function openSheet(id: string, manner: Exclude<ClaimManner, 'look'>): Promise<OpenedSheet> {
  const claim = await claimOf(`antilles/sheet/${id}`, id, manner, saver, () => void saver.forget(id));
  if (claim === null) return 'elsewhere';
  // Taking over begins with what the other window left, and so does going on after it was overtaken.
  if (manner === 'take' || saver.isOvertaken(id)) await saver.forget(id);
  await saver.flush();
  const loaded = (await sheets.open(id))?.loaded ?? null;
  return { loaded, claim };
}

/** Removes a sheet for good; nothing that still waits to be written brings it back. */
export async function removeSheet(id: string): Promise<void> {
  await saver.forget(id);
  await sheets.remove(id);
}

export const rawSheet = (id: string): Promise<string | null> => sheets.readRaw(id);

/** Everything on the device, newest first. Old finished sheets make room. */
export async function listSheets(): Promise<readonly StoredSheet[]> {
  await saver.flush();
  const all = await sheets.list();
  const finished = all.filter(({ loaded }) => loaded.ok && loaded.sheet.playId !== null);
  for (const { id } of finished.slice(KEPT_FINISHED)) await sheets.remove(id);
  const gone = new Set(finished.slice(KEPT_FINISHED).map(({ id }) => id));
  return all.filter(({ id }) => !gone.has(id));
}
