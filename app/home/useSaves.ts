import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AppState } from 'react-native';
import { loadEntry } from '../loadGame';
import { listSaves } from '../sessions';
import { sortSaves, type GoingGame, type UnreadableSave } from '../saves';

export interface SavesOnDevice {
  readonly going: readonly GoingGame[];
  readonly unreadable: readonly UnreadableSave[];
}

/** The saved games, read again whenever Home comes into view. Null until they are read; `failed` when they cannot be. */
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
    const sorted = listSaves().then((stored) => sortSaves(stored, loadEntry));
    sorted.then(
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
      // An answer that comes after Home was left is nobody's business any more.
      return () => void latest.current++;
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
