import type { Judgement, ReviewMoment } from '@/session/review';
import type { Session, SessionSnapshot } from '@/session/session';
import { createSignal } from '@/session/signal';
import type { Director, Show, Shown } from './director';
import { LOOKED_BACK } from './lookedBack';
import { createTimer } from './timer';

/** A person's decisions in a finished game, and what the bot made of those it has come to. */
export interface Review<Action> {
  readonly moments: readonly ReviewMoment<Action>[];
  readonly index: number;
  /** Of the decision on the table; null while the bot has not come to it, or when it broke over it. */
  readonly judgement: Judgement<Action> | null;
  /** By decision, in order; null where the bot has not been yet, or broke. */
  readonly judgements: readonly (Judgement<Action> | null)[];
  /** Where it broke, and over what. */
  readonly failures: ReadonlyMap<number, unknown>;
}

/** How often verdicts on other decisions than the one on the table are told, in milliseconds: the table is drawn for each. */
const NEWS_EVERY = 250;

/** Shows the table as it was before each decision, while the bot judges one after the other, the one looked at first. */
export function createReview<Action, View, Event>(
  session: Session<Action, View, Event>,
  _lengthOf: (event: Event, view: View) => number,
): Director<Action, View, Event> {
  const moments = session.reviewMoments();
  const judgements: (Judgement<Action> | null)[] = moments.map(() => null);
  const failures = new Map<number, unknown>();
  const signal = createSignal();
  const news = createTimer();
  let index = 0;
  /** Goes up when nobody follows any longer: whatever is being judged is then called off. */
  let era = 0;
  let table = tableNow();
  let shown = look();

  /** All but the verdicts: the same objects as long as the same decision lies on the table, so that nothing is drawn anew. */
  function tableNow(): Shown<Action, View, Event> {
    const moment = moments[index];
    const viewer = moment?.seat ?? null;
    const at = moment?.at ?? session.origin;
    const snapshot: SessionSnapshot = {
      ...session.snapshot(),
      round: moment?.round ?? 1,
      waiting: viewer === null ? [] : [viewer],
      ...LOOKED_BACK,
    };
    return {
      viewer,
      view: session.viewAt(viewer, at),
      frame: null,
      past: session.log(viewer).filter((frame) => frame.at < at),
      paused: false,
      ending: false,
      decision: moment === undefined ? null : session.decisionAt(moment),
      question: null,
      passTo: null,
      snapshot,
      undo: snapshot.undo,
    };
  }

  function look(): Show<Action, View, Event> {
    return {
      ...table,
      mode: 'review',
      reviewAt,
      review: {
        moments,
        index,
        judgement: judgements[index] ?? null,
        judgements: [...judgements],
        failures: new Map(failures),
      },
    };
  }

  function reviewAt(to: number): void {
    index = Math.min(moments.length - 1, Math.max(0, to));
    table = tableNow();
    tell();
  }

  function tell(): void {
    news.stop();
    shown = look();
    signal.emit();
  }

  /** The bot has not been there yet. */
  const isOpen = (i: number): boolean => judgements[i] === null && !failures.has(i);

  /** The decision on the table first, then the next ones, round and round until all are judged. */
  async function judgeAll(mine: number): Promise<void> {
    while (mine === era) {
      const open = [...moments.keys()].filter(isOpen);
      const next = open.find((i) => i >= index) ?? open[0];
      const moment = next === undefined ? undefined : moments[next];
      if (next === undefined || moment === undefined) return;
      // Whoever looks at another decision meanwhile wants that one judged, and not wait for this one.
      const isStale = (): boolean => mine !== era || (index !== next && isOpen(index));
      try {
        const judgement = await session.judge(moment, isStale);
        if (judgement === null) continue;
        judgements[next] = judgement;
      } catch (error) {
        // The others can still be judged.
        failures.set(next, error);
      }
      const isLast = ![...moments.keys()].some(isOpen);
      if (next === index || isLast) tell();
      else if (!news.isSet()) news.set(tell, NEWS_EVERY);
    }
  }

  return {
    show: () => shown,
    subscribe: signal.subscribe,
    follow() {
      void judgeAll(era);
      return () => {
        era++;
        news.stop();
      };
    },
    takePhone: () => undefined,
    submit: () => 'looking-back',
    undo: () => false,
    redo: () => false,
    next: () => undefined,
    skip: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    restart: () => undefined,
    replay: () => undefined,
    setTempo: () => undefined,
  };
}
