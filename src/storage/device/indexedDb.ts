import { del, get, getMany, keys, promisifyRequest, set, setMany, type UseStore } from 'idb-keyval';
import type { KeyValue } from '../slots';

const STORE = 'texts';

/**
 * A browser's database. What it has acknowledged is on the disk: a write resolves when its transaction is complete, and
 * a strict one is complete when it has left all buffers. Rejects when the database cannot be opened, or does not answer
 * within `patience` milliseconds.
 */
export async function openIndexedDb(name: string, patience: number): Promise<KeyValue> {
  const connect = connection(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the database ${name} does not answer`)), patience);
  });
  try {
    await Promise.race([connect(), late]);
  } finally {
    clearTimeout(timer);
  }

  const inStore: UseStore = async (mode, job) => {
    const begin = (database: IDBDatabase): IDBObjectStore =>
      database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE);
    let store: IDBObjectStore;
    try {
      store = begin(await connect());
    } catch {
      // Browsers close a connection now and then, and the next transaction is the first to hear of it.
      connect.again();
      store = begin(await connect());
    }
    return job(store);
  };

  return {
    getItem: async (key) => (await get<string>(key, inStore)) ?? null,
    setItem: (key, value) => set(key, value, inStore),
    removeItem: (key) => del(key, inStore),
    getAllKeys: () => keys<string>(inStore),
    getMany: async (wanted) => (await getMany<string>([...wanted], inStore)).map((text) => text ?? null),
    setMany: (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        inStore,
      ),
    swap: (expected, changes) =>
      inStore('readwrite', async (store) => {
        // All of it in one transaction: no other window's can come in between.
        const now = await Promise.all(expected.map(([key]) => promisifyRequest<unknown>(store.get(key))));
        if (expected.some(([, value], i) => value !== (now[i] ?? null))) return false;
        for (const [key, value] of changes) {
          if (value === null) store.delete(key);
          else store.put(value, key);
        }
        await promisifyRequest(store.transaction);
        return true;
      }),
  };
}

/** One connection for all, opened again when the browser has closed it. */
function connection(name: string): (() => Promise<IDBDatabase>) & { readonly again: () => void } {
  let opened: Promise<IDBDatabase> | null = null;
  const again = (): void => {
    opened = null;
  };
  const connect = (): Promise<IDBDatabase> => {
    opened ??= open(name).then(
      (database) => {
        database.onclose = again;
        return database;
      },
      (error: unknown) => {
        again();
        throw error;
      },
    );
    return opened;
  };
  return Object.assign(connect, { again });
}

async function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
  return promisifyRequest(request);
}
