import { Platform } from 'react-native';

/**
 * Gives the thread back, so that the screen can draw and answer a tap, and takes it again as soon as it may. Browsers
 * make a timer in a chain of timers wait four milliseconds, longer than a bot works between two breaths; a message to
 * oneself waits for nothing but what is due.
 */
export const breathe: () => Promise<void> =
  Platform.OS === 'web' && typeof MessageChannel === 'function' ? byMessage() : byTimer;

function byTimer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

function byMessage(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
