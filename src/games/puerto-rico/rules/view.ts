import { random, shuffle, type HasRng, type Seat, type Viewer } from '@antilles/engine';
import { circlesOf, citySpaces, colonistsOf, emptyBuildingCircles, yields } from './board';
import { BUILDINGS, type BuildingId } from './buildings';
import type { Event } from './events';
import { QUARRY, namedGoods, tileNumber, type Good, type Tile } from './goods';
import type { Options } from './options';
import { ROLE_CARDS, type RoleCard } from './roleCards';
import { requiredOnShip } from './roles/mayor';
import { isOver } from './round';
import { cloneState, type EndTrigger, type Player, type State } from './state';

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

function viewPlayer(player: Player, seat: Seat, vp: number | null): PlayerView {
  const waiting = player.manned.concat();
  return {
    seat,
    doubloons: player.doubloons,
    vp,
    goods: namedGoods(player.goods),
    island: player.island.map((tile) => {
      const kind = tileNumber(tile);
      const left = waiting[kind] ?? 0;
      waiting[kind] = left - 1;
      return { tile, manned: left > 0 };
    }),
    city: player.city.map((building, i) => ({
      building,
      colonists: player.crew[i] ?? 0,
      circles: BUILDINGS[building].circles,
    })),
    sanJuan: player.sanJuan,
    colonists: colonistsOf(player),
    circles: circlesOf(player),
    emptyBuildingCircles: emptyBuildingCircles(player),
    citySpaces: citySpaces(player),
    quarries: player.manned[QUARRY],
    yields: namedGoods(yields(player)),
  };
}

export function viewFor(state: State, viewer: Viewer): View {
  const showsVp = state.options.openVp || isOver(state);
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
    players: state.players.map((player, seat) =>
      viewPlayer(player, seat, showsVp || seat === viewer ? player.vp : null),
    ),
    goodsSupply: namedGoods(state.goodsSupply),
    colonistSupply: state.colonistSupply,
    colonistShip: state.colonistShip,
    colonistsRequired: requiredOnShip(state),
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
 * every point was given in the open: a bot is allowed to have counted them (contract, section (k)).
 */
export function resample(state: State, luck: HasRng): State {
  const copy = cloneState(state);
  copy.stack.sort(); // the true order must leave no trace, whatever the luck
  shuffle(luck, copy.stack);
  copy.rng = Math.floor(random(luck) * 0x100000000) | 0;
  return copy;
}
