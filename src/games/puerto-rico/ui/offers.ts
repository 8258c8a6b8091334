import type { Decision, Seat } from '@antilles/engine';
import { BUILDINGS, costOf, isLarge, priceOf, type Building } from '../rules/buildings';
import { GOODS, type Good } from '../rules/goods';
import type { Ask } from '../rules/asks';
import type { Action, Storage } from '../rules/actions';
import { CITY_SPACES, MOST_LARGE_BUILDINGS } from '../rules/supplies';
import type { PlayerView, View } from '../rules/view';

export const sumOf = (goods: Readonly<Record<Good, number>>): number =>
  GOODS.reduce((sum, good) => sum + goods[good], 0);

/** How many spaces of a city these take: large ones two. */
export const spacesOf = (city: PlayerView['city']): number =>
  city.reduce((sum, { building }) => sum + BUILDINGS[building].size, 0);

/** Who has an occupied building of this kind. */
export const hasManned = (player: PlayerView, id: string): boolean =>
  player.city.some(({ building, colonists }) => building === id && colonists > 0);

/** A loading as its card tells it: how many goods, the extra points, and what would be left. */
export interface Loading {
  readonly good: Good;
  readonly count: number;
  /** Index of the cargo ship; null for the wharf. */
  readonly ship: number | null;
  readonly captain: number;
  readonly harbor: number;
  readonly points: number;
  readonly left: Readonly<Record<Good, number>>;
  /** Goods that would spoil if nothing more were loaded after it. */
  readonly atRisk: number;
}

/** `rewarded`: whether the captain's extra point has gone already. */
export function loadingOf(view: View, seat: Seat, action: Action, rewarded: boolean): Loading | null {
  const player = view.players[seat];
  if (player === undefined || (action.type !== 'load' && action.type !== 'wharf')) return null;
  const has = player.goods[action.good];
  const ship = action.type === 'load' ? view.ships[action.ship] : undefined;
  const count = ship === undefined ? has : Math.min(has, ship.capacity - ship.count);
  const captain = !rewarded && view.acting?.taker === seat ? 1 : 0;
  const harbor = hasManned(player, 'harbor') ? 1 : 0;
  const left = { ...player.goods, [action.good]: has - count };
  return {
    good: action.good,
    count,
    ship: action.type === 'load' ? action.ship : null,
    captain,
    harbor,
    points: count + captain + harbor,
    left,
    atRisk: spoils(left, warehouseKinds(player)),
  };
}

export const warehouseKinds = (player: PlayerView): number =>
  (hasManned(player, 'small-warehouse') ? 1 : 0) + (hasManned(player, 'large-warehouse') ? 2 : 0);

/** What is lost at best, with room for so many whole kinds and one good more. */
export function spoils(goods: Readonly<Record<Good, number>>, kinds: number): number {
  const counts = GOODS.map((good) => goods[good]).sort((a, b) => b - a);
  const rest = counts.slice(kinds).reduce((sum, count) => sum + count, 0);
  return Math.max(0, rest - 1);
}

/** What a building would cost somebody now, and what is in the way: `reason` before money, then how much is missing. */
export interface Offer {
  readonly cost: number;
  readonly price: number;
  readonly reason: string | null;
  readonly short: number;
  readonly can: boolean;
}

/** `asBuilder`: with the doubloon off that the builder has. */
export function offerOf(view: View, player: PlayerView, building: Building, asBuilder: boolean): Offer {
  const price = priceOf(building, view.options, player.quarries, asBuilder);
  const reason = obstacle(view, player, building);
  const short = Math.max(0, price - player.doubloons);
  return { cost: costOf(building, view.options), price, reason, short, can: reason === null && short === 0 };
}

/** Why somebody cannot build this, before money; null when only money can be in the way. */
function obstacle(view: View, player: PlayerView, { id, number, size }: Building): string | null {
  if (player.city.some(({ building }) => building === id)) return 'already-owned';
  if ((view.buildingSupply[number] ?? 0) === 0) return 'sold-out';
  const free = CITY_SPACES - player.citySpaces;
  if (free === 0) return 'city-full';
  if (size === 1) return null;
  const large = player.city.filter(({ building }) => isLarge(building)).length;
  if (large >= MOST_LARGE_BUILDINGS) return 'max-four-large';
  return free < size ? 'need-two-spaces' : null;
}

/** What is kept and what is lost when goods are stored like this. */
export function storageOf(goods: Readonly<Record<Good, number>>, { kinds, single }: Storage) {
  const kept = { ...goods };
  for (const good of GOODS) if (!kinds.includes(good)) kept[good] = good === single ? 1 : 0;
  return { kept, lost: sumOf(goods) - sumOf(kept) };
}

/** What selling one of this good brings somebody now, in parts; `asTrader`: if they took the trader. */
export function saleOf(view: View, seat: Seat, good: Good, asTrader = view.acting?.taker === seat) {
  const player = view.players[seat];
  const price = GOODS.indexOf(good);
  const trader = asTrader ? 1 : 0;
  const market =
    player === undefined
      ? 0
      : (hasManned(player, 'small-market') ? 1 : 0) + (hasManned(player, 'large-market') ? 2 : 0);
  return { price, trader, market, total: price + trader + market };
}

/** The one thing there is to do; also where one might pass, but nobody gives up a good for nothing. */
export function onlyAnswer({ kind, actions }: Decision<Action, Ask>): Action | null {
  if (kind === 'choose-role' || kind === 'mayor/place') return null;
  const answers = kind === 'craftsman/privilege' ? actions.filter(({ type }) => type !== 'pass') : actions;
  return answers.length === 1 ? (answers[0] ?? null) : null;
}
