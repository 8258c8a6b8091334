import type { Decision, Seat } from '@antilles/engine';
import type { LoggedFrame } from '@/session/session';
import { BUILDINGS, costOf, isLarge, priceOf, type Building } from '../rules/buildings';
import type { Event } from '../rules/events';
import { GOODS, TILES, type Good } from '../rules/goods';
import type { Action, Placement, Storage } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { CITY_SPACES, MOST_LARGE_BUILDINGS } from '../rules/supplies';
import type { PlayerView, View } from '../rules/view';

export type PuertoRicoFrame = LoggedFrame<View, Event>;

/** How long each event is shown at normal speed, in milliseconds. Long enough to read; a tap goes on. */
export function lengthOf(event: Event): number {
  switch (event.type) {
    case 'role-taken':
      return 1300;
    case 'tile-taken':
    case 'built':
    case 'sold':
      return 1250;
    case 'produced':
    case 'loaded':
    case 'wharf-used':
      return 1350;
    case 'colonists-dealt':
      return 1300;
    case 'colonists-placed':
    case 'factory-paid':
    case 'good-taken':
    case 'prospected':
    case 'stored':
      return 1000;
    case 'ship-cleared':
    case 'house-cleared':
      return 800;
    case 'end-triggered':
      return 2200;
    case 'passed':
      return 700;
    case 'plantations-refilled':
      return 600;
    case 'game-ended':
      return 900;
    case 'stack-reshuffled':
    case 'ship-refilled':
    case 'round-ended':
      return 0;
  }
}

/** Whether this happens while ships are loaded, up to the last one that sails. */
export const isLoading = (event: Event): boolean =>
  event.type === 'loaded' ||
  event.type === 'wharf-used' ||
  event.type === 'stored' ||
  event.type === 'ship-cleared' ||
  (event.type === 'passed' && event.role === 'captain');

/** Whom an event is about; null for the table. */
export const seatOf = (event: Event): Seat | null => ('seat' in event ? event.seat : null);

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

/** Whether the taker has loaded in the captain phase that is going on. */
export function captainRewarded(log: readonly { readonly event: Event }[], taker: Seat): boolean {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]?.event;
    if (event === undefined || event.type === 'role-taken') return false;
    if ((event.type === 'loaded' || event.type === 'wharf-used') && event.seat === taker) return true;
  }
  return false;
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

/** What selling one of this good brings somebody now, in parts. */
export function saleOf(view: View, seat: Seat, good: Good) {
  const player = view.players[seat];
  const price = GOODS.indexOf(good);
  const trader = view.acting?.taker === seat ? 1 : 0;
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

/** Colonists by kind of tile and by building, as somebody is placing them. */
export type Placing = Pick<Placement, 'manned' | 'crew'>;

export const placingOf = (player: PlayerView): Placing => ({
  manned: TILES.map((tile) => player.island.filter((on) => on.tile === tile && on.manned).length),
  crew: player.city.map(({ colonists }) => colonists),
});

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Who still waits in San Juan, and how many of those must be given a circle. */
export function stillToPlace(player: PlayerView, { manned, crew }: Placing): { waiting: number; toPlace: number } {
  const placed = sum(manned) + sum(crew);
  const waiting = player.colonists - placed;
  return { waiting, toPlace: Math.min(player.colonists, player.circles) - placed };
}

/** A tap on a tile of this kind: its colonist comes or goes. */
export function toggleTile(player: PlayerView, placing: Placing, kind: number, manned: boolean): Placing {
  if (!manned && stillToPlace(player, placing).waiting <= 0) return placing;
  return { ...placing, manned: placing.manned.map((count, i) => (i === kind ? count + (manned ? -1 : 1) : count)) };
}

/** A tap on a building: one colonist more; when it is full or nobody waits, all of them go back. */
export function tapBuilding(player: PlayerView, placing: Placing, slot: number): Placing {
  const { building } = player.city[slot] ?? {};
  if (building === undefined) return placing;
  const here = placing.crew[slot] ?? 0;
  const full = here >= BUILDINGS[building].circles || stillToPlace(player, placing).waiting <= 0;
  return { ...placing, crew: placing.crew.map((count, i) => (i === slot ? (full ? 0 : count + 1) : count)) };
}

/** Where a colonist can be taken from or put. */
export type Spot =
  | { readonly at: 'tile'; readonly kind: number }
  | { readonly at: 'building'; readonly slot: number }
  | { readonly at: 'san-juan' };

/** Carries one colonist from here to there; or why that cannot be, as a key of the texts. */
export function carryColonist(player: PlayerView, placing: Placing, from: Spot, to: Spot): Placing | string {
  const count = (spot: Spot): number =>
    spot.at === 'tile'
      ? (placing.manned[spot.kind] ?? 0)
      : spot.at === 'building'
        ? (placing.crew[spot.slot] ?? 0)
        : stillToPlace(player, placing).waiting;
  const room = (spot: Spot): number =>
    spot.at === 'tile'
      ? player.island.filter(({ tile }) => tile === TILES[spot.kind]).length
      : spot.at === 'building'
        ? (player.city[spot.slot]?.circles ?? 0)
        : Infinity;
  if (count(from) <= 0) return 'ui.nobodyThere';
  if (sameSpot(from, to)) return placing;
  if (count(to) >= room(to)) return 'ui.spotFull';
  const after = (spot: Spot, change: number, { manned, crew }: Placing): Placing => ({
    manned: spot.at === 'tile' ? manned.map((n, i) => (i === spot.kind ? n + change : n)) : manned,
    crew: spot.at === 'building' ? crew.map((n, i) => (i === spot.slot ? n + change : n)) : crew,
  });
  return after(to, 1, after(from, -1, placing));
}

const sameSpot = (a: Spot, b: Spot): boolean =>
  a.at === b.at &&
  (a.at !== 'tile' || b.at !== 'tile' || a.kind === b.kind) &&
  (a.at !== 'building' || b.at !== 'building' || a.slot === b.slot);
