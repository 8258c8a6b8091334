import type { Decision, Seat } from '@antilles/engine';
import type { Action } from '../rules/actions';
import { puertoRico } from '../rules/game';
import { clone, type State } from '../rules/state';
import { worthsBy, type Mind } from './mind';
import { carryOut } from './policy';

/** How much the gain of the others counts against a role. */
export interface Envy {
  readonly mean: number;
  readonly most: number;
}

export const NO_ENVY: Envy = { mean: 0, most: 0 };
/** What the levels use (README, Bots). */
export const USUAL_ENVY: Envy = { mean: 0.7, most: 0.15 };

/** What each role would bring, if everybody carried it out by the small policies. */
export function roleScores(state: State, decision: Decision<Action>, mind: Mind, envy: Envy): number[] {
  const before = worthsBy(mind, state);
  const scores: number[] = [];
  for (const action of decision.actions) {
    const after = clone(state);
    puertoRico.apply(after, decision.seat, action, null);
    carryOut(after, mind);
    scores.push(gain(before, worthsBy(mind, after), decision.seat, envy));
  }
  return scores;
}

function gain(before: readonly number[], after: readonly number[], seat: Seat, envy: Envy): number {
  let own = 0;
  let sum = 0;
  let most = -Infinity;
  for (let i = 0; i < before.length; i++) {
    const change = (after[i] as number) - (before[i] as number);
    if (i === seat) own = change;
    else {
      sum += change;
      if (change > most) most = change;
    }
  }
  return own - (envy.mean * sum) / (before.length - 1) - envy.most * most;
}
