import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { Tone } from '@/ui/table/moments';
import type { Event } from '../rules/events';
import { isVictory, type CardId } from '../rules/printed';
import type { View } from '../rules/view';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** Empty piles that end the game. */
export const ENDING_PILES = 3;

/** The only person at the table: whoever is hit by an Attack while others look on hears of it from behind the curtain. */
const alone = (seats: readonly TablePlayer[]): Seat | null => {
  const people = seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
};

export const leftOf = ({ piles }: View, card: CardId): number => piles.find((pile) => pile.card === card)?.count ?? 0;
export const emptyPiles = ({ piles }: View): number => piles.filter(({ count }) => count === 0).length;

/** Whether something happens to somebody in another's turn. */
const isDoneTo = (seat: Seat, { turn }: View): boolean => turn.seat !== seat;

/** Attacks that leave their victim the choice: they strike as they are played, if there is anything to choose. */
export function strikes({ seat, card }: Of<'played'>, victim: Seat, view: View): boolean {
  const player = view.players[victim];
  if (player === undefined || victim === seat || player.durations.concat(player.inPlay).includes('lighthouse'))
    return false;
  if (card === 'militia' || card === 'ghost-ship') return player.handSize > 3;
  return card === 'bureaucrat' && (player.hand ?? []).some(isVictory);
}

/** What a gained card feels like: a Curse or somebody's gift, a Province, the last of its pile; null: nothing special. */
export function gainedTone({ seat, card, from, bought }: Of<'gained'>, isHit: boolean, view: View): Tone | null {
  if (isHit && from === 'supply' && (card === 'curse' || (!bought && isDoneTo(seat, view)))) return 'storm';
  if (card === 'province') return 'triumph';
  return from === 'supply' && leftOf(view, card) === 0 ? 'notice' : null;
}

/** Whether a card that somebody loses was taken from them. */
export const isTaken = ({ seat }: Of<'trashed'>, view: View): boolean => isDoneTo(seat, view);

/** A Cutpurse: nobody chose it. */
export const isCut = ({ seat, from, chosen }: Of<'discarded'>, view: View): boolean =>
  isDoneTo(seat, view) && from === 'hand' && !chosen;

/** What an event feels like to the people at the table; null: nothing special, so that it is over in a moment. */
export function toneOf(event: Event, seats: readonly TablePlayer[], view: View | undefined): Tone | null {
  if (view === undefined) return null;
  const hit = alone(seats);
  switch (event.type) {
    case 'played':
      return hit !== null && strikes(event, hit, view) ? 'storm' : null;
    case 'gained': {
      const tone = gainedTone(event, event.seat === hit, view);
      return tone === 'triumph' && seats[event.seat]?.bot !== null ? 'notice' : tone;
    }
    case 'trashed':
      return event.seat === hit && isTaken(event, view) ? 'storm' : null;
    case 'discarded':
      return event.seat === hit && isCut(event, view) ? 'storm' : null;
    case 'protected':
      return event.seat === hit ? 'notice' : null;
    case 'reacted':
      return seats[event.seat]?.bot === null ? 'notice' : null;
    case 'ended':
      return 'notice';
    default:
      return null;
  }
}
