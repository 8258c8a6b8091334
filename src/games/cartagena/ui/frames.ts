import type { Seat } from '@antilles/engine';
import type { LoggedFrame } from '@/session/session';
import type { Event as CartagenaEvent } from '../rules/events';
import type { View as CartagenaView } from '../rules/view';

export type CartagenaFrame = LoggedFrame<CartagenaView, CartagenaEvent>;

/** Who acts in an event; null when nobody does. */
export const actorOf = (event: CartagenaEvent): Seat | null =>
  'seat' in event ? event.seat : 'by' in event ? event.by : null;
