import { useContext } from 'react';
import { FlightsContext, type Flights } from './anchors';

/** Lets things fly between anchors. */
export const useFlights = (): Flights => useContext(FlightsContext);
