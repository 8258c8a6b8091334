import { sameJson, type Decision, type Seat, type Viewer } from '@antilles/engine';
import type { LoggedFrame, Session, SessionSnapshot, Stride } from '../../session/session';
import type { Reel, ReelControls } from './playback';
import type { Review } from './review';
import type { Stage } from './stage';

/** What the table shows at one moment. Never changes: after every change there is a new one. */
export interface Show<Action, View, Event> {
  /** Whose eyes: the only person, the one who holds the phone, or null when everybody looks on. */
  readonly viewer: Viewer;
  readonly view: View;
  /** The event being shown; null when the table rests. */
  readonly frame: LoggedFrame<View, Event> | null;
  /** What has happened, as far as the table has shown it yet. */
  readonly past: readonly LoggedFrame<View, Event>[];
  readonly paused: boolean;
  /** What the person at the phone is asked, once the table rests. */
  readonly decision: Decision<Action> | null;
  /** Who must take the phone before anything else happens. */
  readonly passTo: Seat | null;
  readonly snapshot: SessionSnapshot;
  /** Where a replay stands; null at a table where somebody plays. */
  readonly reel: Reel<View, Event> | null;
  /** Which decision is being reviewed; null where none is. */
  readonly review: Review<Action> | null;
}

/** Plays a session's frames one after the other, and decides whose eyes the table is drawn for. */
export interface Director<Action, View, Event> {
  show(): Show<Action, View, Event>;
  subscribe(listener: () => void): () => void;
  /** Begins to follow the session; returns how to stop. */
  follow(): () => void;
  /** The person the phone was passed to is here. */
  takePhone(): void;
  /** The answer of whoever is asked; null when played, otherwise the reason why not. */
  submit(action: Action): string | null;
  undo(stride?: Stride): boolean;
  redo(stride?: Stride): boolean;
  /** Ends the event being shown and goes on with the next. */
  next(): void;
  /** Ends everything that is being shown. */
  skip(): void;
  pause(): void;
  resume(): void;
  /** Shows again what happened from action `at` on, as the one at the phone may see it; whatever the speed. */
  replay(at: number): void;
  /** How long things take: 0 is off, 1 is normal. */
  setTempo(tempo: number): void;
  /** How a replay is moved; null at a table where somebody plays. */
  readonly reel: ReelControls | null;
  /** Goes to another decision of a review; null where none is. */
  readonly reviewAt: ((index: number) => void) | null;
}

/** How fast things are shown again to somebody who has animations off and asks for it. */
const REPLAY_TEMPO = 0.6;

export function createDirector<Action, View, Event>(
  session: Session<Action, View, Event>,
  stage: Stage,
  /** How long an event is shown at normal speed, in milliseconds; 0 for what needs no attention. */
  lengthOf: (event: Event, coming: readonly LoggedFrame<View, Event>[]) => number,
): Director<Action, View, Event> {
  const { people } = session;
  const isShared = people.length > 1;
  const listeners = new Set<() => void>();

  let tempo = 1;
  /** What is being shown was asked for. */
  let again = false;
  /** Who has the phone in hand, in a game of several people. */
  let holder: Seat | null = null;
  let viewer: Viewer = isShared ? null : (people[0] ?? null);
  let view = session.view(viewer);
  let queue: LoggedFrame<View, Event>[] = [];
  let frame: LoggedFrame<View, Event> | null = null;
  /** How many of the viewer's unseen frames are in the queue already, or behind us. */
  let taken = session.unseen(viewer).length;
  let paused = false;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let shown = look();

  function look(): Show<Action, View, Event> {
    const snapshot = session.snapshot();
    const { asked } = snapshot;
    const log = session.log(viewer);
    const atRest = frame === null;
    const isMine = asked !== null && (asked.open || !isShared || asked.seat === holder);
    return {
      viewer,
      view,
      frame,
      past: log.slice(0, log.length - queue.length),
      paused,
      decision: atRest && asked && isMine ? session.decision(asked.seat) : null,
      passTo: atRest && asked && !isMine ? asked.seat : null,
      snapshot,
      reel: null,
      review: null,
    };
  }

  function tell(): void {
    const next = look();
    stage.setBusy(frame !== null);
    if (isSame(shown, next)) return;
    shown = next;
    for (const listener of [...listeners]) listener();
  }

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function viewerNow(): Viewer {
    if (!isShared) return people[0] ?? null;
    const { asked } = session.snapshot();
    if (asked === null || asked.open || asked.seat !== holder) holder = null;
    return holder;
  }

  /** Something happened in the session: look through the right eyes, and take in what is new. */
  function sync(): void {
    const eyes = viewerNow();
    if (eyes !== viewer) {
      stopTimer();
      viewer = eyes;
      queue = [];
      frame = null;
      taken = 0;
      if (eyes !== null) return settle();
    }
    takeIn();
  }

  function takeIn(): void {
    const unseen = session.unseen(viewer);
    if (unseen.length < taken) taken = unseen.length;
    queue = [...queue, ...unseen.slice(taken)];
    taken = unseen.length;
    if (frame === null) advance();
    else tell();
  }

  function advance(): void {
    stopTimer();
    for (;;) {
      const next = queue[0];
      if (next === undefined) return settle();
      queue = queue.slice(1);
      const length = lengthOf(next.event, queue) * (again ? Math.max(tempo, REPLAY_TEMPO) : tempo);
      view = next.view;
      if (length <= 0) continue;
      frame = next;
      if (!paused) timer = setTimeout(advance, length);
      return tell();
    }
  }

  /** Nothing left to show: the table rests and is as it is. */
  function settle(): void {
    stopTimer();
    frame = null;
    queue = [];
    paused = false;
    again = false;
    view = session.view(viewer);
    const news = session.unseen(viewer).length > 0;
    taken = 0;
    // Whoever watched has seen it; so has everybody who was looking on.
    if (news) session.looked(viewer);
    if (viewer !== null && isShared && session.unseen(null).length > 0) session.looked(null);
    tell();
  }

  /** Takes back or plays again, and shows at once where that leads. */
  function leap(how: () => boolean): boolean {
    stopTimer();
    queue = [];
    frame = null;
    const done = how();
    settle();
    return done;
  }

  return {
    reel: null,
    reviewAt: null,
    show: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow() {
      // Looking tells the session, which tells us: one round of that is enough.
      let syncing = false;
      const once = (): void => {
        if (syncing) return;
        syncing = true;
        try {
          sync();
        } finally {
          syncing = false;
        }
        tell();
      };
      const stop = session.subscribe(once);
      taken = 0;
      once();
      return () => {
        stop();
        stopTimer();
        stage.setBusy(false);
      };
    },
    takePhone() {
      const { asked } = session.snapshot();
      if (!isShared || asked === null || asked.open) return;
      holder = asked.seat;
      viewer = holder;
      queue = [];
      settle();
    },
    submit(action) {
      const { asked } = session.snapshot();
      return asked === null ? 'not-your-turn' : session.submit(asked.seat, action);
    },
    undo: (stride) => leap(() => session.undo(stride)),
    redo: (stride) => leap(() => session.redo(stride)),
    next: () => (frame === null ? undefined : advance()),
    skip: settle,
    pause() {
      if (frame === null) return;
      paused = true;
      stopTimer();
      tell();
    },
    resume() {
      if (!paused) return;
      paused = false;
      advance();
    },
    replay(at) {
      queue = session.log(viewer).filter((shownThen) => shownThen.at >= at);
      if (queue.length === 0) return;
      again = true;
      advance();
    },
    setTempo(next) {
      tempo = next;
    },
  };
}

/** Whether the table would look the same: then there is nothing to draw. */
function isSame<Action, View, Event>(a: Show<Action, View, Event>, b: Show<Action, View, Event>): boolean {
  return (
    a.viewer === b.viewer &&
    a.view === b.view &&
    a.frame === b.frame &&
    a.past.length === b.past.length &&
    a.paused === b.paused &&
    sameJson(a.decision, b.decision) &&
    a.passTo === b.passTo &&
    a.snapshot === b.snapshot
  );
}
