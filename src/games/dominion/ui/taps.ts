import type { Decision } from '@antilles/engine';
import { BUY, END_PHASE, PLAY, playTreasures, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { purchase, treasuresIn, type Purchase } from '../rules/buying';
import { isAction, isTreasure, type CardId } from '../rules/printed';
import type { View } from '../rules/view';
import { isQuiet } from './art';
import type { PileState } from './Supply';

/** What lies picked up or is read: a card of the hand, a pile, a card in play. */
export interface Picked {
  readonly from: 'hand' | 'pile' | 'play';
  readonly card: CardId;
}

type Asked = Decision<Action, Ask>;
type Refusal = (action: Action) => string | null;

/** What a tap comes to. */
export type Tapped =
  | { readonly do: 'submit'; readonly actions: readonly Action[] }
  /** Picked up, or put down again: the dock says what it would come to, or why not. */
  | { readonly do: 'pick'; readonly picked: Picked | null };

/** A second tap on a pile buys, or puts it down again; whoever wants it so buys with the first one. */
export function tapPile(view: View, turn: Asked, picked: Picked | null, card: CardId, oneTap = false): Tapped {
  const again = picked?.from === 'pile' && picked.card === card;
  const buy = purchaseIn(view, turn, card);
  if (buy === null || buy.refusal !== null || !(again || (oneTap && !isQuiet(card))))
    return { do: 'pick', picked: again ? null : { from: 'pile', card } };
  return { do: 'submit', actions: buyingActions(buy) };
}

/** A treasure is played at once; an Action is worth a second tap, unless one is wanted to do. */
export function tapCard(picked: Picked | null, card: CardId, refusal: Refusal, oneTap = false): Tapped {
  const again = picked?.from === 'hand' && picked.card === card;
  const can = refusal(PLAY[card]) === null;
  if (can && (again || oneTap || isTreasure(card))) return { do: 'submit', actions: [PLAY[card]] };
  return { do: 'pick', picked: again ? null : { from: 'hand', card } };
}

/** The one thing that comes next in a turn, which the large button does. */
export type NextStep =
  | { readonly do: 'play'; readonly card: CardId; readonly actions: readonly Action[] }
  | { readonly do: 'to-buying'; readonly actions: readonly Action[] }
  /** The purchase may be refused: then the button says why. */
  | { readonly do: 'buy'; readonly buy: Purchase; readonly actions: readonly Action[] }
  | { readonly do: 'play-treasures'; readonly cards: readonly CardId[]; readonly actions: readonly Action[] }
  /** There is nothing to play: a pile has to be picked first. */
  | { readonly do: 'choose' };

export function nextStep(view: View, turn: Asked, picked: Picked | null, refusal: Refusal): NextStep {
  if (turn.kind === 'action-phase') {
    const card = picked?.from === 'hand' && isAction(picked.card) ? picked.card : null;
    return card === null || refusal(PLAY[card]) !== null
      ? { do: 'to-buying', actions: [END_PHASE] }
      : { do: 'play', card, actions: [PLAY[card]] };
  }
  const buy = picked?.from === 'pile' ? purchaseIn(view, turn, picked.card) : null;
  if (buy !== null) return { do: 'buy', buy, actions: buyingActions(buy) };
  const cards = treasuresLeft(view, turn);
  return cards.length === 0 ? { do: 'choose' } : { do: 'play-treasures', cards, actions: [playTreasures(cards)] };
}

/**
 * How a pile stands to whoever plays: what they can pay is lit, unless hardly anybody would want it. `coming` is what is
 * asked next while a card is still carried out.
 */
export function pileState(view: View, coming: Asked | null, asked: Asked | null, card: CardId): PileState {
  if (coming?.kind !== 'buy-phase') {
    const why = asked?.kind === 'action-phase' ? 'finish-actions-first' : null;
    return { standing: isQuiet(card) ? 'quiet' : 'rest', why, short: 0 };
  }
  const buy = purchaseIn(view, coming, card);
  const why = buy?.refusal ?? null;
  const standing = isQuiet(card) ? 'quiet' : buy === null || why !== null ? 'flat' : 'lit';
  return { standing, why, short: why === 'too-expensive' ? (buy?.short ?? 0) : 0 };
}

/** The treasures that could still be played: until the first buy. */
export const treasuresLeft = ({ turn, players }: View, asked: Asked | null): readonly CardId[] =>
  asked?.kind === 'buy-phase' && turn.bought === 0 ? treasuresIn(players[asked.seat]?.hand ?? []) : [];

/** What buying a pile would come to with everything in hand; null when nothing is bought now. */
export const purchaseIn = (view: View, asked: Asked | null, card: CardId): Purchase | null =>
  asked?.kind === 'buy-phase' ? purchase(view, asked.seat, card, treasuresLeft(view, asked)) : null;

/** Buying plays the treasures in hand first. */
export const buyingActions = ({ card, treasures }: Purchase): readonly Action[] =>
  treasures.length > 0 ? [playTreasures(treasures), BUY[card]] : [BUY[card]];
