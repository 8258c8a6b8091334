import type { Seat } from '@antilles/engine';
import type { LoggedFrame } from '@/session/session';
import type { CartagenaEvent } from '../rules/events';
import type { Location } from '../rules/state';
import type { CartagenaView } from '../rules/view';

export type CartagenaFrame = LoggedFrame<CartagenaView, CartagenaEvent>;

/** One hop from space to space, and the longest a whole walk takes, at normal speed in milliseconds. */
export const HOP = 70;
export const LONGEST_WALK = 900;
/** Time to read what happened after a pirate has arrived. */
const AFTER = 450;

/** How long a pirate is on its way over so many spaces. */
export const walkTime = (spaces: number): number => Math.min(LONGEST_WALK, Math.max(260, spaces * HOP));

/** How long each event is shown at normal speed, in milliseconds; 0 for what needs no attention. A tap goes on. */
export function lengthOf(event: CartagenaEvent): number {
  switch (event.type) {
    case 'turn-began':
      return event.captain ? 900 : 0;
    case 'turn-ended':
    case 'laid-aside':
      return 0;
    case 'played':
      return event.use === 'advance' ? 420 : 1500;
    case 'advanced':
    case 'retreated':
    case 'helped':
      return LONGEST_WALK + AFTER;
    case 'bitten':
      return LONGEST_WALK + 2 * AFTER;
    case 'drew':
      return 620 + 90 * event.count;
    case 'reshuffled':
      return 900;
    case 'skipped':
      return 700;
    case 'sailed':
      return 1500;
    case 'caught':
      return 1500;
    case 'discarded':
      return 900;
    case 'looked':
      return 900;
    case 'took':
    case 'gave':
      return 800;
    case 'spread':
    case 'kept':
      return 700;
    case 'put-back':
      return 350;
    case 'opened':
      return 1900;
    case 'chests-laid':
      return 900;
    case 'won':
      return 1400;
  }
}

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

/** Events that stop the table for a small scene of their own. */
export type Scene =
  | { readonly type: 'magic'; readonly seat: Seat; readonly power: Exclude<PowerUse, 'advance'> }
  | { readonly type: 'chest'; readonly token: Extract<CartagenaEvent, { type: 'opened' }>['token'] }
  | { readonly type: 'caught'; readonly by: Seat; readonly seats: readonly Seat[] }
  | { readonly type: 'captain'; readonly seat: Seat }
  | { readonly type: 'shuffle' }
  | { readonly type: 'won'; readonly seat: Seat };

type PowerUse = Extract<CartagenaEvent, { type: 'played' }>['use'];

export function sceneOf(event: CartagenaEvent | undefined): Scene | null {
  switch (event?.type) {
    case 'played':
      return event.use === 'advance' ? null : { type: 'magic', seat: event.seat, power: event.use };
    case 'opened':
      return { type: 'chest', token: event.token };
    case 'caught':
      return { type: 'caught', by: event.by, seats: event.seats };
    case 'turn-began':
      return event.captain ? { type: 'captain', seat: event.seat } : null;
    case 'chests-laid':
    case 'reshuffled':
      return { type: 'shuffle' };
    case 'won':
      return { type: 'won', seat: event.seat };
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

/** Who acts in an event; null when nobody does. */
export const actorOf = (event: CartagenaEvent): Seat | null =>
  'seat' in event ? event.seat : 'by' in event ? event.by : null;
