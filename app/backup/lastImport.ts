import { z } from 'zod';
import { playIdOf } from '@/history/play';
import type { Incoming } from '@/history/merge';
import { ARCHIVE_KINDS, type ArchiveKind } from '@/storage/archive';
import type { Profile } from '@/storage/profiles';
import type { Save } from '@/storage/saveFile';
import { createValueStore } from '@/storage/store';
import { device, photos, plays, profilesStore, saves, sheets } from '../device';
import { RATINGS_KEY } from '../history/ratings';
import { writeContents } from './contents';
import type { OnProgress } from './useProgress';

/** What an import added, and what it wrote over, so that it can be taken back as a whole. */
export interface LastImport {
  readonly at: number;
  /** By kind: the id of each, and what tells whether it is still as it came. */
  readonly added: readonly (readonly [kind: ArchiveKind, id: string, mark: number])[];
  /** What stood there before. */
  readonly replaced: readonly (readonly [kind: ArchiveKind, id: string, before: unknown])[];
}

const schema: z.ZodType<LastImport | null> = z
  .object({
    at: z.number(),
    added: z.array(z.tuple([z.enum(ARCHIVE_KINDS), z.string(), z.number()])),
    replaced: z.array(z.tuple([z.enum(ARCHIVE_KINDS), z.string(), z.unknown()])),
  })
  .nullable();

const store = createValueStore(device, 'antilles/last-import', schema, null);

export const lastImport = (): Promise<LastImport | null> => store.read();
export const forgetImport = (): Promise<void> => store.write(null);

/** What tells one version of a record from the next. */
function markOf(value: unknown): number {
  const record = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const mark = record['changedAt'] ?? record['savedAt'];
  return typeof mark === 'number' ? mark : 0;
}

/** Notes what is about to be written; false when the device has no room for it, and the import cannot be taken back. */
export async function noteImport(items: readonly Incoming[], at: number): Promise<boolean> {
  const added = items.flatMap(({ kind, id, value, mine }) =>
    mine === undefined ? [[kind, id, markOf(value)] as const] : [],
  );
  const replaced = items.flatMap(({ kind, id, mine }) => (mine === undefined ? [] : [[kind, id, mine] as const]));
  try {
    await store.write({ at, added, replaced });
    return true;
  } catch {
    return false;
  }
}

/** Takes an import back: what came with it goes, unless it was changed since; what it wrote over comes back. */
export async function undoImport({ added, replaced }: LastImport, onProgress: OnProgress): Promise<void> {
  const of = (kind: ArchiveKind) => added.filter(([each]) => each === kind);
  const known = new Map((await plays.list()).plays.map(({ id, changedAt }) => [id, changedAt]));
  const gone = of('plays').flatMap(([, id, mark]) => (known.get(id) === mark ? [id] : []));
  await plays.removeAll(gone, (done) => onProgress((0.8 * done) / Math.max(1, gone.length)));
  const saved = new Map(
    (await saves.list()).map(({ id, loaded }) => [id, loaded.ok ? loaded.save.savedAt : undefined]),
  );
  for (const [, id, mark] of of('saves')) {
    if ((saved.get(id) ?? mark) !== mark) continue;
    await saves.remove(id);
    await plays.remove(playIdOf(id));
  }
  for (const [, id] of of('sheets')) await sheets.remove(id);
  for (const [, id] of of('photos')) await photos.remove(id);
  for (const [, id] of of('values')) await device.removeItem(id);
  const profiles = new Set(of('profiles').map(([, id]) => id));
  if (profiles.size > 0) await profilesStore.change((all) => all.filter(({ id }) => !profiles.has(id)));
  // Added up once more they would keep what came with it.
  for (const [, id, before] of replaced) if (id === RATINGS_KEY) await device.setItem(id, JSON.stringify(before));
  await writeContents(
    replaced.map(([kind, id, value]) => ({ kind, id, value: value as Profile | Save, mine: undefined })),
    (share) => onProgress(0.8 + 0.2 * share),
  );
  await forgetImport();
}
