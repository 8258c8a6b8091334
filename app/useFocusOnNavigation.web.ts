import type { NavigationContainerRefWithCurrent } from '@react-navigation/native';
import { useEffect } from 'react';
import type { RootRoutes } from './navigation/routes';

/** This long a screen may take to be fetched and drawn, and to go out of sight. */
const [PATIENCE, LEAVING] = [4000, 1200];

const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.closest('[inert], [aria-hidden="true"]') === null;
};

/** What has the focus while nothing has it. */
const isNowhere = (element: Element | null): boolean =>
  element === null || element === document.body || !element.isConnected || !isShown(element);

/** The heading of the screen that is shown: the last one in the page that can be seen. */
const headingOf = (): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>('h1, [role="heading"][aria-level="1"]')).filter(isShown).at(-1);

/**
 * After every change of screen the focus goes to its heading, so that a screen reader says where one is; on the way back to
 * where it came from. It stays where the new screen has put it by itself.
 */
export function useFocusOnNavigation(container: NavigationContainerRefWithCurrent<RootRoutes>): void {
  useEffect(() => {
    /** What was focused last on each screen. */
    const left = new Map<string, HTMLElement>();
    const current = (): string | undefined => (container.isReady() ? container.getCurrentRoute()?.key : undefined);
    let here = current();
    let watching: ReturnType<typeof setInterval> | undefined;
    const remember = ({ target }: FocusEvent): void => {
      here ??= current();
      if (here !== undefined && target instanceof HTMLElement && target.tabIndex >= 0) left.set(here, target);
    };
    const arrive = (): boolean => {
      if (!isNowhere(document.activeElement)) return false;
      const before = here === undefined ? undefined : left.get(here);
      if (before?.isConnected === true && isShown(before)) {
        before.focus({ preventScroll: true });
        return document.activeElement === before;
      }
      const heading = headingOf();
      if (heading === undefined) return false;
      heading.tabIndex = -1;
      heading.dataset['focusquiet'] = 'true';
      heading.focus({ preventScroll: true });
      return true;
    };
    const moved = (): void => {
      const next = current();
      if (next === undefined || next === here) return;
      const isFirst = here === undefined;
      here = next;
      clearInterval(watching);
      // The page that was just opened is read from its beginning anyway.
      if (isFirst) return;
      const since = Date.now();
      watching = setInterval(() => {
        // What was left keeps the focus until it is out of sight; what has come may have taken it.
        const waited = Date.now() - since;
        if (arrive() || waited > (isNowhere(document.activeElement) ? PATIENCE : LEAVING)) clearInterval(watching);
      }, 60);
    };
    document.addEventListener('focusin', remember);
    const stops = [container.addListener('state', moved), container.addListener('ready', () => (here ??= current()))];
    return () => {
      document.removeEventListener('focusin', remember);
      clearInterval(watching);
      for (const stop of stops) stop();
    };
  }, [container]);
}
