import { useSyncExternalStore } from 'react';
import { keepOffline } from './offline';

let changeOver: (() => void) | null = null;
const listeners = new Set<() => void>();

/** Called once, when the app starts: from now on it also starts without a network, and hears of newer versions. */
export function startUpdates(): void {
  keepOffline((ready) => {
    changeOver = ready;
    for (const listener of listeners) listener();
  });
}

/** Starts the app again with the newer version that is ready; null when there is none. */
export const useUpdate = (): (() => void) | null => useSyncExternalStore(subscribe, now, now);

const now = (): (() => void) | null => changeOver;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
