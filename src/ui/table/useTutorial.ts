import { useState } from 'react';
import { awaited, isAwaited, stepIndex, type AnyTutorial } from '@/session/tutorial';
import { useLayout } from '../useLayout';

/** A tutorial on the table. */
export interface TutorialNow {
  /** A key under `tutorial` in the words of the game. */
  readonly text: string;
  /** Counted from one, and of how many. */
  readonly at: number;
  readonly of: number;
  /** What the person is to do now; undefined while there is something to read. */
  readonly awaits: unknown;
  readonly isLast: boolean;
  /** What was said is read. */
  next(): void;
  /** Whether this is the right moment for an action. */
  allows(action: unknown): boolean;
}

/** Whether the coach asks instead of the dock: on a small phone both would leave the board no room. */
export function useCoachAsks(tutorial: TutorialNow | null): boolean {
  const { size, twoPane } = useLayout();
  return tutorial !== null && size === 'small' && !twoPane;
}

/** Where the tutorial of this game is: the log says what is done, and this remembers what was read since. */
export function useTutorial(tutorial: AnyTutorial | undefined, played: () => number): TutorialNow | null {
  const done = tutorial === undefined ? 0 : played();
  const [read, setRead] = useState({ done, count: 0 });
  if (tutorial === undefined) return null;
  const count = read.done === done ? read.count : 0;
  const index = stepIndex(tutorial, done, count);
  const step = tutorial.steps[index];
  return {
    text: step?.text ?? '',
    at: index + 1,
    of: tutorial.steps.length,
    awaits: step?.awaits === null ? undefined : awaited(tutorial, index),
    isLast: index === tutorial.steps.length - 1,
    next: () => setRead({ done, count: count + 1 }),
    // Asked of the log of that moment: one tap may do two things, like playing Treasures and buying.
    allows: (action) => isAwaited(tutorial, stepIndex(tutorial, played(), 0), action),
  };
}
