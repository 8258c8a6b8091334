import { weighByRollouts } from '@/bots/weigh';
import { sticks } from '../rules/game';
import { guide } from './guide';

/** Answers compared by what games that are played on at random make of them. */
export const weigh = weighByRollouts(sticks, { tables: 60, rollout: guide.rollout, evaluate: guide.evaluate });
