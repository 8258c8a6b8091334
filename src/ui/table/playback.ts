import type { Viewer } from '@antilles/engine';
import type { LoggedFrame, SessionSnapshot, TableSession } from '@/session/session';
import { createSignal } from '@/session/signal';
import { momentOfDecision } from '@/session/whatIf';
import type { Director, Show } from './director';
import { LOOKED_BACK } from './lookedBack';
import { createTimer } from './timer';

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
}: Pick<TableSession<Action, View, Event>, 'people' | 'seats' | 'snapshot'>): readonly Viewer[] {
  const [alone, another] = people;
  const solo = alone !== undefined && another === undefined;
  if (snapshot().outcome === null) return [solo ? alone : null];
  const all: readonly Viewer[] = [null, ...seats.keys()];
  return solo ? [alone, ...all.filter((viewer) => viewer !== alone)] : all;
}

type LengthOf<View, Event> = (event: Event, view: View) => number;

/** The frames of one viewer, and how many of them lie behind each stop. */
interface Cut<View, Event> {
  readonly frames: readonly LoggedFrame<View, Event>[];
  readonly stops: readonly number[];
  /** How many frames lie behind a stop, the last of them, and its round. */
  countAt(stop: number): number;
  frameAt(stop: number): LoggedFrame<View, Event> | null;
  roundAt(stop: number): number;
}

function cutFor<Action, View, Event>(
  session: TableSession<Action, View, Event>,
  eyes: Viewer,
  lengthOf: LengthOf<View, Event>,
): Cut<View, Event> {
  const frames = session.log(eyes);
  const stops = [0];
  frames.forEach(({ event, view }, i) => {
    const isWorth = lengthOf(event, view) > 0 || session.game.phrase(event) !== null;
    if (isWorth || i === frames.length - 1) stops.push(i + 1);
  });
  const countAt = (stop: number): number => stops[stop] ?? 0;
  const frameAt = (stop: number): LoggedFrame<View, Event> | null => frames[countAt(stop) - 1] ?? null;
  return {
    frames,
    stops,
    countAt,
    frameAt,
    roundAt: (stop) => frameAt(stop)?.round ?? session.askedAt(session.origin).round,
  };
}

/** The beginning of the next round, or of the one that the stop before belongs to. */
function roundFrom<View, Event>({ stops, roundAt }: Cut<View, Event>, stop: number, by: 1 | -1): number {
  let to = stop + by;
  if (by > 0) {
    while (to < stops.length - 1 && roundAt(to) === roundAt(stop)) to++;
    return to;
  }
  const target = roundAt(Math.max(0, to));
  while (to > 0 && roundAt(to - 1) === target) to--;
  return to;
}

/** Shows any moment of a session, which itself is left alone: nothing is played, seen or saved. */
export function createPlayback<Action, View, Event>(
  session: TableSession<Action, View, Event>,
  lengthOf: LengthOf<View, Event>,
): Director<Action, View, Event> {
  const viewers = eyesOf(session);
  const { people, origin } = session;
  const isPerson = (seat: number): boolean => people.includes(seat);
  const signal = createSignal();
  const timer = createTimer();
  let tempo = 1;
  let viewer: Viewer = viewers[0] ?? null;
  let cut = cutFor(session, viewer, lengthOf);
  let stop = 0;
  let playing = false;
  /** Whether the event is to be seen moving: only when the reel came to it from the moment before. */
  let moving = false;

  function look(): Show<Action, View, Event> {
    const count = cut.countAt(stop);
    const frame = cut.frameAt(stop);
    // In the middle of what an action brought about, the moment to play differently is before it.
    const isWhole = frame === null || cut.frames[count]?.at !== frame.at;
    const behind = frame === null ? origin : isWhole ? frame.at + 1 : frame.at;
    const moment = momentOfDecision((at) => session.askedAt(at).waiting, origin, behind, isPerson);
    const there: SessionSnapshot = {
      ...session.snapshot(),
      round: cut.roundAt(stop),
      waiting: [],
      ...LOOKED_BACK,
    };
    return {
      mode: 'replay',
      viewer,
      view: frame?.view ?? session.viewAt(viewer, origin),
      frame: moving ? frame : null,
      past: cut.frames.slice(0, count),
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
        last: cut.stops.length - 1,
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
    signal.emit();
  }

  function go(to: number, isMoving = false): void {
    timer.stop();
    const last = cut.stops.length - 1;
    const next = Math.min(last, Math.max(0, to));
    moving = isMoving && next === stop + 1;
    stop = next;
    if (stop === last) playing = false;
    if (playing) timer.set(() => go(stop + 1, true), pauseAfter());
    tell();
  }

  /** Even with animations off, playing shows one thing after the other. */
  function pauseAfter(): number {
    const frame = cut.frameAt(stop);
    const length = frame === null ? 0 : lengthOf(frame.event, frame.view);
    return Math.max(SHORTEST, length) * Math.max(0.5, tempo);
  }

  const controls: ReelControls = {
    go: (to) => go(to),
    goTo(frame) {
      const count = cut.frames.findIndex((each) => each === frame) + 1;
      go(cut.stops.findIndex((each) => each >= count));
    },
    step: (by) => go(stop + by, true),
    round(by) {
      playing = false;
      go(roundFrom(cut, stop, by));
    },
    play() {
      playing = true;
      go(stop === cut.stops.length - 1 ? 0 : stop + 1, true);
    },
    pause() {
      playing = false;
      timer.stop();
      tell();
    },
    lookAs(eyes) {
      if (!viewers.includes(eyes)) return;
      // The same moment, as the other saw it: the last thing they noticed of what had been played.
      const at = cut.frameAt(stop)?.at ?? -1;
      playing = false;
      viewer = eyes;
      cut = cutFor(session, eyes, lengthOf);
      go(
        Math.max(
          0,
          cut.stops.findLastIndex((_, each) => (cut.frameAt(each)?.at ?? -Infinity) <= at),
        ),
      );
    },
  };

  let shown = look();

  return {
    show: () => shown,
    subscribe: signal.subscribe,
    follow: () => timer.stop,
    takePhone: () => undefined,
    submit: () => 'looking-back',
    undo: () => false,
    redo: () => false,
    next: () => controls.step(1),
    skip: () => go(cut.stops.length - 1),
    pause: controls.pause,
    resume: controls.play,
    restart: () => undefined,
    replay: () => undefined,
    setTempo(next) {
      tempo = next;
    },
  };
}
