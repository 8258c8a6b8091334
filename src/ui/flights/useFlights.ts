import { useContext, useSyncExternalStore } from 'react';
import { FlightsContext, type Flights } from './anchors';

/** Lets things fly between anchors. */
export const useFlights = (): Flights => useContext(FlightsContext);

/** How many are on their way to a place: what is drawn there does not have them yet. */
export function useInAir(place: string | undefined): number {
  const { inAir, subscribe } = useFlights();
  return useSyncExternalStore(
    subscribe,
    () => (place === undefined ? 0 : inAir(place)),
    () => 0,
  );
}
