import type { Viewer } from '@antilles/engine';
import { createElement } from 'react';
import type { Flights } from '@/ui/flights/anchors';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import type { CardId } from '../rules/printed';
import { cardIcon, paintOf, place } from './art';
import type { DominionFrame } from './scenes';

const BACK = { ground: '#4a47b0', ink: '#ffffff' } as const;

/** How an event moves: cards out of piles, into play, to the discard pile, into the trash. */
export function flyEvent({ event }: DominionFrame, viewer: Viewer, flights: Flights): void {
  if (event.type === 'ended') return;
  const mine = event.seat === viewer;
  const at = (own: string): string => (mine ? own : place.seat(event.seat));
  const fly = (from: string, to: string, icon: IconName, paint: { ground: string; ink: string }, more = {}): void => {
    void flights.fly({
      from,
      to,
      color: paint.ground,
      durationMs: 260,
      icon: createElement(Icon, { name: icon, size: 17, color: paint.ink }),
      ...more,
    });
  };
  const card = (id: CardId, from: string, to: string, more = {}): void =>
    fly(from, to, cardIcon(id), paintOf(id), more);
  const backs = (count: number, from: string, to: string): void => {
    if (count > 0) fly(from, to, 'dominion/deck', BACK, { count: Math.min(count, 5), gapMs: 45 });
  };
  switch (event.type) {
    case 'played':
      return event.from === 'in-play' ? undefined : card(event.card, at(place.hand), place.inPlay);
    case 'treasures-played':
      return event.cards.forEach((each, i) => card(each, at(place.hand), place.inPlay, { delayMs: i * 55 }));
    case 'bought':
      return card(event.card, place.pile(event.card), at(place.discard));
    case 'gained':
      if (event.bought) return;
      return card(
        event.card,
        event.from === 'trash' ? place.trash : place.pile(event.card),
        at(event.to === 'discard' ? place.discard : event.to === 'deck' ? place.deck : place.hand),
      );
    case 'drew':
      return mine ? backs(event.count, place.deck, place.hand) : undefined;
    case 'trashed':
      return card(event.card, event.from === 'in-play' ? place.inPlay : at(place.hand), place.trash);
    case 'returned':
      return card(event.card, at(place.hand), place.pile(event.card), { count: event.count });
    case 'discarded':
      return event.cards.forEach((each, i) =>
        card(each, at(event.from === 'deck' ? place.deck : place.hand), at(place.discard), { delayMs: i * 55 }),
      );
    case 'set-aside':
      return event.card === null
        ? undefined
        : card(event.card, at(event.from === 'deck' ? place.deck : place.hand), at(place.mats));
    case 'took-in-hand':
      return mine ? backs(event.count, place.deck, place.hand) : undefined;
    case 'put-on-deck':
      return event.card === null ? undefined : card(event.card, at(place.hand), at(place.deck));
    case 'embargoed':
      return fly(place.seat(event.seat), place.pile(event.card), 'dominion/embargo-token', {
        ground: '#a8281b',
        ink: '#ffffff',
      });
    case 'cleaned-up':
      if (mine) backs(event.count, place.hand, place.discard);
      return backs(Math.min(3, event.played.length), place.inPlay, at(place.discard));
    default:
      return;
  }
}
