import { useCallback, useEffect, useState } from 'react';
import type { PlayList } from '../../src/storage/historyStore';
import { plays } from '../device';

/** The plays, kept up to date. Null until they are read; `failed` when they cannot be. */
export function useHistory(): {
  readonly list: PlayList | null;
  readonly failed: boolean;
  readonly reload: () => void;
} {
  const [list, setList] = useState<PlayList | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    const read = (): void => {
      plays.list().then(
        (all) => {
          if (left) return;
          setList(all);
          setFailed(false);
        },
        () => {
          if (!left) setFailed(true);
        },
      );
    };
    read();
    const stop = plays.subscribe(read);
    return () => {
      left = true;
      stop();
    };
  }, [asked]);
  return { list, failed, reload: useCallback(() => setAsked((times) => times + 1), []) };
}
