import type { Seat } from '@antilles/engine';
import { BUILDING_LIST, priceOf, type BuildingId } from './buildings';
import { GOODS, goodNumber, namedGoods, type Good, type PerGood } from './goods';
import { roleOf, type RoleCard } from './roleCards';
import { FACTORY_PAY, takeFrom } from './roles/craftsman';
import { CITY_SPACES, HOUSE_SPACES, ISLAND_SPACES, MOST_LARGE_BUILDINGS } from './supplies';
import type { PlayerView, View } from './view';

/** A loading worth looking at: how much of what, for how many points. */
interface Loadable {
  readonly good: Good;
  readonly count: number;
  readonly vp: number;
}

/** What taking a role would give its taker now: what a role card says before it is taken. */
export interface RolePreview {
  /** On the card, the prospector's own one included. */
  readonly doubloons: number;
  readonly detail:
    | {
        readonly role: 'settler';
        /** Plantations to take one of; whether a quarry may be taken, and one drawn first; and for how many there is room. */
        readonly tiles: number;
        readonly quarry: boolean;
        readonly draw: boolean;
        readonly room: number;
      }
    /** `circles`: empty ones on the whole board, before anybody arrives. */
    | { readonly role: 'mayor'; readonly colonists: number; readonly circles: number }
    | { readonly role: 'builder'; readonly affordable: readonly BuildingId[] }
    | {
        readonly role: 'craftsman';
        readonly goods: Readonly<Record<Good, number>>;
        /** Whether a good more is left for the taker when everybody has produced. */
        readonly privilege: boolean;
        readonly factory: number;
      }
    | { readonly role: 'trader'; readonly best: { readonly good: Good; readonly income: number } | null }
    | { readonly role: 'captain'; readonly first: Loadable | null }
    | { readonly role: 'prospector' };
}

const isManned = (player: PlayerView, id: BuildingId): boolean =>
  player.city.some(({ building, colonists }) => building === id && colonists > 0);

export function previewRole(view: View, seat: Seat, card: RoleCard): RolePreview {
  const player = view.players[seat];
  const purse = view.roles.find(({ role }) => role === card)?.doubloons ?? 0;
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const role = roleOf(card);
  switch (role) {
    case 'settler': {
      const room = ISLAND_SPACES - player.island.length;
      const tiles = room > 0 ? view.faceUp.length : 0;
      const quarry = room > 0 && view.quarrySupply > 0;
      const draw = room > 0 && isManned(player, 'hacienda') && view.stackSize + view.discard.length > 0;
      return { doubloons: purse, detail: { role, tiles, quarry, draw, room } };
    }
    case 'mayor': {
      const share = Math.ceil(view.colonistShip / view.players.length);
      const colonists = share + (view.colonistSupply > 0 ? 1 : 0);
      const placed = player.colonists - player.sanJuan;
      return { doubloons: purse, detail: { role, colonists, circles: player.circles - placed } };
    }
    case 'builder':
      return { doubloons: purse, detail: { role, affordable: affordable(view, player, player.doubloons + purse) } };
    case 'craftsman':
      return { doubloons: purse, detail: { role, ...harvest(view, seat, player) } };
    case 'trader':
      return { doubloons: purse, detail: { role, best: bestSale(view, player) } };
    case 'captain':
      return { doubloons: purse, detail: { role, first: bestLoad(view, player) } };
    case 'prospector':
      return { doubloons: purse + 1, detail: { role } };
  }
}

/** Buildings the taker could build with this much money, the privilege included. */
export function affordable(view: View, player: PlayerView, doubloons: number, asBuilder = true): BuildingId[] {
  const free = CITY_SPACES - player.citySpaces;
  const owned = new Set(player.city.map(({ building }) => building));
  const larges = BUILDING_LIST.filter(({ id, size }) => size === 2 && owned.has(id)).length;
  return BUILDING_LIST.filter(
    (building) =>
      building.size <= free &&
      (building.size === 1 || larges < MOST_LARGE_BUILDINGS) &&
      (view.buildingSupply[building.number] ?? 0) > 0 &&
      !owned.has(building.id) &&
      priceOf(building, view.options, player.quarries, asBuilder) <= doubloons,
  ).map(({ id }) => id);
}

const numbered = (goods: Readonly<Record<Good, number>>): PerGood => [
  goods.corn,
  goods.indigo,
  goods.sugar,
  goods.tobacco,
  goods.coffee,
];

/** What the taker would produce, and whether the others leave one good more of it: they produce before it is taken. */
function harvest(view: View, seat: Seat, player: PlayerView) {
  const supply = numbered(view.goodsSupply);
  const made = numbered(player.yields);
  const kinds = takeFrom(supply, made);
  for (const other of view.players) if (other.seat !== seat) takeFrom(supply, numbered(other.yields));
  return {
    goods: namedGoods(made),
    privilege: kinds.some((good) => supply[goodNumber(good)] > 0),
    factory: isManned(player, 'factory') ? (FACTORY_PAY[kinds.length] ?? 0) : 0,
  };
}

function bestSale(view: View, player: PlayerView): { good: Good; income: number } | null {
  if (view.house.length >= HOUSE_SPACES) return null;
  const extra = 1 + (isManned(player, 'small-market') ? 1 : 0) + (isManned(player, 'large-market') ? 2 : 0);
  const office = isManned(player, 'office');
  for (let i = GOODS.length - 1; i >= 0; i--) {
    const good = GOODS[i] as Good; // i is inside
    if (player.goods[good] > 0 && (office || !view.house.includes(good))) {
      return { good, income: goodNumber(good) + extra };
    }
  }
  return null;
}

/** The best first loading, the captain's point included. */
function bestLoad(view: View, player: PlayerView): Loadable | null {
  let best: Loadable | null = null;
  const extra = 1 + (isManned(player, 'harbor') ? 1 : 0);
  for (const good of GOODS) {
    const count = player.goods[good];
    const carrier = view.ships.find((ship) => ship.good === good);
    const room = carrier
      ? carrier.capacity - carrier.count
      : Math.max(0, ...view.ships.map((ship) => (ship.good === null ? ship.capacity : 0)));
    const loaded = isManned(player, 'wharf') ? count : Math.min(count, room);
    if (loaded > 0 && (best === null || loaded + extra > best.vp)) best = { good, count: loaded, vp: loaded + extra };
  }
  return best;
}
