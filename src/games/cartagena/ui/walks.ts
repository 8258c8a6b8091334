import type { Seat } from '@antilles/engine';
import type { Event as CartagenaEvent } from '../rules/events';
import type { Location } from '../rules/state';

/** One hop from space to space, and the least and most a whole walk takes, at normal speed in milliseconds. */
const HOP = 70;
const SHORTEST_WALK = 260;
const LONGEST_WALK = 900;

/** From this many spaces on a move is a leap: it is heard, and the space it led to is called out. */
export const LEAP = 10;

/** How long a pirate is on its way over so many spaces. */
export const walkTime = (spaces: number): number => Math.min(LONGEST_WALK, Math.max(SHORTEST_WALK, spaces * HOP));

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

/** How many spaces a walk goes over, as far as an event says: the end of a path is taken to be the usual one. */
export function lengthOf({ from, to }: Pick<Walk, 'from' | 'to'>): number {
  const at = (location: Location): number =>
    typeof location === 'number'
      ? location
      : location === 'start'
        ? 0
        : location === 'ferry'
          ? USUAL_END / 2
          : USUAL_END;
  return Math.max(1, Math.abs(at(to) - at(from)));
}
const USUAL_END = 37;

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
