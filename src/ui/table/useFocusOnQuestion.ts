import { useEffect, type RefObject } from 'react';
import { AccessibilityInfo, Platform, type View } from 'react-native';

/**
 * When somebody is asked something new, whoever uses a keyboard or a screen reader is taken to the question. In a browser
 * only when nothing has the focus: what was pressed last is gone with the question before.
 */
export function useFocusOnQuestion(dock: RefObject<View | null>, question: string | null): void {
  useEffect(() => {
    const view = dock.current;
    if (question === null || view === null) return;
    if (Platform.OS !== 'web') {
      void AccessibilityInfo.isScreenReaderEnabled().then((on) => {
        if (on) AccessibilityInfo.sendAccessibilityEvent(view, 'focus');
      });
      return;
    }
    const timer = setTimeout(() => {
      // On the web a View is the element itself.
      if (document.activeElement === document.body) (view as unknown as HTMLElement).focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [dock, question]);
}
