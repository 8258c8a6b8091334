import { useEffect, type RefObject } from 'react';
import { AccessibilityInfo, Platform, type View } from 'react-native';

const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex]:not([tabindex="-1"])';

/** The last things that had the focus, newest last: a sheet whose field takes it at once has to know what came before. */
const focused: HTMLElement[] = [];
if (Platform.OS === 'web' && typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    focused.push(target);
    if (focused.length > 8) focused.shift();
  });
}

const lastOutside = (box: HTMLElement): HTMLElement | null =>
  focused.findLast((element) => !box.contains(element)) ?? null;

/** Where an element stands among those of its kind that can be focused: what was drawn anew stands in the same place. */
const placeOf = (element: HTMLElement): number =>
  Array.from(document.querySelectorAll<HTMLElement>(FOCUSABLE)).indexOf(element);

/** While mounted, keeps the keyboard's focus inside, and gives it back afterwards; on phones moves the screen reader in. */
export function useFocusInside(ref: RefObject<View | null>): void {
  useEffect(() => {
    const view = ref.current;
    if (!view) return;
    if (Platform.OS !== 'web') {
      AccessibilityInfo.sendAccessibilityEvent(view, 'focus');
      return;
    }
    const box = view as unknown as HTMLElement;
    // A field inside that takes the focus at once has it already: what had it before is what it came from.
    const active = document.activeElement;
    const before = active !== null && box.contains(active) ? lastOutside(box) : active;
    const place = before instanceof HTMLElement ? placeOf(before) : -1;
    const stops = (): HTMLElement[] => Array.from(box.querySelectorAll<HTMLElement>(FOCUSABLE));
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return;
      const all = stops();
      const first = all[0];
      const last = all[all.length - 1];
      const at = document.activeElement;
      const outside = !(at instanceof Node) || !box.contains(at);
      if (!first || !last) {
        event.preventDefault();
      } else if (event.shiftKey && (at === first || at === box || outside)) {
        event.preventDefault();
        last.focus();
      } else if (!event.shiftKey && (at === last || outside)) {
        event.preventDefault();
        first.focus();
      }
    };
    box.focus({ preventScroll: true });
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // The layer below is reachable again only after this commit.
      setTimeout(() => {
        if (!(before instanceof HTMLElement)) return;
        const again = before.isConnected ? before : document.querySelectorAll<HTMLElement>(FOCUSABLE)[place];
        again?.focus({ preventScroll: true });
      }, 0);
    };
  }, [ref]);
}
