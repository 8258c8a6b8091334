import AsyncStorage from '@react-native-async-storage/async-storage';
import { createStore, del, get, getMany, keys, set, setMany } from 'idb-keyval';
import type { KeyValue } from './saveStore';

export { createPlayStore, type PlayStore } from './historyStore';
export { withCellar, type SaveStoreWithCellar } from './keptSaves';
export { createSaveStore, type KeyValue, type SaveStore, type StoredSave } from './saveStore';
export { createSheetStore, type SheetStore } from './sheetFile';
export { createValueStore, type ValueStore } from './values';

/** This phone, or this browser. */
export const device: KeyValue = {
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, value) => AsyncStorage.setItem(key, value),
  removeItem: (key) => AsyncStorage.removeItem(key),
  getAllKeys: () => AsyncStorage.getAllKeys(),
  async getMany(wanted) {
    const found = new Map(await AsyncStorage.multiGet(wanted));
    return wanted.map((key) => found.get(key) ?? null);
  },
  setMany: (entries) => AsyncStorage.multiSet(entries.map(([key, value]) => [key, value])),
};

/**
 * Where much can be kept: the history, and finished games for their replay. A browser gives `device` five megabytes,
 * its database far more. A phone has one storage for all; on Android `src/tools/withStorageSize` makes room in it.
 */
export const cellar: KeyValue = typeof indexedDB === 'undefined' ? device : inDatabase('antilles');

function inDatabase(name: string): KeyValue {
  const store = createStore(name, 'texts');
  return {
    getItem: async (key) => (await get<string>(key, store)) ?? null,
    setItem: (key, value) => set(key, value, store),
    removeItem: (key) => del(key, store),
    getAllKeys: () => keys<string>(store),
    getMany: async (wanted) => (await getMany<string>([...wanted], store)).map((text) => text ?? null),
    setMany: (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        store,
      ),
  };
}
