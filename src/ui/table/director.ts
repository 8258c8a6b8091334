import { sameJson, type AnyAsk, type Decision, type Seat, type Viewer } from '@antilles/engine';
import type { LoggedFrame, SessionSnapshot, Stride, TableSession, UndoAnswer } from '@/session/session';
import { createSignal } from '@/session/signal';
import type { Reel, ReelControls } from './playback';
import { createProjector, type Projector } from './projector';
import type { Review } from './review';
import { createTimer } from './timer';

/** What the table shows at one moment. Never changes: after every change there is a new one. */
export type Show<Action, View, Event, Ask extends AnyAsk = AnyAsk> = Shown<Action, View, Event, Ask> &
  (
    | { readonly mode: 'play' }
    /** A game is looked at: where the reel stands, and how it is moved. */
    | { readonly mode: 'replay'; readonly reel: Reel<View, Event>; readonly controls: ReelControls }
    /** A person's decisions are looked at: which one, and the way to another. */
    | { readonly mode: 'review'; readonly review: Review<Action>; reviewAt(index: number): void }
  );

/** What there is to see whether somebody plays or only looks. */
export interface Shown<Action, View, Event, Ask extends AnyAsk = AnyAsk> {
  /** Whose eyes: the only person, the one who holds the phone, or null when everybody looks on. */
  readonly viewer: Viewer;
  readonly view: View;
  /** The event being shown; null when the table rests. */
  readonly frame: LoggedFrame<View, Event> | null;
  /** What has happened, as far as the table has shown it yet. */
  readonly past: readonly LoggedFrame<View, Event>[];
  readonly paused: boolean;
  /** The own turn is over but for what is not shown yet: for `GRACE_MS` undo takes back what ended it; `next` goes on. */
  readonly ending: boolean;
  /** What the person at the phone is asked, once the table rests. */
  readonly decision: Decision<Action, Ask> | null;
  /** Which question that is: a new number for every new one, also when it reads the same; null when nobody is asked. */
  readonly question: number | null;
  /** Who must take the phone before anything else happens. */
  readonly passTo: Seat | null;
  readonly snapshot: SessionSnapshot;
  /** What undo would do now, or why it would not; `watching`: the table shows what others did, and bots may be playing. */
  readonly undo: UndoAnswer | 'watching';
}

/** Plays a session's frames one after the other, and decides whose eyes the table is drawn for. */
export interface Director<Action, View, Event, Ask extends AnyAsk = AnyAsk> {
  show(): Show<Action, View, Event, Ask>;
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
  /** Shows the event being shown from its beginning, and goes on from there. */
  restart(): void;
  /** Shows again what happened from action `at` on, as the one at the phone may see it; whatever the speed. */
  replay(at: number): void;
  /** How long things take: 0 is off, 1 is normal. */
  setTempo(tempo: number): void;
}

/** How long the end of one's own turn can be taken back before what it brings is shown, in milliseconds, at any speed. */
export const GRACE_MS = 2500;

/** What led to the end of a turn has been watched by whoever ended it: how many of these frames that is. */
const watchedBefore = <View, Event>(
  frames: readonly LoggedFrame<View, Event>[],
  ended: number,
  endsTurnOf: (event: Event) => Seat | null,
): number =>
  Math.max(
    0,
    frames.findIndex(({ event, at }) => at === ended && endsTurnOf(event) !== null),
  );

/** Whether whoever has the phone is asked something that only they may see. */
function isHeldBy<Action, View, Event>(session: TableSession<Action, View, Event>, holder: Seat | null): boolean {
  const { asked } = session.snapshot();
  return asked !== null && !asked.open && asked.seat === holder;
}

export function createDirector<Action, View, Event>(
  session: TableSession<Action, View, Event>,
  /** How long an event is shown at normal speed, in milliseconds; 0 for what needs no attention. */
  lengthOf: (event: Event, view: View) => number,
  /** Whose turn is put away with this event: shown to a person only when they can no longer want their turn back. */
  endsTurnOf: (event: Event) => Seat | null = () => null,
): Director<Action, View, Event> {
  const { people } = session;
  const isShared = people.length > 1;
  const signal = createSignal();
  const numberOf = createQuestions(session);
  const grace = createTimer();
  const film = createProjector<View, Event>({
    lengthOf,
    waits,
    onFrame(frame, isShown) {
      view = frame.view;
      if (isShown) tell();
    },
    onWait() {
      ending = true;
      grace.set(goOn, GRACE_MS);
      tell();
    },
    onEnd: settle,
  });

  /** Who has the phone in hand, in a game of several people. */
  let holder: Seat | null = null;
  let viewer: Viewer = isShared ? null : (people[0] ?? null);
  let view = session.view(viewer);
  /** How many of the viewer's unseen frames are in the film already, or behind us. */
  let taken = session.unseen(viewer).length;
  /** The end of the own turn waits to be shown. */
  let ending = false;
  /** The last action of a person whose end of turn need not wait (any more). */
  let passed = lastAnswer(session);
  /** The action that ended the turn which waited last. */
  let ended = -1;
  const isSeen = (): boolean => ending || hasSeenAll(session, film.frame());
  const look = (): Show<Action, View, Event> =>
    showOf(session, { viewer, view, film, ending, isSeen: isSeen(), holder, numberOf });
  let shown = look();

  function tell(): void {
    if (film.frame() === null && !ending && isHandedOn(session, holder)) return takePhone();
    const next = look();
    session.setBusy(next.frame !== null || ending);
    if (isSame(shown, next)) return;
    shown = next;
    signal.emit();
  }

  function takePhone(): void {
    const { asked } = session.snapshot();
    if (!isShared || asked === null || asked.open) return;
    holder = asked.seat;
    viewer = holder;
    settle();
  }

  /** Whether the one who looks has ended their turn with this, and may still want it back. */
  function waits({ event, at }: LoggedFrame<View, Event>): boolean {
    return session.undoRule !== 'off' && at > passed && viewer !== null && endsTurnOf(event) === viewer;
  }

  /** The end of the turn is shown, and whatever comes after it. */
  function goOn(): void {
    grace.stop();
    ending = false;
    passed = ended = lastAnswer(session);
    session.holdBack(null);
  }

  function viewerNow(): Viewer {
    if (!isShared) return people[0] ?? null;
    return (holder = isHeldBy(session, holder) ? holder : null);
  }

  /** Something happened in the session: look through the right eyes, and take in what is new. */
  function sync(): void {
    if (ending) return tell();
    // Whoever has just ended their turn keeps looking until that is final.
    const stays = [...film.coming(), ...session.unseen(viewer).slice(taken)].some(waits);
    const eyes = stays ? viewer : viewerNow();
    if (eyes !== viewer) {
      viewer = eyes;
      film.clear();
      taken = 0;
      if (eyes !== null) return settle();
      taken = watchedBefore(session.unseen(eyes), ended, endsTurnOf);
    }
    const unseen = session.unseen(viewer);
    film.add(unseen.slice(taken));
    taken = unseen.length;
    const end = film.coming().find(waits);
    if (end !== undefined) session.holdBack(end.at);
    if (film.frame() === null && !ending) film.advance();
    else tell();
  }

  /** Nothing left to show: the table rests and is as it is. */
  function settle(): void {
    film.clear();
    passed = lastAnswer(session);
    view = session.view(viewer);
    const news = session.unseen(viewer).length > 0;
    taken = 0;
    // Whoever watched has seen it; so has everybody who was looking on.
    if (news) session.looked(viewer);
    if (viewer !== null && isShared && session.unseen(null).length > 0) session.looked(null);
    tell();
  }

  /** Shows nothing more of what is to come, but for the end of a turn, which still waits. */
  function hasten(): void {
    const coming = film.coming();
    const end = coming.findIndex(waits);
    if (end < 0) return settle();
    view = coming[end - 1]?.view ?? view;
    film.skipTo(end);
  }

  /** Takes back or plays again, and shows at once where that leads. */
  function leap(how: () => boolean): boolean {
    if (!isSeen()) return false;
    grace.stop();
    film.clear();
    ending = false;
    const done = how();
    // What is played again may have ended the turn once more: that waits already.
    if (ending) tell();
    else hasten();
    return done;
  }

  return {
    show: () => shown,
    subscribe: signal.subscribe,
    follow() {
      const stop = session.subscribe(sync);
      taken = 0;
      sync();
      return () => {
        stop();
        film.clear();
        grace.stop();
        ending = false;
        session.holdBack(null);
        session.setBusy(false);
      };
    },
    takePhone,
    submit: (action) => submitTo(session, action),
    undo: (stride) => leap(() => session.undo(stride)),
    // While the end of a turn waits there is nothing to play again: it would be shown, and never be over.
    redo: (stride) => !ending && leap(() => session.redo(stride)),
    next() {
      if (ending) goOn();
      else if (film.frame() !== null) film.advance();
    },
    skip() {
      if (ending) goOn();
      hasten();
    },
    pause() {
      film.pause();
      tell();
    },
    resume: film.resume,
    restart() {
      film.restart();
      tell();
    },
    replay: (at) => film.again(session.log(viewer).filter((shownThen) => shownThen.at >= at)),
    setTempo: film.setTempo,
  };
}

/** Whether somebody else is asked than who had the phone, among people who hide nothing from each other. */
function isHandedOn<Action, View, Event>(session: TableSession<Action, View, Event>, holder: Seat | null): boolean {
  const { asked } = session.snapshot();
  return session.trusting && session.people.length > 1 && asked !== null && !asked.open && asked.seat !== holder;
}

/** Answers for whoever is asked. */
function submitTo<Action, View, Event>(session: TableSession<Action, View, Event>, action: Action): string | null {
  const { asked } = session.snapshot();
  return asked === null ? 'not-your-turn' : session.submit(asked.seat, action);
}

/** The last action of a person; −1 before the first. */
const lastAnswer = <Action, View, Event>({ people, lastOf }: TableSession<Action, View, Event>): number =>
  Math.max(-1, ...people.map((seat) => lastOf(seat)));

/**
 * Whether somebody here has seen all there is to take back: the table rests at a person's question, or shows the very
 * answer that would be taken back. Otherwise undo would run through turns that nobody has seen.
 */
function hasSeenAll<Action, View, Event>(
  session: TableSession<Action, View, Event>,
  frame: LoggedFrame<View, Event> | null,
): boolean {
  const { asked, away, outcome, trouble } = session.snapshot();
  if (frame === null) return asked !== null || away.length > 0 || outcome !== null || trouble?.kind === 'stopped';
  const last = Math.max(...session.seats.map((_, seat) => session.lastOf(seat)));
  return frame.at === last && lastAnswer(session) === last;
}

/** What there is to see and to answer, for whoever looks. */
function showOf<Action, View, Event>(
  session: TableSession<Action, View, Event>,
  table: {
    readonly viewer: Viewer;
    readonly view: View;
    readonly film: Projector<View, Event>;
    readonly ending: boolean;
    readonly isSeen: boolean;
    /** Who has the phone in hand, in a game of several people. */
    readonly holder: Seat | null;
    readonly numberOf: (decision: Decision<Action> | null) => number | null;
  },
): Show<Action, View, Event> {
  const { viewer, view, film, ending, isSeen, holder, numberOf } = table;
  const snapshot = session.snapshot();
  const { asked } = snapshot;
  const log = session.log(viewer);
  const atRest = film.frame() === null && !ending;
  const isMine = asked !== null && (asked.open || session.people.length < 2 || asked.seat === holder);
  const decision = atRest && asked && isMine ? session.decision(asked.seat) : null;
  return {
    mode: 'play',
    viewer,
    view,
    frame: film.frame(),
    past: log.slice(0, log.length - film.coming().length),
    paused: film.isPaused(),
    ending,
    decision,
    question: numberOf(decision),
    passTo: atRest && asked && !isMine && !session.trusting ? asked.seat : null,
    snapshot,
    undo: isSeen ? snapshot.undo : 'watching',
  };
}

/** Numbers the questions on a table: a new number for every new one, also when it reads the same. */
function createQuestions<Action, View, Event>(
  session: TableSession<Action, View, Event>,
): (decision: Decision<Action> | null) => number | null {
  /** The question on the table, when its seat had answered last, and how many there have been. */
  let question: { readonly decision: Decision<Action> | null; readonly after: number; readonly number: number } = {
    decision: null,
    after: -1,
    number: 0,
  };
  return (decision) => {
    if (decision === null) {
      question = { ...question, decision };
      return null;
    }
    const after = session.lastOf(decision.seat);
    // Somebody else's secret choice makes a new object of the same question.
    if (question.decision === null || after !== question.after || !sameJson(question.decision, decision))
      question = { decision, after, number: question.number + 1 };
    return question.number;
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
    a.ending === b.ending &&
    sameJson(a.decision, b.decision) &&
    a.question === b.question &&
    a.passTo === b.passTo &&
    a.snapshot === b.snapshot &&
    a.undo === b.undo
  );
}
