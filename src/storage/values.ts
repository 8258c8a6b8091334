import type { z } from 'zod';
import type { KeyValue } from './saveStore';

/** One remembered thing: settings, names, the last set-up. */
export interface ValueStore<T> {
  /** Never rejects: what cannot be read gives the fallback. */
  read(): Promise<T>;
  write(value: T): Promise<void>;
}

/** Keeps one value under a key. A damaged value gives the fallback, and its text is kept under `<key>.damaged`. */
export function createValueStore<T>(device: KeyValue, key: string, schema: z.ZodType<T>, fallback: T): ValueStore<T> {
  /** Whether what stands under the key is known to be readable, or safely put aside. */
  let settled = false;

  async function read(): Promise<T> {
    const text = await device.getItem(key);
    if (text !== null) {
      const parsed = schema.safeParse(parseJson(text));
      if (!parsed.success) {
        await device.setItem(`${key}.damaged`, text);
        settled = true;
        return fallback;
      }
      settled = true;
      return parsed.data;
    }
    settled = true;
    return fallback;
  }

  return {
    read: () => read().catch(() => fallback),
    async write(value) {
      if (!settled) await read();
      await device.setItem(key, JSON.stringify(value));
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
