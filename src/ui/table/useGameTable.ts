import { sameJson, type AnyAsk, type Decision, type Phrase, type Seat } from '@antilles/engine';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  RULES_FAILED,
  type Advice,
  type GoesOn,
  type LoggedFrame,
  type Session,
  type TableSession,
} from '@/session/session';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords, type GameName, type SharedKey, type Speaker, type WordKey } from '@/text';
import type { EventText } from '../EventLine';
import { cueFor } from '../cues';
import type { Box } from '../flights/arc';
import { useFlights } from '../flights/useFlights';
import { useOnceSeen } from '../Guard';
import { GUARD_MS } from '../guardMs';
import { haptic } from '../haptics';
import { MS, useTempo } from '../motion';
import { useToast } from '../overlays/Toast';
import { sound, warmUpSounds } from '../sound';
import { useColors } from '../theme';
import type { Director, Show } from './director';
import type { OpenGame } from './host';
import { createAnnouncements, type Announcements } from './Announcer';
import { stagedFor, type Staged, type Staging, type Typed } from './staging';
import { tellFrames } from './tell';
import { useDirector } from './useDirector';
import { inSlices } from './useHeld';
import { useTutorial, type TutorialNow } from './useTutorial';

/** A hint on the table: what the strongest bot would do, and why. */
export interface Hint<Action> {
  readonly choice: Advice<Action>;
  readonly sentence: string;
}

/** Everything a game's table works with. */
export interface GameTable<Action, View, Event, Ask extends AnyAsk = AnyAsk, Key extends string = SharedKey> {
  readonly session: TableSession<Action, View, Event, Ask>;
  readonly seats: readonly TablePlayer[];
  readonly words: Speaker<Key>;
  readonly show: Show<Action, View, Event, Ask>;
  readonly director: Director<Action, View, Event, Ask>;
  /** How long an event is shown at normal speed, in milliseconds. */
  lengthOf(event: Event, view?: View): number;
  /** Whether it is worth telling whoever could not watch. */
  isGist(event: Event): boolean;
  /** What to draw: the moment somebody looks back at, or what the director shows. */
  readonly view: View;
  readonly frame: LoggedFrame<View, Event> | null;
  /** What the person at the phone is asked; nothing while they look back. */
  readonly decision: Decision<Action, Ask> | null;
  /** A moment of the log somebody looks back at. */
  readonly lookingBack: LoggedFrame<View, Event> | null;
  lookBack(frame: LoggedFrame<View, Event> | null): void;
  /** What happened unseen, in words, for a screen reader. */
  readonly announcements: Announcements;
  /**
   * Answers for whoever is asked; a refusal is said aloud. The one door for answers: what comes before the question has
   * been on screen for `GUARD_MS`, or after it has gone, was not meant and does nothing.
   */
  submit(action: Action): void;
  /** Says why something cannot be done. */
  refuse(sentence: string): void;
  readonly hint: Hint<Action> | 'thinking' | null;
  /** What a hint proposes, in order; empty while there is none. */
  readonly hinted: readonly Action[];
  /** What is said of the hint: why, or that it is being thought about; null while none was asked for. */
  readonly hintSays: string | null;
  /** Why the hint that was asked for does not come. */
  readonly hintFailure: { readonly error: unknown } | null;
  /** `goesOn`: for a question that is answered in several actions, whether it is still the same one. */
  askHint(goesOn?: GoesOn<Action, View, Ask>): void;
  dismissHint(): void;
  /** Where the tutorial is; null in an ordinary game. */
  readonly tutorial: TutorialNow | null;
  /** Whether the title card is shown, and the bots wait for it. */
  readonly opening: { readonly open: boolean; close(): void };
  /** The last moves could not be written. */
  readonly saveFailed: boolean;
  /** What is said of the others where they play on phones of their own. */
  readonly Notices?: OpenGame['Notices'];
  readonly others?: OpenGame['others'];
  retrySaving(): void;
  /** Frames as lines of text, as `viewer` may read them. */
  tell(frames: readonly LoggedFrame<View, Event>[], viewer: Seat | null): readonly EventText[];
}

/** A hint as tables use it: itself, what it proposes, and what is said of it. */
const shownHint = <Action>(
  hint: Hint<Action> | 'thinking' | null,
  thinking: string,
): Pick<GameTable<Action, unknown, unknown>, 'hint' | 'hinted' | 'hintSays'> => {
  if (hint === null || hint === 'thinking') return { hint, hinted: [], hintSays: hint === null ? null : thinking };
  return {
    hint,
    hinted: [hint.choice, ...hint.choice.further].map(({ action }) => action),
    hintSays: hint.sentence,
  };
};

/** No hint takes this long, in milliseconds: whatever was to bring it is broken. */
const LONGEST_HINT = 30_000;

/** What a game brings to its table; none of it may change while the table is open. */
export interface TableOptions<Event extends Typed, View, Name extends GameName> {
  readonly open: OpenGame;
  /** Whose words the table speaks. */
  readonly game: Name;
  /** How each of its events is shown: the kit keeps the time, sounds the cues and lets things fly. */
  readonly staging: Staging<Event, View>;
  /** What an event is about, small, beside its line in the log; null where there is nothing to show. */
  readonly pictureOf?: ((event: Event) => ReactNode) | undefined;
  /** Whether a game that has just begun is opened with a title card: give `TableFrame` its `opening`. */
  readonly opens?: boolean;
}

/** Brings an open game to the table. */
export function useGameTable<
  Action,
  View,
  Event extends Typed,
  Ask extends AnyAsk = AnyAsk,
  Name extends GameName = GameName,
>({
  open,
  game,
  staging,
  pictureOf,
  opens = false,
}: TableOptions<Event, View, Name>): GameTable<Action, View, Event, Ask, WordKey<Name>> {
  // The table of a game is only ever opened with a session of that game.
  const session: TableSession<Action, View, Event, Ask> = open.session as Session<Action, View, Event, Ask>;
  const { seats } = session;
  const words = useSpeaker(
    game,
    seats.map(({ name }) => name),
  );
  const toast = useToast();
  const { t } = useWords('engine');
  const staged = useMemo(() => stagedFor(staging, seats), [staging, seats]);
  const opening = useOpening(open, opens);
  const { show, director } = useDirector<Action, View, Event, Ask>(
    open,
    staged.lengthOf,
    // A tutorial goes on by itself: what it asks for is never a slip.
    open.tutorial === undefined ? staged.endsTurnOf : undefined,
    opening.open,
  );
  useStagedFlights(staged, show, director);
  // That a save is on its way changes nothing on a table: only that it failed does.
  const hasFailed = (): boolean => open.saver.status() === 'failed';
  const saveFailed = useSyncExternalStore(open.saver.subscribe, hasFailed, hasFailed);
  const [lookedAt, lookBackNow] = useState<LoggedFrame<View, Event> | null>(null);
  const [lookBack] = useState(() => inSlices(lookBackNow));
  // A replay is nothing but looking back.
  const lookingBack = show.mode === 'replay' ? show.reel.frame : lookedAt;
  const [hint, setHintNow] = useState<Hint<Action> | 'thinking' | { readonly error: unknown } | null>(null);
  const [setHint] = useState(() => inSlices(setHintNow));

  // A hint is about one question: it goes when the question does.
  const { decision } = show;
  const question = useRef(decision);
  useEffect(() => {
    // Somebody else's secret choice makes a new object of the same question.
    if (sameJson(question.current, decision)) return;
    setHint(null);
    question.current = decision;
  }, [decision, setHint]);

  const isMeant = useMeant(lookingBack === null ? show.question : null, show.passTo);
  const isStillAsked = useStillAsked(() => show.question === director.show().question);

  const askHint = useCallback(
    (goesOn?: GoesOn<Action, View, Ask>) => {
      const asked = question.current;
      if (asked === null) return;
      setHint('thinking');
      const put = (next: Hint<Action> | { readonly error: unknown }): void => {
        if (question.current === asked) setHint(next);
      };
      session
        .hint(asked.seat, goesOn)
        .then((choice) =>
          put({ choice, sentence: choice.reasons.map((reason: Phrase) => words.say(reason, asked.seat)).join(' ') }),
        )
        .catch((error: unknown) => put({ error }));
    },
    [session, words, setHint],
  );
  useEffect(() => {
    if (hint !== 'thinking') return;
    const timer = setTimeout(() => setHint({ error: new Error('the hint did not come') }), LONGEST_HINT);
    return () => clearTimeout(timer);
  }, [hint, setHint]);
  const hintFailure = hint !== null && hint !== 'thinking' && 'error' in hint ? hint : null;
  const hintGiven = hint !== null && hint !== 'thinking' && 'error' in hint ? null : hint;

  // In a review the better move is shown as a hint would be.
  const judgement = show.mode === 'review' ? show.review.judgement : null;
  const reviewed: Hint<Action> | null =
    judgement === null || judgement.verdict === 'best'
      ? null
      : {
          choice: { action: judgement.better, reasons: judgement.reasons, further: [] },
          sentence: judgement.reasons.map((reason) => words.say(reason, show.viewer)).join(' '),
        };
  const tell = (frames: readonly LoggedFrame<View, Event>[], viewer: Seat | null): readonly EventText[] =>
    tellFrames(session, words, viewer, pictureOf)(frames);

  const tutorial = useTutorial(open.tutorial, () => session.playedBy(0));
  const { past } = show;
  const [announcements] = useState(createAnnouncements);
  useEffect(() => {
    // The table is seen before anything on it is heard.
    const timer = setTimeout(warmUpSounds, 600);
    return () => clearTimeout(timer);
  }, []);
  useNews(past, show.viewer, (news) => {
    // What comes all at once (animations are off, or somebody skipped) is one sound.
    const cue = cueFor(news, ({ event }) => staged.cueOf(event));
    if (cue !== null) sound(cue);
    // What is shown event by event is read out by the table itself.
    if (show.frame !== null) return;
    const lines = tell(news, show.viewer).map(({ text }) => text);
    announcements.say(show.viewer, lines);
  });

  return {
    session,
    seats,
    words,
    show,
    director,
    lengthOf: staged.lengthOf,
    isGist: staged.isGist,
    view: lookingBack?.view ?? show.view,
    frame: lookingBack ?? show.frame,
    decision: lookingBack === null ? decision : null,
    lookingBack,
    lookBack,
    announcements,
    submit(action) {
      if (!isMeant() || !isStillAsked()) return;
      if (tutorial !== null && !tutorial.allows(action)) return toast.refuse(t('tutorial.notYet'));
      const reason = director.submit(action);
      // That the rules broke is said by a notice, which stays.
      if (reason === RULES_FAILED) return;
      if (reason !== null) toast.refuse(words.refusal(reason));
      else haptic('pick');
    },
    refuse: toast.refuse,
    ...shownHint(
      tutorial?.awaits === undefined || decision === null
        ? (reviewed ?? hintGiven)
        : // What the tutorial waits for is shown as a hint shows it; it is an action of this game's own.
          { choice: { action: tutorial.awaits as Action, reasons: [], further: [] }, sentence: '' },
      t('table.hintThinking'),
    ),
    hintFailure,
    tutorial,
    askHint,
    dismissHint: () => setHint(null),
    opening,
    saveFailed,
    ...(open.Notices === undefined ? {} : { Notices: open.Notices }),
    ...(open.others === undefined ? {} : { others: open.others }),
    retrySaving: open.saver.retry,
    tell,
  };
}

/** A title card for a game that has just begun: not for one that goes on, nor where nothing should move. */
function useOpening(
  { session, mode = 'play', tutorial }: OpenGame,
  opens: boolean,
): GameTable<unknown, unknown, unknown>['opening'] {
  const moves = useTempo()(1000) > 0;
  const [open, setOpen] = useState(
    () =>
      opens &&
      moves &&
      mode === 'play' &&
      tutorial === undefined &&
      // One that was taken over in its middle began elsewhere.
      session.record().since === undefined &&
      session.seats.every((_, seat) => session.playedBy(seat) === 0),
  );
  const close = useCallback(() => setOpen(false), []);
  return { open, close };
}

/**
 * Each event flies once, when it begins; whatever is still in the air lands when the next one begins. A piece leaves from
 * where it lay before the event, which may be a place that is gone after it.
 */
function useStagedFlights<Action, View, Event>(
  staged: Staged<Event, View>,
  { frame, viewer }: Show<Action, View, Event>,
  director: Director<Action, View, Event>,
): void {
  const flights = useFlights();
  const colors = useColors();
  const sources = useRef(new WeakMap<object, ReadonlyMap<string, Box>>());
  const flightsOf = useEffectEvent(({ event, view }: LoggedFrame<View, Event>, eyes: Seat | null) =>
    staged.flightsOf(event, { view, viewer: eyes, colors }),
  );
  useEffect(
    () =>
      // The table still looks as it did before the event: it is drawn a little later.
      director.subscribe(() => {
        const next = director.show();
        if (next.frame === null || sources.current.has(next.frame)) return;
        const boxes = new Map<string, Box>();
        for (const { from } of flightsOf(next.frame, next.viewer)) {
          const box = flights.locate(from);
          if (box !== undefined) boxes.set(from, box);
        }
        sources.current.set(next.frame, boxes);
      }),
    [director, flights],
  );
  // Before it is drawn: what is on its way does not lie at its goal for a moment.
  useLayoutEffect(() => {
    if (frame === null) return;
    const boxes = sources.current.get(frame);
    for (const flight of flightsOf(frame, viewer)) void flights.fly({ ...flight, start: boxes?.get(flight.from) });
    return () => flights.landAll();
    // Whose eyes see it is decided when it begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [frame, flights]);
}

/**
 * Whether an answer from the table as it is drawn now may count: its question is still there, and has been on screen long
 * enough. Several answers that one tap gives all count.
 */
function useMeant(question: number | null, passTo: Seat | null): () => boolean {
  const tempo = useTempo();
  const seen = useRef<number | null>(null);
  // A question that the curtain opens on is on screen when the curtain has gone.
  const [drawn, setDrawn] = useState({ question, passTo, unveiled: false });
  if (drawn.question !== question || drawn.passTo !== passTo)
    setDrawn({ question, passTo, unveiled: drawn.passTo !== null && passTo === null });
  useLayoutEffect(() => () => void (seen.current = null), [question]);
  useOnceSeen(
    question === null ? null : String(question),
    () => (seen.current = question),
    drawn.unveiled ? tempo(MS.sheet) : 0,
  );
  return () => GUARD_MS === 0 || (question !== null && seen.current === question);
}

/**
 * Whether an answer is one to the question on the table: not when it comes from a picture that is about to be replaced. What
 * one tap submits, it submits in one go: the question may change between its parts.
 */
function useStillAsked(isAsked: () => boolean): () => boolean {
  const inOneGo = useRef(false);
  return () => {
    if (inOneGo.current) return true;
    if (!isAsked()) return false;
    inOneGo.current = true;
    queueMicrotask(() => (inOneGo.current = false));
    return true;
  };
}

/**
 * What has just happened at the table, for ears: the frames since it was last looked at. Nothing for what was there
 * already, or when a new pair of eyes looks.
 */
function useNews<View, Event>(
  past: readonly LoggedFrame<View, Event>[],
  viewer: Seat | null,
  tell: (news: readonly LoggedFrame<View, Event>[]) => void,
): void {
  const known = useRef({ viewer, count: past.length });
  const told = useEffectEvent(tell);
  useEffect(() => {
    const before = known.current;
    known.current = { viewer, count: past.length };
    if (before.viewer === viewer && past.length > before.count) told(past.slice(before.count));
  }, [past, viewer]);
}
