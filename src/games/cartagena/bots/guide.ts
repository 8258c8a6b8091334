import type { Guide } from '@/bots/guide';
import type { CartagenaAction } from '../rules/actions';
import type { CartagenaState } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { evaluate } from './evaluate';
import { explain } from './explain';
import { gainOf, rollout, settle } from './policy';

/** What the shared search has to know about Cartagena. */
export const guide: Guide<CartagenaState, CartagenaAction, CartagenaView> = {
  settle,
  rollout,
  evaluate,
  promise: (state, { seat, actions }) => actions.map((action) => gainOf(state, seat, action)),
  explain,
};
