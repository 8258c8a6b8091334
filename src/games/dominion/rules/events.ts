import type { Seat } from '@antilles/engine';
import type { Option } from './actions';
import type { CardId } from './printed';

/** Where a card lies, seen from its owner. */
export type Place =
  | 'hand'
  | 'deck'
  | 'discard'
  | 'in-play'
  | 'looking'
  | 'revealed'
  | 'haven'
  | 'island'
  | 'native-village'
  | 'set-aside';

/** Where a gained card goes. */
export type GainedTo = 'discard' | 'deck' | 'hand' | 'set-aside';

/** From where a card is played; a Throne Room plays it again where it lies. */
export type PlayedFrom = GainedTo | 'in-play';

/** What happened. `cards: null` is what somebody sees who may only count them. */
export type Event =
  | { readonly type: 'turn-started'; readonly seat: Seat; readonly turn: number; readonly extra: boolean }
  | { readonly type: 'shuffled'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly CardId[] | null; readonly count: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly from: PlayedFrom }
  | {
      readonly type: 'treasures-played';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly coins: number;
    }
  | {
      readonly type: 'credited';
      readonly seat: Seat;
      readonly card: CardId;
      readonly actions: number;
      readonly buys: number;
      readonly coins: number;
    }
  | { readonly type: 'bought'; readonly seat: Seat; readonly card: CardId; readonly cost: number }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly card: CardId;
      readonly from: 'supply' | 'trash';
      readonly to: GainedTo;
      /** It is what was bought just before: there is nothing more to say. */
      readonly bought: boolean;
    }
  /** Several cards of one's own hand or deck go down together: the others only see the last one, on top. */
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly count: number;
      readonly from: Place;
      /** Named by an action, card by card: it tells nobody more than the action did. */
      readonly chosen: boolean;
    }
  | { readonly type: 'deck-discarded'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'trashed'; readonly seat: Seat; readonly card: CardId; readonly from: Place }
  | { readonly type: 'returned'; readonly seat: Seat; readonly card: CardId; readonly count: number }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly from: Place }
  | { readonly type: 'looked'; readonly seat: Seat; readonly cards: readonly CardId[] | null; readonly count: number }
  | {
      readonly type: 'put-on-deck';
      readonly seat: Seat;
      readonly card: CardId | null;
      readonly from: Place;
      /** The card was shown to everybody on the way. */
      readonly open: boolean;
      readonly bottom: boolean;
    }
  | {
      readonly type: 'set-aside';
      readonly seat: Seat;
      readonly card: CardId | null;
      readonly from: Place;
      readonly to: 'haven' | 'island' | 'native-village' | 'revealed';
    }
  | {
      readonly type: 'took-in-hand';
      readonly seat: Seat;
      readonly cards: readonly CardId[] | null;
      readonly count: number;
      readonly from: Place;
      readonly open: boolean;
    }
  | { readonly type: 'embargoed'; readonly seat: Seat; readonly card: CardId; readonly tokens: number }
  | { readonly type: 'got-token'; readonly seat: Seat; readonly tokens: number }
  | { readonly type: 'reacted'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'protected'; readonly seat: Seat; readonly card: CardId }
  /** A card asks: from here on its question is in everybody's view. */
  | { readonly type: 'asked'; readonly seat: Seat; readonly card: CardId; readonly secret?: true }
  /** It has its answer, and asks no more. `secret`: only whoever was asked has heard of it. */
  | { readonly type: 'answered'; readonly seat: Seat; readonly card: CardId; readonly secret?: true }
  /** There was only one answer to what a card asked. */
  | { readonly type: 'forced'; readonly seat: Seat; readonly card: CardId }
  /** Something is going to happen next turn; `cards` are those that now stay in play for it. */
  | { readonly type: 'stayed'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: CardId; readonly option: Option }
  | {
      readonly type: 'cleaned-up';
      readonly seat: Seat;
      /** The hand, known to its owner. */
      readonly cards: readonly CardId[] | null;
      readonly count: number;
      readonly played: readonly CardId[];
    }
  | { readonly type: 'ended'; readonly reason: EndReason };

export type EndReason = 'provinces' | 'piles' | 'turn-limit';
