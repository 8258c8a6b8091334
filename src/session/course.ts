import { IllegalAction, type HasRng, type Seat, type Viewer } from '@antilles/engine';
import { createBotTurns, type BotTurns } from './botTurns';
import type { Playable, SessionTools } from './playable';
import { createPresent, firstOf, snapshotOf, type Present } from './present';
import { peopleOf, tidy, type Save } from './record';
import { createSignal } from './signal';
import { RULES_FAILED, type SessionSnapshot, type Trouble } from './tableSession';
import type { LoggedFrame, Timeline } from './timeline';

/** What is so now, beside the state itself. */
interface Standing {
  readonly kept: Save;
  /** How much somebody who sees only what is public has seen: they were not here before. */
  readonly publicLooked: number;
  /** From which action on nobody has been shown anything yet. */
  readonly heldBack: number | null;
  readonly trouble: Trouble | null;
}

/** How a game goes on: what is so now, and the one way in which its state changes. */
export interface Course<Action, View, Event> {
  now(): Standing;
  shown(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  readonly present: Present<Action, View>;
  readonly turns: BotTurns;
  unseen(viewer: Viewer): readonly LoggedFrame<View, Event>[];
  /** Something other than the state is different now; everybody is told. `and`: what is kept is written at once. */
  change(what: Partial<Standing>, and?: 'save'): void;
  /**
   * Changes the state: all of it or, when the rules break over it, nothing. `change` plays, and gives what is so
   * afterwards. Null when done; otherwise why not.
   */
  move(seat: Seat, change: () => Partial<Standing>): string | null;
  /** An answer goes through the door of the rules; what was taken back before it is gone. */
  answer(seat: Seat, action: Action): Partial<Standing>;
  save(): void;
  /** Saves what was only looked at since; nothing when there is nothing. */
  saveLooked(): void;
  /** Says that the game is over when it is, and when it no longer is: an end that is held back may still be taken back. */
  tellEnd(): void;
}

export function createCourse<State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  timeline: Timeline<State, Action, View, Event>,
  tools: SessionTools,
  record: Save,
): Course<Action, View, Event> {
  const { game } = entry;
  const { seats } = record;
  const people = peopleOf(record);
  const isBot = (seat: Seat): boolean => (seats[seat]?.bot ?? null) !== null;
  /** Who looks on while nobody in particular does. */
  const eyes: Viewer = people.length > 1 ? null : (people[0] ?? null);

  let now: Standing = { kept: record, publicLooked: timeline.log().length, heldBack: null, trouble: null };
  /** The record as it was saved last. */
  let saved = record;
  let version = 0;
  const { subscribe, emit } = createSignal();
  const present = createPresent(game, timeline.state);
  const turns = createBotTurns(entry, tools, {
    timeline,
    seats,
    next: () => firstOf(shown.waiting.filter(isBot)),
    // What was taken back lies ready as long as a person decides: a bot that chose anew meanwhile would make it void.
    mayBegin: () => now.heldBack === null && !(shown.redo && shown.waiting.some((seat) => !isBot(seat))),
    play: (seat, action) => move('stopped', seat, () => answer(seat, action)) === null,
    changed: () => change({}),
    fail,
  });
  let shown = look();
  /** Whether the end of the game has been told, or was there before. */
  let told = shown.outcome !== null;

  function look(): SessionSnapshot {
    const { kept, heldBack, trouble } = now;
    return snapshotOf(game, { kept, timeline, heldBack }, present, { version, thinking: turns.thinking(), trouble });
  }

  const unseen = (viewer: Viewer): readonly LoggedFrame<View, Event>[] =>
    timeline.frames(viewer, viewer === null ? now.publicLooked : (now.kept.looked[viewer] ?? 0));

  function change(what: Partial<Standing>, and?: 'save'): void {
    now = { ...now, ...what };
    if (and !== undefined) save();
    version++;
    shown = look();
    emit();
  }

  /**
   * What the table asks for next is worked out here as well, before anything is saved: a state that cannot be looked at is
   * as bad as none. `move`: a person's; `stopped`: a bot's, which leaves nobody to go on when it breaks.
   */
  function move(kind: 'move' | 'stopped', seat: Seat, play: () => Partial<Standing>): string | null {
    const goBack = timeline.mark();
    const before = { now, version, shown };
    try {
      // Whoever looks on has what came before: what comes now is shown to them while it is played.
      unseen(eyes);
      now = { ...now, ...play() };
      now = { ...now, kept: { ...now.kept, log: timeline.log(), state: timeline.state() } };
      if (kind === 'move') now = { ...now, trouble: null };
      present.forget();
      version++;
      shown = look();
      present.view(eyes);
      unseen(eyes);
      if (shown.asked !== null) present.view(shown.asked.seat);
    } catch (error) {
      goBack();
      ({ now, version, shown } = before);
      if (error instanceof IllegalAction && kind === 'move') return error.reason;
      present.forget();
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

  function answer(seat: Seat, action: Action): Partial<Standing> {
    timeline.add(seat, action);
    return { kept: { ...now.kept, redo: undefined } };
  }

  /** Something broke: whoever plays is told, and whoever can mend it. */
  function fail(trouble: Trouble): void {
    now = { ...now, trouble };
    tools.report?.(trouble.error);
    // The rules are not asked again: they may be what broke.
    shown = { ...shown, version: ++version, thinking: turns.thinking(), trouble };
    emit();
  }

  function save(): void {
    now = { ...now, kept: { ...now.kept, savedAt: tools.now() } };
    saved = now.kept;
    tools.save(tidy(saved));
  }

  function tellEnd(): void {
    const stands = shown.outcome !== null && now.heldBack === null;
    if (stands === told) return;
    told = stands;
    tools.ended?.(tidy(now.kept), stands ? shown.outcome : null);
  }

  return {
    now: () => now,
    shown: () => shown,
    subscribe,
    present,
    turns,
    unseen,
    change,
    move: (seat, play) => move('move', seat, play),
    answer,
    save,
    saveLooked() {
      if (now.kept.looked !== saved.looked) save();
    },
    tellEnd,
  };
}
