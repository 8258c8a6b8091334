import { sameJson, type Decision, type HasRng, type Seat } from '@antilles/engine';
import type { Seen } from '@/bots/bot';
import { BUY, END_PHASE, type Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { dominion } from '../rules/game';
import { costOf, type CardId } from '../rules/printed';
import { pointsOf } from '../rules/scoring';
import { playerAt, type State } from '../rules/state';
import { emptyPiles } from '../rules/supply';
import type { View } from '../rules/view';
import { losesByEnding } from './endgame';
import { asPlan } from './finder';
import type { Menu } from './menus';
import { guessMenu } from './opponents';
import { buyFrom, type Plan } from './policy';
import { winnersOf } from './reference';
import { playByPlans } from './rollout';
import { deckWorth, isTerminal, provincesLeft } from './worth';

/** An answer, and how it did in imagined games. */
export interface Trial {
  readonly action: Action;
  /** What it buys, if it buys anything. */
  readonly card: CardId | null;
  readonly games: number;
  readonly value: number;
  /** The share of the games it won. */
  readonly won: number;
}

export interface BuyChoice {
  readonly best: Trial;
  /** What the menu would have bought. */
  readonly usual: Trial;
}

export interface BuySearchSettings {
  /** Imagined games for one buy, at most. */
  readonly rollouts: number;
  /** The same for an answer to a card, or for which card to play; left out: the rules of thumb say. */
  readonly answers?: number;
  readonly candidates: number;
  /** Leaves the menu's choice only for something better by so many standard errors. */
  readonly guard: number;
}

/** How many deals everybody plays between two looks at who drops out. */
const HEAT = 10;
/** From how many standard errors on a lead is taken for certain before all games are played. */
const CERTAIN = 3.5;
/** An imagined game goes on for so many turns a player: by then it is decided, or will never be. */
const HORIZON = 30;

/** One answer on trial: what each imagined game was worth, in the order of the deals. */
interface Entrant {
  readonly action: Action;
  readonly values: number[];
  won: number;
}

/**
 * Tries the buys worth considering in imagined games that go on by the menus. The menu's choice stays unless another one is
 * better beyond doubt: without that guard such a search plays worse than its own menu.
 */
export function* searchBuy(
  seen: Seen<State, Action, View>,
  menu: Menu,
  settings: BuySearchSettings,
  luck: HasRng,
): Generator<void, BuyChoice, boolean | undefined> {
  const { seat, decision } = seen;
  const first = seen.imagine(luck);
  const buys = worthTrying(first, decision, buyFrom(asPlan(menu), first, seat), settings.candidates);
  // Near the end games are short, and a buy decides: there is time to look twice as often.
  const isLate = provincesLeft(first) <= 2 || emptyPiles(first) >= 2;
  const actions = buys.map((card) => (card === null ? END_PHASE : BUY[card]));
  return yield* race(seen, menu, actions, (isLate ? 2 : 1) * settings.rollouts, settings.guard, luck);
}

/** How to answer what a card asks, and which card to play: the rules of thumb against what else could be done. */
export const searchAnswer = (
  seen: Seen<State, Action, View>,
  menu: Menu,
  usual: Action,
  { answers = 0, candidates, guard }: BuySearchSettings,
  luck: HasRng,
): Generator<void, BuyChoice, boolean | undefined> => {
  const { kind, actions } = seen.decision;
  const isSilly = (action: Action): boolean =>
    action.type === 'pick' && action.card === 'curse' && kind.endsWith('/gain');
  const others = actions.filter((action) => !sameJson(action, usual) && !isSilly(action)).slice(0, candidates - 1);
  return race(seen, menu, [usual, ...others], answers, guard, luck);
};

/**
 * Whether it is worth the time: in one's own turn, and not where the order hardly matters or a card costs nothing to play. What
 * others make somebody discard was tried, and came to nothing.
 */
export const isWorthSearching = (
  state: State,
  { kind, seat, actions }: Decision<Action, Ask>,
  usual: Action,
): boolean =>
  actions.length > 1 &&
  state.turn.seat === seat &&
  kind !== 'start-of-turn' &&
  kind !== 'when-gained' &&
  kind !== 'buy-phase' &&
  (usual.type !== 'play' || isTerminal(usual.card));

/**
 * All are tried on the same imagined deals, so that the difference between two is not luck; who falls behind the first one,
 * which is the usual one, drops out after every heat.
 */
function* race(
  seen: Seen<State, Action, View>,
  menu: Menu,
  actions: readonly Action[],
  rollouts: number,
  guard: number,
  luck: HasRng,
): Generator<void, BuyChoice, boolean | undefined> {
  const { seat } = seen;
  const first = seen.imagine(luck);
  const plan = asPlan(menu);
  const plans = first.players.map((_, other) => (other === seat ? plan : asPlan(guessMenu(first, other, menu))));
  const until = playerAt(first, seat).turns + HORIZON;
  const [usual, ...others] = actions.map((action): Entrant => ({ action, values: [], won: 0 }));
  if (usual === undefined || others.length === 0) return only(usual?.action ?? END_PHASE);

  let budget = rollouts;
  let alive: Entrant[] = others;
  let hurried = false;
  for (let deals = 0; alive.length > 0 && budget > alive.length && !hurried;) {
    for (let n = 0; n < HEAT && budget > alive.length && !hurried; n++, deals++) {
      const deal = seen.imagine(luck);
      for (const entrant of [usual, ...alive]) {
        rollout(deal, seat, entrant, plans, until);
        budget--;
        hurried = (yield) === true || hurried;
      }
    }
    // With every heat more of a lead is needed to stay: only a lead of `guard` counts in the end.
    const needed = Math.min(1, deals / HEAT / 4 - 0.5);
    alive = alive.filter((entrant) => lead(entrant, usual) > needed);
    if (alive.length === 1 && alive.every((entrant) => lead(entrant, usual) > CERTAIN)) break;
  }

  const usualTrial = asTrial(usual);
  let best = usualTrial;
  for (const entrant of alive) {
    if (entrant.values.length < HEAT || lead(entrant, usual) <= guard) continue;
    const trial = asTrial(entrant);
    if (trial.value > best.value) best = trial;
  }
  return { best, usual: usualTrial };
}

const bought = (action: Action): CardId | null => (action.type === 'buy' ? action.card : null);

const only = (action: Action): BuyChoice => {
  const trial: Trial = { action, card: bought(action), games: 0, value: 0, won: 0 };
  return { best: trial, usual: trial };
};

const asTrial = ({ action, values, won }: Entrant): Trial => {
  const games = values.length;
  return { action, card: bought(action), games, value: mean(values), won: games === 0 ? 0 : won / games };
};

/** The menu's choice first, then what else could be right. What is clearly too early or too cheap is not tried. */
function worthTrying(
  state: State,
  { actions, seat }: Decision<Action>,
  usual: CardId | null,
  atMost: number,
): (CardId | null)[] {
  const { coins } = state.turn;
  const near = Math.min(provincesLeft(state), 2 + state.players.length * (3 - emptyPiles(state)));
  const likely = actions
    .flatMap((action) => (action.type === 'buy' ? [action.card] : []))
    .filter((card) => card !== usual && likelihood(card, coins, near) > 0 && !losesByEnding(state, seat, card))
    .sort((a, b) => likelihood(b, coins, near) - likelihood(a, coins, near));
  return [usual, ...likely.slice(0, atMost - 1)];
}

/** So much less than one could pay is too little for a card that does not score. */
const TOO_CHEAP = 3;

/** Which buys to try first; `near` says how near the end is, in Provinces or in piles. */
function likelihood(card: CardId, coins: number, near: number): number {
  switch (card) {
    case 'province':
      return 100;
    case 'gold':
      return 90;
    case 'duchy':
      return near <= 6 ? 80 : 0;
    case 'estate':
      return near <= 3 ? 30 : 0;
    case 'copper':
    case 'curse':
      return 0;
    default:
      // Near the price one can pay, and good for a deck.
      return coins - costOf(card) > TOO_CHEAP ? 0 : 40 + deckWorth(card) * 4 - (coins - costOf(card)) * 3;
  }
}

/** One imagined game after this answer: 1 for a win, and a little for the lead, so that close games tell more. */
function rollout(deal: State, seat: Seat, entrant: Entrant, plans: readonly Plan[], until: number): void {
  const state = dominion.clone(deal);
  dominion.apply(state, seat, entrant.action, null);
  playByPlans(state, plans, until);
  const winners = winnersOf(state);
  const win = winners.includes(seat) ? 1 / winners.length : 0;
  const mine = pointsOf(playerAt(state, seat));
  let best = -Infinity;
  state.players.forEach((player, other) => {
    if (other !== seat) best = Math.max(best, pointsOf(player));
  });
  entrant.won += win;
  entrant.values.push(0.75 * win + 0.25 / (1 + Math.exp((best - mine) / 8)));
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length;

/** By how many standard errors one is ahead of the other on the deals both played. */
function lead(one: Entrant, other: Entrant): number {
  const n = Math.min(one.values.length, other.values.length);
  if (n === 0) return 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = (one.values[i] ?? 0) - (other.values[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const average = sum / n;
  const variance = Math.max(1e-9, squares / n - average * average);
  return average / Math.sqrt(variance / n);
}
