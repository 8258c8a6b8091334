import type { Phrase, Seat } from '@antilles/engine';
import { CARD_NAMES, type Card, type RowCard } from './cards';
import type { Rate } from './options';
import type { Rows } from './state';

/** Everything that happens at the table: one event for each marker movement a person can see. */
export type Event =
  | { readonly type: 'supplied'; readonly from: Rows; readonly to: Rows; readonly rate: Rate }
  /** `cards` is null for everybody else until the reveal. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly cards: readonly Card[] | null }
  /** The cards of every seat, in seat order. */
  | { readonly type: 'revealed'; readonly cards: readonly (readonly Card[])[] }
  /** `seats` took `each` from a row; `lost` of it, for each of them, went over the limit. */
  | {
      readonly type: 'took';
      readonly card: RowCard;
      readonly seats: readonly Seat[];
      readonly each: number;
      readonly from: number;
      readonly to: number;
      readonly lost: readonly number[];
    }
  /** Governor and Customs, one event a seat. */
  | {
      readonly type: 'rewarded';
      readonly card: 3 | 6;
      readonly seat: Seat;
      readonly amount: number;
      readonly lost: number;
    }
  /** The Traders have moved the market; `rate` holds for all of them. */
  | {
      readonly type: 'market-moved';
      readonly seats: readonly Seat[];
      readonly from: number;
      readonly to: number;
      readonly rate: Rate;
    }
  | { readonly type: 'traded'; readonly seat: Seat; readonly goods: number; readonly points: number }
  | { readonly type: 'trader-reset'; readonly from: number }
  | {
      readonly type: 'begged';
      readonly seat: Seat;
      readonly forHand: number;
      readonly forTraders: number;
      readonly lost: number;
    }
  | { readonly type: 'closed-round'; readonly round: number; readonly last: boolean }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly goods: number; readonly points: number };

const cardKey = (card: Card): string => `card.${CARD_NAMES[card]}`;
export const rateText = (rate: Rate): string => (rate === null ? '–' : `${rate.give}:${rate.get}`);

/** Goods and points in one sentence, each with its own plural. */
const amounts = ({ goods, points }: { readonly goods: number; readonly points: number }) => ({
  goods: { phrases: [{ key: 'amount.goods', params: { count: goods } }] },
  points: { phrases: [{ key: 'amount.points', params: { count: points } }] },
});

/** The card number an event belongs to; null for what is not part of carrying out. */
export function cardOf(event: Event): Card | null {
  switch (event.type) {
    case 'took':
    case 'rewarded':
      return event.card;
    case 'market-moved':
    case 'traded':
    case 'trader-reset':
      return 7;
    case 'begged':
      return 8;
    default:
      return null;
  }
}

/** An event in words. */
export function phrase(event: Event): Phrase | null {
  switch (event.type) {
    case 'supplied':
      return {
        key: 'log.supplied',
        params: { ...amounts(event.to), rate: rateText(event.rate) },
      };
    // A tick on the display says it; a line for everybody every round would only drown the rest.
    case 'chose':
      return null;
    case 'revealed':
      return {
        key: 'log.revealed',
        params: {
          cards: {
            phrases: event.cards.map((cards, seat) => ({
              key: 'log.showed',
              params: { who: { seat }, cards: { keys: cards.map(cardKey) } },
            })),
          },
        },
      };
    case 'took': {
      const what = event.card <= 2 ? 'points' : 'goods';
      const card = { key: cardKey(event.card) };
      const lost = event.lost.reduce((sum, n) => sum + n, 0);
      const [only] = event.seats;
      if (event.seats.length === 1 && only !== undefined) {
        if (event.each === 0) return { key: `log.took-no-${what}`, params: { who: { seat: only }, card } };
        return {
          key: lost > 0 ? 'log.took-goods-lost' : `log.took-${what}`,
          params: { who: { seat: only }, count: event.each, card, lost, left: event.to },
        };
      }
      const seats = { seats: event.seats };
      if (event.each === 0) return { key: `log.shared-no-${what}`, params: { seats, card, count: event.from } };
      return {
        key: lost > 0 ? 'log.shared-goods-lost' : `log.shared-${what}`,
        params: { seats, count: event.each, card, lost, left: event.to },
      };
    }
    case 'rewarded': {
      const what = event.card === 3 ? 'goods' : 'points';
      return {
        key: event.lost > 0 ? 'log.rewarded-goods-lost' : `log.rewarded-${what}`,
        params: {
          who: { seat: event.seat },
          count: event.amount,
          lost: event.lost,
          card: { key: cardKey(event.card) },
        },
      };
    }
    case 'market-moved':
      return event.from === event.to
        ? { key: 'log.market', params: { rate: rateText(event.rate) } }
        : {
            key: 'log.market-moved',
            params: { count: event.seats.length, from: event.from, to: event.to, rate: rateText(event.rate) },
          };
    case 'traded':
      return event.goods === 0
        ? { key: 'log.traded-nothing', params: { who: { seat: event.seat } } }
        : { key: 'log.traded', params: { who: { seat: event.seat }, ...amounts(event) } };
    case 'trader-reset':
      return { key: 'log.trader-reset' };
    case 'begged':
      return {
        key: event.lost > 0 ? 'log.begged-lost' : 'log.begged',
        params: { who: { seat: event.seat }, count: event.forHand + event.forTraders, lost: event.lost },
      };
    case 'closed-round':
      return event.last ? { key: 'log.last-round', params: { round: event.round } } : null;
    case 'exchanged':
      return event.points === 0
        ? null
        : { key: 'log.exchanged', params: { who: { seat: event.seat }, ...amounts(event) } };
  }
}
