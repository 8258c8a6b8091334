import type { Seat } from '@antilles/engine';
import type { Card, RowCard } from './cards';
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

export const rateText = (rate: Rate): string => (rate === null ? '–' : `${rate.give}:${rate.get}`);

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
