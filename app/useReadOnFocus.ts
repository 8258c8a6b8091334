import { useFocusEffect } from '@react-navigation/native';
import { startTransition, useCallback, useRef, useState } from 'react';
import { whenOthersChange } from './whenOthersChange';

/** Shows a part of the answer before the whole is there; given what is shown already. */
export type ShowPart<T> = (how: (shown: T | null) => T) => void;

/**
 * Something of the device, read again whenever the screen comes into view, and when another window changes a key that
 * begins like this. Null until it is read; `failed` when it cannot be. `read` is always the same function.
 */
export function useReadOnFocus<T>(
  prefix: string,
  read: (show: ShowPart<T>) => Promise<T>,
): { readonly found: T | null; readonly failed: boolean; readonly reload: () => void } {
  const [found, setFound] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  const reload = useCallback(() => {
    const mine = ++latest.current;
    const show: ShowPart<T> = (how) => {
      if (mine === latest.current) startTransition(() => setFound(how));
    };
    read(show).then(
      (all) => {
        if (mine !== latest.current) return;
        // Much may come of it: it is drawn in slices.
        startTransition(() => {
          setFound(() => all);
          setFailed(false);
        });
      },
      () => {
        if (mine === latest.current) setFailed(true);
      },
    );
  }, [read]);
  useFocusEffect(
    useCallback(() => {
      reload();
      const stop = whenOthersChange(prefix, reload);
      // An answer that comes after the screen was left is nobody's business any more.
      return () => {
        stop();
        latest.current++;
      };
    }, [prefix, reload]),
  );
  return { found, failed, reload };
}
