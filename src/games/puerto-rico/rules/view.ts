import { random, shuffle, type HasRng, type Seat, type Viewer } from '@antilles/engine';
import { madeBy } from './board';
import { BUILDING_LIST, BUILDINGS, type BuildingId } from './buildings';
import type { Event } from './events';
import {
  copyPerTile,
  namedGoods,
  QUARRY,
  sumPerTile,
  tileNumber,
  TILES,
  type Good,
  type PerGood,
  type Tile,
} from './goods';
import type { Options } from './options';
import { ROLE_CARDS, type RoleCard } from './roleCards';
import { neededOnShip } from './roles/mayor';
import { isOver } from './round';
import { clone, type EndTrigger, type Player, type State } from './state';

/** One player's board. Only the number of victory points may be hidden. */
export interface PlayerView {
  readonly seat: Seat;
  readonly doubloons: number;
  /** Null: face down. */
  readonly vp: number | null;
  readonly goods: Readonly<Record<Good, number>>;
  readonly island: readonly { readonly tile: Tile; readonly manned: boolean }[];
  readonly city: readonly { readonly building: BuildingId; readonly colonists: number; readonly circles: number }[];
  readonly sanJuan: number;
  /** Everybody on the board, San Juan included. */
  readonly colonists: number;
  readonly circles: number;
  readonly emptyBuildingCircles: number;
  readonly citySpaces: number;
  /** Occupied ones: what lowers prices. */
  readonly quarries: number;
  /** What a craftsman would bring now, if the supply had it all. */
  readonly yields: Readonly<Record<Good, number>>;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly governor: Seat;
  /** The role taken last this round, and by whom. */
  readonly acting: { readonly role: RoleCard; readonly taker: Seat } | null;
  readonly roles: readonly { readonly role: RoleCard; readonly doubloons: number; readonly taker: Seat | null }[];
  readonly players: readonly PlayerView[];
  readonly goodsSupply: Readonly<Record<Good, number>>;
  readonly colonistSupply: number;
  readonly colonistShip: number;
  /** What the ship would need after a mayor phase, as the boards are now. */
  readonly colonistsRequired: number;
  readonly vpSupply: number;
  readonly vpOverflow: number;
  readonly quarrySupply: number;
  readonly faceUp: readonly Good[];
  readonly stackSize: number;
  readonly discard: readonly Good[];
  /** Tiles left of each building, in the order of `BUILDING_IDS`; prices come from `priceOf`. */
  readonly buildingSupply: readonly number[];
  readonly ships: readonly { readonly capacity: number; readonly good: Good | null; readonly count: number }[];
  readonly house: readonly Good[];
  readonly endTriggers: readonly EndTrigger[];
}

type IslandTile = PlayerView['island'][number];
type CityPlace = PlayerView['city'][number];

/** Views are made for every event, of boards that hardly change between two: what fills them is made once and shared. */
const VACANT = TILES.map((tile): IslandTile => ({ tile, manned: false }));
const MANNED = TILES.map((tile): IslandTile => ({ tile, manned: true }));
const PLACES = BUILDING_LIST.map(({ id: building, circles }) =>
  Array.from({ length: circles + 1 }, (_, colonists): CityPlace => ({ building, colonists, circles })),
);

/** One look at every tile and every building: a full table must not cost much more than an empty one. */
function viewPlayer(player: Player, seat: Seat, vp: number | null): PlayerView {
  const waiting = copyPerTile(player.manned);
  const island: IslandTile[] = [];
  for (const tile of player.island) {
    const kind = tileNumber(tile);
    island.push((waiting[kind]-- > 0 ? MANNED : VACANT)[kind] as IslandTile); // one for every kind
  }
  const city: CityPlace[] = [];
  const plants: PerGood = [0, 0, 0, 0, 0];
  let crew = 0;
  let circles = 0;
  let spaces = 0;
  for (let i = 0; i < player.city.length; i++) {
    const building = BUILDINGS[player.city[i] as BuildingId]; // i is inside the city
    const colonists = player.crew[i] ?? 0;
    city.push(PLACES[building.number]?.[colonists] as CityPlace); // no crew is larger than its circles
    crew += colonists;
    circles += building.circles;
    spaces += building.size;
    if (building.makes !== null) plants[building.makes] += colonists;
  }
  return {
    seat,
    doubloons: player.doubloons,
    vp,
    goods: namedGoods(player.goods),
    island,
    city,
    sanJuan: player.sanJuan,
    colonists: sumPerTile(player.manned) + crew + player.sanJuan,
    circles: island.length + circles,
    emptyBuildingCircles: circles - crew,
    citySpaces: spaces,
    quarries: player.manned[QUARRY],
    yields: namedGoods(madeBy(player, plants)),
  };
}

export function view(state: State, viewer: Viewer): View {
  const showsVp = state.options.openVp || isOver(state);
  const players = state.players.map((player, seat) =>
    viewPlayer(player, seat, showsVp || seat === viewer ? player.vp : null),
  );
  let empty = 0;
  for (const { emptyBuildingCircles } of players) empty += emptyBuildingCircles;
  const taker = state.acting === null ? null : (state.takers[ROLE_CARDS.indexOf(state.acting)] ?? null);
  return {
    viewer,
    options: state.options,
    round: state.round,
    governor: state.governor,
    acting: state.acting === null || taker === null ? null : { role: state.acting, taker },
    roles: state.takers.map((by, i) => ({
      role: ROLE_CARDS[i] as RoleCard, // never more takers than cards
      doubloons: state.purses[i] ?? 0,
      taker: by,
    })),
    players,
    goodsSupply: namedGoods(state.goodsSupply),
    colonistSupply: state.colonistSupply,
    colonistShip: state.colonistShip,
    colonistsRequired: neededOnShip(players.length, empty),
    vpSupply: state.vpSupply,
    vpOverflow: state.vpOverflow,
    quarrySupply: state.quarrySupply,
    faceUp: state.faceUp.concat(),
    stackSize: state.stack.length,
    discard: state.discard.concat(),
    buildingSupply: state.buildingSupply.concat(),
    ships: state.ships.map(({ capacity, good, count }) => ({ capacity, good, count })),
    house: state.house.concat(),
    endTriggers: state.endTriggers.concat(),
  };
}

/** What came off the face-down stack was known to nobody. */
export const reveals = (event: Event): boolean =>
  event.type === 'plantations-refilled' ||
  event.type === 'stack-reshuffled' ||
  (event.type === 'tile-taken' && event.source === 'stack');

/**
 * Only the order of the stack and the luck to come are unknown. The chips of others lie face down, but
 * every point was given in the open: a bot is allowed to have counted them (section (d) of RULES).
 */
export function resample(state: State, luck: HasRng): State {
  const copy = clone(state);
  copy.stack.sort(); // the true order must leave no trace, whatever the luck
  shuffle(luck, copy.stack);
  copy.rng = Math.floor(random(luck) * 0x100000000) | 0;
  return copy;
}
