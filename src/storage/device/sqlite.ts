import type { KeyValue } from '../slots';
import { oneByOne } from './asyncStorage';

/** What of `expo-sqlite/kv-store` is used. */
export interface KvStore {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): Promise<void>;
  removeItem(key: string): Promise<void>;
  getAllKeys(): Promise<string[]>;
  multiGet(keys: string[]): Promise<[string, string | null][]>;
}

/** What of the database under it. */
export interface Database {
  getFirstAsync<T>(sql: string, ...params: string[]): Promise<T | null>;
  runAsync(sql: string, ...params: string[]): Promise<unknown>;
  withTransactionAsync(task: () => Promise<void>): Promise<void>;
}

/** The table of kv-store. */
const GET = 'SELECT value FROM storage WHERE key = ?;';
const SET = 'INSERT INTO storage (key, value) VALUES (?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value;';
const REMOVE = 'DELETE FROM storage WHERE key = ?;';

/** How long is waited, in milliseconds, before what failed is tried again. */
const AGAIN: readonly number[] = [50, 200, 800];

/**
 * A phone's database. It may be busy (a quick restart finds the app before it still writing): then it is asked again, and
 * what still fails is said. Nothing is ever deleted to get on.
 *
 * All of it goes one after the other over one connection, so that nothing else can slip into a transaction, and no
 * connection finds the database locked by another.
 */
export function onSqlite(storage: KvStore, open: () => Promise<Database>, again: readonly number[] = AGAIN): KeyValue {
  const alone = oneByOne();
  let opened: Promise<Database> | null = null;
  const database = (): Promise<Database> => {
    opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };

  const patiently = <T>(job: () => Promise<T>): Promise<T> =>
    alone(async () => {
      for (const ms of again) {
        try {
          return await job();
        } catch {
          await wait(ms);
        }
      }
      return job();
    });

  const swap: NonNullable<KeyValue['swap']> = (expected, changes) =>
    patiently(async () => {
      // It makes the table if need be.
      await storage.getItem('');
      const db = await database();
      let same = true;
      await db.withTransactionAsync(async () => {
        same = true;
        for (const [key, value] of expected) {
          const row = await db.getFirstAsync<{ readonly value: string }>(GET, key);
          if ((row?.value ?? null) !== value) same = false;
        }
        if (!same) return;
        for (const [key, value] of changes)
          await (value === null ? db.runAsync(REMOVE, key) : db.runAsync(SET, key, value));
      });
      return same;
    });

  return {
    getItem: (key) => patiently(() => storage.getItem(key)),
    setItem: (key, value) => patiently(() => storage.setItem(key, value)),
    removeItem: (key) => patiently(() => storage.removeItem(key)),
    getAllKeys: () => patiently(() => storage.getAllKeys()),
    getMany: (keys) => patiently(async () => (await storage.multiGet([...keys])).map(([, text]) => text)),
    setMany: async (entries) => void (await swap([], entries)),
    swap,
  };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
