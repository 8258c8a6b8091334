import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Covered } from './keyboard';

/** A browser tells the page itself. */
export const KeyboardRoot = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/** A keyboard leaves the page as it is and shows less of it; what is enlarged with two fingers does too, and is no keyboard. */
function covered(): string {
  const shown = window.visualViewport;
  const all = window.innerHeight;
  if (shown === null || Math.abs(shown.scale - 1) > 0.01) return `0 0 ${all}`;
  const top = Math.max(0, Math.round(shown.offsetTop));
  const bottom = Math.max(0, Math.round(all - shown.height) - top);
  return `${top} ${bottom} ${all - top - bottom}`;
}

function subscribe(listener: () => void): () => void {
  const shown = window.visualViewport;
  for (const what of ['resize', 'scroll']) shown?.addEventListener(what, listener);
  return () => {
    for (const what of ['resize', 'scroll']) shown?.removeEventListener(what, listener);
  };
}

export function useCovered(): Covered {
  const now = useSyncExternalStore(subscribe, covered, covered);
  return useMemo(() => {
    const [top = 0, bottom = 0, room = 0] = now.split(' ').map(Number);
    return { top, bottom, room };
  }, [now]);
}

/** Scrolls so far that the field somebody types in is in sight. */
export function showFocused(): void {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}
