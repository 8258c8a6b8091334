import type { Seat } from '@antilles/engine';
import type { LoggedFrame } from '../../../session/session';
import type { Card } from '../rules/cards';
import type { Event } from '../rules/events';
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

/** What everybody played in a round, by seat; null while its cards are still chosen. */
export function cardsOnTable(log: readonly SantoDomingoFrame[], round: number): readonly (readonly Card[])[] | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const frame = log[i];
    if (frame?.event.type === 'revealed' && frame.round === round) return frame.event.cards;
  }
  return null;
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
