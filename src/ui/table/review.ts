import type { Judgement, ReviewMoment } from '../../session/review';
import type { LoggedFrame, Session, SessionSnapshot } from '../../session/session';
import type { Director, Show } from './director';
import type { Stage } from './stage';

/** A person's decisions in a finished game, and what the bot made of those it has come to. */
export interface Review<Action> {
  readonly moments: readonly ReviewMoment<Action>[];
  readonly index: number;
  /** Of the decision on the table; null while the bot has not come to it. */
  readonly judgement: Judgement<Action> | null;
  /** By decision, in order; null where the bot has not been yet. */
  readonly judgements: readonly (Judgement<Action> | null)[];
}

/** Shows the table as it was before each decision, while the bot judges one after the other, the one looked at first. */
export function createReview<Action, View, Event>(
  session: Session<Action, View, Event>,
  stage: Stage,
  _lengthOf: (event: Event, coming: readonly LoggedFrame<View, Event>[]) => number,
): Director<Action, View, Event> {
  const moments = session.reviewMoments();
  const judgements: (Judgement<Action> | null)[] = moments.map(() => null);
  const listeners = new Set<() => void>();
  let index = 0;
  let left = true;
  let shown = look();

  function look(): Show<Action, View, Event> {
    const moment = moments[index];
    const viewer = moment?.seat ?? null;
    const at = moment?.at ?? session.origin;
    const snapshot: SessionSnapshot = {
      ...session.snapshot(),
      round: moment?.round ?? 1,
      outcome: null,
      waiting: viewer === null ? [] : [viewer],
      asked: null,
      thinking: null,
      undo: 'nothing',
      redo: false,
      turn: { undo: false, redo: false },
    };
    return {
      viewer,
      view: session.viewAt(viewer, at),
      frame: null,
      coming: session.log(viewer).filter((frame) => frame.at >= at),
      paused: false,
      decision: moment === undefined ? null : session.decisionAt(moment),
      passTo: null,
      snapshot,
      reel: null,
      review: { moments, index, judgement: judgements[index] ?? null, judgements: [...judgements] },
    };
  }

  function tell(): void {
    shown = look();
    for (const listener of [...listeners]) listener();
  }

  /** The decision on the table first, then the next ones, round and round until all are judged. */
  async function judgeAll(): Promise<void> {
    while (!left) {
      const open = [...moments.keys()].filter((i) => judgements[i] === null);
      const next = open.find((i) => i >= index) ?? open[0];
      const moment = next === undefined ? undefined : moments[next];
      if (next === undefined || moment === undefined) return;
      const judgement = await session.judge(moment, () => left);
      if (judgement === null) return;
      judgements[next] = judgement;
      tell();
    }
  }

  return {
    reel: null,
    reviewAt(to) {
      index = Math.min(moments.length - 1, Math.max(0, to));
      tell();
    },
    show: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow() {
      stage.setBusy(false);
      left = false;
      void judgeAll();
      return () => {
        left = true;
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
    replay: () => undefined,
    setTempo: () => undefined,
  };
}
