import { useEffect, useEffectEvent } from 'react';
import { BackHandler, Platform } from 'react-native';

/** Who gets Escape: the one that opened last. */
const waiting: (() => void)[] = [];

function onEscape(event: KeyboardEvent): void {
  const last = waiting[waiting.length - 1];
  if (event.key !== 'Escape' || !last) return;
  event.preventDefault();
  last();
}

/** While `on`, Android's back button and the Escape key call `close`; whatever opened last answers first. */
export function useBack(on: boolean, close: () => void): void {
  const act = useEffectEvent(close);
  useEffect(() => {
    if (!on) return;
    const answer = (): void => act();
    if (Platform.OS !== 'web') {
      const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
        answer();
        return true;
      });
      return () => subscription.remove();
    }
    // On the way down: text fields keep the keys they hear to themselves.
    if (waiting.length === 0) window.addEventListener('keydown', onEscape, true);
    waiting.push(answer);
    return () => {
      waiting.splice(waiting.indexOf(answer), 1);
      if (waiting.length === 0) window.removeEventListener('keydown', onEscape, true);
    };
  }, [on]);
}
