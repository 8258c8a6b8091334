import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AppState } from 'react-native';
import { whenOthersChange } from '../whenOthersChange';
import { readSaves, type SavesOnDevice } from './readSaves';

/** The saved games, read again whenever Home comes into view, and when another window changes them. Null until they are read; `failed` when they cannot be. */
export function useSaves(): {
  readonly found: SavesOnDevice | null;
  readonly failed: boolean;
  readonly reload: () => void;
} {
  const [found, setFound] = useState<SavesOnDevice | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);

  const reload = useCallback(() => {
    const mine = ++latest.current;
    // Only a screen that shows nothing yet shows a part: what stands there already must not go and come back.
    const some = (saves: SavesOnDevice): void => {
      if (mine === latest.current) setFound((old) => (old?.reading === false ? old : saves));
    };
    readSaves(some).then(
      (saves) => {
        if (mine !== latest.current) return;
        setFound(saves);
        setFailed(false);
      },
      () => {
        if (mine === latest.current) setFailed(true);
      },
    );
  }, []);

  useFocusEffect(
    useCallback(() => {
      reload();
      const stop = whenOthersChange('antilles/save/', reload);
      // An answer that comes after Home was left is nobody's business any more.
      return () => {
        stop();
        latest.current++;
      };
    }, [reload]),
  );
  useEffect(() => {
    const listener = AppState.addEventListener('change', (state) => {
      if (state === 'active') reload();
    });
    return () => listener.remove();
  }, [reload]);

  return { found, failed, reload };
}
