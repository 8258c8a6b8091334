import type { Seat } from '@antilles/engine';
import { isVictory, PRINTED, type CardId } from '../rules/printed';
import { pointsOf } from '../rules/scoring';
import { cardCount, owns, playerAt, type State } from '../rules/state';
import { emptyPiles, leftIn, pileOf, PROVINCE_PILE } from '../rules/supply';

/** What buying can do to the end of the game, exactly: everybody's points follow from gains, which are public. */

const PILES_TO_END = 3;

/** Whether gaining one more of this pile ends the game. */
function endsGame(state: State, pile: number): boolean {
  if (state.supply[pile] !== 1) return false;
  return pile === PROVINCE_PILE || emptyPiles(state) >= PILES_TO_END - 1;
}

/** More points than everybody else, or as many in fewer turns; `shared`: as many in as many will do. */
function isAhead(state: State, seat: Seat, points: number, shared: boolean): boolean {
  const { turns } = playerAt(state, seat);
  return state.players.every((other, i) => {
    if (i === seat) return true;
    const theirs = pointsOf(other);
    if (points !== theirs) return points > theirs;
    return shared ? turns <= other.turns : turns < other.turns;
  });
}

/** Whether gaining this card now ends the game with this seat not among the winners. */
export function losesByEnding(state: State, seat: Seat, card: CardId): boolean {
  const pile = pileOf(state, card);
  if (pile < 0 || !endsGame(state, pile)) return false;
  return !isAhead(state, seat, pointsWith(state, seat, [card]), true);
}

/** The points of this seat with these cards bought on top, Embargo Curses and Gardens included. */
function pointsWith(state: State, seat: Seat, bought: readonly CardId[]): number {
  const player = playerAt(state, seat);
  const before = pointsOf(player);
  let plain = 0;
  let curses = 0;
  let gardens = 0;
  for (const card of bought) {
    plain += PRINTED[card].points ?? 0;
    if (card === 'gardens') gardens++;
    curses += state.embargo[pileOf(state, card)] ?? 0;
  }
  curses = Math.min(curses, leftIn(state, 'curse'));
  const owned = owns(player, 'gardens');
  if (owned + gardens > 0) {
    const size = sizeOf(state, seat);
    const each = Math.floor((size + bought.length + curses) / 10);
    plain += (owned + gardens) * each - owned * Math.floor(size / 10);
  }
  return before + plain - curses;
}

const sizeOf = (state: State, seat: Seat): number => cardCount(playerAt(state, seat));

/** Nobody has more Buys than this that matter. */
const DEEPEST = 4;

/** How many gains away the end is at the least: asked in every imagined turn, so that it must be quick. */
export function gainsToEnd(supply: readonly number[]): number {
  let first = Infinity;
  let second = Infinity;
  let third = Infinity;
  for (let i = 0; i < supply.length; i++) {
    const left = supply[i] ?? 0;
    if (left < first) {
      third = second;
      second = first;
      first = left;
    } else if (left < second) {
      third = second;
      second = left;
    } else if (left < third) third = left;
  }
  return Math.min(supply[PROVINCE_PILE] ?? 0, first + second + third);
}

/** The first of the buys that end the game this turn and win it; null when there are none. */
export function winningBuy(state: State, seat: Seat): CardId | null {
  const buys = Math.min(state.turn.buys, DEEPEST);
  if (buys === 0 || gainsToEnd(state.supply) > buys) return null;
  const bought: CardId[] = [];
  const left = state.supply.concat();

  /** In the order of the piles: what wins in any order wins in this one, and the other orders need not be tried. */
  function winsWith(coins: number, from: number): boolean {
    const toEnd = gainsToEnd(left);
    if (toEnd > buys - bought.length) return false;
    if (toEnd === 0 && bought.length > 0 && isAhead(state, seat, pointsWith(state, seat, bought), false)) return true;
    if (bought.length === buys) return false;
    for (let pile = from; pile < left.length; pile++) {
      const count = left[pile] ?? 0;
      // The index is inside the array.
      const card = state.piles[pile] as CardId;
      const cost = state.costs[pile] ?? Infinity;
      if (count === 0 || cost > coins || (count > buys && !isVictory(card))) continue;
      left[pile] = count - 1;
      bought.push(card);
      if (winsWith(coins - cost, pile)) return true;
      bought.pop();
      left[pile] = count;
    }
    return false;
  }

  return winsWith(state.turn.coins, 0) ? (bought[0] ?? null) : null;
}
