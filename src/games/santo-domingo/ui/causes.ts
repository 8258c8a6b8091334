import type { Seat } from '@antilles/engine';
import {
  ADMIRAL,
  CAPTAIN,
  CUSTOMS,
  FRIGATE,
  GALLEON,
  GOODS_FOR_ADMIRAL,
  GOODS_FOR_CAPTAIN,
  GOODS_FOR_TRADER,
  GOVERNOR,
  POINTS_FOR_FRIGATE,
  POINTS_FOR_GALLEON,
  TRADER,
  BEGGAR,
  type Card,
} from '../rules/cards';
import type { Event } from '../rules/events';

/** Somebody's card that pays for somebody else's. */
export interface Cause {
  readonly seat: Seat;
  readonly card: Card;
  readonly amount: number;
}

/** What pays for the Governor, for Customs and for the Beggar: a card of somebody else, and how much. */
const PAYS: Partial<Record<Card, readonly (readonly [card: Card, amount: number])[]>> = {
  [GOVERNOR]: [
    [CAPTAIN, GOODS_FOR_CAPTAIN],
    [ADMIRAL, GOODS_FOR_ADMIRAL],
  ],
  [CUSTOMS]: [
    [FRIGATE, POINTS_FOR_FRIGATE],
    [GALLEON, POINTS_FOR_GALLEON],
  ],
  [BEGGAR]: [[TRADER, GOODS_FOR_TRADER]],
};

/** The cards on the table that pay a seat for its card, in the order of their numbers. */
export const payersOf = (card: Card, seat: Seat, table: readonly (readonly Card[])[]): readonly Cause[] =>
  (PAYS[card] ?? []).flatMap(([paying, amount]) =>
    table.flatMap((cards, other) =>
      other !== seat && cards.includes(paying) ? [{ seat: other, card: paying, amount }] : [],
    ),
  );

/** The cards on the table that pay for what an event brought. */
export function causesOf(event: Event, table: readonly (readonly Card[])[]): readonly Cause[] {
  switch (event.type) {
    case 'rewarded':
      return payersOf(event.card, event.seat, table);
    case 'begged':
      return payersOf(BEGGAR, event.seat, table);
    default:
      return [];
  }
}

/** Cards that more than one player turned up, with who did. */
export function equals(
  table: readonly (readonly Card[])[],
): readonly { readonly card: Card; readonly seats: readonly Seat[] }[] {
  const all = [...new Set(table.flat())].sort((a, b) => a - b);
  return all
    .map((card) => ({ card, seats: table.flatMap((cards, seat) => (cards.includes(card) ? [seat] : [])) }))
    .filter(({ seats }) => seats.length > 1);
}
