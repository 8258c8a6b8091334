import type { Seat } from '@antilles/engine';
import type { LoggedFrame } from '@/session/session';
import type { TablePlayer } from '@/session/seats';
import type { Event } from '../rules/events';
import { isAttack, type CardId } from '../rules/printed';
import { RECOMMENDED, RECOMMENDED_SETS, type RecommendedSet } from '../rules/kingdoms';
import type { View } from '../rules/view';

export type DominionFrame = LoggedFrame<View, Event>;

/** Whom an event is about; null for the table. */
export const seatOf = (event: Event): Seat | null => ('seat' in event ? event.seat : null);

/**
 * How long each event is shown at normal speed, in milliseconds. What a person does is seen as it is done and only
 * flies by; what others do is there to be read.
 */
export const lengthsFor =
  (seats: readonly TablePlayer[]) =>
  (event: Event): number => {
    const seat = seatOf(event);
    const own = seat !== null && seats[seat]?.bot === null;
    switch (event.type) {
      case 'played':
        return own ? 320 : 900;
      case 'treasures-played':
        return own ? 360 : 850;
      case 'bought':
        return own ? 380 : 800;
      case 'gained':
        // What was bought has been seen on its way already.
        if (event.bought) return 0;
        return event.card === 'curse' ? 950 : own ? 380 : 800;
      case 'trashed':
      case 'returned':
        return own ? 320 : 750;
      case 'discarded':
        return event.chosen && own ? 260 : 650;
      case 'revealed':
        return event.cards.length === 0 ? 500 : 1100;
      case 'reacted':
      case 'protected':
        return 1000;
      case 'embargoed':
      case 'got-token':
        return 800;
      case 'drew':
        return own ? 300 : 260;
      case 'put-on-deck':
        // A card nobody sees, and often several of them: a glance is enough.
        return own ? 280 : event.card === null ? 180 : 500;
      case 'set-aside':
      case 'took-in-hand':
        return own ? 280 : 500;
      case 'shuffled':
        return 350;
      case 'deck-discarded':
        return 500;
      case 'chose':
        return own ? 0 : 650;
      case 'looked':
        return own ? 0 : 450;
      case 'cleaned-up':
        return own ? 320 : 260;
      case 'turn-started':
        return event.extra ? 900 : 0;
      case 'ended':
        return 1200;
      case 'answered':
      case 'asked':
      case 'credited':
      case 'forced':
      case 'stayed':
        return 0;
    }
  };

/** The event that puts somebody's turn away. */
export const endsTurnOf = (event: Event): Seat | null => (event.type === 'cleaned-up' ? event.seat : null);

/** The recommended set a kingdom is; null when it is of somebody's own making. */
export function knownKingdom(kingdom: readonly CardId[]): RecommendedSet | null {
  const key = [...kingdom].sort().join();
  return RECOMMENDED_SETS.find((set) => [...RECOMMENDED[set]].sort().join() === key) ?? null;
}

/** What somebody's latest turn came to: the cards they played, and what they got and lost by it. */
export interface TurnSummary {
  readonly seat: Seat;
  /** Where in the log it began. */
  readonly from: number;
  readonly played: readonly CardId[];
  readonly gained: readonly CardId[];
  readonly trashed: readonly CardId[];
}

/** The latest turn of each seat, as far as the log goes; null for one who has had none. */
export function latestTurns(log: readonly DominionFrame[], seatCount: number): readonly (TurnSummary | null)[] {
  const latest: (TurnSummary | null)[] = Array<TurnSummary | null>(seatCount).fill(null);
  let end = log.length;
  for (let i = log.length - 1; i >= 0 && latest.includes(null); i--) {
    const event = log[i]?.event;
    if (event?.type !== 'turn-started') continue;
    latest[event.seat] ??= summed(event.seat, i, log.slice(i, end));
    end = i;
  }
  return latest;
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

/** What a duration still brings, as the key of a few words. */
export const nextTurnKey = (card: CardId): string => `next.${card}`;

/** The Attack that somebody may react to now: the one played last. */
export function lastAttack(log: readonly DominionFrame[]): CardId | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.event;
    if (event?.type === 'played' && isAttack(event.card)) return event.card;
  }
  return null;
}
