import type { Seat } from '@antilles/engine';
import type { SpeakerOf } from '@/text';
import type { IconName } from '@/ui/icons/drawing';
import { isDark, SYMBOL_OF, type Card } from '../rules/deck';
import { placeKey } from '../rules/events';
import type { PathSymbol, RouteKind } from '../rules/route';
import type { Location } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';

export const symbolIcon = (symbol: PathSymbol): IconName => `cartagena/${symbol}`;
export const symbolKey = (symbol: PathSymbol) => `symbol.${symbol}` as const;

/** Each symbol has a colour of its own, dark enough for parchment. */
export const SYMBOL_INK: Readonly<Record<PathSymbol, string>> = {
  pistol: '#3f4d56',
  rum: '#8c2440',
  lantern: '#8a5f0a',
  parrot: '#1f6b3d',
  hook: '#24588c',
  chest: '#8a4a17',
};

/** The same on stone, and on a card with a dark background. */
export const SYMBOL_ON_DARK: Readonly<Record<PathSymbol, string>> = {
  pistol: '#dde4e8',
  rum: '#ffa3b4',
  lantern: '#ffdb73',
  parrot: '#8fe6a4',
  hook: '#9fd0ff',
  chest: '#ffbd7d',
};

/** What the place at the end of a path is called, and looks like, on each route. */
export const placeIcon = (place: 'start' | 'ferry' | 'goal', route: RouteKind): IconName => {
  switch (place) {
    case 'start':
      return route === 'jungle' ? 'cartagena/ferry' : 'cartagena/prison';
    case 'ferry':
      return 'cartagena/sloop';
    case 'goal':
      return route === 'escape' ? 'cartagena/sloop' : 'cartagena/cove';
  }
};

/** A card as this table tells cards apart: backgrounds only matter with Scoundrels (CA-45). */
export const looksDark = (card: Card, scoundrels: boolean): boolean => scoundrels && isDark(card);

/** Cards in the order of a tidy hand: by symbol, light before dark. */
export function tidy(cards: readonly Card[]): readonly Card[] {
  const order = (card: Card): number => ORDER.indexOf(SYMBOL_OF[card]) * 2 + (isDark(card) ? 1 : 0);
  return [...cards].sort((a, b) => order(a) - order(b));
}
const ORDER: readonly PathSymbol[] = ['chest', 'hook', 'lantern', 'parrot', 'pistol', 'rum'];

/** Names of places on the table: flights go from one to another. */
export const place = {
  at: (location: Location) => `map/${location}`,
  seat: (seat: Seat) => `seat/${seat}`,
  draw: 'pile/draw',
  discard: 'pile/discard',
  hand: 'hand',
} as const;

/** A place in words: its number, or its name. */
export const locationName = (words: SpeakerOf<'cartagena'>, view: CartagenaView, location: Location): string =>
  typeof location === 'number' ? String(location) : words.word(placeKey(location, view.route.kind));
