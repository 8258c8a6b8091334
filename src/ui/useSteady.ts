import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for good that does what the newest one does: for parts of a table that are drawn anew only when what they
 * show changes (`memo`), and are given something to do on a tap.
 */
export function useSteady<Args extends readonly unknown[]>(newest: (...args: Args) => void): (...args: Args) => void {
  const kept = useRef(newest);
  useLayoutEffect(() => {
    kept.current = newest;
  });
  return useCallback((...args: Args) => kept.current(...args), []);
}

/** Whether a part would look the same: every property is, and lists of plain values are so item by item. For `memo`. */
export function looksSame<Props extends object>(before: Props, after: Props): boolean {
  const keys = Object.keys(after) as (keyof Props)[];
  return keys.every((key) => {
    const [was, is] = [before[key], after[key]];
    if (Array.isArray(was) && Array.isArray(is))
      return was.length === is.length && was.every((item, i) => item === is[i]);
    return was === is;
  });
}
