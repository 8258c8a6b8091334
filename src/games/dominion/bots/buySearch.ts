import type { Decision, HasRng, Seat } from '@antilles/engine';
import type { Seen } from '../../../bots/bot';
import { BUY, END_PHASE, type Action } from '../rules/actions';
import { dominion } from '../rules/game';
import { costOf, type CardId } from '../rules/printed';
import { pointsOf } from '../rules/scoring';
import { playerAt, type State } from '../rules/state';
import type { View } from '../rules/view';
import { asPlan, guessMenu, playByPlans } from './finder';
import type { Menu } from './menus';
import { buyFrom, losesByEnding, type Plan } from './policy';
import { winnersOf } from './reference';
import { deckWorth } from './worth';

/** A buy, and how it did in imagined games; null buys nothing. */
export interface Trial {
  readonly card: CardId | null;
  readonly games: number;
  readonly value: number;
}

export interface BuyChoice {
  readonly best: Trial;
  /** What the menu would have bought. */
  readonly usual: Trial;
}

export interface BuySearchSettings {
  readonly rollouts: number;
  readonly candidates: number;
  /** Leaves the menu's choice only for something better by so many standard errors. */
  readonly guard: number;
}

/**
 * Tries the buys worth considering in imagined games that go on by the menus. All buys are tried on the same imagined
 * deals, so that the difference between two is not luck; half of them drop out at a time. The menu's choice stays
 * unless another one is better beyond doubt: without that guard such a search plays worse than its own menu.
 */
export function* searchBuy(
  seen: Seen<State, Action, View>,
  menu: Menu,
  settings: BuySearchSettings,
  luck: HasRng,
): Generator<void, BuyChoice, boolean | undefined> {
  const { seat, decision } = seen;
  const first = seen.imagine(luck);
  const plan = asPlan(menu);
  const usual = buyFrom(plan, first, seat);
  const cards = worthTrying(first, decision, usual, settings.candidates);
  if (cards.length === 1) return only(usual);

  const sums: number[][] = cards.map(() => []);
  let alive = cards.map((_, i) => i);
  const rounds = Math.ceil(Math.log2(cards.length));
  for (let round = 0; round < rounds; round++) {
    const share = Math.floor(settings.rollouts / rounds / alive.length);
    for (let n = 0; n < share; n++) {
      const deal = seen.imagine(luck);
      const plans = plansFor(deal, seat, plan);
      for (const i of alive) {
        (sums[i] as number[]).push(rollout(deal, seat, cards[i] ?? null, plans));
      }
      const hurried = yield;
      if (hurried && n >= 8) {
        round = rounds;
        break;
      }
    }
    // The menu's choice always stays in: the others are measured against it.
    const ranked = alive.filter((i) => i !== 0).sort((a, b) => mean(sums[b]) - mean(sums[a]));
    alive = [0, ...ranked.slice(0, Math.max(1, Math.ceil(alive.length / 2) - 1))];
  }

  const usualTrial: Trial = { card: usual, games: sums[0]?.length ?? 0, value: mean(sums[0]) };
  let best = usualTrial;
  for (const i of alive) {
    if (i === 0 || !isBetter(sums[i] ?? [], sums[0] ?? [], settings.guard)) continue;
    const value = mean(sums[i]);
    if (value > best.value) best = { card: cards[i] ?? null, games: sums[i]?.length ?? 0, value };
  }
  return { best, usual: usualTrial };
}

const only = (card: CardId | null): BuyChoice => {
  const trial: Trial = { card, games: 0, value: 0 };
  return { best: trial, usual: trial };
};

/** The menu's choice first, then what else could be right: points, money, the dearest cards one can pay. */
function worthTrying(
  state: State,
  { actions, seat }: Decision<Action>,
  usual: CardId | null,
  atMost: number,
): (CardId | null)[] {
  const { coins } = state.turn;
  const offered = actions.flatMap((action) => (action.type === 'buy' ? [action.card] : []));
  const likely = offered
    .filter((card) => card !== usual && card !== 'curse' && card !== 'copper' && !losesByEnding(state, seat, card))
    .sort((a, b) => likelihood(b, coins) - likelihood(a, coins));
  return [usual, ...likely.slice(0, atMost - 1)];
}

const likelihood = (card: CardId, coins: number): number => {
  if (card === 'province') return 100;
  if (card === 'gold') return 90;
  if (card === 'duchy') return 80;
  // Near the price one can pay, and good for a deck.
  return deckWorth(card) * 4 - (coins - costOf(card)) * 3;
};

/** The own plan for the own seat; for the others what they seem to be up to. */
function plansFor(deal: State, seat: Seat, plan: Plan): Plan[] {
  return deal.players.map((_, other) => (other === seat ? plan : asPlan(guessMenu(deal, other, plan.menu))));
}

/** One imagined game after this buy: 1 for a win, and a little for the lead, so that close games tell more. */
function rollout(deal: State, seat: Seat, card: CardId | null, plans: readonly Plan[]): number {
  const state = dominion.clone(deal);
  dominion.apply(state, seat, card === null ? END_PHASE : BUY[card], null);
  playByPlans(state, plans);
  const winners = winnersOf(state);
  const win = winners.includes(seat) ? 1 / winners.length : 0;
  const mine = pointsOf(playerAt(state, seat));
  const best = Math.max(...state.players.map((player, other) => (other === seat ? -Infinity : pointsOf(player))));
  return 0.75 * win + 0.25 / (1 + Math.exp((best - mine) / 8));
}

const mean = (values: readonly number[] | undefined): number =>
  values === undefined || values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/** Whether `a` beats `b` on the same deals by more than chance. */
function isBetter(a: readonly number[], b: readonly number[], guard: number): boolean {
  const n = Math.min(a.length, b.length);
  if (n < 8) return false;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const average = sum / n;
  const variance = Math.max(1e-9, squares / n - average * average);
  return average > guard * Math.sqrt(variance / n);
}
