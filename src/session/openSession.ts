import {
  IllegalAction,
  sameJson,
  type Decision,
  type HasRng,
  type LogEntry,
  type Seat,
  type Viewer,
} from '@antilles/engine';
import { createBotTurns } from './botTurns';
import { adviceFor } from './hint';
import type { Playable, SessionTools } from './playable';
import { peopleOf, tidy, type Save } from './record';
import { judgeMoment, momentsOf, pointsByRound } from './review';
import { createSignal } from './signal';
import { RULES_FAILED, type Session, type SessionSnapshot, type Trouble } from './tableSession';
import type { Timeline } from './timeline';
import { redoOf, undoTarget, withoutRedo, withoutSince } from './undo';

/** Opens a game whose record and timeline tell the same: everything else about it is worked out from the two. */
export function openSession<State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  timeline: Timeline<State, Action, View, Event>,
  tools: SessionTools,
  record: Save,
): Session<Action, View, Event> {
  const { game } = entry;
  const { seats } = record;
  const people = peopleOf(record);
  const isBot = (seat: Seat): boolean => (seats[seat]?.bot ?? null) !== null;
  /** Who looks on while nobody in particular does. */
  const eyes: Viewer = people.length > 1 ? null : (people[0] ?? null);

  let kept = record;
  /** Something in the record is not saved yet. */
  let unsaved = false;
  /** How much somebody who sees only what is public has seen: they were not here before. */
  let publicLooked = timeline.log().length;
  /** From which action on nobody has been shown anything yet. */
  let heldBack: number | null = null;
  let trouble: Trouble | null = null;
  let version = 0;

  const { subscribe, emit } = createSignal();
  const nextOf = (waiting: readonly Seat[]): Seat | null => (waiting.length === 0 ? null : Math.min(...waiting));
  const turns = createBotTurns(entry, tools, {
    timeline,
    seats,
    next: () => nextOf(shown.waiting.filter(isBot)),
    // What was taken back lies ready as long as a person decides: a bot that chose anew meanwhile would make it void.
    mayBegin: () => heldBack === null && !(shown.redo && shown.waiting.some((seat) => !isBot(seat))),
    play: (seat, action) => move('stopped', seat, () => answer(seat, action)) === null,
    changed,
    fail,
  });

  // What has been worked out about the state as it is now.
  let views = new Map<Viewer, View>();
  let decisions = new Map<Seat, Decision<Action> | null>();
  let shown = look();
  /** Whether the end of the game has been told, or was there before. */
  let told = shown.outcome !== null;

  function decision(seat: Seat): Decision<Action> | null {
    let found = decisions.get(seat);
    if (found === undefined) decisions.set(seat, (found = game.decision(timeline.state(), seat)));
    return found;
  }

  function view(viewer: Viewer): View {
    const known = views.get(viewer);
    if (known !== undefined) return known;
    const made = game.view(timeline.state(), viewer);
    views.set(viewer, made);
    return made;
  }

  const unseen = (viewer: Viewer) =>
    timeline.frames(viewer, viewer === null ? publicLooked : (kept.looked[viewer] ?? 0));

  function look(): SessionSnapshot {
    const state = timeline.state();
    const waiting = game.waiting(state);
    const person = nextOf(waiting.filter((seat) => !isBot(seat)));
    const next = person === null ? null : decision(person);
    const position = { kept, timeline, heldBack };
    const undo = undoTarget(position, 'action');
    return {
      version,
      round: game.round(state),
      outcome: game.outcome(state),
      waiting,
      asked: next && { seat: next.seat, kind: next.kind, open: game.isOpen(next.kind) },
      thinking: turns.thinking(),
      undo: undo.answer,
      redo: kept.redo !== undefined,
      turn: {
        undo: undo.answer === 'yes' && undoTarget(position, 'turn').at < undo.at,
        redo: redoOf(kept, 'turn').length > redoOf(kept, 'action').length,
      },
      casual: kept.casual,
      trouble,
    };
  }

  /** Something other than the state changed: tell everybody. */
  function changed(): void {
    version++;
    shown = look();
    emit();
  }

  /**
   * Changes the state: all of it or, when the rules break over it, nothing. What the table asks for next is worked out
   * here as well, before anything is saved: a state that cannot be looked at is as bad as none. `change` gives the record
   * afterwards. Null when done; otherwise why not.
   */
  function move(kind: 'move' | 'stopped', seat: Seat, change: () => Save): string | null {
    const goBack = timeline.mark();
    const before = { kept, publicLooked, version, shown };
    const forget = (): void => {
      views = new Map();
      decisions = new Map();
    };
    try {
      // Whoever looks on has what came before: what comes now is shown to them while it is played.
      unseen(eyes);
      kept = { ...change(), log: timeline.log(), state: timeline.state() };
      if (kind === 'move') trouble = null;
      forget();
      version++;
      shown = look();
      view(eyes);
      unseen(eyes);
      if (shown.asked !== null) view(shown.asked.seat);
    } catch (error) {
      goBack();
      ({ kept, publicLooked, version, shown } = before);
      if (error instanceof IllegalAction && kind === 'move') return error.reason;
      forget();
      fail({ kind, seat, error });
      // What was taken back had called off what a bot was thinking.
      if (kind === 'move') turns.go();
      return RULES_FAILED;
    }
    save();
    emit();
    tellEnd();
    turns.go();
    return null;
  }

  /** An answer goes through the door of the rules; what was taken back before it is gone. */
  function answer(seat: Seat, action: Action): Save {
    timeline.add(seat, action);
    return { ...kept, redo: undefined };
  }

  /** Something broke: whoever plays is told, and whoever can mend it. */
  function fail(what: Trouble): void {
    trouble = what;
    tools.report?.(what.error);
    // The rules are not asked again: they may be what broke.
    shown = { ...shown, version: ++version, thinking: turns.thinking(), trouble };
    emit();
  }

  function save(): void {
    kept = { ...kept, savedAt: tools.now() };
    unsaved = false;
    tools.save(tidy(kept));
  }

  /** An end that is still held back may be taken back without anybody having seen it. */
  function tellEnd(): void {
    const stands = shown.outcome !== null && heldBack === null;
    if (stands === told) return;
    told = stands;
    tools.ended?.(tidy(kept), stands ? shown.outcome : null);
  }

  return {
    id: kept.id,
    game,
    seats,
    options: kept.options,
    people,
    undoRule: kept.undoRule,
    seed: kept.seed,
    startedAt: kept.startedAt,
    branch: kept.branch ?? null,
    daily: kept.daily ?? null,
    origin: timeline.origin.at,
    snapshot: () => shown,
    subscribe,
    view,
    decision,
    refusal: (seat, action) => game.refusal(timeline.state(), seat, action),
    submit: (seat, action) =>
      move('move', seat, () => {
        const next = answer(seat, action);
        heldBack = null;
        return next;
      }),

    unseen,
    log: (viewer) => timeline.frames(viewer, 0),
    lastOf: (seat) => timeline.log().findLastIndex((each) => each.seat === seat),
    playedBy: (seat) => timeline.log().filter((each) => each.seat === seat).length,
    viewAt: (viewer, at) => game.view(timeline.stateAt(at), viewer),
    askedAt(at) {
      const state = timeline.stateAt(at);
      return { round: game.round(state), waiting: game.waiting(state) };
    },

    looked(viewer) {
      const all = kept.log.length;
      const before = viewer === null ? publicLooked : kept.looked[viewer];
      if (before === undefined || before === all) return;
      const { undo } = shown;
      if (viewer === null) {
        publicLooked = all;
      } else {
        kept = { ...kept, looked: kept.looked.map((seen, seat) => (seat === viewer ? all : seen)) };
        unsaved = true;
      }
      changed();
      // Whoever is killed now may be shown it once more; but nobody takes back what another has seen.
      if (shown.undo !== undo) save();
    },

    holdBack(from) {
      if (from === heldBack) return;
      heldBack = from;
      changed();
      tellEnd();
      turns.go();
    },
    setBusy: turns.setBusy,

    undo(stride = 'action') {
      const { answer: may, at } = undoTarget({ kept, timeline, heldBack }, stride);
      if (may !== 'yes') return false;
      const refusal = move('move', kept.log[at]?.seat ?? 0, () => {
        const next = withoutSince(kept, at, timeline.revealedSince(at, heldBack ?? undefined));
        heldBack = null;
        timeline.cut(at);
        publicLooked = Math.min(publicLooked, at);
        turns.callOff();
        return next;
      });
      return refusal === null;
    },

    redo(stride = 'action') {
      const again = redoOf(kept, stride) as readonly LogEntry<Action>[]; // Once played, or found to be possible.
      if (again.length === 0) return false;
      const refusal = move('move', again[0]?.seat ?? 0, () => {
        for (const { seat, action } of again) timeline.add(seat, action);
        turns.callOff();
        return withoutRedo(kept, again.length);
      });
      return refusal === null;
    },

    hurry: turns.hurry,
    putTroubleAway() {
      if (trouble === null) return;
      trouble = null;
      changed();
    },

    hints: () => kept.hints ?? [],
    record: () => kept,
    hint(seat, goesOn) {
      const { hints = [], log } = kept;
      const asked = decision(seat);
      // Asked twice about one question it is still one hint.
      if (!hints.some((mark) => mark.at === log.length && mark.seat === seat)) {
        kept = { ...kept, hints: [...hints, { at: log.length, seat }] };
        save();
        changed();
      }
      return adviceFor(entry, timeline.state, seat, tools, () => !sameJson(decision(seat), asked), goesOn);
    },

    pointsByRound: () => (shown.outcome === null ? [] : pointsByRound(game, timeline.states())),
    reviewMoments() {
      const [seat, another] = people;
      const isOwn = shown.outcome !== null && seat !== undefined && another === undefined;
      return isOwn ? momentsOf(game, timeline, seat) : [];
    },
    decisionAt: ({ at, seat }) => game.decision(timeline.stateAt(at), seat),
    judge: (moment, isStale) => judgeMoment(entry, timeline, tools, moment, isStale),

    start: turns.start,
    stop() {
      turns.stop();
      if (unsaved) save();
    },
    toSave: () => tidy(kept),
  };
}
