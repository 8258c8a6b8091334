import { useContext, useState, useSyncExternalStore } from 'react';
import { FlightsContext, type Flights } from './anchors';

/** Lets things fly between anchors. */
export const useFlights = (): Flights => useContext(FlightsContext);

function useCount(which: 'inAir' | 'waiting', place: string | readonly string[] | undefined): number {
  const flights = useFlights();
  const count = flights[which];
  return useSyncExternalStore(
    flights.subscribe,
    () => (typeof place === 'string' ? count(place) : (place ?? []).reduce((sum, one) => sum + count(one), 0)),
    () => 0,
  );
}

/** How many are on their way to a place, or to several: what is drawn there does not have them yet. */
export function useInAir(place: string | readonly string[] | undefined): number {
  return useCount('inAir', place);
}

/** How many are still to leave a place, though the table has been told that they have: what is drawn there has them still. */
export function useWaiting(place: string | undefined): number {
  return useCount('waiting', place);
}

/** What lies at a place: while something is in the air to it, what lay there before. */
export function useLanded<Value>(place: string | undefined, value: Value): Value {
  const [known, setKnown] = useState({ value, before: value });
  if (!Object.is(known.value, value)) setKnown({ value, before: known.value });
  return useInAir(place) > 0 ? known.before : value;
}
