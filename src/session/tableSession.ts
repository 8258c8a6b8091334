import type { AnyAsk, Decision, Game, HasRng, Outcome, Seat, Viewer } from '@antilles/engine';
import type { Choice } from '@/bots/bot';
import type { Branch, HintMark, Save, UndoRule } from './record';
import type { Judgement, ReviewMoment } from './review';
import type { TablePlayer } from './seats';
import type { LoggedFrame } from './timeline';

export type { LoggedFrame } from './timeline';

/** What undo would do now, or why it would not: `revealed` and `passed` name what stands in the way. */
export type UndoAnswer = 'yes' | 'nothing' | 'revealed' | 'passed' | 'off';

/**
 * What broke lately, although it must not. `move`: the rules, over what a person did, and the game is as it was before.
 * `stopped`: the rules, in a bot's turn, which cannot go on. `bot`: a bot, and a simpler one played in its place.
 * `level`: nothing, but a bot's level is not known here, and it plays as the middle one.
 */
export interface Trouble {
  readonly kind: 'move' | 'stopped' | 'bot' | 'level';
  readonly seat: Seat;
  readonly error: unknown;
}

/** Not a refusal of the rules: they broke. `snapshot().trouble` has the rest. */
export const RULES_FAILED = 'rules-failed';

/** How much is taken back or played again: one answer, or all answers in a row of one seat. */
export type Stride = 'action' | 'turn';

/** A hint: the choice, and what follows it as long as the same question goes on. */
export interface Advice<Action> extends Choice<Action> {
  readonly further: readonly Choice<Action>[];
}

/** Whether what is asked after `given` answers is still the question that was asked first. */
export type GoesOn<Action, View, Ask extends AnyAsk = AnyAsk> = (
  view: View,
  decision: Decision<Action, Ask>,
  given: number,
) => boolean;

/** The outside of a session at one moment. Never changes: after every change there is a new one. */
export interface SessionSnapshot {
  readonly version: number;
  readonly round: number;
  readonly outcome: Outcome | null;
  /** Who owes an answer. */
  readonly waiting: readonly Seat[];
  /** The person to decide next; null while only bots are waited for, or when the game is over. */
  readonly asked: { readonly seat: Seat; readonly kind: string; readonly open: boolean } | null;
  /** A bot at work. */
  readonly thinking: Seat | null;
  /** The people at other phones who owe an answer; none where everybody sits at this one. */
  readonly away: readonly Seat[];
  readonly undo: UndoAnswer;
  /** Whether there is something to play again, and whether a whole turn is more than one answer of it. */
  readonly redo: boolean;
  readonly turn: { readonly undo: boolean; readonly redo: boolean };
  /** An undo went past revealed information. */
  readonly casual: boolean;
  /** What broke since a person answered last; null when nothing did, or it was put away. */
  readonly trouble: Trouble | null;
}

/** What a game is, whoever plays it and wherever its truth lives. */
interface TableFacts<Action, View, Event> {
  readonly id: string;
  readonly game: Game<HasRng, Action, View, unknown, Event>;
  readonly seats: readonly TablePlayer[];
  readonly options: unknown;
  readonly people: readonly Seat[];
  readonly undoRule: UndoRule;
  /** Several people hide nothing from each other: there is no curtain between their turns. */
  readonly trusting: boolean;
  /** Null where nobody may know it: it tells every card. */
  readonly seed: number | null;
  readonly startedAt: number;
  /** The game this one branched off from; null when it began at the beginning. */
  readonly branch: Branch | null;
  /** The day whose deal this is. */
  readonly daily: string | null;
  /** Whether it counts for a rating, and whether the bots were seated to fit whoever plays; null: it never does. */
  readonly rated: Save['rated'] | null;
  /** From which action on the log can be replayed: 0, or where newer rules took over. */
  readonly origin: number;
}

/**
 * What a table needs of a game that is being played. Everything is asked for as it is known here now, and `subscribe`
 * says when there is more: frames and questions arrive over time, whether a bot answered in this process or a person on
 * another device. Nothing here gives the state away.
 */
export interface TableSession<Action, View, Event, Ask extends AnyAsk = AnyAsk> extends TableFacts<
  Action,
  View,
  Event
> {
  snapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  view(viewer: Viewer): View;
  decision(seat: Seat): Decision<Action, Ask> | null;
  refusal(seat: Seat, action: Action): string | null;
  /** Null when it is on its way to be seen; otherwise the reason why not, `RULES_FAILED` when the rules broke over it. */
  submit(seat: Seat, action: Action): string | null;
  /** What happened since that viewer last looked. */
  unseen(viewer: Viewer): readonly LoggedFrame<View, Event>[];
  /** Marks all of it as seen; for seats that is kept with the next action, or on leaving. */
  looked(viewer: Viewer): void;
  /** The whole game as that viewer may know it. */
  log(viewer: Viewer): readonly LoggedFrame<View, Event>[];
  /** The last action of a seat, as an index in the log; −1 when it has not answered anything yet. */
  lastOf(seat: Seat): number;
  /** How many actions a seat has played. */
  playedBy(seat: Seat): number;
  /** What the viewer saw before action `at`, from the origin on. */
  viewAt(viewer: Viewer, at: number): View;
  /** Who was asked before action `at`, and in which round. */
  askedAt(at: number): { readonly round: number; readonly waiting: readonly Seat[] };
  /**
   * Nobody has been shown anything of action `from` or what came of it: undo may still take it back, whatever it
   * revealed, and bots wait. Null: it is shown now. Not saved: whoever comes back finds it played.
   */
  holdBack(from: number | null): void;
  /** Whether the table shows something: bots begin when it rests. */
  setBusy(busy: boolean): void;
  /** Takes back the last action of a person, with the bots' answers to it; false when `snapshot().undo` is not yes. */
  undo(stride?: Stride): boolean;
  /** Plays again what was taken back last, with the bots' answers to it; false when there is nothing. */
  redo(stride?: Stride): boolean;
  /** The thinking bot answers with the best it has. */
  hurry(): void;
  /** The trouble has been read. */
  putTroubleAway(): void;
  /**
   * The strongest bot's choice for a seat that is asked, with reasons; that it was asked for is kept. With `goesOn` also
   * what it would answer next, for a question that takes several actions. When the question is gone before the answer is
   * there, it comes all the same, quickly: ask `refusal` whether it can still be played.
   */
  hint(seat: Seat, goesOn?: GoesOn<Action, View, Ask>): Promise<Advice<Action>>;
  /** Every hint that was asked for, in order. */
  hints(): readonly HintMark[];
  /** As much of its record as is known here, for a report. */
  record(): Pick<Save, 'rulesVersion' | 'options' | 'seats' | 'seed' | 'log' | 'since'>;
}

/** A game that is played at this table, wherever its truth lives: begun and left. */
export interface RunningTable<Action, View, Event, Ask extends AnyAsk = AnyAsk>
  extends TableSession<Action, View, Event, Ask>, Pick<Session<Action, View, Event, Ask>, 'start' | 'stop'> {}

/** One whose types nobody here needs to know. */
export type AnyTable = RunningTable<unknown, unknown, unknown>;

/** One game in progress whose truth lives here: its state, its log, the bots' turns, undo, and a save after every change. */
export interface Session<Action, View, Event, Ask extends AnyAsk = AnyAsk> extends TableSession<
  Action,
  View,
  Event,
  Ask
> {
  readonly seed: number;
  /** For a finished game: everybody's points at the end of each round. Empty before: points may be secret. */
  pointsByRound(): readonly { readonly round: number; readonly points: readonly number[] }[];
  /** The decisions of a finished game's only person that could have gone another way; empty for every other game. */
  reviewMoments(): readonly ReviewMoment<Action>[];
  /** What that person was asked then. */
  decisionAt(moment: ReviewMoment<Action>): Decision<Action, Ask> | null;
  /** What the strongest bot makes of one of them, from what the seat could see then. Null when no longer wanted. */
  judge(moment: ReviewMoment<Action>, isStale: () => boolean): Promise<Judgement<Action> | null>;
  /** Bots' turns run between the two. Whoever stops leaves: what was only looked at is saved too. */
  start(): void;
  stop(): void;
  toSave(): Save;
}

/** A session whose types nobody here needs to know. */
export type AnySession = Session<unknown, unknown, unknown>;
