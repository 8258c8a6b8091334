import { isGameId } from '@/games/ids';
import type { Incoming } from '@/history/merge';
import type { Play } from '@/history/play';
import { playOfGame } from '@/history/record';
import {
  ARCHIVE_KINDS,
  isArchivedValue,
  MAX_PHOTOS,
  type ArchiveKind,
  type Contents,
  type Photo,
} from '@/storage/archive';
import { isPhoto } from '@/storage/photos';
import type { Profile } from '@/storage/profiles';
import { writeSave, type Save } from '@/storage/saveFile';
import type { Sheet } from '@/storage/sheetFile';
import { answered } from '../answered';
import { device, photos, plays, profilesStore, saves, sheets } from '../device';
import { loadEntry } from '../loadGame';
import { addRatings, RATINGS_KEY } from '../history/ratings';
import { flushSaves } from '../sessions';
import type { OnProgress } from './useProgress';

/** What is on this device, as far as it answers. */
export interface Found {
  readonly contents: Contents;
  /** How many records cannot be read. */
  readonly unreadable: number;
  /** Kinds of which nobody knows what there is: the device did not answer. */
  readonly silent: readonly ArchiveKind[];
}

/**
 * Everything on this device: what cannot be had now takes nothing else with it. Of photos only the names are read, unless
 * they are asked for: they are most of it.
 */
export async function readContents(onProgress: OnProgress, withPhotos = false): Promise<Found> {
  await flushSaves();
  let unreadable = 0;
  const silent: ArchiveKind[] = [];
  const bad = (): void => void unreadable++;
  async function part<T>(kind: ArchiveKind, read: () => Promise<T>, nothing: T): Promise<T> {
    try {
      return await read();
    } catch {
      silent.push(kind);
      return nothing;
    }
  }
  const all = await part('plays', () => readPlays(onProgress, bad), []);
  const contents: Contents = {
    plays: all,
    saves: await part('saves', () => readSaves(bad), []),
    sheets: await part('sheets', () => readSheets(bad), []),
    profiles: await part('profiles', () => answered(profilesStore.read()), []),
    photos: await part('photos', () => readPhotos(all, withPhotos, bad), []),
    values: await part('values', () => readValues(bad), {}),
  };
  return { contents, unreadable, silent };
}

async function readPlays(onProgress: OnProgress, bad: () => void): Promise<readonly Play[]> {
  const count = (await answered(plays.list())).plays.length;
  const all = await plays.readAll((done) => onProgress(done / count));
  for (let i = 0; i < all.unreadable; i++) bad();
  return all.plays;
}

async function readSaves(bad: () => void): Promise<readonly Save[]> {
  const all = new Map<string, Save>();
  const going = await answered(saves.list());
  for (const id of [...going.map((save) => save.id), ...(await answered(saves.listPutAway()))]) {
    const stored = await saves.read(id).catch(() => null);
    if (stored?.loaded.ok === true) all.set(id, stored.loaded.save);
    else bad();
  }
  return [...all.values()];
}

async function readSheets(bad: () => void): Promise<readonly Sheet[]> {
  const all: Sheet[] = [];
  for (const { loaded } of await answered(sheets.list())) {
    if (loaded.ok) all.push(loaded.sheet);
    else bad();
  }
  return all;
}

/** Those of plays, newest first; beyond what a file may hold they are counted as left out. */
async function readPhotos(all: readonly Play[], withText: boolean, bad: () => void): Promise<readonly Photo[]> {
  const there = new Set(await answered(photos.ids()));
  const wanted = all.flatMap(({ photo }) => (photo !== null && there.has(photo) ? [photo] : []));
  if (!withText) return wanted.map((id) => ({ id, text: '' }));
  const found: Photo[] = [];
  let room = MAX_PHOTOS;
  for (const id of wanted) {
    const text = (await photos.read(id)) ?? '';
    room -= text.length;
    if (room < 0 || !isPhoto(text)) bad();
    else found.push({ id, text });
  }
  return found;
}

async function readValues(bad: () => void): Promise<Contents['values']> {
  const values: Record<string, unknown> = {};
  for (const key of await answered(device.getAllKeys())) {
    if (!isArchivedValue(key)) continue;
    try {
      values[key] = JSON.parse((await device.getItem(key)) ?? 'null') as unknown;
    } catch {
      bad();
    }
  }
  return values;
}

/** What an import came to: how much was written, and how many of each kind the device would not take. */
export interface Written {
  readonly done: number;
  readonly missing: Readonly<Record<ArchiveKind, number>>;
}

/** What is small comes first: it never waits behind what may fill the device. */
const ORDER = ['profiles', 'values', 'sheets', 'plays', 'saves', 'photos'] as const satisfies readonly ArchiveKind[];

/** So many plays are written in one go. */
const PLAYS_AT_ONCE = 250;

/** Writes what was chosen; each is whole or not there. What cannot be written is counted, and the rest goes on. */
export async function writeContents(items: readonly Incoming[], onProgress: OnProgress): Promise<Written> {
  const missing = Object.fromEntries(ARCHIVE_KINDS.map((kind) => [kind, 0])) as Record<ArchiveKind, number>;
  let [tried, done] = [0, 0];
  async function attempt(kind: ArchiveKind, count: number, write: () => Promise<void>): Promise<boolean> {
    const isWritten = await write().then(
      () => true,
      () => false,
    );
    // Several at once are tried again one by one.
    if (!isWritten && count > 1) return false;
    tried += count;
    if (isWritten) done += count;
    else missing[kind] += count;
    await onProgress(tried / items.length);
    return isWritten;
  }
  for (const kind of ORDER) {
    const mine = items.filter((item) => item.kind === kind);
    if (mine.length === 0) continue;
    if (kind === 'plays') {
      for (let from = 0; from < mine.length; from += PLAYS_AT_ONCE) {
        const some = mine.slice(from, from + PLAYS_AT_ONCE).map(({ value }) => value as Play);
        const all = await attempt(kind, some.length, () => plays.updateAll(some, () => undefined));
        if (!all && some.length > 1) for (const play of some) await attempt(kind, 1, () => plays.update(play));
      }
    } else if (kind === 'saves') {
      const keep = await keeper();
      for (const { value } of mine) await attempt(kind, 1, () => keep(value as Save));
    } else {
      for (const item of mine) await attempt(kind, 1, () => writeOne(item));
    }
  }
  return { done, missing };
}

/** The preview read and checked every value; its kind says what it is. */
async function writeOne({ kind, id, value }: Incoming): Promise<void> {
  switch (kind) {
    case 'sheets':
      return sheets.replace(value as Sheet);
    case 'profiles':
      await profilesStore.change((all) => [...all.filter((profile) => profile.id !== id), value as Profile]);
      return;
    case 'photos':
      return photos.write(id, (value as Photo).text);
    case 'values':
      // Games are added up: nothing is written over.
      if (id === RATINGS_KEY) return addRatings(value);
      return device.setItem(id, JSON.stringify(value));
    case 'plays':
    case 'saves':
      throw new Error(`${kind} are written many at a time`);
  }
}

/**
 * Writes saved games one after the other. One that is over goes where finished games are: packed, and out of the way of
 * those that are played. Its play is in the history then, even if the file had none.
 */
async function keeper(): Promise<(save: Save) => Promise<void>> {
  const going = new Set((await saves.marks()).map(({ id }) => id));
  const known = new Set((await plays.list()).plays.map(({ id }) => id));
  return async (save) => {
    // One that lies among the running ones is what is read first: it is replaced there, and Home puts it away.
    const play = isGameId(save.game) && !going.has(save.id) ? playOfGame(save, await loadEntry(save.game)) : null;
    if (play === null) return saves.replace(save);
    await saves.putInCellar(save.id, writeSave(save));
    if (!known.has(play.id)) await plays.record(play);
  };
}
