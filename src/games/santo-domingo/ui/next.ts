import type { Seat } from '@antilles/engine';
import type { Session } from '@/session/session';
import type { Show } from '@/ui/table/director';
import type { Card } from '../rules/cards';
import { cardOf, type Event } from '../rules/events';
import type { Action } from '../rules/actions';
import type { View } from '../rules/view';

/** What comes after the event being shown: another event, or a question to somebody. */
export type Next =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'trade'; readonly seat: Seat }
  | { readonly type: 'reset' | 'lastRound' | 'exchange' | 'round' | 'choose' | 'result' };

/** What *Next* really leads to: never past somebody's trade. */
export function nextOf(
  session: Pick<Session<Action, View, Event>, 'log' | 'decision' | 'snapshot'>,
  { viewer, past }: Pick<Show<Action, View, Event>, 'viewer' | 'past'>,
  lengthOf: (event: Event) => number,
): Next {
  const coming = session
    .log(viewer)
    .slice(past.length)
    .find(({ event }) => lengthOf(event) > 0);
  if (coming !== undefined) return nextEvent(coming.event);
  const { waiting, outcome } = session.snapshot();
  if (outcome !== null) return { type: 'result' };
  const trader = waiting.find((seat) => session.decision(seat)?.kind === 'trade');
  return trader === undefined ? { type: 'choose' } : { type: 'trade', seat: trader };
}

function nextEvent(event: Event): Next {
  switch (event.type) {
    case 'traded':
      return { type: 'trade', seat: event.seat };
    case 'trader-reset':
      return { type: 'reset' };
    case 'closed-round':
      return { type: 'lastRound' };
    case 'exchanged':
      return { type: 'exchange' };
    default: {
      const card = cardOf(event);
      return card === null ? { type: 'round' } : { type: 'card', card };
    }
  }
}
