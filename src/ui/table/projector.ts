import type { LoggedFrame } from '@/session/session';
import { createTimer } from './timer';

/** How fast things are shown again to somebody who has animations off and asks for it. */
const REPLAY_TEMPO = 0.6;

/** Shows frames one after the other, each for as long as it takes. Whose they are it does not know. */
export interface Projector<View, Event> {
  /** The event being shown; null when nothing is. */
  frame(): LoggedFrame<View, Event> | null;
  /** What is still to be shown. */
  coming(): readonly LoggedFrame<View, Event>[];
  isPaused(): boolean;
  /** Shows these after everything else. */
  add(frames: readonly LoggedFrame<View, Event>[]): void;
  /** Goes on with the next. */
  advance(): void;
  /** Leaves out everything before that one. */
  skipTo(index: number): void;
  /** Shows these instead of whatever is shown, whatever the speed. */
  again(frames: readonly LoggedFrame<View, Event>[]): void;
  /** Nothing is shown any more, and nothing comes. */
  clear(): void;
  pause(): void;
  resume(): void;
  /** Shows what is being shown from its beginning, and goes on from there. */
  restart(): void;
  setTempo(tempo: number): void;
}

export function createProjector<View, Event>({
  lengthOf,
  waits,
  onFrame,
  onWait,
  onEnd,
}: {
  readonly lengthOf: (event: Event, view: View) => number;
  /** Whether something else has to happen before this one is shown. */
  readonly waits: (frame: LoggedFrame<View, Event>) => boolean;
  /** The table is as it was after this one; `isShown`: for a while. */
  readonly onFrame: (frame: LoggedFrame<View, Event>, isShown: boolean) => void;
  readonly onWait: () => void;
  readonly onEnd: () => void;
}): Projector<View, Event> {
  const timer = createTimer();
  let queue: readonly LoggedFrame<View, Event>[] = [];
  let frame: LoggedFrame<View, Event> | null = null;
  let paused = false;
  let tempo = 1;
  /** What is being shown was asked for. */
  let asked = false;

  function advance(): void {
    timer.stop();
    for (;;) {
      const next = queue[0];
      if (next === undefined) return onEnd();
      if (waits(next)) {
        frame = null;
        return onWait();
      }
      queue = queue.slice(1);
      const length = lengthOf(next.event, next.view) * (asked ? Math.max(tempo, REPLAY_TEMPO) : tempo);
      if (length <= 0) {
        onFrame(next, false);
        continue;
      }
      frame = next;
      if (!paused) timer.set(advance, length);
      return onFrame(next, true);
    }
  }

  return {
    frame: () => frame,
    coming: () => queue,
    isPaused: () => paused,
    add(frames) {
      queue = [...queue, ...frames];
    },
    advance,
    skipTo(index) {
      queue = queue.slice(index);
      advance();
    },
    again(frames) {
      if (frames.length === 0) return;
      queue = frames;
      asked = true;
      advance();
    },
    clear() {
      timer.stop();
      queue = [];
      frame = null;
      paused = false;
      asked = false;
    },
    pause() {
      if (frame === null) return;
      paused = true;
      timer.stop();
    },
    resume() {
      if (!paused) return;
      paused = false;
      advance();
    },
    restart() {
      if (frame === null) return;
      paused = false;
      timer.set(advance, lengthOf(frame.event, frame.view) * tempo);
    },
    setTempo(next) {
      tempo = next;
    },
  };
}
