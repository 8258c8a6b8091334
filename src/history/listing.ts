import { checksum } from '@/storage/checksum';
import { swap, type Entry, type KeyValue } from '@/storage/slots';
import { parsePlay, summaryOf, type ParsedPlay, type Play, type PlayProblem, type PlaySummary } from './play';
import { packSummaries, unpackSummaries } from './summaries';

const PLAYS = 'antilles/play/';
const INDEX = 'antilles/plays-index/';
/**
 * What is being changed: the id and the new text (null: removed) of each play whose entry in the index may be out of
 * date. A write that was torn is done again from here.
 */
const DIRTY = `${INDEX}dirty`;
/** Changes with every change of the index, so that windows do not write over each other's. */
const VERSION = `${INDEX}version`;
/** Goes up when summaries change their shape: an older index is made anew. */
const INDEX_VERSION = 2;
/** So many plays lie in one part of the index, and are read or written in one go. */
export const CHUNK = 250;

/** Where a play lies on the device. */
export const keyOf = (id: string): string => `${PLAYS}${id}`;

/** The play that lies under this id; one with another id is not the one. */
export function parseOwn(id: string, text: string): ParsedPlay {
  const parsed = parsePlay(text);
  return parsed.ok && parsed.play.id !== id ? { ok: false, problem: 'damaged' } : parsed;
}

/** The summaries in memory, and how they get to the device. */
export interface Listing {
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
  drop(ids: readonly string[]): Promise<boolean>;
}

interface Row {
  readonly chunk: number;
  readonly summary: PlaySummary;
}

export async function openListing(device: KeyValue): Promise<Listing> {
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
    drop(gone) {
      const from = new Set<number>();
      for (const id of gone) {
        unreadable.delete(id);
        const row = rows.get(id);
        if (row === undefined) continue;
        rows.delete(id);
        chunks.get(row.chunk)?.delete(id);
        from.add(row.chunk);
      }
      return settle(from, gone);
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
