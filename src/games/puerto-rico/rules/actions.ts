import { BUILDING_IDS, type BuildingId } from './buildings';
import { GOODS, TILES, type Good, type Tile } from './goods';
import { ROLE_CARDS, type RoleCard } from './roleCards';

/**
 * All a seat can answer.
 *
 * `declined` leaves out the colonist that would come along (the mayor's own, the hospice's, the
 * university's). Such answers, and placements of one's own making, are legal without being listed:
 * see `unlisted.ts`.
 */
export type Action =
  | { readonly type: 'choose-role'; readonly role: RoleCard; readonly declined?: true }
  /** Use the hacienda. */
  | { readonly type: 'draw' }
  | { readonly type: 'take-tile'; readonly tile: Tile; readonly declined?: true }
  | Placement
  | { readonly type: 'build'; readonly building: BuildingId; readonly declined?: true }
  /** The craftsman's extra good. */
  | { readonly type: 'take-good'; readonly good: Good }
  | { readonly type: 'sell'; readonly good: Good }
  | { readonly type: 'load'; readonly good: Good; readonly ship: number }
  | { readonly type: 'wharf'; readonly good: Good }
  /** Keep these kinds in full in the warehouses, and one good of another kind on the wind rose. */
  | Storage
  | { readonly type: 'pass' };

/** Where all of a player's colonists go; whoever is not mentioned waits in San Juan. */
export interface Placement {
  readonly type: 'place';
  /** On the tiles of each kind, in the order of `TILES`. */
  readonly manned: readonly number[];
  /** In each building, in the order of the player's city. */
  readonly crew: readonly number[];
}

export interface Storage {
  readonly type: 'store';
  readonly kinds: readonly Good[];
  readonly single: Good;
}

// Answers are the same few over and over: one shared object each, so that listing them costs nothing.
export const PASS: Action = { type: 'pass' };
export const DRAW: Action = { type: 'draw' };
export const CHOOSE_ROLE: readonly Action[] = ROLE_CARDS.map((role) => ({ type: 'choose-role', role }));
export const TAKE_TILE: readonly Action[] = TILES.map((tile) => ({ type: 'take-tile', tile }));
export const BUILD: readonly Action[] = BUILDING_IDS.map((building) => ({ type: 'build', building }));
export const TAKE_GOOD: readonly Action[] = GOODS.map((good) => ({ type: 'take-good', good }));
export const SELL: readonly Action[] = GOODS.map((good) => ({ type: 'sell', good }));
export const WHARF: readonly Action[] = GOODS.map((good) => ({ type: 'wharf', good }));
/** By good, then by ship. */
export const LOAD: readonly (readonly Action[])[] = GOODS.map((good) =>
  [0, 1, 2].map((ship) => ({ type: 'load', good, ship })),
);
