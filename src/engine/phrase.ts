import type { Seat } from './game';

/**
 * Something to say, before it is put into a language: a text key and what fills its gaps.
 *
 * A number stays a number (and picks the plural when it is called `count`); a seat becomes that
 * player's name; seats become a list of names; a key is looked up in the same language; several keys
 * or phrases become a list.
 */
export interface Phrase {
  readonly key: string;
  readonly params?: Readonly<Record<string, PhraseParam>>;
}

export type PhraseParam =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly seats: readonly Seat[] }
  | { readonly key: string }
  | { readonly keys: readonly string[] }
  | { readonly phrases: readonly Phrase[] };

/** How each event is told; null where one is not worth a line. A forgotten type does not compile. */
export type Phrases<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>) => Phrase | null;
};

/** Tells an event by the row of its type. */
export const tellBy =
  <Event extends { readonly type: string }>(phrases: Phrases<Event>) =>
  (event: Event): Phrase | null =>
    // A type picks the row for its own event, which the compiler cannot follow through the look-up.
    (phrases[event.type as Event['type']] as (event: Event) => Phrase | null)(event);
