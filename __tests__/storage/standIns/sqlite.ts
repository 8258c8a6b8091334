/**
 * A stand-in for expo-sqlite, because Node 20 has no SQLite: one table of texts, the statements that kv-store and our own
 * store use, and transactions that are there whole or not at all. A statement it does not know is an error.
 */
import { onSqlite, type Database, type KvStore } from '@/storage/device/sqlite';
import { testDevice as plainDevice, type TestDevice } from '@/tools/faultyDevice';
import { commit, dressed, whole } from './dressed';

export { DEATHS, FAULTS, type Fault, type TestDevice } from '@/tools/faultyDevice';

/** A connection to a database, as far as it is used. */
export interface Connection extends Database {
  execAsync(sql: string): Promise<void>;
  getAllAsync<T>(sql: string): Promise<T[]>;
  closeAsync(): Promise<void>;
  withExclusiveTransactionAsync(task: (connection: Connection) => Promise<void>): Promise<void>;
}

export function sqliteOver(raw: TestDevice): Connection {
  let version = 0;
  /** What a transaction has changed so far; null outside one. */
  let pending: Map<string, string | null> | null = null;

  const write = async (key: string, value: string | null): Promise<unknown> => {
    if (pending === null) await commit(raw, new Map([[key, value]]));
    else pending.set(key, value);
    return { changes: 1 };
  };

  const connection: Connection = {
    async execAsync(sql) {
      if (/^CREATE TABLE IF NOT EXISTS storage/.test(sql)) return;
      if (/^PRAGMA user_version = /.test(sql)) version = Number(sql.slice(22));
      else if (sql === 'BEGIN') {
        if (pending !== null) throw new Error('cannot start a transaction within a transaction');
        pending = new Map();
      } else if (sql === 'COMMIT') {
        if (pending === null) throw new Error('cannot commit - no transaction is active');
        await commit(raw, pending);
        pending = null;
      } else if (sql === 'ROLLBACK') {
        if (pending === null) throw new Error('cannot rollback - no transaction is active');
        pending = null;
      } else throw new Error(`no such statement: ${sql}`);
    },
    async getFirstAsync<T>(sql: string, key = '') {
      if (sql === 'PRAGMA user_version') return { user_version: version } as T;
      if (!/^SELECT value FROM storage WHERE key = \?;$/.test(sql)) throw new Error(`no such statement: ${sql}`);
      const value = pending?.has(key) === true ? (pending.get(key) ?? null) : await raw.getItem(key);
      return value === null ? null : ({ value } as T);
    },
    async getAllAsync<T>(sql: string) {
      if (sql !== 'SELECT key FROM storage;') throw new Error(`no such statement: ${sql}`);
      return (await raw.getAllKeys()).map((key) => ({ key }) as T);
    },
    runAsync(sql, key = '', value = '') {
      if (/^INSERT INTO storage .* ON CONFLICT\(key\) DO UPDATE/.test(sql)) return write(key, value);
      if (/^DELETE FROM storage WHERE key = \?;$/.test(sql)) return write(key, null);
      throw new Error(`no such statement: ${sql}`);
    },
    async withTransactionAsync(task) {
      try {
        await connection.execAsync('BEGIN');
        await task();
        await connection.execAsync('COMMIT');
      } catch (error) {
        await connection.execAsync('ROLLBACK');
        throw error;
      }
    },
    async withExclusiveTransactionAsync(task) {
      await connection.withTransactionAsync(() => task(connection));
    },
    closeAsync: () => Promise.resolve(),
  };
  return connection;
}

/** kv-store over such a connection; `device.test.tsx` runs the real one. */
export const kvStoreOver = (connection: Connection): KvStore => ({
  getItem: async (key) =>
    (await connection.getFirstAsync<{ readonly value: string }>('SELECT value FROM storage WHERE key = ?;', key))
      ?.value ?? null,
  setItem: async (key, value) =>
    void (await connection.runAsync('INSERT INTO storage VALUES (?, ?) ON CONFLICT(key) DO UPDATE', key, value)),
  removeItem: async (key) => void (await connection.runAsync('DELETE FROM storage WHERE key = ?;', key)),
  getAllKeys: async () =>
    (await connection.getAllAsync<{ readonly key: string }>('SELECT key FROM storage;')).map(({ key }) => key),
  multiGet(keys) {
    return Promise.all(keys.map(async (key): Promise<[string, string | null]> => [key, await this.getItem(key)]));
  },
});

export function testDevice(...[data, plan]: Parameters<typeof plainDevice>): TestDevice {
  const raw = plainDevice(data, whole(plan));
  const connection = sqliteOver(raw);
  // What fails is told at once: that it is tried again has a test of its own.
  return dressed(
    raw,
    onSqlite(kvStoreOver(connection), () => Promise.resolve(connection), []),
  );
}
