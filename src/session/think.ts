import { isTimeToBreathe, SLICE } from '@/bots/slice';

/** A clock to cut thinking into slices with, and a way to give the screen a frame. */
export interface Slices {
  now(): number;
  breathe(): Promise<void>;
}

/** The longest a bot thinks before it is hurried: budgets count iterations, this is the safety net. */
export const LONGEST_THOUGHT = 2000;
/** The longest a hurried bot may still work: after that it is broken. */
const LONGEST_GOODBYE = 1000;
/** A breath as long as this was no breath: the app was away, and nobody waited for an answer. */
const AWAY = 1000;

export interface Manner {
  /** The answer is no longer wanted. */
  isStale(): boolean;
  /** It is wanted now. */
  isHurried(): boolean;
}

/** Lets a bot think in slices. Null when the answer was no longer wanted; throws when the bot breaks or never ends. */
export async function thinkInSlices<Answer>(
  thought: Generator<void, Answer, boolean | undefined>,
  screen: Slices,
  manner: Manner,
): Promise<Answer | null> {
  let last = screen.now();
  let worked = 0;
  let spent = 0;
  let late = 0;
  for (;;) {
    const isHurried = manner.isHurried() || spent >= LONGEST_THOUGHT;
    const step = thought.next(isHurried);
    if (step.done) return step.value;

    const time = screen.now();
    // A clock that is set back must not make a slice endless: no time is taken for a full slice.
    const took = time < last ? SLICE : time - last;
    last = time;
    worked += took;
    spent += took;
    // Only its own work counts: a phone may be locked for an hour in the middle of a breath.
    if (isHurried) late += took;
    if (late >= LONGEST_GOODBYE) throw new Error('a bot does not stop thinking');

    if (isTimeToBreathe(worked, took)) {
      await screen.breathe();
      if (manner.isStale()) return null;
      const resumed = screen.now();
      const rested = Math.max(0, resumed - last);
      if (rested < AWAY) spent += rested;
      last = resumed;
      worked = 0;
    }
  }
}
