import { Workbox } from 'workbox-window';
import { fileAt } from './base';

/** How often a page that stays open asks for a new version, in milliseconds. */
const EVERY = 60 * 60 * 1000;

/**
 * Keeps the whole app on the device, so that it starts without a network.
 * `onUpdate` is told when a newer version is ready. Nothing changes until it calls what it is given; then this page and
 * any other window of the app start again with the new version, each with the game it has on the table: every action
 * has been saved. Without that call the new version is there at the next start.
 */
export function keepOffline(onUpdate: (changeOver: () => void) => void): void {
  // While developing every reload must bring what was just written. A page that is not secure has no worker.
  if (__DEV__ || !('serviceWorker' in navigator)) return;
  const workbox = new Workbox(fileAt('sw.js'));
  workbox.addEventListener('waiting', () => onUpdate(() => workbox.messageSkipWaiting()));

  // The first worker a page gets has the files it was loaded with; every later one has others.
  let mine = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (mine) location.reload();
    mine = true;
  });

  // Without a network, or with a full disk, there is simply no new version.
  const nothing = (): void => undefined;
  void workbox.register().catch(nothing);
  setInterval(() => void workbox.update().catch(nothing), EVERY);
}

/**
 * Throws away what is kept of the app itself, and starts it with what the server has. What people keep (games, history,
 * settings) lies elsewhere and is not touched. Rejects, and leaves everything as it is, when the server does not answer.
 */
export const fetchAgain: (() => Promise<void>) | null = async () => {
  // An address the worker does not know: it is asked of the server and not of what is kept.
  const answer = await fetch(fileAt(`index.html?at=${Date.now()}`), { cache: 'no-store' });
  if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
  if ('serviceWorker' in navigator) {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  }
  // A page that is not secure has none.
  if ('caches' in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  location.reload();
};
