import { sameJson } from '@antilles/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ValueStore } from '@/storage/store';
import { hearOthers } from './windows';

/**
 * A remembered value on the screen: shown at once, written at once, in order, on top of what other windows wrote; what
 * they change is shown too. `failed` is called when the device would not keep it: the value stays as chosen until the app
 * is closed, and is written with the next change.
 */
export function useRemembered<T>(
  store: ValueStore<T>,
  initial: T,
  failed: () => void,
): readonly [T, (change: (value: T) => T) => void] {
  const [value, setValue] = useState(initial);
  /** What is on the device, as far as this window knows. */
  const there = useRef(initial);
  const writes = useRef<Promise<void>>(Promise.resolve());
  /** What is not on the device yet. */
  const waiting = useRef<readonly ((value: T) => T)[]>([]);

  const show = useCallback((kept: T) => {
    there.current = kept;
    setValue(all(waiting.current)(kept));
  }, []);
  const change = useCallback(
    (how: (value: T) => T) => {
      waiting.current = [...waiting.current, how];
      show(there.current);
      writes.current = writes.current
        .then(async () => {
          const mine = waiting.current;
          const kept = await store.change(all(mine));
          waiting.current = waiting.current.slice(mine.length);
          show(kept);
        })
        .catch(failed);
    },
    [store, failed, show],
  );
  useEffect(() => {
    const follow = (): void => {
      const news = (kept: T): void => {
        if (!sameJson(kept, there.current)) show(kept);
      };
      // Nothing is changed: it only gives what is there. A device that does not answer changes nothing on the screen.
      void store.change((kept) => kept).then(news, () => undefined);
    };
    const stop = hearOthers(store.key, follow);
    // What was changed between the start of the app and now.
    follow();
    return stop;
  }, [store, show]);
  return [value, change];
}

const all =
  <T>(hows: readonly ((value: T) => T)[]) =>
  (value: T): T =>
    hows.reduce((now, how) => how(now), value);
