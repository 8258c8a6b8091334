import { useCallback, useEffect, useState } from 'react';
import type { PlayList } from '@/history/store';
import { PATIENCE } from '../answered';
import { plays } from '../device';
import { readSaves } from '../home/readSaves';

export interface HistoryAccess {
  /** Null until they are read. */
  readonly list: PlayList | null;
  /** They cannot be read, or not yet. */
  readonly failed: boolean;
  readonly reload: () => void;
}

/** The plays, kept up to date. */
export function useHistory(): HistoryAccess {
  const [list, setList] = useState<PlayList | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let left = false;
    const read = (): void => {
      plays.list().then(
        (all) => {
          if (left) return;
          clearTimeout(late);
          setList(all);
          setFailed(false);
        },
        () => {
          if (!left) setFailed(true);
        },
      );
    };
    read();
    // A game that ended just before the app was stopped comes in now, as when Home looks through the saves.
    void readSaves(() => undefined).catch(() => undefined);
    const stop = plays.subscribe(read);
    // A device that never answers is said; when the answer comes after all, it is shown.
    const late = setTimeout(() => setFailed(true), PATIENCE);
    return () => {
      left = true;
      clearTimeout(late);
      stop();
    };
  }, [asked]);
  const reload = useCallback(() => {
    setFailed(false);
    setAsked((times) => times + 1);
  }, []);
  return { list, failed, reload };
}
