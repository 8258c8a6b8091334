import type { Decision, Seat } from '@antilles/engine';
import type { Action as CartagenaAction } from '../rules/actions';
import { isDark, SYMBOL_OF, type Card } from '../rules/deck';
import type { Location } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { holds, movesFor, NOTHING, type Mode, type Move } from './moves';
import { magicWith, meantBy, secondFor, shownAs } from './turn';

/** What a tap on a place of the map comes to. */
export type Tapped =
  | { readonly do: 'play'; readonly move: Move }
  /** Several moves are meant: whose pirate, or which card? */
  | { readonly do: 'choose'; readonly moves: readonly Move[] }
  /** Several pirates could land here: show which. */
  | { readonly do: 'pulse'; readonly from: readonly Location[] }
  | { readonly do: 'select'; readonly from: Location }
  | { readonly do: 'drop' }
  /** Why not: ask the rules about this action. */
  | { readonly do: 'refuse'; readonly action: CartagenaAction }
  /** Nobody to move here: say what the place is. */
  | { readonly do: 'tell' };

export function tapPlace(
  view: CartagenaView,
  seat: Seat,
  mode: Mode,
  all: readonly Move[],
  location: Location,
): Tapped {
  const moves = movesFor(mode, all);
  const mine = holds(view, seat, location);
  if (mode.type === 'none') return mine ? { do: 'select', from: location } : { do: 'tell' };
  if (mode.type === 'pirate') {
    const here = moves.filter(({ to }) => to === location);
    if (here.length > 0) return decide(here, view.options.scoundrels);
    if (location === mode.from) return { do: 'drop' };
    return mine ? { do: 'select', from: location } : { do: 'tell' };
  }
  const from = moves.filter((move) => move.from === location);
  if (from.length > 0) return decide(from, view.options.scoundrels);
  const to = moves.filter((move) => move.to === location);
  if (to.length > 0) {
    const sources = [...new Set(to.map((move) => move.from))];
    return sources.length === 1 ? decide(to, view.options.scoundrels) : { do: 'pulse', from: sources };
  }
  if (mode.type === 'morgan') {
    const other = view.players.findIndex((_, owner) => owner !== seat && holds(view, owner, location));
    return other < 0 ? { do: 'tell' } : { do: 'refuse', action: { type: 'morgan', owner: other, from: location } };
  }
  const tried = mine ? triedFrom(mode, location) : null;
  return tried === null ? { do: 'tell' } : { do: 'refuse', action: tried };
}

/** The action somebody meant by tapping a pirate that cannot do it. */
function triedFrom(mode: Mode, from: Location): CartagenaAction | null {
  switch (mode.type) {
    case 'card':
      return { type: 'advance', from, card: mode.card };
    case 'back':
      return { type: 'retreat', from };
    case 'parrot':
      return { type: 'magic-parrot', cards: mode.cards, symbol: mode.symbol, from };
    case 'hook':
      return mode.card === null ? null : { type: 'magic-hook', hook: mode.hook, card: mode.card, from };
    case 'chest':
      return { type: 'magic-chest', card: mode.card, from };
    default:
      return null;
  }
}

/** One move, or a choice between moves that differ; a dark background makes no difference without Scoundrels. */
function decide(moves: readonly Move[], scoundrels: boolean): Tapped {
  const [first] = moves;
  const light = moves.filter(({ card }) => card === null || !isDark(card));
  const differ = scoundrels || light.length === 0 ? moves : light;
  const [move = first] = differ;
  if (move === undefined) return { do: 'tell' };
  return differ.length <= 1 ? { do: 'play', move } : { do: 'choose', moves: differ };
}

/** What a tap on a card of the hand comes to. */
export type TappedCard =
  | { readonly do: 'play'; readonly move: Move }
  | { readonly do: 'select'; readonly mode: Mode }
  /** Why not: ask the rules about this action. */
  | { readonly do: 'refuse'; readonly action: CartagenaAction }
  /** The hook finds no second card that two pirates could go with. */
  | { readonly do: 'no-pair' };

/** `oneTap`: a card that can only be played in one way is played at once, where it has no magic to choose instead. */
export function tapCard(
  view: CartagenaView,
  seat: Seat,
  mode: Mode,
  all: readonly Move[],
  shown: Card,
  oneTap = false,
): TappedCard {
  const { scoundrels } = view.options;
  const card = meantBy(view.players[seat]?.hand ?? [], shown);
  switch (mode.type) {
    case 'pirate': {
      const move = movesFor(mode, all).find((each) => each.card !== null && shownAs(each.card, scoundrels) === shown);
      if (move !== undefined) return { do: 'play', move };
      return { do: 'refuse', action: { type: 'advance', from: mode.from, card } };
    }
    case 'hook': {
      const second = secondFor(all, mode.hook, shown, scoundrels);
      if (second !== null) return { do: 'select', mode: { ...mode, card: second } };
      const again = mode.card === null && shownAs(mode.hook, scoundrels) === shown;
      return again ? { do: 'select', mode: NOTHING } : { do: 'no-pair' };
    }
    default: {
      const again = mode.type === 'card' && shownAs(mode.card, scoundrels) === shown;
      const [only, another] = movesFor({ type: 'card', card }, all);
      if (oneTap && only !== undefined && another === undefined && !view.options.blackMagic)
        return { do: 'play', move: only };
      return { do: 'select', mode: again ? NOTHING : { type: 'card', card } };
    }
  }
}

/** What calling upon a card's black magic comes to. */
export type CalledMagic =
  /** Whom, or which symbol? */
  | { readonly do: 'ask'; readonly what: 'victim' | 'symbol' }
  /** Cards that are drawn cannot be taken back: what will happen is said first. */
  | { readonly do: 'confirm'; readonly action: CartagenaAction }
  | { readonly do: 'select'; readonly mode: Mode };

/** Null when it can do nothing now. */
export function callMagic(
  view: CartagenaView,
  turn: Pick<Decision<CartagenaAction>, 'seat' | 'actions'>,
  card: Card,
): CalledMagic | null {
  const [action] = magicWith(view, turn, card).legal;
  if (action === undefined) return null;
  switch (SYMBOL_OF[card]) {
    case 'pistol':
      return { do: 'ask', what: 'victim' };
    case 'parrot':
      return { do: 'ask', what: 'symbol' };
    case 'rum':
    case 'lantern':
      return { do: 'confirm', action };
    case 'hook':
      return { do: 'select', mode: { type: 'hook', hook: card, card: null } };
    case 'chest':
      return { do: 'select', mode: { type: 'chest', card } };
  }
}
