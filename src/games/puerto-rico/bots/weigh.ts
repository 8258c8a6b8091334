import { weighByRollouts } from '@/bots/weigh';
import { puertoRico } from '../rules/game';
import type { State } from '../rules/state';
import { tasteMind } from './mind';
import { bestOf, carryOut } from './policy';
import { roleScores, USUAL_ENVY } from './roleChoice';
import { BALANCED_TASTE } from './taste';

const MIND = tasteMind(BALANCED_TASTE);

/** How many roles are played on after an answer, before the boards are judged: about a round. */
const ROLES_AHEAD = 4;

/** Everybody takes the role that looks best and carries it out as the bots do. */
function playOn(state: State): void {
  carryOut(state, MIND);
  for (let i = 0; i < ROLES_AHEAD; i++) {
    const [seat] = puertoRico.waiting(state);
    const decision = seat === undefined ? null : puertoRico.decision(state, seat);
    if (decision === null) return;
    const action = decision.actions[bestOf(roleScores(state, decision, MIND, USUAL_ENVY))];
    if (action === undefined) return;
    puertoRico.apply(state, decision.seat, action, null);
    carryOut(state, MIND);
  }
}

/** Answers compared by the chances the bots see a round later; only the plantations to come are luck. */
export const weigh = weighByRollouts(puertoRico, {
  tables: 200,
  rollout: playOn,
  evaluate: (state) => MIND.chances(state),
});
