import { useSyncExternalStore } from 'react';
import { createSignal } from '@/session/signal';
import type { Message } from '@/ui/overlays/Toast';

let starts = 0;
let message: Message | null = null;
const { subscribe, emit } = createSignal();

/** Starts the app anew with what is on the device: after an import, what is in memory is out of date. */
export function restart(say: Message): void {
  starts++;
  message = say;
  emit();
}

/** How often the app was started anew. */
export const useStarts = (): number =>
  useSyncExternalStore(
    subscribe,
    () => starts,
    () => starts,
  );

/** What there is to say after the start; once. */
export function takeMessage(): Message | null {
  const said = message;
  message = null;
  return said;
}
