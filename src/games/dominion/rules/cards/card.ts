import type { Seat } from '@antilles/engine';
import type { Action } from '../actions';
import type { Form } from '../forms';
import type { CardStep, Play, State } from '../state';
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
}

/** What a card does: its steps, top to bottom, and the parts that come later. */
export interface CardRules {
  /** Left out: the card cannot be played for an effect. */
  play?(table: Table, play: Play): void;
  readonly parts?: Readonly<Record<string, Deed | Question>>;
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
