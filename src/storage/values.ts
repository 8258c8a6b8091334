import type { z } from 'zod';
import type { KeyValue } from './saveStore';
import { swap } from './slots';

/** One remembered thing: settings, names, the last set-up. */
export interface ValueStore<T> {
  readonly key: string;
  /** After whatever was asked for before. Never rejects: what cannot be read gives the fallback. */
  read(): Promise<T>;
  /**
   * Changes what is on the device at this moment, so that what another window wrote stays; gives what is there then. `how`
   * may be called more than once. What it leaves as it is is not written.
   */
  change(how: (value: T) => T): Promise<T>;
  /** Puts a value in the place of whatever is there. */
  write(value: T): Promise<void>;
}

/** How often a change is tried while others keep changing the same thing. */
const TRIES = 50;

/**
 * Keeps one value under a key. A damaged value gives the fallback, and its text is kept under `<key>.damaged`; a second
 * one under `<key>.2.damaged`, and so on. `around` gives what is written for a value where `raw` lies: for values of which
 * a part may be unreadable and stays all the same.
 */
export function createValueStore<T>(
  device: KeyValue,
  key: string,
  schema: z.ZodType<T>,
  fallback: T,
  around: (value: T, raw: unknown) => unknown = (value) => value,
): ValueStore<T> {
  let queue: Promise<unknown> = Promise.resolve();

  /** What is there, with its text; a damaged one is put aside first. */
  async function look(): Promise<{ readonly text: string | null; readonly raw: unknown; readonly value: T }> {
    const text = await device.getItem(key);
    if (text === null) return { text, raw: undefined, value: fallback };
    const raw = parseJson(text);
    const parsed = schema.safeParse(raw);
    if (parsed.success) return { text, raw, value: parsed.data };
    await putAside(text);
    return { text, raw: undefined, value: fallback };
  }

  /** Never over one that was put aside before. */
  async function putAside(text: string): Promise<void> {
    for (let n = 1; ; n++) {
      const place = n === 1 ? `${key}.damaged` : `${key}.${n}.damaged`;
      const there = await device.getItem(place);
      if (there === text || (there === null && (await swap(device, [[place, null]], [[place, text]])))) return;
    }
  }

  async function change(how: (value: T) => T): Promise<T> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { text, raw, value } = await look();
      const next = how(value);
      if (next === value) return value;
      const written = JSON.stringify(around(next, raw));
      // The same once more is there already: below it would look as if nothing had been kept.
      if (written === text) return next;
      if (!(await swap(device, [[key, text]], [[key, written]]))) continue;
      // Some devices say yes and keep nothing.
      if ((await device.getItem(key)) === text) throw new Error(`${key} was not kept`);
      return next;
    }
    throw new Error(`${key} never stays the same`);
  }

  /** One change at a time, in the order they were asked for. */
  function inTurn(how: (value: T) => T): Promise<T> {
    const result = queue.then(() => change(how));
    queue = result.catch(() => undefined);
    return result;
  }

  return {
    key,
    read: () =>
      queue.then(look).then(
        ({ value }) => value,
        () => fallback,
      ),
    change: inTurn,
    async write(value) {
      await inTurn(() => value);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
