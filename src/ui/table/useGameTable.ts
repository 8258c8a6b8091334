import { sameJson, type Phrase, type Seat } from '@antilles/engine';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RULES_FAILED, type Advice, type GoesOn, type LoggedFrame, type TableSession } from '@/session/session';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords, type Speaker } from '@/text';
import type { EventText } from '../EventLine';
import { cueFor, type Cue } from '../cues';
import { useOnceSeen } from '../Guard';
import { GUARD_MS } from '../guardMs';
import { haptic } from '../haptics';
import { MS, useTempo } from '../motion';
import { useToast } from '../overlays/Toast';
import { sound, warmUpSounds } from '../sound';
import type { Director, Show } from './director';
import type { OpenGame } from './host';
import { createAnnouncements, type Announcements } from './Announcer';
import { tellFrames } from './tell';
import { useDirector } from './useDirector';
import { useTutorial, type TutorialNow } from './useTutorial';

/** A hint on the table: what the strongest bot would do, and why. */
export interface Hint<Action> {
  readonly choice: Advice<Action>;
  readonly sentence: string;
}

/** Everything a game's table works with. */
export interface GameTable<Action, View, Event> {
  readonly session: TableSession<Action, View, Event>;
  readonly seats: readonly TablePlayer[];
  readonly words: Speaker;
  readonly show: Show<Action, View, Event>;
  readonly director: Director<Action, View, Event>;
  /** What to draw: the moment somebody looks back at, or what the director shows. */
  readonly view: View;
  readonly frame: LoggedFrame<View, Event> | null;
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
  /** Why the hint that was asked for does not come. */
  readonly hintFailure: { readonly error: unknown } | null;
  /** `goesOn`: for a question that is answered in several actions, whether it is still the same one. */
  askHint(goesOn?: GoesOn<Action, View>): void;
  dismissHint(): void;
  /** Where the tutorial is; null in an ordinary game. */
  readonly tutorial: TutorialNow | null;
  /** The last moves could not be written. */
  readonly saveFailed: boolean;
  retrySaving(): void;
  /** Frames as lines of text, as `viewer` may read them. */
  tell(frames: readonly LoggedFrame<View, Event>[], viewer: Seat | null): readonly EventText[];
}

/** No hint takes this long, in milliseconds: whatever was to bring it is broken. */
const LONGEST_HINT = 30_000;

/**
 * Brings an open game to the table. `lengthOf`, `cueOf` (what an event sounds like), `endsTurnOf` and `namespace` must not
 * change while it is open.
 */
export function useGameTable<Action, View, Event>(
  open: OpenGame,
  namespace: string,
  lengthOf: (event: Event, coming: readonly LoggedFrame<View, Event>[]) => number,
  cueOf: (event: Event) => Cue | null,
  /** Whose turn an event puts away, in a game whose turns can be taken back until then (`Show.ending`). */
  endsTurnOf?: (event: Event) => Seat | null,
): GameTable<Action, View, Event> {
  // The table of a game is only ever opened with a session of that game.
  const session = open.session as TableSession<Action, View, Event>;
  const { seats } = session;
  const words = useSpeaker(
    namespace,
    seats.map(({ name }) => name),
  );
  const toast = useToast();
  const { t } = useWords('engine');
  const { show, director } = useDirector<Action, View, Event>(
    open,
    lengthOf,
    // A tutorial goes on by itself: what it asks for is never a slip.
    open.tutorial === undefined ? endsTurnOf : undefined,
  );
  // That a save is on its way changes nothing on a table: only that it failed does.
  const hasFailed = (): boolean => open.saver.status() === 'failed';
  const saveFailed = useSyncExternalStore(open.saver.subscribe, hasFailed, hasFailed);
  const [lookedAt, lookBack] = useState<LoggedFrame<View, Event> | null>(null);
  // A replay is nothing but looking back.
  const lookingBack = show.reel?.frame ?? lookedAt;
  const [hint, setHint] = useState<Hint<Action> | 'thinking' | { readonly error: unknown } | null>(null);

  // A hint is about one question: it goes when the question does.
  const { decision } = show;
  const question = useRef(decision);
  useEffect(() => {
    // Somebody else's secret choice makes a new object of the same question.
    if (sameJson(question.current, decision)) return;
    setHint(null);
    question.current = decision;
  }, [decision]);

  const isMeant = useMeant(lookingBack === null ? show.question : null, show.passTo);

  const askHint = useCallback(
    (goesOn?: GoesOn<Action, View>) => {
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
    [session, words],
  );
  useEffect(() => {
    if (hint !== 'thinking') return;
    const timer = setTimeout(() => setHint({ error: new Error('the hint did not come') }), LONGEST_HINT);
    return () => clearTimeout(timer);
  }, [hint]);
  const hintFailure = hint !== null && hint !== 'thinking' && 'error' in hint ? hint : null;

  // In a review the better move is shown as a hint would be.
  const judgement = show.review?.judgement ?? null;
  const reviewed: Hint<Action> | null =
    judgement === null || judgement.verdict === 'best'
      ? null
      : {
          choice: { action: judgement.better, reasons: judgement.reasons, further: [] },
          sentence: judgement.reasons.map((reason) => words.say(reason, show.viewer)).join(' '),
        };
  const tell = (frames: readonly LoggedFrame<View, Event>[], viewer: Seat | null): readonly EventText[] =>
    tellFrames(session, words, viewer)(frames);

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
    const cue = cueFor(news, ({ event }) => cueOf(event));
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
    view: lookingBack?.view ?? show.view,
    frame: lookingBack ?? show.frame,
    lookingBack,
    lookBack,
    announcements,
    submit(action) {
      if (!isMeant()) return;
      if (tutorial !== null && !tutorial.allows(action)) return toast.refuse(t('tutorial.notYet'));
      const reason = director.submit(action);
      // That the rules broke is said by a notice, which stays.
      if (reason === RULES_FAILED) return;
      if (reason !== null) toast.refuse(words.refusal(reason));
      else haptic('pick');
    },
    refuse: toast.refuse,
    // What the tutorial waits for is shown as a hint shows it.
    hint:
      tutorial?.awaits === undefined || decision === null
        ? (reviewed ?? (hint !== null && hint !== 'thinking' && 'error' in hint ? null : hint))
        : // The awaited action is one of this game's own.
          { choice: { action: tutorial.awaits as Action, reasons: [], further: [] }, sentence: '' },
    hintFailure,
    tutorial,
    askHint,
    dismissHint: () => setHint(null),
    saveFailed,
    retrySaving: open.saver.retry,
    tell,
  };
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
