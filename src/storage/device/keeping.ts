/**
 * How well what people made is kept.
 * `for-good`: until somebody deletes it. `may-forget`: the browser reserves the right to make room.
 * `small`: there is no database, so it lies in the browser's small storage, which is written to the disk late.
 * `out-of-reach`: the same, and there is more in a database that cannot be opened now.
 */
export type Keeping = 'for-good' | 'may-forget' | 'small' | 'out-of-reach';

/** Settings stay where they have always been: they are small, and quickly chosen again. */
export const isSetting = (key: string): boolean => /^antilles\/settings(\.|$)/.test(key);
