import { createElement } from 'react';
import type { Flights } from '@/ui/flights/anchors';
import { Icon } from '@/ui/icons/Icon';
import type { Event } from '../rules/events';
import { waysOf } from './flightsOf';

/** Sends off what an event moves. */
export function flyEvent(event: Event, flights: Flights): void {
  for (const { from, to, icon, paint, count, delayMs } of waysOf(event)) {
    void flights.fly({
      from,
      to,
      count,
      delayMs,
      color: paint.ground,
      icon: createElement(Icon, { name: icon, size: 17, color: paint.ink }),
    });
  }
}
