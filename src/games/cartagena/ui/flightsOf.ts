import type { Viewer } from '@antilles/engine';
import { createElement, type ReactElement } from 'react';
import { CardBack } from '@/ui/cards/PlayingCard';
import type { Flights } from '@/ui/flights/anchors';
import type { Card } from '../rules/deck';
import { looksDark, place } from './art';
import type { CartagenaFrame } from './scenes';
import { SymbolCard } from './SymbolCard';

const back = (): ReactElement => createElement(CardBack, { width: 40, height: 54 });

/** How an event moves: cards between hands and piles. Pirates walk on the map itself. */
export function flyEvent({ event, view }: CartagenaFrame, flights: Flights, viewer: Viewer): void {
  const hand = (seat: number): string => (seat === viewer ? place.hand : place.seat(seat));
  const face = (card: Card | null | undefined): ReactElement =>
    card == null
      ? back()
      : createElement(SymbolCard, {
          card,
          dark: looksDark(card, view.options.scoundrels),
          width: 44,
          height: 60,
          caption: '',
        });
  const fly = (from: string, to: string, node: ReactElement, count = 1, delayMs = 0): void => {
    if (count > 0) void flights.fly({ from, to, node, count, delayMs });
  };
  switch (event.type) {
    case 'played':
      return event.cards.forEach((card, i) => fly(hand(event.seat), place.discard, face(card), 1, i * 120));
    case 'drew':
      // Only a viewer's own cards are known; the others fly face down.
      return event.cards === null
        ? fly(place.draw, hand(event.seat), back(), event.count)
        : event.cards.forEach((card, i) => fly(place.draw, hand(event.seat), face(card), 1, i * 110));
    case 'discarded':
      return event.cards.forEach((card, i) => fly(hand(event.seat), place.discard, face(card), 1, i * 90));
    case 'took':
      return fly(hand(event.victim), hand(event.seat), face(event.card));
    case 'gave':
      return fly(hand(event.seat), hand(event.to), face(event.card));
    case 'spread':
      return fly(place.draw, hand(event.seat), back(), Math.min(event.count, 6));
    case 'put-back':
      return fly(hand(event.seat), place.draw, back());
    default:
      return;
  }
}
