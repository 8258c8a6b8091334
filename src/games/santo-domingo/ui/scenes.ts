import type { Seat } from '@antilles/engine';
import type { LoggedFrame, Session } from '@/session/session';
import type { Show } from '@/ui/table/director';
import type { Card } from '../rules/cards';
import { cardOf, type Event } from '../rules/events';
import type { Action } from '../rules/state';
import type { View } from '../rules/view';

export type SantoDomingoFrame = LoggedFrame<View, Event>;

/** How long each event is shown at normal speed, in milliseconds. Long enough to read; a tap goes on. */
export function lengthOf(event: Event): number {
  switch (event.type) {
    case 'chose':
      return 0;
    case 'revealed':
      return 1800;
    case 'supplied':
      return 1300;
    case 'took':
      return 1700 + 70 * event.each * event.seats.length;
    case 'rewarded':
      return event.amount === 0 ? 1100 : 1500 + 70 * event.amount;
    case 'market-moved':
      return 1500;
    case 'traded':
      return event.goods === 0 ? 1000 : 1500 + 70 * event.goods;
    case 'trader-reset':
      return 900;
    case 'begged':
      return 1700;
    case 'closed-round':
      return event.last ? 1600 : 0;
    case 'exchanged':
      return event.points === 0 ? 0 : 1300;
  }
}

/** What comes after the event being shown: another event, or a question to somebody. */
export type Next =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'trade'; readonly seat: Seat }
  | { readonly type: 'reset' | 'lastRound' | 'exchange' | 'round' | 'choose' | 'result' };

/** What *Next* really leads to: never past somebody's trade. */
export function nextOf(
  session: Pick<Session<Action, View, Event>, 'log' | 'decision' | 'snapshot'>,
  { viewer, past }: Pick<Show<Action, View, Event>, 'viewer' | 'past'>,
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

/** What everybody played in a round, by seat; null while its cards are still chosen. */
export function cardsOnTable(log: readonly SantoDomingoFrame[], round: number): readonly (readonly Card[])[] | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const frame = log[i];
    if (frame?.event.type === 'revealed' && frame.round === round) return frame.event.cards;
  }
  return null;
}

/** Whose card is being carried out; nobody's when it is everybody's. */
export function actorsOf(event: Event): readonly Seat[] {
  switch (event.type) {
    case 'took':
    case 'market-moved':
      return event.seats;
    case 'chose':
    case 'rewarded':
    case 'traded':
    case 'begged':
    case 'exchanged':
      return [event.seat];
    default:
      return [];
  }
}

/** Before and after of one figure of one player, for what an event changed. */
export interface Change {
  readonly seat: Seat;
  readonly what: 'points' | 'goods';
  readonly from: number;
  readonly to: number;
  readonly lost: number;
}

export const changesOf = (frame: SantoDomingoFrame): readonly Change[] =>
  allChangesOf(frame).filter(({ from, to, lost }) => from !== to || lost > 0);

function allChangesOf({ event, view }: SantoDomingoFrame): readonly Change[] {
  const now = (seat: Seat, what: 'points' | 'goods'): number => view.players[seat]?.[what] ?? 0;
  const change = (seat: Seat, what: 'points' | 'goods', gain: number, lost = 0): Change => ({
    seat,
    what,
    from: now(seat, what) - gain,
    to: now(seat, what),
    lost,
  });
  switch (event.type) {
    case 'took':
      return event.seats.map((seat, i) => {
        const lost = event.lost[i] ?? 0;
        return change(seat, event.card <= 2 ? 'points' : 'goods', event.each - lost, lost);
      });
    case 'rewarded':
      return [change(event.seat, event.card === 3 ? 'goods' : 'points', event.amount - event.lost, event.lost)];
    case 'traded':
    case 'exchanged':
      return [change(event.seat, 'goods', -event.goods), change(event.seat, 'points', event.points)];
    case 'begged':
      return [change(event.seat, 'goods', event.forHand + event.forTraders - event.lost, event.lost)];
    default:
      return [];
  }
}
