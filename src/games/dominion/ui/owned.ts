import type { Seat } from '@antilles/engine';
import type { Event } from '../rules/events';
import type { CardId } from '../rules/printed';

/** What everybody begins with. */
const START: Partial<Record<CardId, number>> = { copper: 7, estate: 3 };

/** How many copies of a card somebody owns, wherever they lie: what they began with, and what came and went since. */
export function owned(log: readonly { readonly event: Event }[], seat: Seat, card: CardId): number {
  return log.reduce((count, { event }) => {
    if (!('seat' in event) || event.seat !== seat || !('card' in event) || event.card !== card) return count;
    if (event.type === 'gained') return count + 1;
    if (event.type === 'trashed') return count - 1;
    return event.type === 'returned' ? count - event.count : count;
  }, START[card] ?? 0);
}
