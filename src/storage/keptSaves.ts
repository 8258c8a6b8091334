import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { checksum } from './checksum';
import { ChangedElsewhere } from './elsewhere';
import { parseSave, writeSave, type ParsedSave } from './saveFile';
import type { KeyValue, SaveStore, StoredSave } from './saveStore';
import { swap } from './slots';

/** A save store that puts finished games away: packed, once instead of in two slots, and out of the way of the list. */
export interface SaveStoreWithCellar extends SaveStore {
  /** Packs a finished game. It is still read as before, but no longer listed. Resolves when nothing can be lost. */
  putAway(id: string): Promise<void>;
  /** The ids of what was put away. */
  listPutAway(): Promise<readonly string[]>;
  /** Takes a save in as one that was put away: an import, or an undone removal. */
  putInCellar(id: string, text: string): Promise<void>;
}

const PREFIX = 'antilles/kept/';

/** About a tenth of the text: a log says the same few things over and over. */
export function pack(text: string): string {
  return `1 ${checksum(text)}\n${btoa(strFromU8(deflateSync(strToU8(text), { level: 9 }), true))}`;
}

/** Null when it is not whole. */
export function unpack(packed: string): string | null {
  const end = packed.indexOf('\n');
  const [version, sum] = packed.slice(0, Math.max(end, 0)).split(' ');
  if (version !== '1') return null;
  try {
    const text = strFromU8(inflateSync(strToU8(atob(packed.slice(end + 1)), true)));
    return checksum(text) === sum ? text : null;
  } catch {
    return null;
  }
}

export function withCellar(
  store: SaveStore,
  cellar: KeyValue,
  knowsGame?: (game: string) => boolean,
): SaveStoreWithCellar {
  const keyOf = (id: string): string => `${PREFIX}${id}`;

  /** What this window opened from the cellar and has not written since. */
  const opened = new Map<string, string | null>();

  async function kept(id: string): Promise<{ readonly text: string; readonly loaded: ParsedSave } | null> {
    const packed = await cellar.getItem(keyOf(id));
    if (packed === null) return null;
    const text = unpack(packed);
    if (text === null) return { text: packed, loaded: { ok: false, problem: 'damaged' } };
    const loaded = parseSave(text, knowsGame);
    return { text, loaded: loaded.ok && loaded.save.id !== id ? { ok: false, problem: 'damaged' } : loaded };
  }

  async function keep(id: string, text: string): Promise<void> {
    const packed = pack(text);
    await swap(cellar, [], [[keyOf(id), packed]]);
    // Only what can be read back lets the original go.
    if ((await cellar.getItem(keyOf(id))) !== packed || unpack(packed) !== text) {
      throw new Error(`save ${id} was not put away`);
    }
  }

  return {
    ...store,
    async read(id): Promise<StoredSave | null> {
      // What was opened again after it was put away is newer in the store itself.
      const stored = await store.read(id);
      if (stored !== null) return stored;
      const found = await kept(id);
      return found && { id, loaded: found.loaded };
    },
    async open(id) {
      opened.delete(id);
      const stored = await store.open(id);
      if (stored !== null) return stored;
      const found = await kept(id);
      if (found !== null) opened.set(id, await cellar.getItem(keyOf(id)));
      return found && { id, loaded: found.loaded };
    },
    async write(save) {
      const { id } = save;
      // In the store there was nothing, and there still is: only the cellar knows whether it was removed meanwhile.
      if (opened.has(id) && (await cellar.getItem(keyOf(id))) !== opened.get(id)) {
        throw new ChangedElsewhere(`save ${id} was removed by another window`);
      }
      await store.write(save);
      opened.delete(id);
    },
    async readRaw(id) {
      return (await store.readRaw(id)) ?? (await kept(id))?.text ?? null;
    },
    async remove(id) {
      // What was put away first: stopped half-way, the newer one is still there, and not the older one alone.
      await cellar.removeItem(keyOf(id));
      if ((await cellar.getItem(keyOf(id))) !== null) throw new Error(`save ${id} was not removed`);
      await store.remove(id);
    },
    async putAway(id) {
      const stored = await store.open(id);
      if (stored === null || !stored.loaded.ok) return;
      await keep(id, writeSave(stored.loaded.save));
      // Somebody may have taken the end back in another window.
      await store.removeOpened(id);
    },
    async listPutAway() {
      const keys = await cellar.getAllKeys();
      return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    },
    putInCellar: keep,
  };
}
