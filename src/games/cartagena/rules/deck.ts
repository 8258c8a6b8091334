import { SYMBOLS, type PathSymbol } from './route';

/**
 * A card: its symbol, and whether its background is dark. Cards that look alike are alike: nothing in the
 * game tells two of them apart, so they carry no number.
 */
export type Card = PathSymbol | `dark-${PathSymbol}`;

export const COPIES = 17;
export const DARK_COPIES = 2;
export const HAND_AT_START = 6;

/** The symbol of each card; the keys are all the cards there are. */
export const SYMBOL_OF: Readonly<Record<Card, PathSymbol>> = {
  pistol: 'pistol',
  'dark-pistol': 'pistol',
  rum: 'rum',
  'dark-rum': 'rum',
  lantern: 'lantern',
  'dark-lantern': 'lantern',
  parrot: 'parrot',
  'dark-parrot': 'parrot',
  hook: 'hook',
  'dark-hook': 'hook',
  chest: 'chest',
  'dark-chest': 'chest',
};

/** Each symbol light, then dark. Object keys are strings to the compiler; these are exactly the cards. */
export const CARDS = Object.keys(SYMBOL_OF) as readonly Card[];

/** Where each card stands in that list. */
export const CARD_INDEX = Object.fromEntries(CARDS.map((card, i) => [card, i])) as Readonly<Record<Card, number>>;

export const isDark = (card: Card): boolean => card !== SYMBOL_OF[card];

export const lightOf = (symbol: PathSymbol): Card => symbol;
export const darkOf = (symbol: PathSymbol): Card => `dark-${symbol}`;

/** The 102 cards of the box (CA-4). */
export const freshDeck = (): Card[] =>
  SYMBOLS.flatMap((symbol) => [
    ...Array<Card>(DARK_COPIES).fill(darkOf(symbol)),
    ...Array<Card>(COPIES - DARK_COPIES).fill(lightOf(symbol)),
  ]);

/** The kinds of card in a hand, each once, in the order in which they are held. */
export function kindsIn(cards: readonly Card[]): Card[] {
  const kinds: Card[] = [];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card; // inside the array
    if (cards.indexOf(card) === i) kinds.push(card);
  }
  return kinds;
}

export function countOf(cards: readonly Card[], wanted: Card): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === wanted) count++;
  return count;
}

/** Takes one such card out, keeping the order of the rest. */
export function removeCard(cards: Card[], card: Card): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`no ${card} among ${cards.join(', ')}`);
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i] as Card; // inside the array
  cards.pop();
}
