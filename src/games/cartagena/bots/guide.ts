import type { Guide } from '@/bots/guide';
import type { Action } from '../rules/actions';
import type { State } from '../rules/state';
import type { View } from '../rules/view';
import { evaluate } from './evaluate';
import { explain } from './explain';
import { gainOf, rollout, settle } from './policy';

/** What the shared search has to know about Cartagena. */
export const guide: Guide<State, Action, View> = {
  settle,
  rollout,
  evaluate,
  promise: (state, { seat, actions }) => actions.map((action) => gainOf(state, seat, action)),
  explain,
};
