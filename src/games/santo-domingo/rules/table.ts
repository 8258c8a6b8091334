import type { StepRules, Table as TableOf } from '@antilles/engine';
import type { Action } from './actions';
import type { Ask } from './asks';
import type { Event } from './events';
import type { State, Step } from './state';

/** What the rules act through. */
export type Table = TableOf<State, Step, Event>;
export type Rules = StepRules<State, Step, Action, Event, Ask>;
