import { Platform, useWindowDimensions } from 'react-native';

/**
 * How much larger than designed the person wants text.
 * Phones scale text themselves; on the web the browser's own font size is the wish, and `Text` follows it.
 */
export function useTextScale(): number {
  const { fontScale } = useWindowDimensions();
  return Platform.OS === 'web' ? webTextScale() : fontScale;
}

let known = { scale: 1, until: 0 };

/** The browser's font size relative to the usual 16 px; 1 on phones, which scale by themselves. */
export function webTextScale(): number {
  if (Platform.OS !== 'web' || typeof document === 'undefined') return 1;
  // Every text asks, and each answer makes the browser work out its styles: once in a while is enough.
  const now = performance.now();
  if (now >= known.until) known = { scale: browserScale(), until: now + 1000 };
  return known.scale;
}

function browserScale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? Math.min(2, Math.max(1, size / 16)) : 1;
}
