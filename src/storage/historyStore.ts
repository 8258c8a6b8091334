import { checksum } from './checksum';
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
import { getMany, setMany, type KeyValue } from './slots';

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
  /** Puts a play in the place of the one with the same id. */
  update(play: Play): Promise<void>;
  /** Every play in full, newest first, and how many cannot be read. */
  readAll(rest: Rest): Promise<{ readonly plays: readonly Play[]; readonly unreadable: number }>;
  /** Puts many into the place of those with their ids: an import. Rejects at the first that is not kept. */
  updateAll(plays: readonly Play[], rest: Rest): Promise<void>;
  remove(id: string): Promise<void>;
  /** The text itself, readable or not. */
  readRaw(id: string): Promise<string | null>;
  subscribe(listener: () => void): () => void;
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

  async function opened(): Promise<Index> {
    index ??= await openIndex(device);
    return index;
  }

  function changed(): void {
    shown = null;
    for (const listener of [...listeners]) listener();
  }

  /** Writes a play that is in the index, or will be, so that it can be done again when it is interrupted. */
  async function write(all: Index, play: Play): Promise<void> {
    await all.begin(play.id, writePlay(play));
    await keep(play);
  }

  /** Only what can be read back is written. What was there before comes back when it cannot. */
  async function keep(play: Play): Promise<void> {
    const key = keyOf(play.id);
    const text = writePlay(play);
    if (!parsePlay(text).ok) throw new Error(`play ${play.id} could not be read again`);
    const before = await device.getItem(key);
    await device.setItem(key, text);
    if ((await device.getItem(key)) === text) return;
    if (before === null) await device.removeItem(key);
    else await device.setItem(key, before);
    throw new Error(`play ${play.id} was not kept`);
  }

  /** The same for a chunk of them: one journal, one write, one look back, one entry into the index. */
  async function writeAll(all: Index, part: readonly Play[]): Promise<void> {
    const texts = part.map((play) => [keyOf(play.id), writePlay(play)] as const);
    if (texts.some(([, text]) => text.length > MAX_PLAY_LENGTH)) throw new Error('a play is too long to be kept');
    // What the index does not know yet needs no journal: it will be found by its key.
    await all.beginAll(part.flatMap(({ id }, i) => (all.has(id) ? [[id, texts[i]?.[1] ?? null] as const] : [])));
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
    await all.putAll(kept);
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
        if (parsed.ok && row !== undefined && row.summary.changedAt !== parsed.play.changedAt && index !== null) {
          await index.put(parsed.play);
          changed();
        }
        return parsed;
      }),

    record: (play) =>
      inTurn(async () => {
        const all = await opened();
        const there = await device.getItem(keyOf(play.id));
        if (there !== null && parseOwn(play.id, there).ok) return 'known';
        await write(all, play);
        await all.put(play);
        changed();
        return 'recorded';
      }),

    update: (play) =>
      inTurn(async () => {
        const all = await opened();
        await write(all, play);
        await all.put(play);
        changed();
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
        const known = await opened();
        try {
          for (let from = 0; from < all.length; from += CHUNK) {
            const part = all.slice(from, from + CHUNK);
            await writeAll(known, part);
            await rest(from + part.length);
          }
        } finally {
          changed();
        }
      }),

    remove: (id) =>
      inTurn(async () => {
        const all = await opened();
        await all.begin(id, null);
        await device.removeItem(keyOf(id));
        await all.drop(id);
        changed();
      }),

    readRaw: (id) => inTurn(() => device.getItem(keyOf(id))),

    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function parseOwn(id: string, text: string): ParsedPlay {
  const parsed = parsePlay(text);
  return parsed.ok && parsed.play.id !== id ? { ok: false, problem: 'damaged' } : parsed;
}

/** The summaries in memory, and how they get to the device. */
interface Index {
  readonly rows: ReadonlyMap<string, Row>;
  readonly unreadable: ReadonlyMap<string, PlayProblem>;
  /** Notes on the device that this play is about to change. Rejects when it cannot: then nothing may change. */
  begin(id: string, text: string | null): Promise<void>;
  beginAll(changes: readonly (readonly [id: string, text: string | null])[]): Promise<void>;
  has(id: string): boolean;
  put(play: Play): Promise<void>;
  putAll(plays: readonly Play[]): Promise<void>;
  drop(id: string): Promise<void>;
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

  async function writeChunk(chunk: number): Promise<void> {
    const members = chunks.get(chunk);
    if (members === undefined || members.size === 0) {
      chunks.delete(chunk);
      await device.removeItem(`${INDEX}${chunk}`);
      return;
    }
    const summaries: PlaySummary[] = [];
    for (const id of members) {
      const row = rows.get(id);
      if (row !== undefined) summaries.push(row.summary);
    }
    const body = packSummaries(summaries);
    await device.setItem(`${INDEX}${chunk}`, `${INDEX_VERSION} ${checksum(body)}\n${body}`);
  }

  /** The index may be made again at any time: that it could not be written is no loss, as long as it is known to be dirty. */
  async function settle(chunkNumbers: ReadonlySet<number>, settled: Iterable<string>): Promise<void> {
    try {
      for (const chunk of chunkNumbers) await writeChunk(chunk);
      for (const id of settled) dirty.delete(id);
      if (dirty.size === 0) await device.removeItem(DIRTY);
      else await device.setItem(DIRTY, writeDirty(dirty));
    } catch {
      // On the device they are still dirty, and so the next start looks at them again.
    }
  }

  async function beginAll(changes: readonly (readonly [id: string, text: string | null])[]): Promise<void> {
    if (changes.length === 0) return;
    for (const [id, text] of changes) dirty.set(id, text);
    await device.setItem(DIRTY, writeDirty(dirty));
  }

  async function putAll(plays: readonly Play[]): Promise<void> {
    const into = new Set<number>();
    for (const play of plays) {
      unreadable.delete(play.id);
      const chunk = rows.get(play.id)?.chunk ?? room();
      place(summaryOf(play), chunk);
      into.add(chunk);
    }
    await settle(
      into,
      plays.map(({ id }) => id),
    );
  }

  let stale = false;
  for (const key of keys) {
    if (!key.startsWith(INDEX) || key === DIRTY) continue;
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
    begin: (id, text) => beginAll([[id, text]]),
    beginAll,
    has: (id) => rows.has(id) || unreadable.has(id),
    putAll,
    put: (play) => putAll([play]),
    async drop(id) {
      unreadable.delete(id);
      const row = rows.get(id);
      rows.delete(id);
      if (row !== undefined) chunks.get(row.chunk)?.delete(id);
      await settle(new Set(row === undefined ? [] : [row.chunk]), [id]);
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
