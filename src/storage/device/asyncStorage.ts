import type { Entry, KeyValue } from '../slots';

/** What of AsyncStorage is used. */
export interface AsyncStorageLike {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<readonly string[]>;
  multiGet(keys: readonly string[]): Promise<readonly (readonly [string, string | null])[]>;
  multiSet(entries: [string, string][]): Promise<void>;
  multiRemove(keys: readonly string[]): Promise<void>;
}

/** Does something that nobody else may do at the same time, in this window or in another. */
export type Alone = <T>(job: () => Promise<T>) => Promise<T>;

/** One after the other, in this window. */
export function oneByOne(): Alone {
  let queue: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = queue.then(job);
    queue = result.catch(() => undefined);
    return result;
  };
}

/** AsyncStorage has no transactions: whoever compares and changes does it alone. */
export function onAsyncStorage(storage: AsyncStorageLike, alone: Alone = oneByOne()): KeyValue {
  const getMany = async (keys: readonly string[]): Promise<readonly (string | null)[]> => {
    const found = new Map(await storage.multiGet(keys));
    return keys.map((key) => found.get(key) ?? null);
  };
  const change = async (changes: readonly Entry[]): Promise<void> => {
    const kept = changes.flatMap(([key, value]): [string, string][] => (value === null ? [] : [[key, value]]));
    const gone = changes.flatMap(([key, value]) => (value === null ? [key] : []));
    // What comes is there before what goes is gone.
    if (kept.length > 0) await storage.multiSet(kept);
    if (gone.length > 0) await storage.multiRemove(gone);
  };
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => alone(() => storage.setItem(key, value)),
    removeItem: (key) => alone(() => storage.removeItem(key)),
    getAllKeys: () => storage.getAllKeys(),
    getMany,
    setMany: (entries) => alone(() => change(entries)),
    swap: (expected, changes) =>
      alone(async () => {
        const now = await getMany(expected.map(([key]) => key));
        if (expected.some(([, value], i) => value !== now[i])) return false;
        await change(changes);
        return true;
      }),
  };
}
