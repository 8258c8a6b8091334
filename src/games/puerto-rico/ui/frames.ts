import type { Seat } from '@antilles/engine';
import type { Event } from '../rules/events';

/** Whom an event is about; null for the table. */
export const seatOf = (event: Event): Seat | null => ('seat' in event ? event.seat : null);

/** Whether the taker has loaded in the captain phase that is going on. */
export function captainRewarded(log: readonly { readonly event: Event }[], taker: Seat): boolean {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.event;
    if (event === undefined || event.type === 'role-taken') return false;
    if ((event.type === 'loaded' || event.type === 'wharf-used') && event.seat === taker) return true;
  }
  return false;
}
