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
      if (document.activeElement !== document.body) return;
      // On the web a View is the element itself. The question is its heading: that is what is read out.
      const box = view as unknown as HTMLElement;
      const heading = box.querySelector<HTMLElement>('h1, h2, h3, [role="heading"]');
      if (heading !== null) {
        heading.tabIndex = -1;
        heading.dataset['focusquiet'] = 'true';
      }
      (heading ?? box).focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [dock, question]);
}
