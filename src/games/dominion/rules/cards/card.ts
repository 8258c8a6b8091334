import type { Seat } from '@antilles/engine';
import type { Action } from '../actions';
import type { GainedTo, Place } from '../events';
import type { Form } from '../forms';
import type { CardId } from '../printed';
import type { CardStep, Effect, Play, State, Step, Turn } from '../state';
import type { Table } from '../table';

/** Something a card does later on, by itself. */
export interface Deed {
  run(table: Table, step: CardStep): void;
  /** It only adds to the numbers of the turn, so that nobody needs to be asked when. */
  readonly onlyCounts?: boolean;
}

/** Something a card asks. With no legal answer it is passed over, with one it answers itself. */
export interface Question {
  /** How it looks: the same every time, or made from how things stand. */
  readonly form: Form | ((state: State, step: CardStep) => Form);
  /** Who answers; the player the part is about when left out. */
  asker?(step: CardStep): Seat;
  /** Everything a person might try, in a fixed order. */
  candidates(state: State, step: CardStep): readonly Action[];
  refuse?(state: State, step: CardStep, action: Action): string | null;
  answer(table: Table, step: CardStep, action: Action): void;
  /** A yes-or-no offer is always made, even if both answers come to the same. */
  readonly isOffer?: boolean;
  /** That it is asked tells what somebody holds: the others do not hear of it. */
  readonly isSecret?: boolean;
}

/** A card that somebody has just gained, and where it lies. */
export interface Gained {
  readonly seat: Seat;
  readonly card: CardId;
  readonly to: GainedTo;
}

/** A card that has just been trashed or discarded, and from where. */
export interface Lost {
  readonly seat: Seat;
  readonly card: CardId;
  readonly from: Place;
}

/**
 * The moments a card can watch. Asked of every card of the kingdom, not of every copy: the card looks for itself who has one
 * at work. A Duration is at work until its player's next turn for as long as its effect waits in `nextTurn`.
 */
export interface Watches {
  /** In play it keeps its owner out of the Attacks of others (DO-43). */
  readonly shields?: true;
  /** Shown out of hand when somebody else plays an Attack, it keeps its owner out of it (DO-41). */
  readonly wardsOff?: true;
  /** A card is bought: what comes before it is gained (DO-57). */
  bought?(state: State, seat: Seat, card: CardId): readonly Step[];
  /** A card has been gained: what comes of it, each part `who` decides of (DO-67). */
  gained?(state: State, gained: Gained): readonly Effect[];
  /** How many Curses a card would bring whoever gains it now, for people to see beforehand. */
  curses?(state: State, seat: Seat, card: CardId): number;
  /** How many coins a Treasure brings on top of its own. */
  adds?(turn: Turn, treasure: CardId): number;
  /** A card has been played: what comes before the rest of what it does. A Treasure has paid already. */
  played?(state: State, play: Play): readonly Step[];
  /** A card has been trashed: what comes of it, each part `who` decides of (DO-69). */
  trashed?(state: State, lost: Lost): readonly Effect[];
  /** The same for a card that has been discarded, Clean-up left out. */
  discarded?(state: State, lost: Lost): readonly Effect[];
  /** The Buy phase is over. */
  buyPhaseOver?(state: State, seat: Seat): readonly Step[];
}

/** What a card does: its steps, top to bottom, the parts that come later, and what it watches. `Part`: the names of its parts. */
export interface CardRules<Part extends string = string> {
  /** Left out: the card cannot be played for an effect. */
  play?(table: Table, play: Play): void;
  readonly parts?: Readonly<Record<Part, Deed | Question>> & Readonly<Record<string, Deed | Question>>;
  readonly watches?: Watches;
}

/** The names of the parts that ask, of rules written down with `satisfies CardRules`. */
export type QuestionsOf<Rules> = Rules extends { readonly parts: infer Parts }
  ? { [Name in keyof Parts & string]: Parts[Name] extends Question ? Name : never }[keyof Parts & string]
  : never;

export const isQuestion = (part: Deed | Question): part is Question => 'candidates' in part;

export function legalAnswers(question: Question, state: State, step: CardStep): readonly Action[] {
  const candidates = question.candidates(state, step);
  return question.refuse ? candidates.filter((action) => question.refuse?.(state, step, action) === null) : candidates;
}
