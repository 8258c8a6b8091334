import type { Decision, Seat } from '@antilles/engine';
import type { Action as CartagenaAction } from '../rules/actions';
import { SYMBOL_OF, type Card } from '../rules/deck';
import { advanceTarget, countAt, morganTarget, placesOf, retreatTarget } from '../rules/places';
import { SYMBOLS, type PathSymbol } from '../rules/route';
import type { Location } from '../rules/state';
import type { View as CartagenaView, SeenPlayer } from '../rules/view';

/** What is selected on the table while somebody decides on an action. */
export type Mode =
  | { readonly type: 'none' }
  /** A card in hand: where would each of my pirates land? */
  | { readonly type: 'card'; readonly card: Card }
  /** One of my pirates: what would each card do, and what would moving back draw? */
  | { readonly type: 'pirate'; readonly from: Location }
  | { readonly type: 'back' }
  | { readonly type: 'morgan' }
  | { readonly type: 'parrot'; readonly cards: readonly [Card, Card]; readonly symbol: PathSymbol }
  /** The hook waits for its second card while that is null. */
  | { readonly type: 'hook'; readonly hook: Card; readonly card: Card | null }
  | { readonly type: 'chest'; readonly card: Card };

export const NOTHING: Mode = { type: 'none' };

/** A legal action that moves a pirate, as it shows on the map. */
export interface Move {
  readonly action: CartagenaAction;
  readonly owner: Seat;
  readonly from: Location;
  readonly to: Location;
  /** The card or symbol it is moved with; null for what needs none. */
  readonly card: Card | null;
  readonly symbol: PathSymbol | null;
  /** Cards it draws. */
  readonly gain: number;
  readonly count: number;
}

/** What the map shows besides the pieces: what is selected, and what it would do. */
export interface Marks {
  readonly mode: Mode;
  readonly moves: readonly Move[];
  /** Whose turn it is to tap; null while nobody's. */
  readonly seat: Seat | null;
  /** Places that should catch the eye; `n` goes up to do it again. */
  readonly pulse: { readonly at: readonly Location[]; readonly n: number };
  /** The move a hint proposes. */
  readonly hinted: { readonly from: Location; readonly to: Location } | null;
}

/** Two cards for a pirate that Morgan brings to the end of its section (CA-38). */
const GAIN_AT_END = 2;

/** Every legal action that moves a pirate, with where it leads. */
export function movesIn(view: CartagenaView, decision: Decision<CartagenaAction>): readonly Move[] {
  const met = (to: Location): number => (typeof to === 'number' ? (view.standing[to] ?? 0) : GAIN_AT_END);
  return decision.actions.flatMap((action): Move[] => {
    const plain = { action, owner: decision.seat, card: null, symbol: null, gain: 0, count: 1 };
    switch (action.type) {
      case 'advance': {
        const symbol = SYMBOL_OF[action.card];
        const to = advanceTarget(view, action.from, symbol);
        return [{ ...plain, from: action.from, to, card: action.card, symbol }];
      }
      case 'magic-parrot': {
        const to = advanceTarget(view, action.from, action.symbol);
        return [{ ...plain, from: action.from, to, card: action.cards[0], symbol: action.symbol }];
      }
      case 'magic-hook': {
        const symbol = SYMBOL_OF[action.card];
        const to = advanceTarget(view, action.from, symbol);
        return [{ ...plain, from: action.from, to, card: action.card, symbol, count: 2 }];
      }
      case 'magic-chest':
        return [{ ...plain, from: action.from, to: action.from, card: action.card }];
      case 'retreat': {
        const to = retreatTarget(view, action.from);
        return [{ ...plain, from: action.from, to, gain: met(to) }];
      }
      case 'morgan': {
        const to = morganTarget(view, action.from);
        return [{ ...plain, owner: action.owner, from: action.from, to, gain: met(to) }];
      }
      default:
        return [];
    }
  });
}

/** The moves that can be made with what is selected. */
export function movesFor(mode: Mode, all: readonly Move[]): readonly Move[] {
  return all.filter(({ action }) => {
    switch (mode.type) {
      case 'none':
        return false;
      case 'card':
        return action.type === 'advance' && action.card === mode.card;
      case 'pirate':
        return (action.type === 'advance' || action.type === 'retreat') && action.from === mode.from;
      case 'back':
        return action.type === 'retreat';
      case 'morgan':
        return action.type === 'morgan';
      case 'parrot':
        return (
          action.type === 'magic-parrot' &&
          action.symbol === mode.symbol &&
          action.cards[0] === mode.cards[0] &&
          action.cards[1] === mode.cards[1]
        );
      case 'hook':
        return action.type === 'magic-hook' && usesHook(action.hook, action.card, mode.hook, mode.card);
      case 'chest':
        return action.type === 'magic-chest' && action.card === mode.card;
    }
  });
}

/** Two different hooks are one pair in the rules, whichever was picked up first. */
const usesHook = (hook: Card, card: Card, picked: Card, second: Card | null): boolean =>
  second !== null && ((hook === picked && card === second) || (hook === second && card === picked));

export function holds(view: CartagenaView, seat: Seat, location: Location): boolean {
  const player = view.players[seat];
  return player !== undefined && countOf(player, location) > 0;
}

export const countOf: (player: SeenPlayer, location: Location) => number = countAt;

/** Where somebody's pirates are, from the start to the goal. */
export const whereabouts = (view: CartagenaView, seat: Seat): readonly Location[] => {
  const player = view.players[seat];
  return player ? placesOf(player, view.route.tunnelLength) : [];
};

/** Whose pirates stand on a space, one entry for each, in seat order. */
export const standingHere = (view: CartagenaView, space: number): readonly Seat[] =>
  view.players.flatMap((player, seat) => player.spaces.filter((at) => at === space).map(() => seat));

/** Where a pirate would land with each symbol, whether such a card is in hand or not. */
export function landings(view: CartagenaView, from: Location): Readonly<Record<PathSymbol, Location>> | null {
  if (from === 'goal' || (from === 'ferry' && view.shore === 'cartagena')) return null;
  const entries = SYMBOLS.map((symbol) => [symbol, advanceTarget(view, from, symbol)] as const);
  return Object.fromEntries(entries) as Record<PathSymbol, Location>; // one for every symbol
}

/** Spaces of the symbol that are passed over because somebody stands there (CA-10). */
export function skippedBy(view: CartagenaView, { from, to, symbol }: Move): readonly number[] {
  if (symbol === null) return [];
  const before = typeof from === 'number' ? from : from === 'ferry' ? view.route.tunnelLength : 0;
  const end =
    typeof to === 'number' ? to : to === 'ferry' || from === 'start' ? lastFor(view, to) : view.route.length + 1;
  return view.route.spacesOf[symbol].filter(
    (space) => space > before && space < end && (view.standing[space] ?? 0) > 0,
  );
}

const lastFor = (view: CartagenaView, to: Location): number =>
  to === 'ferry' ? view.route.tunnelLength + 1 : view.route.length + 1;

/** Whether Morgan would bring somebody's last pirate home with this move (CA-59). */
export const givesVictory = (view: CartagenaView, { action, owner, to }: Move): boolean =>
  action.type === 'morgan' && to === 'goal' && (view.players[owner]?.goal ?? 0) + 1 === view.options.pirates;
