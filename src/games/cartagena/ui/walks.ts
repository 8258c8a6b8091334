import type { Seat } from '@antilles/engine';
import type { CartagenaEvent } from '../rules/events';
import type { Location } from '../rules/state';

/** One hop from space to space, and the longest a whole walk takes, at normal speed in milliseconds. */
const HOP = 70;
export const LONGEST_WALK = 900;

/** How long a pirate is on its way over so many spaces. */
export const walkTime = (spaces: number): number => Math.min(LONGEST_WALK, Math.max(260, spaces * HOP));

/** A pirate on its way while an event is shown. */
export interface Walk {
  readonly owner: Seat;
  readonly from: Location;
  readonly to: Location;
  readonly count: number;
}

export function walkOf(event: CartagenaEvent | undefined): Walk | null {
  switch (event?.type) {
    case 'advanced':
      return { owner: event.seat, from: event.from, to: event.to, count: event.count };
    case 'retreated':
      return { owner: event.seat, from: event.from, to: event.to, count: 1 };
    case 'helped':
      return { owner: event.owner, from: event.from, to: event.to, count: 1 };
    case 'bitten':
      return event.from === event.to ? null : { owner: event.seat, from: event.from, to: event.to, count: 1 };
    default:
      return null;
  }
}

/** Where to look while an event is shown; null when it is not about a place on the map. */
export function placeToWatch(event: CartagenaEvent): Location | null {
  switch (event.type) {
    case 'sailed':
      return 'ferry';
    case 'opened':
      return event.space;
    default:
      return walkOf(event)?.to ?? null;
  }
}
