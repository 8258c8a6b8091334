import { useCallback, useRef, useState } from 'react';
import type { ValueStore } from '../src/storage/store';

/**
 * A remembered value on the screen: shown at once, written at once, in order.
 * `failed` is called when the device would not keep it; the value stays as chosen until the app is closed.
 */
export function useRemembered<T>(
  store: ValueStore<T>,
  initial: T,
  failed: () => void,
): readonly [T, (change: (value: T) => T) => void] {
  const [value, setValue] = useState(initial);
  const latest = useRef(initial);
  const writes = useRef<Promise<void>>(Promise.resolve());
  const change = useCallback(
    (how: (value: T) => T) => {
      const next = how(latest.current);
      latest.current = next;
      setValue(next);
      writes.current = writes.current.then(() => store.write(next)).catch(failed);
    },
    [store, failed],
  );
  return [value, change];
}
