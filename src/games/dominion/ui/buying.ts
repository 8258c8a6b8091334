import type { Seat } from '@antilles/engine';
import { coinsOf, costOf, isTreasure, type CardId } from '../rules/printed';
import type { View } from '../rules/view';

/** What a purchase comes to, before anybody makes it. */
export interface Purchase {
  readonly card: CardId;
  readonly cost: number;
  /** The treasures still in hand that would be played first. */
  readonly treasures: readonly CardId[];
  /** It takes those treasures to pay for it. */
  readonly needsTreasures: boolean;
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

export function purchase(view: View, seat: Seat, card: CardId, treasures: readonly CardId[]): Purchase | null {
  const pile = view.piles.find((each) => each.card === card);
  if (pile === undefined || view.turn.seat !== seat) return null;
  const cost = costOf(card);
  const { coins } = view.turn;
  const worth = treasureWorth(treasures, view);
  const needsTreasures = cost > coins && worth > 0;
  const all = needsTreasures ? coins + worth : coins;
  const short = Math.max(0, cost - all);
  const cursesLeft = view.piles.find((each) => each.card === 'curse')?.count ?? 0;
  return {
    card,
    cost,
    treasures,
    needsTreasures: needsTreasures && short === 0,
    coinsLeft: all - cost,
    short,
    curses: Math.min(pile.embargo, cursesLeft),
    refusal: pile.count === 0 ? 'pile-empty' : short > 0 ? 'too-expensive' : null,
  };
}

/** Below this nothing worth a question is left lying. */
const WORTH_ASKING = 3;

/** Money that ending the turn now would waste, when nothing has been bought; 0 when it is not worth asking about. */
export function unusedMoney(view: View, seat: Seat): number {
  if (view.turn.bought > 0) return 0;
  const coins = view.turn.coins + treasureWorth(treasuresIn(view.players[seat]?.hand ?? []), view);
  return coins >= WORTH_ASKING ? coins : 0;
}
