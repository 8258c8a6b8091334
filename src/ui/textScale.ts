import { Platform, useWindowDimensions } from 'react-native';

/**
 * How much larger than designed the person wants text.
 * Phones scale text themselves; on the web the browser's own font size is the wish, and `Text` follows it.
 */
export function useTextScale(): number {
  const { fontScale } = useWindowDimensions();
  return Platform.OS === 'web' ? webTextScale() : fontScale;
}

/** The browser's font size relative to the usual 16 px; 1 on phones, which scale by themselves. */
export function webTextScale(): number {
  if (Platform.OS !== 'web' || typeof document === 'undefined') return 1;
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? Math.min(2, Math.max(1, size / 16)) : 1;
}
