import { checksum } from './checksum';

/** What a device can do: keep texts under keys. AsyncStorage is one. */
export interface KeyValue {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<readonly string[]>;
  /** Many at once, where the device can: one after the other, each is a transaction of its own. */
  readonly getMany?: (keys: readonly string[]) => Promise<readonly (string | null)[]>;
  readonly setMany?: (entries: readonly (readonly [key: string, value: string])[]) => Promise<void>;
}

export async function getMany(device: KeyValue, keys: readonly string[]): Promise<readonly (string | null)[]> {
  if (device.getMany !== undefined) return device.getMany(keys);
  const texts: (string | null)[] = [];
  for (const key of keys) texts.push(await device.getItem(key));
  return texts;
}

export async function setMany(
  device: KeyValue,
  entries: readonly (readonly [key: string, value: string])[],
): Promise<void> {
  if (device.setMany !== undefined) return device.setMany(entries);
  for (const [key, value] of entries) await device.setItem(key, value);
}

/** Something kept under its id: what reading it gave, readable or not. */
export interface Stored<Loaded> {
  readonly id: string;
  readonly loaded: Loaded;
}

export interface SlotStore<Value, Loaded> {
  /** Every one, newest first, unreadable ones included and last. */
  list(): Promise<readonly Stored<Loaded>[]>;
  read(id: string): Promise<Stored<Loaded> | null>;
  /** Resolves when the device has it for certain; until then the one before it is still there. */
  write(value: Value): Promise<void>;
  remove(id: string): Promise<void>;
  /** The text itself, to be shared or inspected, readable or not. */
  readRaw(id: string): Promise<string | null>;
}

/** What is kept, as far as keeping it goes. */
export interface SlotFormat<Value, Loaded> {
  /** Keys begin with this: `antilles/save/`. */
  readonly prefix: string;
  readonly longest: number;
  write(value: Value): string;
  parse(id: string, text: string): Loaded;
  /** What stands for one that cannot be read at all. */
  readonly damaged: Loaded;
  /** Whether this one counts: it can be read, or it is whole and only not for this version of the app. */
  counts(loaded: Loaded): boolean;
  /** When it was written, for the order; −Infinity when nobody knows. */
  time(loaded: Loaded): number;
}

/** How often what is to be written over must read the same, and how often that is tried. */
const LOOKS = 3;
const TRIES = 5;

const SLOTS = ['a', 'b'] as const;
type Slot = (typeof SLOTS)[number];

const otherThan = (slot: Slot): Slot => (slot === 'a' ? 'b' : 'a');

/** What stands in a slot. */
interface Content {
  readonly slot: Slot;
  /** How many writes came before: the clock of the device may go backwards, this does not. Damaged: −1. */
  readonly turn: number;
  readonly text: string;
}

/** Both slots of one thing, read and judged. */
interface Found<Loaded> extends Stored<Loaded> {
  /** The slot that counts, and the turn that the next write gets. */
  readonly slot: Slot;
  readonly nextTurn: number;
  readonly text: string;
  /** What the device answered for each slot. */
  readonly raws: Readonly<Record<Slot, string | null>>;
}

/**
 * Keeps each thing in two slots, written in turn: a write that is torn or fails leaves the one before it whole,
 * and the newest whole one counts.
 */
export function createSlotStore<Value extends { readonly id: string }, Loaded>(
  device: KeyValue,
  format: SlotFormat<Value, Loaded>,
): SlotStore<Value, Loaded> {
  const keyOf = (id: string, slot: Slot): string => `${format.prefix}${id}/${slot}`;
  /** What this process wrote last: saves looking again before every write. */
  const written = new Map<string, { readonly slot: Slot; readonly nextTurn: number }>();
  /** The turn of the last attempt, whatever came of it. */
  const tried = new Map<string, number>();
  let queue: Promise<unknown> = Promise.resolve();

  /** One change at a time, in the order they were asked for. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const result = queue.then(job);
    queue = result.catch(() => undefined);
    return result;
  }

  /** Asked twice before it is believed that a device cannot answer. */
  const get = (key: string): Promise<string | null> => device.getItem(key).catch(() => device.getItem(key));

  /**
   * Where the next write goes, for a process that has not written yet. A device that answers with what was there before
   * could make the newest slot look empty or old, and writing over it would lose it: what is to be written over is
   * looked at again and again, and only when every answer is the same is it believed.
   */
  async function next(id: string): Promise<{ readonly slot: Slot; readonly turn: number }> {
    for (let tries = 0; tries < TRIES; tries++) {
      const last = await find(id);
      const slot = last === null ? 'a' : otherThan(last.slot);
      const seen = last?.raws[slot] ?? null;
      let agree = 0;
      while (agree < LOOKS && (await get(keyOf(id, slot))) === seen) agree++;
      if (agree === LOOKS) return { slot, turn: last === null ? 0 : last.nextTurn };
    }
    throw new Error(`${format.prefix}${id} reads differently every time`);
  }

  /** Throws when the device does not answer. */
  async function find(id: string): Promise<Found<Loaded> | null> {
    const contents: Content[] = [];
    const raws: Record<Slot, string | null> = { a: null, b: null };
    for (const slot of SLOTS) {
      const raw = await get(keyOf(id, slot));
      raws[slot] = raw;
      if (raw !== null) contents.push(unwrap(slot, raw));
    }
    contents.sort((left, right) => right.turn - left.turn);
    const [newest] = contents;
    if (newest === undefined) return null;
    const nextTurn = newest.turn + 1;

    let first: Loaded | null = null;
    for (const { slot, text } of contents) {
      const loaded = format.parse(id, text);
      // What is whole but not for us is newer all the same: falling back would lose what came since.
      if (format.counts(loaded)) return { id, loaded, slot, text, nextTurn, raws };
      first ??= loaded;
    }
    // Nothing readable. Both are kept as long as there is an empty slot to write to.
    return { id, loaded: first ?? format.damaged, slot: newest.slot, text: newest.text, nextTurn, raws };
  }

  async function read(id: string): Promise<Stored<Loaded> | null> {
    try {
      const found = await find(id);
      return found && { id, loaded: found.loaded };
    } catch {
      // The other slot may be readable, but it may also be the older one: better to say so than to go back in time.
      return { id, loaded: format.damaged };
    }
  }

  function newestFirst(left: Stored<Loaded>, right: Stored<Loaded>): number {
    const [a, b] = [format.time(left.loaded), format.time(right.loaded)];
    return a === b ? left.id.localeCompare(right.id) : b > a ? 1 : -1;
  }

  return {
    read,

    async list() {
      const keys = await device.getAllKeys();
      const { prefix } = format;
      const ids = new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length, -2)));
      const stored: Stored<Loaded>[] = [];
      for (const id of ids) {
        const one = await read(id);
        if (one !== null) stored.push(one);
      }
      return stored.sort(newestFirst);
    },

    write: (value) =>
      inTurn(async () => {
        const text = format.write(value);
        const key = `${format.prefix}${value.id}`;
        if (text.length > format.longest) throw new Error(`${key} has ${text.length} characters`);
        const last = written.get(value.id);
        const { slot, turn: planned } =
          last === undefined ? await next(value.id) : { slot: otherThan(last.slot), turn: last.nextTurn };
        // No two attempts are alike: an old answer about an earlier one must not pass for this one.
        const turn = Math.max(planned, (tried.get(value.id) ?? -1) + 1);
        tried.set(value.id, turn);
        const content = wrap(turn, text);
        await device.setItem(keyOf(value.id, slot), content);
        // Some devices say yes and keep nothing, or half: only what can be read back is written.
        if ((await device.getItem(keyOf(value.id, slot))) !== content) throw new Error(`${key} was not kept`);
        written.set(value.id, { slot, nextTurn: turn + 1 });
      }),

    remove: (id) =>
      inTurn(async () => {
        // The older one first: stopped half-way, it is still what it was.
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

/** A slot begins with a line of its own: the turn, and a seal that binds it to this text (which begins with its checksum). */
const wrap = (turn: number, text: string): string => `${turn} ${bind(turn, text)}\n${text}`;
const bind = (turn: number, text: string): string => checksum(`${turn} ${text.slice(0, 64)}`);

function unwrap(slot: Slot, raw: string): Content {
  const end = raw.indexOf('\n');
  const [turn = '', sealed = ''] = raw.slice(0, Math.max(end, 0)).split(' ');
  const text = raw.slice(end + 1);
  if (/^\d{1,15}$/.test(turn) && sealed === bind(Number(turn), text)) return { slot, turn: Number(turn), text };
  return { slot, turn: -1, text: sealed === '' ? raw : text };
}
