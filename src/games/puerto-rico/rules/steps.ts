import type { RunRule, AskRule, Seat, StepRules, Table } from '@antilles/engine';
import type { Action } from './actions';
import type { Ask } from './asks';
import type { Event } from './events';
import type { Good } from './goods';
import type { State } from './state';

/** What is still to be done. A `…/turn` asks only if there is something to decide (PR-D6). */
export type Step =
  | { readonly op: 'round' }
  | { readonly op: 'choose-role'; readonly seat: Seat }
  | { readonly op: 'close-round' }
  | { readonly op: 'settler/turn'; readonly seat: Seat; readonly drew: boolean }
  | { readonly op: 'settler/take'; readonly seat: Seat; readonly drew: boolean }
  | { readonly op: 'settler/refill' }
  | { readonly op: 'mayor/turn'; readonly seat: Seat }
  | { readonly op: 'mayor/place'; readonly seat: Seat }
  | { readonly op: 'mayor/refill' }
  | { readonly op: 'builder/turn'; readonly seat: Seat }
  | { readonly op: 'builder/build'; readonly seat: Seat }
  | { readonly op: 'craftsman/privilege'; readonly seat: Seat; readonly produced: readonly Good[] }
  | { readonly op: 'trader/turn'; readonly seat: Seat }
  | { readonly op: 'trader/sell'; readonly seat: Seat }
  | { readonly op: 'trader/close' }
  | CaptainStep<'captain/turn'>
  | CaptainStep<'captain/load'>
  | { readonly op: 'captain/check-storage'; readonly seat: Seat }
  | { readonly op: 'captain/store'; readonly seat: Seat }
  | { readonly op: 'captain/clear' };

interface CaptainStep<Op extends string> {
  readonly op: Op;
  readonly seat: Seat;
  /** Seats in a row that did not load. */
  readonly idle: number;
  /** Whether the captain has had the extra point (PR-81). */
  readonly rewarded: boolean;
  /** Who used the wharf in this phase. */
  readonly wharves: readonly Seat[];
}

export type PrTable = Table<State, Step, Event>;
export type PrRules = StepRules<State, Step, Action, Event, Ask>;
export type StepOf<Op extends Step['op']> = Extract<Step, { op: Op }>;
export type Run<Op extends Step['op']> = RunRule<State, StepOf<Op>, Event, Step>;
export type Asking<Op extends Step['op']> = AskRule<State, StepOf<Op>, Action, Event, Step, Ask>;

/** Lists of one seat, made once: `asks` is called for every decision. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** Every question of this game is put to one seat. */
export const asksItsSeat = (_state: State, step: { readonly seat: Seat }): readonly Seat[] => ALONE[step.seat] ?? [];
