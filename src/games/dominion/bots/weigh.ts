import { weighByRollouts, worthOf } from '@/bots/weigh';
import { dominion } from '../rules/game';
import { pointsOf } from '../rules/scoring';
import type { State } from '../rules/state';
import { asPlan, candidatesFor } from './finder';
import { menuOf } from './plans';
import { winnersOf } from './reference';
import { playByPlans } from './rollout';

/** By then an imagined game is decided, or will never be. */
const TURNS_AHEAD = 30;

/** Everybody plays on by the best known recipe for the kingdom. */
function playOn(state: State): void {
  const [best] = candidatesFor(state.options.kingdom);
  const plan = asPlan(best?.menu ?? menuOf([]));
  const turns = Math.max(...state.players.map((player) => player.turns));
  playByPlans(
    state,
    state.players.map(() => plan),
    turns + TURNS_AHEAD,
  );
}

/** A lead of so many points is as good as a victory: seven Provinces. */
const WHOLE_LEAD = 42;

function evaluate(state: State): readonly number[] {
  const winners = winnersOf(state);
  const points = state.players.map(pointsOf);
  return points.map((mine, seat) => {
    const rival = Math.max(...points.filter((_, other) => other !== seat));
    return worthOf(winners.includes(seat) ? 1 / winners.length : 0, mine - rival, WHOLE_LEAD);
  });
}

/** Answers compared by the imagined games that follow them. */
export const weigh = weighByRollouts(dominion, { tables: 200, rollout: playOn, evaluate });
