import type { Viewer } from '@antilles/engine';
import type { LoggedFrame, Session, SessionSnapshot } from '@/session/session';
import { momentOfDecision } from '@/session/whatIf';
import type { Director, Show } from './director';
import type { Stage } from './stage';

/** A finished or saved game being looked at: where the reel stands, and how far it goes. */
export interface Reel<View, Event> {
  /** Whose eyes may be chosen; null: what everybody may know. */
  readonly viewers: readonly Viewer[];
  /** The moments worth stopping at, 0 … `last`; 0 is before anything happened. */
  readonly stop: number;
  readonly last: number;
  readonly round: number;
  readonly playing: boolean;
  /** The event the reel stands at; null before the first. */
  readonly frame: LoggedFrame<View, Event> | null;
  /** After how many actions a new game would begin that is played differently from here. */
  readonly moment: number;
}

/** How the reel is moved. */
export interface ReelControls {
  go(stop: number): void;
  /** To an event of the viewer's log. */
  goTo(frame: { readonly at: number; readonly event: unknown }): void;
  step(by: number): void;
  /** To the beginning of the next or the previous round; the beginning of this one counts as previous when it is past. */
  round(by: 1 | -1): void;
  play(): void;
  pause(): void;
  lookAs(viewer: Viewer): void;
}

/** Events shown for less than this while playing would be missed, in milliseconds at normal speed. */
const SHORTEST = 500;

/** Whose eyes a game may be replayed with: once it is over anybody's; before, the only person's or the public's. */
export function eyesOf<Action, View, Event>({
  people,
  seats,
  snapshot,
}: Pick<Session<Action, View, Event>, 'people' | 'seats' | 'snapshot'>): readonly Viewer[] {
  const [alone, another] = people;
  const solo = alone !== undefined && another === undefined;
  if (snapshot().outcome === null) return [solo ? alone : null];
  const all: readonly Viewer[] = [null, ...seats.keys()];
  return solo ? [alone, ...all.filter((viewer) => viewer !== alone)] : all;
}

/** Shows any moment of a session, which itself is left alone: nothing is played, seen or saved. */
export function createPlayback<Action, View, Event>(
  session: Session<Action, View, Event>,
  stage: Stage,
  lengthOf: (event: Event, coming: readonly LoggedFrame<View, Event>[]) => number,
): Director<Action, View, Event> {
  const viewers = eyesOf(session);
  const { people } = session;
  const isPerson = (seat: number): boolean => people.includes(seat);
  const listeners = new Set<() => void>();
  let tempo = 1;
  let viewer: Viewer = viewers[0] ?? null;
  let reel = reelFor(viewer);
  let stop = 0;
  let playing = false;
  /** Whether the event is to be seen moving: only when the reel came to it from the moment before. */
  let moving = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  /** The frames of a viewer, and how many of them lie behind each stop. */
  function reelFor(eyes: Viewer): {
    readonly frames: readonly LoggedFrame<View, Event>[];
    readonly stops: readonly number[];
  } {
    const frames = session.log(eyes);
    const stops = [0];
    frames.forEach(({ event }, i) => {
      const isWorth = lengthOf(event, frames.slice(i + 1, i + 8)) > 0 || session.game.phrase(event) !== null;
      if (isWorth || i === frames.length - 1) stops.push(i + 1);
    });
    return { frames, stops };
  }

  function countAt(index: number): number {
    return reel.stops[index] ?? 0;
  }

  function look(): Show<Action, View, Event> {
    const count = countAt(stop);
    const frame = count === 0 ? null : (reel.frames[count - 1] ?? null);
    const snapshot = session.snapshot();
    const first = session.askedAt(session.origin);
    // In the middle of what an action brought about, the moment to play differently is before it.
    const isWhole = frame === null || reel.frames[count]?.at !== frame.at;
    const behind = frame === null ? session.origin : isWhole ? frame.at + 1 : frame.at;
    const moment = momentOfDecision((at) => session.askedAt(at).waiting, session.origin, behind, isPerson);
    const there: SessionSnapshot = {
      ...snapshot,
      round: frame?.round ?? first.round,
      outcome: null,
      waiting: [],
      asked: null,
      thinking: null,
      undo: 'nothing',
      redo: false,
      turn: { undo: false, redo: false },
    };
    return {
      mode: 'replay',
      viewer,
      view: frame?.view ?? session.viewAt(viewer, session.origin),
      frame: moving ? frame : null,
      past: reel.frames.slice(0, count),
      paused: false,
      ending: false,
      decision: null,
      question: null,
      passTo: null,
      snapshot: there,
      undo: there.undo,
      reel: {
        viewers,
        stop,
        last: reel.stops.length - 1,
        round: there.round,
        playing,
        frame,
        moment,
      },
      controls,
    };
  }

  function tell(): void {
    shown = look();
    for (const listener of [...listeners]) listener();
  }

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function go(to: number, isMoving = false): void {
    stopTimer();
    const next = Math.min(reel.stops.length - 1, Math.max(0, to));
    moving = isMoving && next === stop + 1;
    stop = next;
    if (stop === reel.stops.length - 1) playing = false;
    if (playing) timer = setTimeout(() => go(stop + 1, true), pauseAfter());
    tell();
  }

  /** Even with animations off, playing shows one thing after the other. */
  function pauseAfter(): number {
    const count = countAt(stop);
    const frame = reel.frames[count - 1];
    const length = frame === undefined ? 0 : lengthOf(frame.event, reel.frames.slice(count, count + 8));
    return Math.max(SHORTEST, length) * Math.max(0.5, tempo);
  }

  const roundAt = (index: number): number => {
    const count = countAt(index);
    return count === 0 ? session.askedAt(session.origin).round : (reel.frames[count - 1]?.round ?? 0);
  };

  const controls: ReelControls = {
    go: (to) => go(to),
    goTo(frame) {
      const count = reel.frames.findIndex((each) => each === frame) + 1;
      go(reel.stops.findIndex((each) => each >= count));
    },
    step: (by) => go(stop + by, true),
    round(by) {
      playing = false;
      const here = roundAt(stop);
      let to = stop + by;
      if (by > 0) while (to < reel.stops.length - 1 && roundAt(to) === here) to++;
      else {
        // The first moment of the round the one before belongs to.
        const target = roundAt(Math.max(0, to));
        while (to > 0 && roundAt(to - 1) === target) to--;
      }
      go(to);
    },
    play() {
      playing = true;
      go(stop === reel.stops.length - 1 ? 0 : stop + 1, true);
    },
    pause() {
      playing = false;
      stopTimer();
      tell();
    },
    lookAs(eyes) {
      if (!viewers.includes(eyes)) return;
      // The same moment, as the other saw it: the last thing they noticed of what had been played.
      const at = reel.frames[countAt(stop) - 1]?.at ?? -1;
      playing = false;
      viewer = eyes;
      reel = reelFor(eyes);
      const next = reel.stops.findLastIndex((count) => count === 0 || (reel.frames[count - 1]?.at ?? 0) <= at);
      go(Math.max(0, next));
    },
  };

  let shown = look();

  return {
    show: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow() {
      stage.setBusy(false);
      return stopTimer;
    },
    takePhone: () => undefined,
    submit: () => 'looking-back',
    undo: () => false,
    redo: () => false,
    next: () => controls.step(1),
    skip: () => go(reel.stops.length - 1),
    pause: controls.pause,
    resume: controls.play,
    replay: () => undefined,
    setTempo(next) {
      tempo = next;
    },
  };
}
