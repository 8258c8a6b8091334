import type { HasRng } from '@antilles/engine';
import type { Bot, Thought } from '@/bots/bot';
import { softMax } from '@/bots/greedy';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { State } from '../rules/state';
import type { View } from '../rules/view';
import { explain } from './explain';
import { bestOf, scoresFor } from './policy';
import { NO_ENVY, roleScores, USUAL_ENVY, type Envy } from './roleChoice';
import { treeBot } from './treeSearch';
import { BALANCED_TASTE, BUILDING_TASTE, FACTORY_TASTE, SHIPPING_TASTE, type Taste } from './taste';

type PrBot = Bot<State, Action, View, Ask>;

interface OnePly {
  readonly taste: Taste;
  readonly envy: Envy;
  /** Soft-max over the scores, in points; 0: always the best. */
  readonly temperature: number;
}

/** Looks one choice ahead: roles by carrying each out, everything else by the small policies. */
function onePlyBot(id: string, { taste, envy, temperature }: OnePly): PrBot {
  return {
    id,
    *think(seen, luck: HasRng): Thought<Action> {
      const { decision } = seen;
      const state = seen.imagine(luck);
      yield;
      const scores =
        decision.kind === 'choose-role' ? roleScores(state, decision, taste, envy) : scoresFor(state, decision, taste);
      const action = decision.actions[temperature > 0 ? softMax(scores, temperature, luck) : bestOf(scores)];
      if (action === undefined) throw new Error('a decision without actions');
      return { action, reasons: explain(seen, action, taste) };
    },
  };
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
const tree = {
  taste: BALANCED_TASTE,
  expansions: 150,
  worlds: 1,
  exploration: 0.5,
  sharpness: 0.05,
  searched: SEARCHED,
  greed: 0,
};

export const bots = {
  hard: treeBot('hard', tree),
  easy: onePlyBot('easy', { taste: BALANCED_TASTE, envy: NO_ENVY, temperature: 1 }),
  medium: onePlyBot('medium', { taste: BALANCED_TASTE, envy: USUAL_ENVY, temperature: 0 }),
  greedy: onePlyBot('greedy', { taste: BALANCED_TASTE, envy: NO_ENVY, temperature: 0 }),
  'shipping-rush': onePlyBot('shipping-rush', { taste: SHIPPING_TASTE, envy: USUAL_ENVY, temperature: 0 }),
  'building-rush': onePlyBot('building-rush', { taste: BUILDING_TASTE, envy: USUAL_ENVY, temperature: 0 }),
  factory: onePlyBot('factory', { taste: FACTORY_TASTE, envy: USUAL_ENVY, temperature: 0 }),
};
