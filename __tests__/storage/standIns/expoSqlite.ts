/** The stand-in for the module `expo-sqlite`: databases by name, for as long as the test file runs. */
import { testDevice, type TestDevice } from '@/tools/faultyDevice';
import { sqliteOver, type Connection } from './sqlite';

const databases = new Map<string, Connection>();
/** What lies in them. */
export const files = new Map<string, TestDevice>();
/** How often opening fails from now on, as it does while something else holds the database. */
export const locked = { times: 0 };

export function openDatabaseAsync(name: string): Promise<Connection> {
  if (locked.times > 0) {
    locked.times--;
    return Promise.reject(new Error('database is locked'));
  }
  let connection = databases.get(name);
  if (connection === undefined) {
    const file = files.get(name) ?? testDevice();
    files.set(name, file);
    databases.set(name, (connection = sqliteOver(file)));
  }
  // One name, one connection, as the module keeps it.
  return Promise.resolve(connection);
}
