import type { Seat } from '@antilles/engine';
import { coinsOf, isTreasure, type CardId } from './printed';
import type { PileView, View } from './view';

/** What can be bought, and what Treasures pay: told once, for the Buy phase and for whoever looks ahead to it. */

/** Why a card at this price cannot be bought, with so many left on its pile and so many coins; null when it can. */
export function buyRefusal(cost: number, left: number, coins: number): 'pile-empty' | 'too-expensive' | null {
  if (left === 0) return 'pile-empty';
  return cost > coins ? 'too-expensive' : null;
}

export const treasuresIn = (hand: readonly CardId[]): readonly CardId[] => hand.filter(isTreasure);

/** What treasures are worth now, played one after the other. */
export function treasureWorth(treasures: readonly CardId[], { turn }: View): number {
  const firstSilver = treasures.indexOf('silver');
  return treasures.reduce((sum, card, i) => sum + coinsOf(card) + (i === firstSilver ? turn.silverBonus : 0), 0);
}

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
  /** Curses that come along through Embargo tokens and Blockades, as far as there are any left. */
  readonly curses: number;
  readonly refusal: ReturnType<typeof buyRefusal>;
}

function cursesWith({ card, embargo, curses }: PileView, { piles }: View): number {
  const pile = piles.find((each) => each.card === 'curse');
  if (pile === undefined) return 0;
  const bought = card === 'curse' && embargo === 0 ? 1 : 0;
  const left = pile.count - bought;
  // Where a Curse is set aside, each one that comes calls the next.
  return pile.curses > 0 && embargo + curses > 0 ? left : Math.min(embargo + curses, left);
}

export function purchase(view: View, seat: Seat, card: CardId, treasures: readonly CardId[]): Purchase | null {
  const pile = view.piles.find((each) => each.card === card);
  if (pile === undefined || view.turn.seat !== seat) return null;
  const { cost } = pile;
  const all = view.turn.coins + treasureWorth(treasures, view);
  return {
    card,
    cost,
    treasures,
    coinsLeft: all - cost,
    short: Math.max(0, cost - all),
    curses: cursesWith(pile, view),
    refusal: buyRefusal(cost, pile.count, all),
  };
}
