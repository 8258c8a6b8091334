import type { Phrase } from './phrase';
import type { HasRng } from './rng';
import type { Outcome } from './scoring';

/** A place at the table, clockwise from 0. */
export type Seat = number;

/** Whose eyes: a seat's, or null for somebody who sees only what is public. */
export type Viewer = Seat | null;

/**
 * A question as the rules put it. Every game has a union of its own that says, where the rule is, what a screen and a bot
 * need to know about it: they go through its kinds one by one, so that a question nobody can answer does not compile.
 */
export interface AnyAsk {
  /** Picks the prompt: `choose-cards`, `cellar/discard`. */
  readonly kind: string;
}

/** What one seat is asked. */
export type Decision<Action, Ask extends AnyAsk = AnyAsk> = Ask & {
  readonly seat: Seat;
  /** The legal answers, in a fixed order, never empty, no two alike. */
  readonly actions: readonly Action[];
};

/** Receives what happens, in order. Rules call it as `table.emit?.({ … })`: search passes null and pays nothing. */
export type Emit<Event> = ((event: Event) => void) | null;

/**
 * One table game: everything engine, bots, session and screens need to know about it.
 *
 * State, actions, views, options and events are plain JSON: no classes, maps, dates or `undefined`.
 */
export interface Game<State extends HasRng, Action, View, Options, Event, Ask extends AnyAsk = AnyAsk> {
  readonly id: string;
  /** Goes up when an old log would replay differently. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };

  readonly defaultOptions: Options;
  /** Options from outside (a save, a code, a command line), or null when they are not this game's. */
  parseOptions(raw: unknown): Options | null;
  /** Why this many players cannot play with these options, as a text key; null when they can. */
  optionsRefusal(options: Options, seatCount: number): string | null;
  setup(options: Options, seatCount: number, seed: number): State;
  /** What had happened when the first seat was asked, for the top of the log; left out when that is nothing. */
  opening?(state: State): readonly Event[];

  /** Seats that owe an answer. Several: a simultaneous, secret choice. None: the game is over. */
  waiting(state: State): readonly Seat[];
  /** What `seat` is asked now, or null when it owes no answer. */
  decision(state: State, seat: Seat): Decision<Action, Ask> | null;
  /** Whether everybody may look on while a decision of this kind is made, so that no curtain is needed. */
  isOpen(kind: string): boolean;
  /** Why `seat` may not play `action` now, as a text key; null when it may. */
  refusal(state: State, seat: Seat, action: Action): string | null;
  /** Carries out a legal action, in place. Only `play` and search call this. */
  apply(state: State, seat: Seat, action: Action, emit: Emit<Event>): void;
  /** A copy that shares nothing that ever changes. Written by hand: search lives on it. */
  clone(state: State): State;
  /** Null until the game is over. */
  outcome(state: State): Outcome | null;

  /** The round being played, from 1. Groups the log and labels a saved game. */
  round(state: State): number;
  /** The points of every seat right now, hidden ones included: for the chart of a finished game. */
  points(state: State): readonly number[];

  view(state: State, viewer: Viewer): View;
  /** The event as `viewer` may know it; null when they notice nothing. */
  redact(event: Event, viewer: Viewer): Event | null;
  /** Whether the event told somebody something they did not know: undo stops here. */
  reveals(event: Event): boolean;
  /** The event in words, for log, transcript and screen reader; null when it is not worth a line. */
  phrase(event: Event): Phrase | null;
  /** A copy in which everything `seat` cannot know, the luck to come included, is dealt anew. */
  resample(state: State, seat: Seat, luck: HasRng): State;
}

/** A game whose types nobody here needs to know. Methods are compared bivariantly, so every game fits. */
export type AnyGame = Game<HasRng, unknown, unknown, unknown, unknown>;
