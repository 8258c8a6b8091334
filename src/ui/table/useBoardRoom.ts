import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE } from '../theme';
import { sidePane, useLayout } from '../useLayout';

/** How wide the board of a table is, known before anything is laid out: a map drawn for this is not drawn twice. */
export function useBoardRoom(sideHolds: 'column' | 'board' = 'column', bleeds = false): number {
  const layout = useLayout();
  const { left } = useSafeAreaInsets();
  if (bleeds) return layout.twoPane ? layout.width - sidePane(layout, sideHolds) : layout.width;
  return layout.twoPane ? layout.width - sidePane(layout, sideHolds) - 2 * SPACE.l - left : layout.width - 2 * SPACE.m;
}
