import { useSyncExternalStore } from 'react';
import type { Message } from '@/ui/overlays/Toast';

let starts = 0;
let message: Message | null = null;
const listeners = new Set<() => void>();

/** Starts the app anew with what is on the device: after an import, what is in memory is out of date. */
export function restart(say: Message): void {
  starts++;
  message = say;
  for (const listener of [...listeners]) listener();
}

/** How often the app was started anew. */
export const useStarts = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => starts,
    () => starts,
  );

/** What there is to say after the start; once. */
export function takeMessage(): Message | null {
  const said = message;
  message = null;
  return said;
}
