import type { AskRule, RunRule, Table as TableOf } from '@antilles/engine';
import type { Action } from './actions';
import type { Ask } from './asks';
import type { Event } from './events';
import type { State, Step } from './state';

/** What the rules act through. */
export type Table = TableOf<State, Step, Event>;
type StepOf<Op extends Step['op']> = Extract<Step, { op: Op }>;
export type Run<Op extends Step['op']> = RunRule<State, StepOf<Op>, Event, Step>;
export type Asking<Op extends Step['op']> = AskRule<State, StepOf<Op>, Action, Event, Step, Ask>;
