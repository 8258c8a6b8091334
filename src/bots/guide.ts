import type { Decision, HasRng, Phrase, Seat } from '@antilles/engine';
import type { Seen } from './bot';

/** What a game tells the searching bots about itself. Everything here may look at imagined states only. */
export interface Guide<State extends HasRng, Action, View> {
  /** Readies an imagined state: takes back secret choices of others, for instance, so that they are searched too. */
  prepare?(state: State, seat: Seat): void;
  /** An answer that needs no thought, so that no node is spent on it; null when it does. */
  settle?(state: State, decision: Decision<Action>): Action | null;
  /** Plays on from a leaf, cheaply and in place, until it is worth judging. */
  rollout(state: State, luck: HasRng): void;
  /** How good a state is for each seat, from 0 to 1. */
  evaluate(state: State): readonly number[];
  /** What tells two actions apart. Left out: the object itself, for games that make each action once. */
  key?(action: Action): unknown;
  /** How promising actions look before any search, higher first: new ones are tried in this order. Left out: at random. */
  promise?(state: State, decision: Decision<Action>): readonly number[];
  /** Why an action is good, weightiest first, in the terms of `evaluate`. */
  explain?(seen: Seen<State, Action, View>, action: Action): readonly Phrase[];
}
