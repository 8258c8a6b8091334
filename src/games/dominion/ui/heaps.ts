import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { View } from 'react-native';
import { AnchorsContext } from '@/ui/flights/anchors';
import { useFlights } from '@/ui/flights/useFlights';

/** Several named places in one: cards that lie on a heap leave from it and come to it one by one. */
export function useAnchors(names: readonly string[]): (view: View | null) => void {
  const anchors = useContext(AnchorsContext);
  const all = names.join(' ');
  return useCallback(
    (view: View | null) => {
      for (const name of all.split(' ')) anchors?.set(name, view);
    },
    [anchors, all],
  );
}

/** How many are on their way to any of these places. */
export function useComing(names: readonly string[]): number {
  const { inAir, subscribe } = useFlights();
  const coming = (): number => names.reduce((sum, name) => sum + inAir(name), 0);
  return useSyncExternalStore(subscribe, coming, () => 0);
}
