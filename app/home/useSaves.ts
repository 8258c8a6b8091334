import { useEffect } from 'react';
import { AppState } from 'react-native';
import { useReadOnFocus, type ShowPart } from '../useReadOnFocus';
import { readSaves, type SavesOnDevice } from './readSaves';

/** Only a screen that shows nothing yet shows a part: what stands there already must not go and come back. */
const readThem = (show: ShowPart<SavesOnDevice>): Promise<SavesOnDevice> =>
  readSaves((some) => show((shown) => (shown?.reading === false ? shown : some)));

/** The saved games, read again whenever Home comes into view, and when another window changes them. Null until they are read; `failed` when they cannot be. */
export function useSaves(): {
  readonly found: SavesOnDevice | null;
  readonly failed: boolean;
  readonly reload: () => void;
} {
  const saves = useReadOnFocus('antilles/save/', readThem);
  const { reload } = saves;
  useEffect(() => {
    const listener = AppState.addEventListener('change', (state) => {
      if (state === 'active') reload();
    });
    return () => listener.remove();
  }, [reload]);
  return saves;
}
