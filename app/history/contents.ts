import { isArchivedValue, type Contents, type Incoming } from '../../src/storage/archive';
import type { Play } from '../../src/storage/history';
import type { Profile } from '../../src/storage/profiles';
import type { Save } from '../../src/storage/saveFile';
import type { Sheet } from '../../src/storage/sheetFile';
import { device } from '../../src/storage/store';
import { plays, profilesStore, saves, sheets } from '../device';
import { flushSaves } from '../sessions';

/** Told how much of something long is done, from 0 to 1; what it answers is waited for. */
export type OnWay = (share: number) => Promise<void>;

/** Everything on this device, and how many records of it cannot be read. */
export async function readContents(
  onWay: OnWay,
): Promise<{ readonly contents: Contents; readonly unreadable: number }> {
  await flushSaves();
  const count = (await plays.list()).plays.length;
  const { plays: allPlays, unreadable: badPlays } = await plays.readAll((done) => onWay(done / count));
  let unreadable = badPlays;
  const allSaves = new Map<string, Save>();
  const going = await saves.list();
  for (const id of [...going.map((save) => save.id), ...(await saves.listPutAway())]) {
    const stored = await saves.read(id);
    if (stored?.loaded.ok === true) allSaves.set(id, stored.loaded.save);
    else unreadable++;
  }
  const allSheets: Sheet[] = [];
  for (const { loaded } of await sheets.list()) {
    if (loaded.ok) allSheets.push(loaded.sheet);
    else unreadable++;
  }
  const values: Record<string, unknown> = {};
  for (const key of await device.getAllKeys()) {
    if (!isArchivedValue(key)) continue;
    try {
      values[key] = JSON.parse((await device.getItem(key)) ?? 'null') as unknown;
    } catch {
      unreadable++;
    }
  }
  return {
    contents: {
      plays: allPlays,
      saves: [...allSaves.values()],
      sheets: allSheets,
      profiles: await profilesStore.read(),
      values,
    },
    unreadable,
  };
}

/** Writes what was chosen; each is whole or not there. Rejects at the first that cannot be written. */
export async function writeContents(items: readonly Incoming[], onWay: OnWay): Promise<void> {
  const records = items.filter(({ kind }) => kind !== 'plays');
  const rest = (done: number): Promise<void> => onWay(done / items.length);
  await plays.updateAll(
    items.filter(({ kind }) => kind === 'plays').map(({ value }) => value as Play),
    rest,
  );
  const written = items.length - records.length;
  for (const [i, item] of records.entries()) {
    await writeOne(item);
    await rest(written + i + 1);
  }
}

/** The preview read and checked every value; its kind says what it is. */
async function writeOne({ kind, id, value }: Incoming): Promise<void> {
  switch (kind) {
    case 'plays':
      return plays.update(value as Play);
    case 'saves':
      return saves.write(value as Save);
    case 'sheets':
      return sheets.write(value as Sheet);
    case 'profiles': {
      const others = (await profilesStore.read()).filter((profile) => profile.id !== id);
      return profilesStore.write([...others, value as Profile]);
    }
    case 'values':
      return device.setItem(id, JSON.stringify(value));
  }
}
