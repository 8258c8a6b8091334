import { CARD_IDS, type CardId } from './printed';

/** One answer. Big choices are made card by card: pick, pick, done. */
export type Action =
  /** Play a card: an Action in the Action phase, a Treasure in the Buy phase. */
  | { readonly type: 'play'; readonly card: CardId }
  /** Play every Treasure in hand; they are named, so that the action tells no more than it says. */
  | { readonly type: 'play-treasures'; readonly cards: readonly CardId[] }
  | { readonly type: 'buy'; readonly card: CardId }
  /** No more Actions; or, in the Buy phase, no more buys. */
  | { readonly type: 'end-phase' }
  /** A card, or a pile, for whatever is asked. */
  | { readonly type: 'pick'; readonly card: CardId }
  /** No more picks. */
  | { readonly type: 'done' }
  | { readonly type: 'choose'; readonly option: Option }
  | { readonly type: 'count'; readonly count: number };

export const OPTIONS = ['yes', 'no', 'set-aside', 'take-mat', 'discard', 'put-back', 'plunder', 'coins'] as const;
export type Option = (typeof OPTIONS)[number];

type CardAction = Extract<Action, { readonly card: CardId }>;

const each = (type: CardAction['type']): Readonly<Record<CardId, CardAction>> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, { type, card }])) as Record<CardId, CardAction>;

/** Actions are never changed, so one of each is enough: offering them costs no memory. */
export const PLAY = each('play');
export const BUY = each('buy');
export const PICK = each('pick');
export const END_PHASE: Action = { type: 'end-phase' };
export const DONE: Action = { type: 'done' };
export const CHOOSE = Object.fromEntries(OPTIONS.map((option) => [option, { type: 'choose', option }])) as Readonly<
  Record<Option, Action>
>;
export const playTreasures = (cards: readonly CardId[]): Action => ({ type: 'play-treasures', cards });
export const count = (n: number): Action => ({ type: 'count', count: n });
