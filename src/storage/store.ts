import AsyncStorage from '@react-native-async-storage/async-storage';
import type { KeyValue } from './saveStore';

export { createSaveStore, type KeyValue, type SaveStore, type StoredSave } from './saveStore';
export { createSheetStore, type SheetStore } from './sheetFile';
export { createValueStore, type ValueStore } from './values';

/** This phone, or this browser. */
export const device: KeyValue = {
  getItem: (key) => AsyncStorage.getItem(key),
  setItem: (key, value) => AsyncStorage.setItem(key, value),
  removeItem: (key) => AsyncStorage.removeItem(key),
  getAllKeys: () => AsyncStorage.getAllKeys(),
};
