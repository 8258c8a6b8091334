import { weighByRollouts } from '../../../bots/weigh';
import { cartagena } from '../rules/game';
import { guide } from './guide';

/** Answers compared by what the bots' own imagined turns make of them. */
export const weigh = weighByRollouts(cartagena, {
  tables: 300,
  rollout: (state, luck) => guide.rollout(state, luck),
  evaluate: (state) => guide.evaluate(state),
});
