import { must } from '@antilles/engine';
import { BUY, END_PHASE, PLAY, playTreasures } from '../rules/actions';
import { dominion } from '../rules/game';
import { isTreasure } from '../rules/printed';
import { playerAt, type State } from '../rules/state';
import { bestAction } from './actionPlay';
import { buyFrom, follow, type Plan } from './policy';

/** The rules look at the hand, not at the names: one action stands for all hands. */
const ALL_TREASURES = playTreasures([]);

/**
 * Plays to the end, every seat by its own plan, or until somebody has had so many turns. Does what `follow` says to
 * every decision; for the phases of a turn it asks the plan directly, because listing the legal answers takes longer than
 * choosing one.
 */
export function playByPlans(state: State, plans: readonly Plan[], turnLimit = Infinity): void {
  for (;;) {
    const step = state.steps[state.steps.length - 1];
    if (step === undefined) return;
    switch (step.op) {
      case 'action-phase': {
        const card = bestAction(state, step.seat);
        dominion.apply(state, step.seat, card === null ? END_PHASE : PLAY[card], null);
        break;
      }
      case 'buy-phase': {
        const player = playerAt(state, step.seat);
        if (player.turns > turnLimit) return;
        if (state.turn.bought === 0 && player.hand.some(isTreasure)) {
          dominion.apply(state, step.seat, ALL_TREASURES, null);
        }
        const card = buyFrom(must(plans[step.seat], 'no plan'), state, step.seat);
        dominion.apply(state, step.seat, card === null ? END_PHASE : BUY[card], null);
        break;
      }
      default: {
        const seat = must(dominion.waiting(state)[0], 'nobody is asked');
        const decision = must(dominion.decision(state, seat), 'nothing is asked');
        dominion.apply(state, seat, follow(must(plans[seat], 'no plan'), state, decision), null);
      }
    }
  }
}
