import { useSyncExternalStore } from 'react';
import { createSignal } from '@/session/signal';
import { keepOffline } from './offline';

let changeOver: (() => void) | null = null;
const { subscribe, emit } = createSignal();

/** Called once, when the app starts: from now on it also starts without a network, and hears of newer versions. */
export function startUpdates(): void {
  keepOffline((ready) => {
    changeOver = ready;
    emit();
  });
}

/** Starts the app again with the newer version that is ready; null when there is none. */
export const useUpdate = (): (() => void) | null => useSyncExternalStore(subscribe, now, now);

const now = (): (() => void) | null => changeOver;
