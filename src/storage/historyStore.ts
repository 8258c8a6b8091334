import { sameJson } from '@antilles/engine';
import { checksum } from './checksum';
import { ChangedElsewhere } from './elsewhere';
import {
  MAX_PLAY_LENGTH,
  parsePlay,
  summaryOf,
  writePlay,
  type ParsedPlay,
  type Play,
  type PlayProblem,
  type PlaySummary,
} from './history';
import { packSummaries, unpackSummaries } from './playIndex';
import { getMany, setMany, swap, type Entry, type KeyValue } from './slots';

/** All plays at one moment. The same object until something changes. */
export interface PlayList {
  /** Newest first. */
  readonly plays: readonly PlaySummary[];
  /** Records that are there and cannot be read. They are kept. */
  readonly unreadable: readonly { readonly id: string; readonly problem: PlayProblem }[];
}

/** The finished games of this device. */
export interface PlayStore {
  list(): Promise<PlayList>;
  read(id: string): Promise<ParsedPlay | null>;
  /** Adds a play; a play with its id that is there already stays as it is. Resolves when the device has it for certain. */
  record(play: Play): Promise<'recorded' | 'known'>;
  /**
   * Puts a play in the place of the one with the same id. With `from`, what it was made of, only when that is still what
   * lies there: rejects with `ChangedElsewhere` when another window changed or removed it.
   */
  update(play: Play, from?: Play): Promise<void>;
  /** Every play in full, newest first, and how many cannot be read. */
  readAll(rest: Rest): Promise<{ readonly plays: readonly Play[]; readonly unreadable: number }>;
  /** Puts many into the place of those with their ids: an import. Rejects at the first that is not kept. */
  updateAll(plays: readonly Play[], rest: Rest): Promise<void>;
  remove(id: string): Promise<void>;
  /** The text itself, readable or not. */
  readRaw(id: string): Promise<string | null>;
  subscribe(listener: () => void): () => void;
  /** Another window changed something: whoever listens is told, and the next list is what is there now. */
  changedElsewhere(): void;
}

/** Waited for between two parts of something long, with how many are done: to let the screen draw, and to say so. */
export type Rest = (done: number) => Promise<void> | void;

const PLAYS = 'antilles/play/';
const INDEX = 'antilles/plays-index/';
/**
 * What is being changed: the id and the new text (null: removed) of each play whose entry in the index may be out of
 * date. A write that was torn is done again from here.
 */
const DIRTY = `${INDEX}dirty`;
/** Changes with every change of the index, so that windows do not write over each other's. */
const VERSION = `${INDEX}version`;
/** How often that is tried while others keep changing it. */
const TRIES = 20;
/** Goes up when summaries change their shape: an older index is made anew. */
const INDEX_VERSION = 1;
const CHUNK = 250;

const keyOf = (id: string): string => `${PLAYS}${id}`;

/**
 * Keeps every play under a key of its own, so that a damaged one hides no other, and beside them an index of
 * summaries in chunks, so that ten thousand open at once. The plays are the truth: whatever the index lacks,
 * or was interrupted at, is read from them again.
 */
export function createPlayStore(device: KeyValue): PlayStore {
  const listeners = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();
  let index: Index | null = null;
  let shown: PlayList | null = null;

  /** One thing at a time, in the order they were asked for. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const result = queue.then(job);
    queue = result.catch(() => undefined);
    return result;
  }

  /** The index as it is on the device: opened again when another window has changed it. */
  async function opened(): Promise<Index> {
    // A device that does not answer this does not hide what is known.
    if (index !== null && !(await index.isCurrent().catch(() => true))) index = null;
    if (index === null) {
      shown = null;
      index = await openIndex(device);
    }
    return index;
  }

  /** Changes the index; `change` says false when another window was first, and is tried again on what that one left. */
  async function inIndex(change: (all: Index) => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (await change(await opened())) return;
      index = null;
    }
    throw new Error('the index of plays never stays the same');
  }

  /** The same when the plays themselves are done: what the index lacks is read from them again. */
  async function noted(change: (all: Index) => Promise<boolean>): Promise<void> {
    await inIndex(change).catch(() => void (index = null));
    changed();
  }

  function changed(): void {
    shown = null;
    for (const listener of [...listeners]) listener();
  }

  /**
   * Writes a play in the place of `before`, so that it can be done again when it is interrupted; false when something else
   * lies there by now. Only what can be read back is written. What was there before comes back when it cannot.
   */
  async function write(play: Play, before: string | null): Promise<boolean> {
    const key = keyOf(play.id);
    const text = writePlay(play);
    if (!parsePlay(text).ok) throw new Error(`play ${play.id} could not be read again`);
    await inIndex((all) => all.begin([[play.id, text]]));
    if (!(await swap(device, [[key, before]], [[key, text]]))) return false;
    if ((await device.getItem(key)) === text) return true;
    if (before === null) await device.removeItem(key);
    else await device.setItem(key, before);
    throw new Error(`play ${play.id} was not kept`);
  }

  /** The same for a chunk of them: one journal, one write, one look back, one entry into the index. */
  async function writeAll(part: readonly Play[]): Promise<void> {
    const texts = part.map((play) => [keyOf(play.id), writePlay(play)] as const);
    if (texts.some(([, text]) => text.length > MAX_PLAY_LENGTH)) throw new Error('a play is too long to be kept');
    // What the index does not know yet needs no journal: it will be found by its key.
    await inIndex((all) =>
      all.begin(part.flatMap(({ id }, i) => (all.has(id) ? [[id, texts[i]?.[1] ?? null] as const] : []))),
    );
    const keys = texts.map(([key]) => key);
    const before = await getMany(device, keys);
    let failed: Error | null = null;
    try {
      await setMany(device, texts);
    } catch (error) {
      failed = new Error('the device would not write them', { cause: error });
    }
    const now = await getMany(device, keys);
    const kept = part.filter((_, i) => now[i] === texts[i]?.[1]);
    for (const [i, key] of keys.entries()) {
      const old = before[i] ?? null;
      if (now[i] === texts[i]?.[1] || now[i] === old) continue;
      if (old === null) await device.removeItem(key);
      else await device.setItem(key, old);
    }
    await noted((all) => all.put(kept));
    if (kept.length < part.length) throw failed ?? new Error(`${part.length - kept.length} plays were not kept`);
  }

  return {
    list: () =>
      inTurn(async () => {
        const { rows, unreadable } = await opened();
        shown ??= {
          plays: [...rows.values()].map(({ summary }) => summary).sort(newestFirst),
          unreadable: [...unreadable].map(([id, problem]) => ({ id, problem })),
        };
        return shown;
      }),

    read: (id) =>
      inTurn(async () => {
        const text = await device.getItem(keyOf(id));
        if (text === null) return null;
        const parsed = parseOwn(id, text);
        const row = index?.rows.get(id);
        // Another window changed it meanwhile.
        if (parsed.ok && row !== undefined && row.summary.changedAt !== parsed.play.changedAt) {
          await noted((all) => all.put([parsed.play]));
        }
        return parsed;
      }),

    record: (play) =>
      inTurn(async () => {
        for (;;) {
          const there = await device.getItem(keyOf(play.id));
          if (there !== null && parseOwn(play.id, there).ok) return 'known';
          if (await write(play, there)) break;
        }
        await noted((all) => all.put([play]));
        return 'recorded';
      }),

    update: (play, from) =>
      inTurn(async () => {
        for (;;) {
          const there = await device.getItem(keyOf(play.id));
          if (from !== undefined && !isPlay(there, from)) {
            throw new ChangedElsewhere(`play ${play.id} was changed by another window`);
          }
          if (await write(play, there)) break;
        }
        await noted((all) => all.put([play]));
      }),

    readAll: (rest) =>
      inTurn(async () => {
        const { rows, unreadable } = await opened();
        const ids = [...rows.values()].map(({ summary }) => summary).sort(newestFirst);
        const plays: Play[] = [];
        for (let from = 0; from < ids.length; from += CHUNK) {
          const part = ids.slice(from, from + CHUNK).map(({ id }) => id);
          const texts = await getMany(device, part.map(keyOf));
          for (const [i, id] of part.entries()) {
            const parsed = parseOwn(id, texts[i] ?? '');
            if (parsed.ok) plays.push(parsed.play);
          }
          await rest(from + part.length);
        }
        return { plays, unreadable: unreadable.size + ids.length - plays.length };
      }),

    updateAll: (all, rest) =>
      inTurn(async () => {
        for (let from = 0; from < all.length; from += CHUNK) {
          const part = all.slice(from, from + CHUNK);
          await writeAll(part);
          await rest(from + part.length);
        }
      }),

    remove: (id) =>
      inTurn(async () => {
        await inIndex((all) => all.begin([[id, null]]));
        await device.removeItem(keyOf(id));
        await noted((all) => all.drop(id));
      }),

    readRaw: (id) => inTurn(() => device.getItem(keyOf(id))),

    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    changedElsewhere: changed,
  };
}

/** Whether this is the text of that play, in whatever format it was written. */
function isPlay(text: string | null, play: Play): boolean {
  const parsed = text === null ? null : parseOwn(play.id, text);
  return parsed?.ok === true && sameJson(parsed.play, play);
}

function parseOwn(id: string, text: string): ParsedPlay {
  const parsed = parsePlay(text);
  return parsed.ok && parsed.play.id !== id ? { ok: false, problem: 'damaged' } : parsed;
}

/** The summaries in memory, and how they get to the device. */
interface Index {
  readonly rows: ReadonlyMap<string, Row>;
  readonly unreadable: ReadonlyMap<string, PlayProblem>;
  /** Whether no other window has changed it. */
  isCurrent(): Promise<boolean>;
  /**
   * Notes on the device that these plays are about to change. Rejects when it cannot: then nothing may change. Like all
   * changes it is false, and nothing is changed, when another window was first: the index must be opened again.
   */
  begin(changes: readonly (readonly [id: string, text: string | null])[]): Promise<boolean>;
  has(id: string): boolean;
  put(plays: readonly Play[]): Promise<boolean>;
  drop(id: string): Promise<boolean>;
}

interface Row {
  readonly chunk: number;
  readonly summary: PlaySummary;
}

async function openIndex(device: KeyValue): Promise<Index> {
  const rows = new Map<string, Row>();
  const unreadable = new Map<string, PlayProblem>();
  /** The ids in each chunk. */
  const chunks = new Map<number, Set<string>>();
  // Before anything else: what is read after it may only be newer.
  let version = await device.getItem(VERSION);
  const keys = await device.getAllKeys();
  const ids = new Set(keys.filter((key) => key.startsWith(PLAYS)).map((key) => key.slice(PLAYS.length)));
  const dirty = new Map(parseDirty(keys.includes(DIRTY) ? await device.getItem(DIRTY) : null));

  function place(summary: PlaySummary, chunk: number): void {
    rows.set(summary.id, { chunk, summary });
    let members = chunks.get(chunk);
    if (members === undefined) chunks.set(chunk, (members = new Set()));
    members.add(summary.id);
  }

  /** Where a play without a place goes: the chunk begun last, or a new one. */
  function room(): number {
    let last = 0;
    for (const chunk of chunks.keys()) if (chunk > last) last = chunk;
    return (chunks.get(last)?.size ?? 0) < CHUNK ? last : last + 1;
  }

  function chunkEntry(chunk: number): Entry {
    const summaries: PlaySummary[] = [];
    for (const id of chunks.get(chunk) ?? []) {
      const row = rows.get(id);
      if (row !== undefined) summaries.push(row.summary);
    }
    if (summaries.length === 0) {
      chunks.delete(chunk);
      return [`${INDEX}${chunk}`, null];
    }
    const body = packSummaries(summaries);
    return [`${INDEX}${chunk}`, `${INDEX_VERSION} ${checksum(body)}\n${body}`];
  }

  /** Writes these parts of the index and the journal, unless another window has written any since. */
  async function commit(changes: readonly Entry[]): Promise<boolean> {
    const count = Number(version ?? 0);
    const next = String(Number.isSafeInteger(count) ? count + 1 : 1);
    const journal: Entry = [DIRTY, dirty.size === 0 ? null : writeDirty(dirty)];
    if (!(await swap(device, [[VERSION, version]], [...changes, journal, [VERSION, next]]))) return false;
    version = next;
    return true;
  }

  /** The index may be made again at any time: that it could not be written is no loss, as long as it is known to be dirty. */
  async function settle(chunkNumbers: ReadonlySet<number>, settled: Iterable<string>): Promise<boolean> {
    const before = [...dirty];
    const changes = [...chunkNumbers].map(chunkEntry);
    for (const id of settled) dirty.delete(id);
    try {
      return await commit(changes);
    } catch {
      // On the device they are still dirty, and so the next start looks at them again.
      for (const [id, text] of before) dirty.set(id, text);
      return true;
    }
  }

  async function begin(changes: readonly (readonly [id: string, text: string | null])[]): Promise<boolean> {
    if (changes.length === 0) return true;
    for (const [id, text] of changes) dirty.set(id, text);
    return commit([]);
  }

  async function put(plays: readonly Play[]): Promise<boolean> {
    const into = new Set<number>();
    for (const play of plays) {
      unreadable.delete(play.id);
      const chunk = rows.get(play.id)?.chunk ?? room();
      place(summaryOf(play), chunk);
      into.add(chunk);
    }
    return settle(
      into,
      plays.map(({ id }) => id),
    );
  }

  let stale = false;
  for (const key of keys) {
    if (!key.startsWith(INDEX) || key === DIRTY || key === VERSION) continue;
    const chunk = Number(key.slice(INDEX.length));
    for (const summary of parseChunk(await device.getItem(key)) ?? []) {
      if (!ids.has(summary.id) || dirty.has(summary.id) || rows.has(summary.id)) stale = true;
      else place(summary, chunk);
    }
  }

  const touched = new Set<number>();
  for (const id of ids) {
    if (rows.has(id)) continue;
    let text = await device.getItem(keyOf(id));
    if (text === null) continue;
    let parsed = parseOwn(id, text);
    const again = dirty.get(id);
    if (!parsed.ok && typeof again === 'string' && parseOwn(id, again).ok) {
      // Interrupted in the middle: what was to be written is in the journal.
      text = again;
      parsed = parseOwn(id, text);
      await device.setItem(keyOf(id), text);
    }
    if (!parsed.ok) {
      unreadable.set(id, parsed.problem);
      continue;
    }
    const chunk = room();
    place(summaryOf(parsed.play), chunk);
    touched.add(chunk);
  }
  if (touched.size > 0 || stale || dirty.size > 0) {
    await settle(stale || dirty.size > 0 ? new Set([...chunks.keys(), ...touched]) : touched, [...dirty.keys()]);
  }

  return {
    rows,
    unreadable,
    isCurrent: async () => (await device.getItem(VERSION)) === version,
    begin,
    has: (id) => rows.has(id) || unreadable.has(id),
    put,
    drop(id) {
      unreadable.delete(id);
      const row = rows.get(id);
      rows.delete(id);
      if (row !== undefined) chunks.get(row.chunk)?.delete(id);
      return settle(new Set(row === undefined ? [] : [row.chunk]), [id]);
    },
  };
}

/** The summaries of a chunk; null when it is not whole or of another version. */
function parseChunk(text: string | null): readonly PlaySummary[] | null {
  if (text === null) return null;
  const end = text.indexOf('\n');
  const [version, sum] = text.slice(0, Math.max(end, 0)).split(' ');
  const body = text.slice(end + 1);
  if (version !== String(INDEX_VERSION) || sum !== checksum(body)) return null;
  // The checksum vouches that we wrote it, and the version that it has this shape.
  return unpackSummaries(body);
}

function writeDirty(dirty: ReadonlyMap<string, string | null>): string {
  const body = JSON.stringify([...dirty]);
  return `${checksum(body)}\n${body}`;
}

/** A journal that is not whole was interrupted itself: nothing had begun. */
function parseDirty(text: string | null): readonly (readonly [string, string | null])[] {
  const end = text?.indexOf('\n') ?? -1;
  if (text === null || end < 0) return [];
  const body = text.slice(end + 1);
  return checksum(body) === text.slice(0, end)
    ? (JSON.parse(body) as readonly (readonly [string, string | null])[])
    : [];
}

function newestFirst(left: PlaySummary, right: PlaySummary): number {
  return right.endedAt - left.endedAt || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);
}
