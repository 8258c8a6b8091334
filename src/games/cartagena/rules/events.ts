import type { Seat } from '@antilles/engine';
import type { Card } from './deck';
import type { PathSymbol, RouteKind } from './route';
import type { ChestToken, Location, Shore } from './state';

/** What a card was played for. */
export type Use = 'advance' | 'pistol' | 'rum' | 'lantern' | 'parrot' | 'hook' | 'chest';

/** Cards are null in the eyes of those who may not see them; how many there are everybody sees. */
export type Event =
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly captain: boolean }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly cards: readonly Card[]; readonly use: Use }
  | {
      readonly type: 'advanced';
      readonly seat: Seat;
      readonly from: Location;
      readonly to: Location;
      readonly symbol: PathSymbol;
      readonly count: number;
      readonly route: RouteKind;
    }
  | {
      readonly type: 'retreated';
      readonly seat: Seat;
      readonly from: Location;
      readonly to: number;
      readonly route: RouteKind;
    }
  | {
      readonly type: 'helped';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly from: Location;
      readonly to: Location;
      readonly route: RouteKind;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'sailed'; readonly seat: Seat; readonly to: Shore; readonly free: boolean }
  | { readonly type: 'caught'; readonly by: Seat; readonly seats: readonly Seat[] }
  | { readonly type: 'laid-aside'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly count: number;
      readonly hand: readonly Card[] | null;
    }
  | { readonly type: 'took'; readonly seat: Seat; readonly victim: Seat; readonly card: Card | null }
  | {
      readonly type: 'spread';
      readonly seat: Seat;
      readonly use: 'rum' | 'lantern';
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: Card | null }
  | { readonly type: 'kept'; readonly seat: Seat; readonly count: number; readonly cards: readonly Card[] | null }
  | { readonly type: 'put-back'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'opened'; readonly seat: Seat; readonly space: number; readonly token: ChestToken }
  | { readonly type: 'bitten'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'chests-laid' }
  | { readonly type: 'won'; readonly seat: Seat; readonly by: Seat };

export function placeKey(location: 'start' | 'ferry' | 'goal', route: RouteKind) {
  switch (location) {
    case 'start':
      return route === 'jungle' ? 'place.wreck' : 'place.jail';
    case 'ferry':
      return 'place.ferry';
    case 'goal':
      return route === 'escape' ? 'place.sloop' : 'place.cove';
  }
}
