import type { Seat, Viewer } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { Cue } from '../cues';
import type { Flight } from '../flights/anchors';
import type { Colors } from '../theme';

/** Every event says what it is. */
export interface Typed {
  readonly type: string;
}

/** What a flight may depend on besides its event. */
export interface Moment<View> {
  /** The table after the event. */
  readonly view: View;
  /** Whose eyes: what is in a hand flies to the hand of one, and to the seat of everybody else. */
  readonly viewer: Viewer;
  readonly colors: Colors;
}

/** How one event is shown. */
export interface StagingRow<Event, View> {
  /**
   * How long, at normal speed in milliseconds: long enough to read, for a tap goes on. 0 for what needs no attention.
   * `seats`: for a game that shows what a person does faster than what a bot does. `view`: the table after the event,
   * for one that shows a thing longer when it changes the game; left out where only the event is known.
   */
  readonly ms: number | ((event: Event, seats: readonly TablePlayer[], view?: View) => number);
  /** What it sounds like; left out or null: nothing. */
  readonly cue?: Cue | ((event: Event, seats: readonly TablePlayer[]) => Cue | null);
  /** What travels from where to where. A flight of nothing (`count: 0`) is no error, nor a place that is not on the screen. */
  readonly fly?: (event: Event, moment: Moment<View>) => readonly Flight[];
  /** Worth telling whoever could not watch, in the one line that says what the others did. */
  readonly gist?: true | ((event: Event) => boolean);
  /** Whose turn it puts away, in a game whose turns can be taken back until then (`Show.ending`). */
  readonly endsTurn?: (event: Event) => Seat;
}

/** How every event of a game is shown, one row each: a new event does not compile until it has one. */
export type Staging<Event extends Typed, View> = {
  readonly [E in Event as E['type']]: StagingRow<E, View>;
};

/** A game's staging, read for whoever sits at this table. */
export interface Staged<Event, View> {
  lengthOf(event: Event, view?: View): number;
  cueOf(event: Event): Cue | null;
  flightsOf(event: Event, moment: Moment<View>): readonly Flight[];
  endsTurnOf(event: Event): Seat | null;
  isGist(event: Event): boolean;
}

export function stagedFor<Event extends Typed, View>(
  staging: Staging<Event, View>,
  seats: readonly TablePlayer[],
): Staged<Event, View> {
  // The row under an event's name is about events of that name, which the compiler cannot follow through a lookup.
  const rows = staging as unknown as Readonly<Record<string, StagingRow<Event, View>>>;
  return {
    lengthOf(event, view) {
      const ms = rows[event.type]?.ms ?? 0;
      return typeof ms === 'number' ? ms : ms(event, seats, view);
    },
    cueOf(event) {
      const cue = rows[event.type]?.cue ?? null;
      return typeof cue === 'function' ? cue(event, seats) : cue;
    },
    flightsOf: (event, moment) => (rows[event.type]?.fly?.(event, moment) ?? []).filter(({ count = 1 }) => count > 0),
    endsTurnOf: (event) => rows[event.type]?.endsTurn?.(event) ?? null,
    isGist(event) {
      const gist = rows[event.type]?.gist ?? false;
      return typeof gist === 'function' ? gist(event) : gist;
    },
  };
}
