import type { HasRng, Seat } from '@antilles/engine';
import type { Bot, Thought } from '@/bots/bot';
import { softMax } from '@/bots/greedy';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { playerAt } from '../rules/board';
import type { State } from '../rules/state';
import type { View } from '../rules/view';
import { explain } from './explain';
import { bestOf, scoresFor } from './policy';
import { NO_ENVY, roleScores, USUAL_ENVY, type Envy } from './roleChoice';
import { tasteMind, taughtMind, type Mind } from './mind';
import { judgeOf } from './network';
import { unpacked } from './packed';
import { planFor } from './plans';
import { BALANCED_TASTE, BUILDING_TASTE, FACTORY_TASTE, SHIPPING_TASTE } from './taste';
import { treeBot } from './treeSearch';
import weights from './weights.json';

type PrBot = Bot<State, Action, View, Ask>;

interface OnePly {
  readonly mind: Mind;
  readonly envy: Envy;
  /** Soft-max over the scores, in points; 0: always the best. */
  readonly temperature: number;
}

/** Looks one choice ahead: roles by carrying each out, everything else by the small policies. */
function onePlyBot(id: string, { mind, envy, temperature }: OnePly): PrBot {
  return {
    id,
    *think(seen, luck: HasRng): Thought<Action> {
      const { decision } = seen;
      const state = seen.imagine(luck);
      yield;
      const scores =
        decision.kind === 'choose-role' ? roleScores(state, decision, mind, envy) : scoresFor(state, decision, mind);
      const at = temperature > 0 && ERRS[decision.kind] ? slip(scores, temperature, luck) : bestOf(scores);
      const action = decision.actions[at];
      if (action === undefined) throw new Error('a decision without actions');
      return { action, reasons: explain(seen, action, mind) };
    },
  };
}

/** Where a beginner errs: what to take, not what to do with it. Nobody lets a harvest spoil or sells the cheaper good for fun. */
const ERRS: Readonly<Partial<Record<Ask['kind'], true>>> = {
  'choose-role': true,
  'settler/take': true,
  'builder/build': true,
};

/** How far behind the best an answer may look, in soft-max temperatures, and be taken all the same. */
const FARTHEST = 2;

/** The best answer, or now and then one that looks nearly as good; never one that brings nothing while another does. */
function slip(scores: readonly number[], temperature: number, luck: HasRng): number {
  const best = Math.max(...scores);
  const plausible = scores.map((score) =>
    score >= best - FARTHEST * temperature && (score > 0.05 || best <= 0.05) ? score : -Infinity,
  );
  return softMax(plausible, temperature, luck);
}

/** Where looking ahead pays; the rest the policy answers at a glance. */
const SEARCHED: Readonly<Record<Ask['kind'], boolean>> = {
  'choose-role': true,
  'settler/take': true,
  'mayor/place': true,
  'builder/build': true,
  'craftsman/privilege': false,
  'trader/sell': false,
  'captain/load': true,
  'captain/store': false,
};
const BALANCED = tasteMind(BALANCED_TASTE);
const judge = judgeOf(unpacked(weights));
const TAUGHT = taughtMind(judge);

/** Beginners think of themselves: what a role hands to the others counts for less than half of what it should. */
const LITTLE_ENVY: Envy = { mean: 0.28, most: 0.06 };

const tree = {
  worlds: 1,
  exploration: 0.5,
  sharpness: 0.05,
  searched: SEARCHED,
  greed: 0,
};

/** The mind of a seat that follows the plan its board shows, or one drawn by lot while it shows none. */
function withPlan(state: State, seat: Seat, luck: HasRng): Mind {
  const { fond } = planFor(playerAt(state, seat), luck);
  return taughtMind(judge, fond, seat);
}

export const bots = {
  hard: treeBot('hard', { ...tree, mindFor: withPlan, expansions: 150 }),
  skilled: treeBot('skilled', { ...tree, mindFor: () => TAUGHT, expansions: 15 }),
  easy: onePlyBot('easy', { mind: TAUGHT, envy: LITTLE_ENVY, temperature: 0.3 }),
  medium: treeBot('medium', { ...tree, mindFor: () => TAUGHT, expansions: 2 }),
  greedy: onePlyBot('greedy', { mind: BALANCED, envy: NO_ENVY, temperature: 0 }),
  'shipping-rush': onePlyBot('shipping-rush', { mind: tasteMind(SHIPPING_TASTE), envy: USUAL_ENVY, temperature: 0 }),
  'building-rush': onePlyBot('building-rush', { mind: tasteMind(BUILDING_TASTE), envy: USUAL_ENVY, temperature: 0 }),
  factory: onePlyBot('factory', { mind: tasteMind(FACTORY_TASTE), envy: USUAL_ENVY, temperature: 0 }),
};
