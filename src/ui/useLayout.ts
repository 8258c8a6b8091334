import { useWindowDimensions } from 'react-native';
import { useTextScale } from './textScale';

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** `small`: drop what can be dropped (320 × 568, a phone on its side). `wide`: a tablet's room. */
  readonly size: 'small' | 'phone' | 'wide';
  /** Two panes side by side instead of one column. */
  readonly twoPane: boolean;
  readonly landscape: boolean;
  /** How much larger than designed the person wants text: 1 to 2. */
  readonly textScale: number;
  /** Text so large that rows become two lines and grids become lists. */
  readonly largeText: boolean;
}

/** What a window of this size can hold. */
export function layoutFor(width: number, height: number, textScale: number): Layout {
  const landscape = width > height;
  const roomy = width >= 900 && height >= 560;
  const twoPane = width >= 900 || (landscape && width >= 640 && height >= 300);
  const size = roomy ? 'wide' : width < 360 || height < 620 ? 'small' : 'phone';
  return { width, height, size, twoPane, landscape, textScale, largeText: textScale >= 1.3 };
}

/**
 * How wide the right pane of a two-pane table is: a column of cards and buttons beside a map, or, for a table whose own
 * board lies there, nearly half (55 : 45).
 */
export function sidePane({ width, size, largeText }: Layout, own: 'column' | 'board'): number {
  if (size !== 'wide') return Math.min(300, width / 2);
  const column = largeText ? 480 : 420;
  return Math.min(own === 'board' ? Math.max(column, Math.round(width * 0.45)) : column, width / 2);
}

export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  return layoutFor(width, height, useTextScale());
}
