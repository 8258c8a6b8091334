import { checksum } from './checksum';
import { ChangedElsewhere } from './elsewhere';

/** A key and its text; null: there is none. */
export type Entry = readonly [key: string, value: string | null];

/** What a device can do: keep texts under keys. AsyncStorage is one. */
export interface KeyValue {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<readonly string[]>;
  /** Many at once, where the device can: one after the other, each is a transaction of its own. */
  readonly getMany?: (keys: readonly string[]) => Promise<readonly (string | null)[]>;
  readonly setMany?: (entries: readonly (readonly [key: string, value: string])[]) => Promise<void>;
  /**
   * Changes several keys in one go (null removes), only if each key of `expected` still holds what it says; false, and
   * nothing changed, when not.
   */
  readonly swap?: (expected: readonly Entry[], changes: readonly Entry[]) => Promise<boolean>;
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

/** `KeyValue.swap`; where the device cannot do it in one go, another window may come in between. */
export async function swap(device: KeyValue, expected: readonly Entry[], changes: readonly Entry[]): Promise<boolean> {
  if (device.swap !== undefined) return device.swap(expected, changes);
  for (const [key, value] of expected) if ((await device.getItem(key)) !== value) return false;
  for (const [key, value] of changes) await (value === null ? device.removeItem(key) : device.setItem(key, value));
  return true;
}

/** Something kept under its id: what reading it gave, readable or not. */
export interface Stored<Loaded> {
  readonly id: string;
  readonly loaded: Loaded;
}

/** That something is kept, and a mark that changes with it: for whoever remembers what they made of it. */
export interface Mark {
  readonly id: string;
  /** Null when the device did not answer. */
  readonly mark: string | null;
}

export interface SlotStore<Value, Loaded> {
  /** Every one, newest first, unreadable ones included and last. */
  list(): Promise<readonly Stored<Loaded>[]>;
  /** The same without opening any: about newest first, as far as that can be told from outside. */
  marks(): Promise<readonly Mark[]>;
  read(id: string): Promise<Stored<Loaded> | null>;
  /** Reads it to go on with it: from now on this window writes on top of this, and of nothing else. */
  open(id: string): Promise<Stored<Loaded> | null>;
  /**
   * Resolves when the device has it for certain; until then the one before it is still there. Rejects with
   * `ChangedElsewhere` when what this window opened or wrote last is no longer the newest, or gone: nothing is buried and
   * nothing removed comes back. What this window has neither opened nor written takes the place of whatever is there.
   */
  write(value: Value): Promise<void>;
  /** Writes it in the place of whatever is there: an import that somebody chose. */
  replace(value: Value): Promise<void>;
  /** Removes whatever is there. */
  remove(id: string): Promise<void>;
  /** Removes what this window opened or wrote last; rejects with `ChangedElsewhere` when that is not what is there. */
  removeOpened(id: string): Promise<void>;
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
  /** What stands for one the device did not give: it may be as whole as ever. */
  readonly unanswered: Loaded;
  /** Whether this one counts: it can be read, or it is whole and only not for this version of the app. */
  counts(loaded: Loaded): boolean;
  /** When it was written, for the order; −Infinity when nobody knows. */
  time(loaded: Loaded): number;
}

/** So many texts are asked for at once when only their beginnings are wanted. */
const GLANCE = 50;
/** What stands in a text in front of when it was written. */
const WRITTEN = '"savedAt":';
/** A mark is this much of a slot's text: its turn, its seal and the checksum in it. */
const MARK = 100;

/** How often what is to be written over must read the same, and how often that is tried. */
const LOOKS = 3;
const TRIES = 8;

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

type Raws = Readonly<Record<Slot, string | null>>;

/** What this window opened or wrote last, and so writes on top of. */
interface Base {
  /** The slot that counts, and its turn; null and −1 when nothing was there. */
  readonly slot: Slot | null;
  readonly turn: number;
  /** What stands in the slots, unless another window or a failed attempt changed it. */
  readonly raws: Raws;
  /** What this window has tried to write since: some of it may be there. */
  readonly tried: Set<string>;
}

/** Both slots of one thing, read and judged. */
interface Found<Loaded> extends Stored<Loaded> {
  /** The slot that counts, and the turn that the next write gets. */
  readonly slot: Slot;
  readonly nextTurn: number;
  readonly text: string;
  /** What the device answered for each slot. */
  readonly raws: Raws;
}

/** The reading half of a store: changes nothing, and remembers nothing. */
interface SlotReader<Value, Loaded> extends Pick<SlotStore<Value, Loaded>, 'list' | 'marks' | 'read' | 'readRaw'> {
  keyOf(id: string, slot: Slot): string;
  /** What stands in the slots now. */
  look(id: string): Promise<Raws>;
  /** Throws when the device does not answer. */
  find(id: string): Promise<Found<Loaded> | null>;
  /**
   * What there is to write on top of. A device that answers with what was there before could make the newest slot look
   * empty or old, and writing over it would lose it: what is to be written over is looked at again and again, and only
   * when every answer is the same is it believed.
   */
  settled(id: string): Promise<{ readonly base: Base; readonly found: Found<Loaded> | null }>;
}

function createSlotReader<Value, Loaded>(
  device: KeyValue,
  format: SlotFormat<Value, Loaded>,
): SlotReader<Value, Loaded> {
  const keyOf = (id: string, slot: Slot): string => `${format.prefix}${id}/${slot}`;

  /** Asked twice before it is believed that a device cannot answer. */
  const get = (key: string): Promise<string | null> => device.getItem(key).catch(() => device.getItem(key));

  const look = async (id: string): Promise<Raws> => ({ a: await get(keyOf(id, 'a')), b: await get(keyOf(id, 'b')) });

  async function settled(id: string): Promise<{ readonly base: Base; readonly found: Found<Loaded> | null }> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await find(id);
      const slot = otherThan(found?.slot ?? 'b');
      const seen = found?.raws[slot] ?? null;
      let agree = 0;
      while (agree < LOOKS && (await get(keyOf(id, slot))) === seen) agree++;
      if (agree < LOOKS) continue;
      const none = { slot: null, nextTurn: 0, raws: { a: null, b: null } };
      const { slot: counts, nextTurn, raws } = found ?? none;
      return { base: { slot: counts, turn: nextTurn - 1, raws, tried: new Set() }, found };
    }
    throw new Error(`${format.prefix}${id} reads differently every time`);
  }

  async function find(id: string): Promise<Found<Loaded> | null> {
    const contents: Content[] = [];
    const raws = await look(id);
    for (const slot of SLOTS) {
      const raw = raws[slot];
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
      return { id, loaded: format.unanswered };
    }
  }

  function newestFirst(left: Stored<Loaded>, right: Stored<Loaded>): number {
    const [a, b] = [format.time(left.loaded), format.time(right.loaded)];
    return a === b ? left.id.localeCompare(right.id) : b > a ? 1 : -1;
  }

  async function allIds(): Promise<ReadonlySet<string>> {
    const keys = await device.getAllKeys();
    const { prefix } = format;
    return new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length, -2)));
  }

  return {
    keyOf,
    look,
    find,
    settled,
    read,

    async marks() {
      const ids = [...(await allIds())];
      const found: (Mark & { readonly time: number })[] = [];
      for (let i = 0; i < ids.length; i += GLANCE) {
        const some = ids.slice(i, i + GLANCE);
        const keys = some.flatMap((id) => SLOTS.map((slot) => keyOf(id, slot)));
        const raws = await getMany(device, keys).catch(() => null);
        for (const [j, id] of some.entries()) {
          const mine = raws?.slice(j * SLOTS.length, (j + 1) * SLOTS.length) ?? [];
          const mark = raws && mine.map((raw) => (raw === null ? '' : `${raw.length} ${raw.slice(0, MARK)}`)).join('|');
          found.push({ id, mark, time: Math.max(-Infinity, ...mine.map((raw) => guessTime(raw ?? ''))) });
        }
      }
      return found
        .sort((left, right) => (left.time === right.time ? left.id.localeCompare(right.id) : right.time - left.time))
        .map(({ id, mark }) => ({ id, mark }));
    },

    async list() {
      const ids = await allIds();
      const stored: Stored<Loaded>[] = [];
      for (const id of ids) {
        const one = await read(id);
        if (one !== null) stored.push(one);
      }
      return stored.sort(newestFirst);
    },

    async readRaw(id) {
      const found = await find(id);
      return found && found.text;
    },
  };
}

/**
 * Keeps each thing in two slots, written in turn: a write that is torn or fails leaves the one before it whole,
 * and the newest whole one counts.
 */
export function createSlotStore<Value extends { readonly id: string }, Loaded>(
  device: KeyValue,
  format: SlotFormat<Value, Loaded>,
): SlotStore<Value, Loaded> {
  const reader = createSlotReader(device, format);
  const { keyOf, look, find, settled } = reader;
  const bases = new Map<string, Base>();
  /** The turn of the last attempt, whatever came of it. */
  const tried = new Map<string, number>();
  let queue: Promise<unknown> = Promise.resolve();

  /** One change at a time, in the order they were asked for. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const result = queue.then(job);
    queue = result.catch(() => undefined);
    return result;
  }

  const entries = (id: string, { a, b }: Raws): readonly Entry[] => [
    [keyOf(id, 'a'), a],
    [keyOf(id, 'b'), b],
  ];

  /**
   * Whether what lies there now is still what this window writes on top of: `other` when somebody has written since.
   * `unsure`: it is gone or older, which is what a removal looks like, and an old answer too.
   */
  function judge(id: string, { slot, turn, raws, tried: attempts }: Base, now: Raws): 'same' | 'other' | 'unsure' {
    const isNews = (raw: string | null): boolean => {
      if (raw === null || attempts.has(raw)) return false;
      const content = unwrap('a', raw);
      return content.turn > turn && format.counts(format.parse(id, content.text));
    };
    if (SLOTS.some((each) => now[each] !== raws[each] && isNews(now[each]))) return 'other';
    if (slot === null || now[slot] === raws[slot]) return 'same';
    const left = now[slot];
    // One that was damaged by whatever means is no reason not to write beside it.
    return left !== null && !format.counts(format.parse(id, unwrap(slot, left).text)) ? 'same' : 'unsure';
  }

  /**
   * Makes these changes on top of what this window knows, in one go with looking whether that is still there; gives what
   * lay there before.
   */
  async function onTop(id: string, base: Base, changes: readonly Entry[]): Promise<Raws> {
    // After a failed attempt nobody knows what is there.
    let now = base.tried.size === 0 ? base.raws : await look(id);
    for (let tries = 0; tries < TRIES; tries++) {
      const verdict = judge(id, base, now);
      if (verdict === 'other') break;
      if (verdict === 'same' && (await swap(device, entries(id, now), changes))) return now;
      now = await look(id);
    }
    if (judge(id, base, now) === 'same') throw new Error(`${format.prefix}${id} reads differently every time`);
    throw new ChangedElsewhere(`${format.prefix}${id} was changed by another window`);
  }

  async function put(value: Value): Promise<void> {
    const { id } = value;
    const text = format.write(value);
    const key = `${format.prefix}${id}`;
    if (text.length > format.longest) throw new Error(`${key} has ${text.length} characters`);
    const base = bases.get(id) ?? (await settled(id)).base;
    const slot = otherThan(base.slot ?? 'b');
    // No two attempts are alike: an old answer about an earlier one must not pass for this one.
    const turn = Math.max(base.turn, tried.get(id) ?? -1) + 1;
    tried.set(id, turn);
    const content = wrap(turn, text);
    let before: Raws;
    try {
      before = await onTop(id, base, [[keyOf(id, slot), content]]);
    } finally {
      base.tried.add(content);
    }
    // Some devices say yes and keep nothing, or half: only what can be read back is written.
    if ((await device.getItem(keyOf(id, slot))) !== content) throw new Error(`${key} was not kept`);
    bases.set(id, { slot, turn, raws: { ...before, [slot]: content }, tried: new Set() });
  }

  /** The older one first: stopped half-way, it is still what it was. */
  const bothGone = (id: string, slot: Slot): readonly Entry[] => [
    [keyOf(id, otherThan(slot)), null],
    [keyOf(id, slot), null],
  ];

  return {
    list: reader.list,
    marks: reader.marks,
    read: reader.read,
    readRaw: reader.readRaw,

    open: (id) =>
      inTurn(async () => {
        bases.delete(id);
        try {
          const { base, found } = await settled(id);
          bases.set(id, base);
          return found && { id, loaded: found.loaded };
        } catch {
          return { id, loaded: format.unanswered };
        }
      }),

    write: (value) => inTurn(() => put(value)),

    replace: (value) =>
      inTurn(() => {
        bases.delete(value.id);
        return put(value);
      }),

    remove: (id) =>
      inTurn(async () => {
        const last = bases.get(id) ?? (await find(id).catch(() => null));
        const slot = last?.slot ?? 'a';
        await swap(device, [], bothGone(id, slot));
        if ((await device.getItem(keyOf(id, slot))) !== null) throw new Error(`${format.prefix}${id} was not removed`);
        bases.delete(id);
      }),

    removeOpened: (id) =>
      inTurn(async () => {
        const base = bases.get(id);
        if (base === undefined) throw new Error(`${format.prefix}${id} was not opened`);
        await onTop(id, base, bothGone(id, base.slot ?? 'a'));
        bases.delete(id);
      }),
  };
}

/** When a text was written, without reading it: only good enough for an order. */
function guessTime(text: string): number {
  const at = text.lastIndexOf(WRITTEN);
  const time = at === -1 ? NaN : parseInt(text.slice(at + WRITTEN.length, at + WRITTEN.length + 16), 10);
  return Number.isNaN(time) ? -Infinity : time;
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
