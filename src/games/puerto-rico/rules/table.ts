import type { AskRule, RunRule, Seat, StepRules, Table as TableOf } from '@antilles/engine';
import type { Action } from './actions';
import type { Ask } from './asks';
import type { Event } from './events';
import type { State, Step } from './state';

/** What the rules act through. */
export type Table = TableOf<State, Step, Event>;
export type Rules = StepRules<State, Step, Action, Event, Ask>;
export type StepOf<Op extends Step['op']> = Extract<Step, { op: Op }>;
export type Run<Op extends Step['op']> = RunRule<State, StepOf<Op>, Event, Step>;
export type Asking<Op extends Step['op']> = AskRule<State, StepOf<Op>, Action, Event, Step, Ask>;

/** Lists of one seat, made once: `asks` is called for every decision. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** Every question of this game is put to one seat. */
export const asksItsSeat = (_state: State, step: { readonly seat: Seat }): readonly Seat[] => ALONE[step.seat] ?? [];
