import { sameJson } from '@antilles/engine';
import { ChangedElsewhere } from '@/storage/elsewhere';
import { getMany, setMany, swap, type KeyValue } from '@/storage/slots';
import { CHUNK, keyOf, openListing, parseOwn, type Listing } from './listing';
import {
  MAX_PLAY_LENGTH,
  parsePlay,
  writePlay,
  type ParsedPlay,
  type Play,
  type PlayProblem,
  type PlaySummary,
} from './play';

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
  /** Removes many: an import that is taken back. */
  removeAll(ids: readonly string[], rest: Rest): Promise<void>;
  /** The text itself, readable or not. */
  readRaw(id: string): Promise<string | null>;
  subscribe(listener: () => void): () => void;
  /** Another window changed something: whoever listens is told, and the next list is what is there now. */
  changedElsewhere(): void;
}

/** Waited for between two parts of something long, with how many are done: to let the screen draw, and to say so. */
export type Rest = (done: number) => Promise<void> | void;

/** How often a change is tried while other windows keep changing the index. */
const TRIES = 20;

/**
 * Keeps every play under a key of its own, so that a damaged one hides no other, and beside them an index of
 * summaries in chunks, so that ten thousand open at once. The plays are the truth: whatever the index lacks,
 * or was interrupted at, is read from them again.
 */
export function createPlayStore(device: KeyValue): PlayStore {
  const listeners = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();
  let index: Listing | null = null;
  let shown: PlayList | null = null;

  /** One thing at a time, in the order they were asked for. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const result = queue.then(job);
    queue = result.catch(() => undefined);
    return result;
  }

  /** The index as it is on the device: opened again when another window has changed it. */
  async function opened(): Promise<Listing> {
    // A device that does not answer this does not hide what is known.
    if (index !== null && !(await index.isCurrent().catch(() => true))) index = null;
    if (index === null) {
      shown = null;
      index = await openListing(device);
    }
    return index;
  }

  /** Changes the index; `change` says false when another window was first, and is tried again on what that one left. */
  async function inIndex(change: (all: Listing) => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (await change(await opened())) return;
      index = null;
    }
    throw new Error('the index of plays never stays the same');
  }

  /** The same when the plays themselves are done: what the index lacks is read from them again. */
  async function noted(change: (all: Listing) => Promise<boolean>): Promise<void> {
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
    const isKept = await lookBack(device, texts, before);
    const kept = part.filter((_, i) => isKept[i]);
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

    updateAll: (all, rest) => inTurn(() => inParts(all, rest, writeAll)),

    remove: (id) =>
      inTurn(async () => {
        await inIndex((all) => all.begin([[id, null]]));
        await device.removeItem(keyOf(id));
        await noted((all) => all.drop([id]));
      }),

    removeAll: (ids, rest) =>
      inTurn(() =>
        inParts(ids, rest, async (part) => {
          await inIndex((all) => all.begin(part.map((id) => [id, null] as const)));
          for (const id of part) await device.removeItem(keyOf(id));
          await noted((all) => all.drop(part));
        }),
      ),

    readRaw: (id) => inTurn(() => device.getItem(keyOf(id))),

    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    changedElsewhere: changed,
  };
}

/** Does something for many, so many at a time as lie in one part of the index. */
async function inParts<T>(all: readonly T[], rest: Rest, job: (part: readonly T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += CHUNK) {
    const part = all.slice(from, from + CHUNK);
    await job(part);
    await rest(from + part.length);
  }
}

/** Which of these texts lie on the device now; where another one does, what was there before comes back. */
async function lookBack(
  device: KeyValue,
  texts: readonly (readonly [key: string, text: string])[],
  before: readonly (string | null)[],
): Promise<readonly boolean[]> {
  const now = await getMany(
    device,
    texts.map(([key]) => key),
  );
  for (const [i, [key, text]] of texts.entries()) {
    const old = before[i] ?? null;
    if (now[i] === text || now[i] === old) continue;
    if (old === null) await device.removeItem(key);
    else await device.setItem(key, old);
  }
  return texts.map(([, text], i) => now[i] === text);
}

/** Whether this is the text of that play, in whatever format it was written. */
function isPlay(text: string | null, play: Play): boolean {
  const parsed = text === null ? null : parseOwn(play.id, text);
  return parsed?.ok === true && sameJson(parsed.play, play);
}

function newestFirst(left: PlaySummary, right: PlaySummary): number {
  return right.endedAt - left.endedAt || (left.id < right.id ? -1 : left.id > right.id ? 1 : 0);
}
