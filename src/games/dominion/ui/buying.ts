import type { Seat } from '@antilles/engine';
import { coinsOf, costOf, isTreasure, type CardId } from '../rules/printed';
import type { View } from '../rules/view';

/** What a purchase comes to, before anybody makes it. */
export interface Purchase {
  readonly card: CardId;
  readonly cost: number;
  /** The treasures still in hand: all are played first, because none can be played after a buy (DO-9). */
  readonly treasures: readonly CardId[];
  /** Coins left afterwards. */
  readonly coinsLeft: number;
  /** Coins missing even with all treasures. */
  readonly short: number;
  /** Curses that come along through Embargo tokens, as far as there are any left. */
  readonly curses: number;
  readonly refusal: 'pile-empty' | 'too-expensive' | null;
}

export const treasuresIn = (hand: readonly CardId[]): readonly CardId[] => hand.filter(isTreasure);

/** What treasures are worth now, a Merchant's first Silver included. */
export function treasureWorth(treasures: readonly CardId[], { turn }: View): number {
  const coins = treasures.reduce((sum, card) => sum + coinsOf(card), 0);
  return treasures.includes('silver') ? coins + turn.silverBonus : coins;
}

/** What costs nothing is hardly ever wanted: it can be bought, and does not call for it. */
export const isQuiet = (card: CardId): boolean => costOf(card) === 0;

export function purchase(view: View, seat: Seat, card: CardId, treasures: readonly CardId[]): Purchase | null {
  const pile = view.piles.find((each) => each.card === card);
  if (pile === undefined || view.turn.seat !== seat) return null;
  const cost = costOf(card);
  const all = view.turn.coins + treasureWorth(treasures, view);
  const short = Math.max(0, cost - all);
  const cursesLeft = view.piles.find((each) => each.card === 'curse')?.count ?? 0;
  return {
    card,
    cost,
    treasures,
    coinsLeft: all - cost,
    short,
    curses: Math.min(pile.embargo, cursesLeft),
    refusal: pile.count === 0 ? 'pile-empty' : short > 0 ? 'too-expensive' : null,
  };
}
