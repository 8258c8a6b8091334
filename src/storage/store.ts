export { device, keeping } from './device/device';
export type { Keeping } from './device/keeping';
export { withCellar, type SaveStoreWithCellar } from './keptSaves';
export { createSaveStore, type KeyValue, type SaveStore, type StoredSave } from './saveStore';
export { createSheetStore, type SheetStore } from './sheetFile';
export { createValueStore, type ValueStore } from './values';
