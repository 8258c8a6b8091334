/**
 * A stand-in for AsyncStorage in a browser: texts of five megabytes, each written whole or not at all, several of them
 * one after the other, until there is no room left.
 */
import { onAsyncStorage, type AsyncStorageLike } from '@/storage/device/asyncStorage';
import { testDevice as plainDevice, type TestDevice } from '@/tools/faultyDevice';
import { dressed, whole } from './dressed';

export { DEATHS, FAULTS, type Fault, type TestDevice } from '@/tools/faultyDevice';

/** What Chromium gives it, in characters. */
const ROOM = 5 * 1024 * 1024;

export const asyncStorageOver = (raw: TestDevice): AsyncStorageLike => ({
  getItem: (key) => raw.getItem(key),
  setItem: (key, value) => raw.setItem(key, value),
  removeItem: (key) => raw.removeItem(key),
  getAllKeys: () => raw.getAllKeys(),
  multiGet: (keys) => Promise.all(keys.map(async (key) => [key, await raw.getItem(key)] as const)),
  multiSet: async (entries) => {
    for (const [key, value] of entries) await raw.setItem(key, value);
  },
  multiRemove: async (keys) => {
    for (const key of keys) await raw.removeItem(key);
  },
});

export function testDevice(...[data, plan]: Parameters<typeof plainDevice>): TestDevice {
  const raw = plainDevice(data, whole(plan));
  raw.room = ROOM;
  return dressed(raw, onAsyncStorage(asyncStorageOver(raw)));
}
