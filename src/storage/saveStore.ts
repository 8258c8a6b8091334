import { MAX_SAVE_LENGTH, parseSave, writeSave, type ParsedSave, type Save } from './saveFile';
import { createSlotStore, type KeyValue, type SlotStore, type Stored } from './slots';

export type { KeyValue } from './slots';

export type StoredSave = Stored<ParsedSave>;

/** The saved games of this device. */
export type SaveStore = SlotStore<Save, ParsedSave>;

const damaged: ParsedSave = { ok: false, problem: 'damaged' };
const unanswered: ParsedSave = { ok: false, problem: 'unreadable-now' };

/** Keeps saved games, each in two slots. */
export const createSaveStore = (device: KeyValue, knowsGame?: (game: string) => boolean): SaveStore =>
  createSlotStore<Save, ParsedSave>(device, {
    prefix: 'antilles/save/',
    longest: MAX_SAVE_LENGTH,
    write: writeSave,
    parse(id, text) {
      const loaded = parseSave(text, knowsGame);
      return loaded.ok && loaded.save.id !== id ? damaged : loaded;
    },
    damaged,
    unanswered,
    counts: (loaded) => loaded.ok || loaded.problem === 'newer' || loaded.problem === 'unknown-game',
    time: (loaded) => (loaded.ok ? loaded.save.savedAt : -Infinity),
  });
