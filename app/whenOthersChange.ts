import { hearOthers } from './windows';

/** A game that is played in another window is saved again and again: a list of games need not follow every move. */
const PAUSE = 1000;

/** Calls back a moment after another window changed something under keys that begin so, however often it did. */
export function whenOthersChange(prefix: string, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = hearOthers(prefix, () => {
    timer ??= setTimeout(() => {
      timer = null;
      listener();
    }, PAUSE);
  });
  return () => {
    stop();
    if (timer !== null) clearTimeout(timer);
  };
}
