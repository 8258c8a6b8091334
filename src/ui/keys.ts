import { Platform } from 'react-native';

interface KeyEvent {
  readonly key: string;
  /** Whether the key is only held down. */
  readonly repeat: boolean;
  readonly currentTarget: unknown;
  preventDefault(): void;
}

/** The element that listens: what a key does may depend on what is in it. */
type Listener = HTMLElement;

/**
 * What keys do while a control has the focus; only the web has a keyboard to listen to. Spread into a view's props. A key
 * that presses counts once, however long it is held: a browser would send it again and again, and the second time confirms.
 */
export function onKeys(handlers: Readonly<Record<string, (listener: Listener) => void>>): object {
  if (Platform.OS !== 'web') return {};
  return {
    onKeyDown(event: KeyEvent) {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault();
      const handler = handlers[event.key];
      if (!handler) return;
      event.preventDefault();
      handler(event.currentTarget as Listener);
    },
  };
}

/** What arrow keys do in a group of radios: pick the next or previous, round and round, and move the focus to it. */
export function onRadioKeys<Id>(ids: readonly Id[], value: Id, pick: (id: Id) => void): object {
  const go =
    (step: 1 | -1) =>
    (group: Listener): void => {
      const index = (ids.indexOf(value) + step + ids.length) % ids.length;
      const next = ids[index];
      if (next === undefined) return;
      pick(next);
      group.querySelectorAll<HTMLElement>('[role="radio"]')[index]?.focus();
    };
  return onKeys({ ArrowRight: go(1), ArrowDown: go(1), ArrowLeft: go(-1), ArrowUp: go(-1) });
}

/** Moves the focus to the next or previous entry of a list of choices, round and round. */
export function focusNext(list: Listener, step: 1 | -1): void {
  const items = [...list.querySelectorAll<HTMLElement>('[role="radio"], [role="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}
