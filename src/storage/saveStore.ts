import { checksum } from './checksum';
import { MAX_SAVE_LENGTH, parseSave, writeSave, type ParsedSave, type Save } from './saveFile';

/** What a device can do: keep texts under keys. AsyncStorage is one. */
export interface KeyValue {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<readonly string[]>;
}

export interface StoredSave {
  readonly id: string;
  readonly loaded: ParsedSave;
}

/** The saved games of this device. */
export interface SaveStore {
  /** Every one, newest first, unreadable ones included and last. */
  list(): Promise<readonly StoredSave[]>;
  read(id: string): Promise<StoredSave | null>;
  /** Resolves when the device has it for certain; until then the state before it is still there. */
  write(save: Save): Promise<void>;
  remove(id: string): Promise<void>;
  /** The text itself, to be shared or inspected, readable or not. */
  readRaw(id: string): Promise<string | null>;
}

const PREFIX = 'antilles/save/';
const SLOTS = ['a', 'b'] as const;
type Slot = (typeof SLOTS)[number];

const keyOf = (id: string, slot: Slot): string => `${PREFIX}${id}/${slot}`;
const otherThan = (slot: Slot): Slot => (slot === 'a' ? 'b' : 'a');

/** What stands in a slot. */
interface Content {
  readonly slot: Slot;
  /** How many writes came before: the clock of the device may go backwards, this does not. Damaged: −1. */
  readonly turn: number;
  readonly text: string;
}

/** Both slots of one save, read and judged. */
interface Found extends StoredSave {
  /** The slot that counts, and the turn that the next write gets. */
  readonly slot: Slot;
  readonly nextTurn: number;
  readonly text: string;
}

/**
 * Keeps each save in two slots, written in turn: a write that is torn or fails leaves the one before it whole,
 * and the newest whole one counts.
 */
export function createSaveStore(device: KeyValue, knowsGame?: (game: string) => boolean): SaveStore {
  /** What this process wrote last: saves looking again before every write. */
  const written = new Map<string, { readonly slot: Slot; readonly nextTurn: number }>();
  let queue: Promise<unknown> = Promise.resolve();

  /** One change at a time, in the order they were asked for. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const result = queue.then(job);
    queue = result.catch(() => undefined);
    return result;
  }

  /** Asked twice before it is believed that a device cannot answer. */
  const get = (key: string): Promise<string | null> => device.getItem(key).catch(() => device.getItem(key));

  /** Throws when the device does not answer. */
  async function find(id: string): Promise<Found | null> {
    const contents: Content[] = [];
    for (const slot of SLOTS) {
      const raw = await get(keyOf(id, slot));
      if (raw !== null) contents.push(unwrap(slot, raw));
    }
    contents.sort((left, right) => right.turn - left.turn);
    const [newest] = contents;
    if (newest === undefined) return null;
    const nextTurn = newest.turn + 1;

    let first: ParsedSave | null = null;
    for (const { slot, text } of contents) {
      const loaded = parseOwn(id, text);
      // What is whole but not for us is newer all the same: falling back would lose what was played since.
      if (loaded.ok || loaded.problem === 'newer' || loaded.problem === 'unknown-game') {
        return { id, loaded, slot, text, nextTurn };
      }
      first ??= loaded;
    }
    // Nothing readable. Both are kept as long as there is an empty slot to write to.
    return { id, loaded: first ?? damaged, slot: newest.slot, text: newest.text, nextTurn };
  }

  function parseOwn(id: string, text: string): ParsedSave {
    const loaded = parseSave(text, knowsGame);
    return loaded.ok && loaded.save.id !== id ? damaged : loaded;
  }

  async function read(id: string): Promise<StoredSave | null> {
    try {
      const found = await find(id);
      return found && { id, loaded: found.loaded };
    } catch {
      // The other slot may be readable, but it may also be the older one: better to say so than to go back in time.
      return { id, loaded: damaged };
    }
  }

  return {
    read,

    async list() {
      const keys = await device.getAllKeys();
      const ids = new Set(keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length, -2)));
      const stored: StoredSave[] = [];
      for (const id of ids) {
        const save = await read(id);
        if (save !== null) stored.push(save);
      }
      return stored.sort(newestFirst);
    },

    write: (save) =>
      inTurn(async () => {
        const text = writeSave(save);
        if (text.length > MAX_SAVE_LENGTH) throw new Error(`save ${save.id} has ${text.length} characters`);
        const last = written.get(save.id) ?? (await find(save.id));
        const slot = last === null ? 'a' : otherThan(last.slot);
        const turn = last === null ? 0 : last.nextTurn;
        const content = wrap(turn, text);
        await device.setItem(keyOf(save.id, slot), content);
        // Some devices say yes and keep nothing, or half: only what can be read back is written.
        if ((await device.getItem(keyOf(save.id, slot))) !== content) throw new Error(`save ${save.id} was not kept`);
        written.set(save.id, { slot, nextTurn: turn + 1 });
      }),

    remove: (id) =>
      inTurn(async () => {
        // The older one first: stopped half-way, the save is still the save it was.
        const last = written.get(id) ?? (await find(id).catch(() => null));
        const slot = last?.slot ?? 'a';
        await device.removeItem(keyOf(id, otherThan(slot)));
        await device.removeItem(keyOf(id, slot));
        written.delete(id);
      }),

    async readRaw(id) {
      const found = await find(id);
      return found && found.text;
    },
  };
}

const damaged: ParsedSave = { ok: false, problem: 'damaged' };

/** A slot begins with a line of its own: the turn, and a seal that binds it to this text (which begins with its checksum). */
const wrap = (turn: number, text: string): string => `${turn} ${seal(turn, text)}\n${text}`;
const seal = (turn: number, text: string): string => checksum(`${turn} ${text.slice(0, 64)}`);

function unwrap(slot: Slot, raw: string): Content {
  const end = raw.indexOf('\n');
  const [turn = '', sealed = ''] = raw.slice(0, Math.max(end, 0)).split(' ');
  const text = raw.slice(end + 1);
  if (/^\d{1,15}$/.test(turn) && sealed === seal(Number(turn), text)) return { slot, turn: Number(turn), text };
  return { slot, turn: -1, text: sealed === '' ? raw : text };
}

function newestFirst(left: StoredSave, right: StoredSave): number {
  const time = ({ loaded }: StoredSave): number => (loaded.ok ? loaded.save.savedAt : -Infinity);
  const [a, b] = [time(left), time(right)];
  return a === b ? left.id.localeCompare(right.id) : b > a ? 1 : -1;
}
