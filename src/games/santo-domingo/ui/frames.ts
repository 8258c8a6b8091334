import type { Seat } from '@antilles/engine';
import type { LoggedFrame } from '@/session/session';
import { ADMIRAL, CUSTOMS, type Card, type GOVERNOR, type RowCard } from '../rules/cards';
import type { Event } from '../rules/events';
import type { View } from '../rules/view';

export type SantoDomingoFrame = LoggedFrame<View, Event>;

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

/** What a player has of either kind. */
export type Unit = 'points' | 'goods';

/** What a card brings whoever plays it, when it is one of those that bring something. */
export const unitOf = (card: RowCard | typeof GOVERNOR | typeof CUSTOMS): Unit =>
  card <= ADMIRAL || card === CUSTOMS ? 'points' : 'goods';

/** What an event brings somebody; null when it brings nothing. */
export function unitOfEvent(event: Event): Unit | null {
  switch (event.type) {
    case 'took':
    case 'rewarded':
      return unitOf(event.card);
    case 'begged':
      return 'goods';
    case 'traded':
    case 'exchanged':
      return 'points';
    default:
      return null;
  }
}

/** Before and after of one figure of one player, for what an event changed. */
export interface Change {
  readonly seat: Seat;
  readonly what: Unit;
  readonly from: number;
  readonly to: number;
  readonly lost: number;
}

export const changesOf = (frame: SantoDomingoFrame): readonly Change[] =>
  allChangesOf(frame).filter(({ from, to, lost }) => from !== to || lost > 0);

function allChangesOf({ event, view }: SantoDomingoFrame): readonly Change[] {
  const now = (seat: Seat, what: Unit): number => view.players[seat]?.[what] ?? 0;
  const change = (seat: Seat, what: Unit, gain: number, lost = 0): Change => ({
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
        return change(seat, unitOf(event.card), event.each - lost, lost);
      });
    case 'rewarded':
      return [change(event.seat, unitOf(event.card), event.amount - event.lost, event.lost)];
    case 'traded':
    case 'exchanged':
      return [change(event.seat, 'goods', -event.goods), change(event.seat, 'points', event.points)];
    case 'begged':
      return [change(event.seat, 'goods', event.forHand + event.forTraders - event.lost, event.lost)];
    default:
      return [];
  }
}

/** How many of a card were played, in words: from two on. */
export const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six'] as const;
