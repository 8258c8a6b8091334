import type { Seat } from '@antilles/engine';
import type { LoggedFrame } from '@/session/session';
import type { Event } from '../rules/events';
import { isAttack, type CardId } from '../rules/printed';
import type { View } from '../rules/view';

type DominionFrame = LoggedFrame<View, Event>;

/** Whom an event is about; null for the table. */
export const seatOf = (event: Event): Seat | null => ('seat' in event ? event.seat : null);

/** What somebody's latest turn came to: the cards they played, and what they got and lost by it. */
export interface TurnSummary {
  readonly seat: Seat;
  /** Where in the log it began. */
  readonly from: number;
  readonly played: readonly CardId[];
  readonly gained: readonly CardId[];
  readonly trashed: readonly CardId[];
}

/**
 * The latest turn of each seat, as far as the log goes; null for one who has had none. An extra turn belongs to the one
 * before it: whoever could not watch missed both.
 */
export function latestTurns(log: readonly DominionFrame[], seatCount: number): readonly (TurnSummary | null)[] {
  const starts = log.flatMap(({ event }, i) => (event.type === 'turn-started' ? [{ ...event, i }] : []));
  const turns = starts.filter(({ seat, extra }, n) => !extra || starts[n - 1]?.seat !== seat);
  return Array.from({ length: seatCount }, (_, seat) => {
    const n = turns.findLastIndex((turn) => turn.seat === seat);
    const from = turns[n]?.i;
    return from === undefined ? null : summed(seat, from, log.slice(from, turns[n + 1]?.i));
  });
}

/** The latest turn of everybody else, as they came. */
export const othersTurns = (log: readonly DominionFrame[], seatCount: number, seat: Seat | null): TurnSummary[] =>
  latestTurns(log, seatCount)
    .filter((turn): turn is TurnSummary => turn !== null && turn.seat !== seat)
    .sort((a, b) => a.from - b.from);

function summed(seat: Seat, from: number, frames: readonly DominionFrame[]): TurnSummary {
  const own = frames.map(({ event }) => event).filter((event) => seatOf(event) === seat);
  return {
    seat,
    from,
    played: own.flatMap((event) => (event.type === 'played' ? [event.card] : [])),
    gained: own.flatMap((event) => (event.type === 'gained' ? [event.card] : [])),
    trashed: own.flatMap((event) => (event.type === 'trashed' ? [event.card] : [])),
  };
}

/** The Attack that somebody may react to now: the one played last. */
export function lastAttack(log: readonly DominionFrame[]): CardId | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.event;
    if (event?.type === 'played' && isAttack(event.card)) return event.card;
  }
  return null;
}
