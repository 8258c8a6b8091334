/** Something that only one window of the app may have open at a time: a game, a sheet of the companion. */
export interface Hold {
  /** Whether another window has taken it over. */
  isLost(): boolean;
  subscribe(listener: () => void): () => void;
  /** It is let go of now, or once `written`; until then whoever asks for it waits. */
  release(written?: Promise<void>): void;
}

/** `ask`: only if no other window has it. `take`: also when one has, which then loses it. */
export type HoldManner = 'ask' | 'take';

/**
 * Null when another window has it. A phone has one window: everything is its own. `finish`: what is still to be written
 * before a window that wants it may read it; left out, it gets it when it is released here.
 */
export const hold = (_name: string, _manner: HoldManner, _finish?: () => Promise<void>): Promise<Hold | null> =>
  Promise.resolve(ALONE);

const ALONE: Hold = { isLost: () => false, subscribe: () => () => undefined, release: () => undefined };

/** Says which keys of the device this window changed. */
export const tellOthers = (_keys: readonly string[]): void => undefined;

/** Calls back when another window changed something under keys that begin so. */
export const hearOthers =
  (_prefix: string, _listener: () => void): (() => void) =>
  () =>
    undefined;
