import type { Seat } from '@antilles/engine';
import type { CartagenaEvent } from '../rules/events';

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
