/**
 * What a question looks like, told where its rule is. Plain data: a screen shows it, and knows nothing better; what may be
 * chosen of what lies there the rules are asked.
 */
export type Form = CardsForm | OrderForm | PilesForm | ButtonsForm;

/** The rules ask in small answers (pick, pick, done); a person gives one: between `min` and `max` of them together. */
interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Some of the cards that lie somewhere. */
export interface CardsForm extends Bounds {
  readonly form: 'cards';
  readonly from: From;
  readonly verb: Verb;
  /** The order in which they are chosen counts: the first one ends on top. */
  readonly ordered: boolean;
  /** What each of them brings its player's turn; null when that is not plain yet. */
  readonly brings: Brings | null;
}

/** All the cards that lie somewhere, in an order. */
export interface OrderForm extends Bounds {
  readonly form: 'order';
  readonly from: From;
  readonly verb: Verb;
}

/** A pile of the Supply. */
export interface PilesForm extends Bounds {
  readonly form: 'piles';
  readonly verb: Verb;
}

/** One of a few answers that are words of their own. */
export interface ButtonsForm extends Bounds {
  readonly form: 'buttons';
  readonly shows: Shows;
}

/** Where the cards lie: a zone of whom it is about, what the player before them gained, or what is due now. */
export type From = 'hand' | 'looking' | 'revealed' | 'discard' | 'trash' | 'gained' | 'effects';

/** The cards that the answers are about. */
export type Shows = 'nothing' | 'looking' | 'revealed' | 'about' | 'mat' | 'province' | 'treasuries';

/** What happens to what is chosen. */
export type Verb =
  'discard' | 'trash' | 'top' | 'gain' | 'keep' | 'take-along' | 'show' | 'play-twice' | 'embargo' | 'take';

export interface Brings {
  /** Coins: a number, or what the card costs. */
  readonly coins: number | 'cost';
  /** Cards drawn for it; those of answers given before are still to come, too. */
  readonly cards: number;
}

export const BRINGS_NOTHING: Brings = { coins: 0, cards: 0 };

export const buttons = (shows: Shows): ButtonsForm => ({ form: 'buttons', shows, min: 1, max: 1 });
