import { sameJson, type HasRng, type LogEntry } from '@antilles/engine';
import type { Playable } from './playable';

/** One moment of a tutorial. */
export interface TutorialStep<Action> {
  /** What is said: a key under `tutorial` in the words of the game. */
  readonly text: string;
  /** What the person then does; null: only reads, and goes on. */
  readonly awaits: Action | null;
}

/**
 * A first game with somebody who explains: a deal, what everybody plays in it, and what is said on the way. The person
 * sits at seat 0. It is a game like any other, with the real rules, and is saved like one; it stops before the end.
 */
export interface Tutorial<Action> {
  readonly options: unknown;
  readonly seed: number;
  readonly steps: readonly TutorialStep<Action>[];
  /** What the others answer, each in their own order: seat 1, seat 2 and so on. */
  readonly others: readonly (readonly Action[])[];
}

/** A tutorial whose types nobody here needs to know. */
export type AnyTutorial = Tutorial<unknown>;

/** Where one is after so many actions of one's own and having read so many texts since. */
export function stepIndex({ steps }: AnyTutorial, done: number, read: number): number {
  let at = 0;
  for (let left = done; left > 0 && at < steps.length; at++) if (steps[at]?.awaits !== null) left--;
  // Reading never leads past what is to be done.
  for (let left = read; left > 0 && steps[at]?.awaits === null; left--) at++;
  return Math.min(at, steps.length - 1);
}

/** What the tutorial waits for, from this step on; undefined when nothing is left to do. */
export const awaited = ({ steps }: AnyTutorial, index: number): unknown =>
  steps.slice(index).find(({ awaits }) => awaits !== null)?.awaits;

/** How many actions a seat has played. */
export const playedBy = (log: readonly LogEntry<unknown>[], seat: number): number =>
  log.reduce((count, entry) => count + (entry.seat === seat ? 1 : 0), 0);

/** The game with others who play what the tutorial says, whatever level they have. */
export const tutored = <State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  { others }: AnyTutorial,
): Playable<State, Action, View, Options, Event> => ({
  ...entry,
  script: (seat, log) => others[seat - 1]?.[playedBy(log, seat)],
});

/** Whether this is what the tutorial waits for. */
export const isAwaited = (tutorial: AnyTutorial, index: number, action: unknown): boolean =>
  sameJson(awaited(tutorial, index), action);
