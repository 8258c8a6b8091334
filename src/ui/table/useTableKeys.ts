import { useEffect, useEffectEvent } from 'react';
import { Platform } from 'react-native';
import type { Stride } from '@/session/session';

/** Whether the key goes into a text somebody types: it has an undo of its own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA'].includes(target.tagName));

/** Ctrl or Cmd with Z takes back, with Shift (or Y) plays again; Alt makes it the whole turn. Only the web has keys. */
export function useTableKeys(active: boolean, undo: (stride: Stride) => void, redo: (stride: Stride) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    // With Alt held a Mac types another letter; the key itself stays the same.
    const key = event.code === 'KeyZ' ? 'z' : event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    const stride = event.altKey ? 'turn' : 'action';
    if (key === 'y' || event.shiftKey) redo(stride);
    else undo(stride);
  });
  useEffect(() => {
    if (!active || Platform.OS !== 'web') return;
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [active]);
}
