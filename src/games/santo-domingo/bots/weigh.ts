import { weighByRollouts } from '@/bots/weigh';
import { santoDomingo } from '../rules/game';
import { guide } from './guide';
import { takeBackSecrets } from './secrets';

/** Answers compared by what the bots' own imagined rounds make of them. */
export const weigh = weighByRollouts(santoDomingo, {
  tables: 400,
  prepare: takeBackSecrets,
  rollout: (state, luck) => guide.rollout(state, luck),
  evaluate: (state) => guide.evaluate(state),
});
