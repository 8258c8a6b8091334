import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect, useId } from 'react';
import { useSettings } from './settings';

/** Keeps the screen lit while `on`, if the person wants that at all. */
export function useKeepAwakeWhile(on: boolean): void {
  const wanted = useSettings().settings.keepAwake && on;
  const tag = useId();
  useEffect(() => {
    if (!wanted) return;
    // A browser may refuse the wake lock; the screen then dims as it always did.
    void activateKeepAwakeAsync(tag).catch(() => undefined);
    return () => void deactivateKeepAwake(tag).catch(() => undefined);
  }, [wanted, tag]);
}
