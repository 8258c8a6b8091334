import type { Game, HasRng, LogEntry, Outcome, Seat } from '@antilles/engine';
import type { Bots } from '@/bots/bot';
import type { Weigh } from '@/bots/weigh';
import type { Save } from './record';

/** What the session is handed: it has no clock, timers, dice or storage of its own. */
export interface SessionTools {
  /** Milliseconds since the epoch: for timestamps and for cutting a bot's thinking into slices. */
  now(): number;
  /** Gives the screen a frame. */
  breathe(): Promise<void>;
  /** Usually `saver.queue`. */
  save(save: Save): void;
  /**
   * Told when the game has come to an end that stands, after it is saved: not while what ended it is held back. Null: that
   * end was taken back.
   */
  ended?(save: Save, outcome: Outcome | null): void;
  /** A fresh seed for a bot's own dice. */
  luck(): number;
  /** Told when a bot breaks (a simpler one plays in its place) or the rules do; `trouble` tells whoever plays. */
  report?(error: unknown): void;
}

/** The part of a `GameEntry` that a session needs. */
export interface Playable<State extends HasRng, Action, View, Options, Event> {
  readonly game: Game<State, Action, View, Options, Event>;
  readonly bots: Bots<State, Action, View>;
  /** Throws with the facts when this cannot be a state of the game: asked of every state that comes from outside. */
  checkInvariants(state: State): void;
  /** How answers are compared; without it a review can only say whether the bot would have done the same. */
  readonly weigh?: Weigh<State, Action, View>;
  /** An answer nobody would think about (playing Treasures before buying): a review passes over it. */
  isMatterOfCourse?(action: Action): boolean;
  /** What the bot on a seat answers without thinking, by what was played so far; undefined: it thinks. */
  readonly script?: (seat: Seat, log: readonly LogEntry<unknown>[]) => unknown;
}
