import { useEffect, type RefObject } from 'react';
import { AccessibilityInfo, Platform, type View } from 'react-native';

const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex]:not([tabindex="-1"])';

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
    const before = document.activeElement;
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
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      }, 0);
    };
  }, [ref]);
}
