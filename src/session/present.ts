import type { Decision, Game, HasRng, Seat, Viewer } from '@antilles/engine';
import type { Playable, SessionTools } from './playable';
import { peopleOf, type Save } from './record';
import { judgeMoment, momentsOf, pointsByRound } from './review';
import type { Session, SessionSnapshot, Trouble } from './tableSession';
import type { Timeline } from './timeline';
import { redoOf, undoTarget } from './undo';

/** What has been worked out about the state as it is now; the same objects until it is forgotten. */
export interface Present<Action, View> {
  view(viewer: Viewer): View;
  decision(seat: Seat): Decision<Action> | null;
  forget(): void;
}

export function createPresent<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  state: () => State,
): Present<Action, View> {
  let views = new Map<Viewer, View>();
  let decisions = new Map<Seat, Decision<Action> | null>();
  return {
    view(viewer) {
      const known = views.get(viewer);
      if (known !== undefined) return known;
      const made = game.view(state(), viewer);
      views.set(viewer, made);
      return made;
    },
    decision(seat) {
      let found = decisions.get(seat);
      if (found === undefined) decisions.set(seat, (found = game.decision(state(), seat)));
      return found;
    },
    forget() {
      views = new Map();
      decisions = new Map();
    },
  };
}

/** Who comes first of those who owe an answer. */
export const firstOf = (waiting: readonly Seat[]): Seat | null => (waiting.length === 0 ? null : Math.min(...waiting));

/** The outside of a session, from its record, its timeline and what lives only while it is open. */
export function snapshotOf<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  position: {
    readonly kept: Save;
    readonly timeline: Timeline<State, Action, View, Event>;
    readonly heldBack: number | null;
  },
  { decision }: Present<Action, View>,
  living: { readonly version: number; readonly thinking: Seat | null; readonly trouble: Trouble | null },
): SessionSnapshot {
  const { kept, timeline } = position;
  const state = timeline.state();
  const waiting = game.waiting(state);
  const person = firstOf(waiting.filter((seat) => (kept.seats[seat]?.bot ?? null) === null));
  const next = person === null ? null : decision(person);
  const undo = undoTarget(position, 'action');
  return {
    ...living,
    round: game.round(state),
    outcome: game.outcome(state),
    waiting,
    away: [],
    asked: next && { seat: next.seat, kind: next.kind, open: game.isOpen(next.kind) },
    undo: undo.answer,
    redo: kept.redo !== undefined,
    turn: {
      undo: undo.answer === 'yes' && undoTarget(position, 'turn').at < undo.at,
      redo: redoOf(kept, 'turn').length > redoOf(kept, 'action').length,
    },
    casual: kept.casual,
  };
}

/** What never changes about a game in progress. */
export const factsOf = (kept: Save) => ({
  id: kept.id,
  seats: kept.seats,
  options: kept.options,
  people: peopleOf(kept),
  undoRule: kept.undoRule,
  seed: kept.seed,
  startedAt: kept.startedAt,
  branch: kept.branch ?? null,
  daily: kept.daily ?? null,
  trusting: kept.trusting ?? false,
  rated: kept.rated ?? null,
});

/** What a session can tell of its past. */
export function pastOf<State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  timeline: Timeline<State, Action, View, Event>,
  tools: SessionTools,
  people: readonly Seat[],
): Pick<
  Session<Action, View, Event>,
  'log' | 'lastOf' | 'playedBy' | 'viewAt' | 'askedAt' | 'pointsByRound' | 'reviewMoments' | 'decisionAt' | 'judge'
> {
  const { game } = entry;
  const isOver = (): boolean => game.outcome(timeline.state()) !== null;
  return {
    log: (viewer) => timeline.frames(viewer, 0),
    lastOf: (seat) => timeline.log().findLastIndex((each) => each.seat === seat),
    playedBy: (seat) => timeline.log().filter((each) => each.seat === seat).length,
    viewAt: (viewer, at) => game.view(timeline.stateAt(at), viewer),
    askedAt(at) {
      const state = timeline.stateAt(at);
      return { round: game.round(state), waiting: game.waiting(state) };
    },
    pointsByRound: () => (isOver() ? pointsByRound(game, timeline.states()) : []),
    reviewMoments() {
      const [seat, another] = people;
      return isOver() && seat !== undefined && another === undefined ? momentsOf(entry, timeline, seat) : [];
    },
    decisionAt: ({ at, seat }) => game.decision(timeline.stateAt(at), seat),
    judge: (moment, isStale) => judgeMoment(entry, timeline, tools, moment, isStale),
  };
}
