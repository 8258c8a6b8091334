import { weighByRollouts, worthOf } from '@/bots/weigh';
import { cartagena } from '../rules/game';
import { lead } from './evaluate';
import { guide } from './guide';

/** A lead of so many spaces is as good as a victory: two pirates all the way. */
const WHOLE_LEAD = 66;

/** Answers compared by what the bots' own imagined turns make of them. */
export const weigh = weighByRollouts(cartagena, {
  tables: 300,
  rollout: (state, luck) => guide.rollout(state, luck),
  evaluate: (state) =>
    state.players.map((_, seat) => worthOf(state.winner === seat ? 1 : 0, lead(state, seat), WHOLE_LEAD)),
});
