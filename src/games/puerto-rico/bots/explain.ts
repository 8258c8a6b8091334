import { luckFrom, must, type Phrase } from '@antilles/engine';
import type { Seen } from '../../../bots/bot';
import type { Action } from '../rules/actions';
import { playerAt } from '../rules/board';
import { puertoRico } from '../rules/game';
import { sumPerGood } from '../rules/goods';
import { cloneState, type Player, type State } from '../rules/state';
import type { View } from '../rules/view';
import { paceOf, TERMS, worthByTerm, worths, type Term } from './evaluate';
import { carryOut } from './policy';
import type { Taste } from './taste';

/** How many reasons are worth saying, and how much each has to weigh, in points. */
const MOST_REASONS = 3;
const LEAST_WEIGHT = 0.4;

/** What a term is about, in pieces that can be counted; null when it cannot. */
function amount(term: Term, before: Player, after: Player): number | null {
  switch (term) {
    case 'points':
      return after.vp - before.vp;
    case 'doubloons':
      return after.doubloons - before.doubloons;
    case 'goods':
      return sumPerGood(after.goods) - sumPerGood(before.goods);
    default:
      return null;
  }
}

/** Why an answer is good: what changes on the own board until the role is carried out, in the terms of the evaluation. */
export function explain(seen: Seen<State, Action, View>, action: Action, taste: Taste): readonly Phrase[] {
  if (seen.decision.actions.length === 1) return [{ key: 'reason.only' }];
  const { seat } = seen;
  const before = seen.imagine(luckFrom(1));
  const after = cloneState(before);
  puertoRico.apply(after, seat, action, null);
  carryOut(after, taste);

  // One pace for both: what changes is the board, not the hour.
  const pace = paceOf(before, taste);
  const was = worthByTerm(playerAt(before, seat), pace, taste);
  const is = worthByTerm(playerAt(after, seat), pace, taste);
  const reasons = TERMS.map((term, i) => ({ term, weight: must(is[i], term) - must(was[i], term) }))
    .filter(({ weight }) => weight >= LEAST_WEIGHT)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_REASONS)
    .map(({ term }): Phrase => {
      const count = amount(term, playerAt(before, seat), playerAt(after, seat));
      return count !== null && count > 0
        ? { key: `reason.${term}`, params: { count } }
        : { key: `reason.more-${term}` };
    });
  if (helpsOnlyMe(worths(before, taste), worths(after, taste), seat)) reasons.push({ key: 'reason.others' });
  return reasons.length > 0 ? reasons : [{ key: 'reason.least-bad' }];
}

/** Whether nobody else gains half as much. */
function helpsOnlyMe(before: readonly number[], after: readonly number[], seat: number): boolean {
  const gains = after.map((value, i) => value - (before[i] ?? 0));
  const own = gains[seat] ?? 0;
  return own > 1 && gains.every((gain, i) => i === seat || gain < own / 2);
}
