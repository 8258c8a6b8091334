import { BUILDING_IDS, BUILDINGS, LARGE_BUILDINGS, type BuildingId } from '../rules/buildings';
import { goodNumber, QUARRY, tileNumber } from '../rules/goods';
import { FACTORY_PAY } from '../rules/roles/craftsman';
import type { Player, State } from '../rules/state';
import { CITY_SPACES, HOUSE_SPACES, ISLAND_SPACES, suppliesFor } from '../rules/supplies';

/**
 * What the network looks at, in whole numbers: one list for a board, one for the table between them. Whole numbers
 * times whole weights add up to the same whatever the order, so a list may be summed up by what has changed in it.
 */

const GOOD_COUNT = 5;
const TILE_COUNT = 6;
const BUILDING_COUNT = BUILDING_IDS.length;
const PLANTS = BUILDING_IDS.map((id) => BUILDINGS[id].makes ?? -1);
const COLUMNS = BUILDING_IDS.map((id) => BUILDINGS[id].column);
const CIRCLES = BUILDING_IDS.map((id) => BUILDINGS[id].circles);
const SIZES = BUILDING_IDS.map((id) => BUILDINGS[id].size);
/** A place from 0 to 4 for each large building, -1 for the others. */
const LARGE = BUILDING_IDS.map((id) => (LARGE_BUILDINGS as readonly string[]).indexOf(id));
const NUMBERS = new Map<string, number>(BUILDING_IDS.map((id, i) => [id, i]));
const numberOf = (id: BuildingId): number => NUMBERS.get(id) as number; // every id is in the list
const [SMALL_MARKET, LARGE_MARKET, OFFICE, FACTORY, HARBOR, WHARF, HACIENDA, HOSPICE, UNIVERSITY] = (
  ['small-market', 'large-market', 'office', 'factory', 'harbor', 'wharf', 'hacienda', 'hospice', 'university'] as const
).map(numberOf) as [number, number, number, number, number, number, number, number, number];

// Where each part of a board's list begins.
const VP = 0;
const MONEY = 1;
const MUCH_MONEY = 2;
const GOODS_AT = 3;
const MADE_AT = GOODS_AT + GOOD_COUNT;
const POSSIBLE_AT = MADE_AT + GOOD_COUNT;
const TILES_AT = POSSIBLE_AT + GOOD_COUNT;
const QUARRIES = TILES_AT + TILE_COUNT;
const KINDS = QUARRIES + 1;
const FACTORY_PAYS = KINDS + 1;
const WAITING = FACTORY_PAYS + 1;
const COLONISTS = WAITING + 1;
const EMPTY = COLONISTS + 1;
const PRINTED = EMPTY + 1;
const SPACES = PRINTED + 1;
const ISLAND = SPACES + 1;
const GUILD = ISLAND + 1;
const VIOLETS = GUILD + 1;
const BONUS_AT = VIOLETS + 1;
const OWNED_AT = BONUS_AT + LARGE_BUILDINGS.length;
const MANNED_AT = OWNED_AT + BUILDING_COUNT;
const HARBOR_KINDS = MANNED_AT + BUILDING_COUNT;
const WHARF_VOLUME = HARBOR_KINDS + 1;
const MARKET_PRICE = WHARF_VOLUME + 1;
const OFFICE_PRICE = MARKET_PRICE + 1;
const BEST_SALE = OFFICE_PRICE + 1;
const FITS = BEST_SALE + 1;
const FITTING_KINDS = FITS + 1;
const TURN_AT = FITTING_KINDS + 1;
const GOVERNOR = TURN_AT + 5;
const HELPERS = GOVERNOR + 1;
export const BOARD_FEATURES = HELPERS + 3;

const SUPPLY = 0;
const PEOPLE = 1;
const LONGEST_CITY = 2;
const ROUND = 3;
const ENDING = 4;
const SEATS_AT = 5;
const ROLES_AT = SEATS_AT + 4;
const PURSES_AT = ROLES_AT + 6;
const ROOM_AT = PURSES_AT + 6;
const FREE_SHIPS = ROOM_AT + GOOD_COUNT;
const BIGGEST_FREE = FREE_SHIPS + 1;
const HOUSED = BIGGEST_FREE + 1;
const HOUSE_AT = HOUSED + 1;
const ALL_MADE_AT = HOUSE_AT + GOOD_COUNT;
const QUARRIES_LEFT = ALL_MADE_AT + GOOD_COUNT;
const LARGE_LEFT_AT = QUARRIES_LEFT + 1;
const BEST_POINTS = LARGE_LEFT_AT + LARGE_BUILDINGS.length;
export const TABLE_FEATURES = BEST_POINTS + 1;

/** What a board is judged with beside itself; worked out once for a table. */
export interface Harbour {
  /** Room on the ship that carries each good; -1: none carries it. */
  readonly room: number[];
  biggestFree: number;
  freeShips: number;
  /** 1 for each good that lies in the house. */
  readonly housed: number[];
  houseCount: number;
}

const harbour: Harbour = {
  room: [0, 0, 0, 0, 0],
  biggestFree: 0,
  freeShips: 0,
  housed: [0, 0, 0, 0, 0],
  houseCount: 0,
};

function readHarbour({ ships, house }: State): void {
  const { room, housed } = harbour;
  for (let g = 0; g < GOOD_COUNT; g++) {
    room[g] = -1;
    housed[g] = 0;
  }
  harbour.biggestFree = 0;
  harbour.freeShips = 0;
  for (const { good, capacity, count } of ships) {
    if (good !== null) room[goodNumber(good)] = capacity - count;
    else {
      harbour.freeShips++;
      if (capacity > harbour.biggestFree) harbour.biggestFree = capacity;
    }
  }
  for (const good of house) housed[goodNumber(good)] = 1;
  harbour.houseCount = house.length;
}

/** Who chooses a role next. */
function nextChooser(state: State): number {
  const { steps } = state;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    if (step?.op === 'choose-role') return step.seat;
  }
  return (state.governor + 1) % state.players.length;
}

// Every index below stays inside its list by the bounds of its loop: that is what the casts say.

/** The table between the boards. Also readies what `readBoard` needs, so it comes first. */
export function readTable(state: State, list: number[]): void {
  readHarbour(state);
  const { players } = state;
  const { vp, colonists } = suppliesFor(players.length);
  for (let i = 0; i < list.length; i++) list[i] = 0;
  list[SUPPLY] = Math.round((40 * state.vpSupply) / vp);
  list[PEOPLE] = Math.round((40 * state.colonistSupply) / colonists);
  let longest = 0;
  let points = 0;
  for (const player of players) {
    let spaces = 0;
    let own = player.vp;
    for (let i = 0; i < player.city.length; i++) {
      const number = numberOf(player.city[i] as BuildingId);
      spaces += SIZES[number] as number;
      own += COLUMNS[number] as number;
    }
    if (spaces > longest) longest = spaces;
    if (own > points) points = own;
    readMade(player);
    for (let g = 0; g < GOOD_COUNT; g++) (list[ALL_MADE_AT + g] as number) += made[g] as number;
  }
  list[LONGEST_CITY] = longest;
  list[ROUND] = state.round < 20 ? state.round : 20;
  list[ENDING] = state.endTriggers.length > 0 ? 1 : 0;
  list[SEATS_AT + players.length - 2] = 1;
  for (let i = 0; i < 6; i++) {
    if (state.takers[i] !== null) continue;
    list[ROLES_AT + i] = 1;
    list[PURSES_AT + i] = state.purses[i] as number;
  }
  for (let g = 0; g < GOOD_COUNT; g++) {
    const room = harbour.room[g] as number;
    list[ROOM_AT + g] = room < 0 ? 0 : room;
    list[HOUSE_AT + g] = harbour.housed[g] as number;
  }
  list[FREE_SHIPS] = harbour.freeShips;
  list[BIGGEST_FREE] = harbour.biggestFree;
  list[HOUSED] = harbour.houseCount;
  list[QUARRIES_LEFT] = state.quarrySupply;
  for (let number = 0; number < BUILDING_COUNT; number++) {
    const large = LARGE[number] as number;
    if (large >= 0) list[LARGE_LEFT_AT + large] = state.buildingSupply[number] as number;
  }
  list[BEST_POINTS] = points;
}

const tiles = [0, 0, 0, 0, 0, 0];
const circles = [0, 0, 0, 0, 0];
const workers = [0, 0, 0, 0, 0];
const made = [0, 0, 0, 0, 0];

function readMade({ city, crew, manned }: Player): void {
  for (let g = 0; g < GOOD_COUNT; g++) circles[g] = workers[g] = 0;
  for (let i = 0; i < city.length; i++) {
    const number = numberOf(city[i] as BuildingId);
    const makes = PLANTS[number] as number;
    if (makes < 0) continue;
    (circles[makes] as number) += CIRCLES[number] as number;
    (workers[makes] as number) += crew[i] as number;
  }
  made[0] = manned[0];
  for (let g = 1; g < GOOD_COUNT; g++) made[g] = Math.min(manned[g as 1], workers[g] as number);
}

/** What was found on the board that is being read; the same note every time. */
const found = { printed: 0, spaces: 0, guild: 0, violets: 0, places: 0, inCity: 0, people: 0 };

function readCity({ city, crew, manned, sanJuan }: Player, list: number[]): void {
  let printed = 0;
  let spaces = 0;
  let guild = 0;
  let violets = 0;
  let places = 0;
  let inCity = 0;
  for (let i = 0; i < city.length; i++) {
    const number = numberOf(city[i] as BuildingId);
    const here = crew[i] as number;
    inCity += here;
    printed += COLUMNS[number] as number;
    spaces += SIZES[number] as number;
    places += CIRCLES[number] as number;
    list[OWNED_AT + number] = 1;
    if ((PLANTS[number] as number) < 0) {
      violets++;
      if (here > 0) list[MANNED_AT + number] = 1;
    } else guild += (COLUMNS[number] as number) > 1 ? 2 : 1;
  }
  let people = sanJuan + inCity;
  for (let i = 0; i < TILE_COUNT; i++) people += manned[i as 0];
  found.printed = printed;
  found.spaces = spaces;
  found.guild = guild;
  found.violets = violets;
  found.places = places;
  found.inCity = inCity;
  found.people = people;
}

/** Goods, what makes them, and what can be done with them. */
function readGoods({ goods }: Player, market: number, hasOffice: boolean, list: number[]): void {
  let kinds = 0;
  let volume = 0;
  let dearest = 0;
  let fits = 0;
  let fitting = 0;
  let sale = -1;
  for (let g = 0; g < GOOD_COUNT; g++) {
    const own = goods[g as 0];
    const makes = made[g] as number;
    list[GOODS_AT + g] = own;
    list[MADE_AT + g] = makes;
    list[POSSIBLE_AT + g] = g === 0 ? (tiles[0] as number) : Math.min(tiles[g] as number, circles[g] as number);
    if (makes > 0) {
      kinds++;
      volume += makes;
      dearest = g;
    }
    if (own === 0) continue;
    const room = harbour.room[g] as number;
    const load = Math.min(own, room < 0 ? harbour.biggestFree : room);
    if (load > 0) {
      fits += load;
      fitting++;
    }
    if (harbour.houseCount < HOUSE_SPACES && (hasOffice || harbour.housed[g] === 0)) sale = g;
  }
  list[KINDS] = kinds;
  list[FACTORY_PAYS] = list[MANNED_AT + FACTORY] === 1 ? (FACTORY_PAY[kinds] as number) : 0;
  list[HARBOR_KINDS] = (list[MANNED_AT + HARBOR] as number) * kinds;
  list[WHARF_VOLUME] = (list[MANNED_AT + WHARF] as number) * volume;
  list[MARKET_PRICE] = kinds > 0 ? market * (1 + dearest) : 0;
  list[OFFICE_PRICE] = hasOffice ? dearest : 0;
  list[BEST_SALE] = sale >= 0 ? sale + market : 0;
  list[FITS] = fits;
  list[FITTING_KINDS] = fitting;
}

/** One board; `readTable` has been at this table before. */
export function readBoard(state: State, seat: number, list: number[]): void {
  const player = state.players[seat] as Player;
  const { island, doubloons } = player;
  for (let i = 0; i < list.length; i++) list[i] = 0;
  readMade(player);
  for (let i = 0; i < TILE_COUNT; i++) tiles[i] = 0;
  for (let i = 0; i < island.length; i++) (tiles[tileNumber(island[i] as (typeof island)[number])] as number)++;
  for (let i = 0; i < TILE_COUNT; i++) list[TILES_AT + i] = tiles[i] as number;

  list[VP] = player.vp;
  list[MONEY] = doubloons < 20 ? doubloons : 20;
  list[MUCH_MONEY] = doubloons > 9 ? Math.min(doubloons, 20) - 9 : 0;
  readCity(player, list);
  const { printed, spaces, guild, violets, places, inCity, people } = found;
  const market = (list[MANNED_AT + SMALL_MARKET] as number) + 2 * (list[MANNED_AT + LARGE_MARKET] as number);
  readGoods(player, market, list[MANNED_AT + OFFICE] === 1, list);
  list[QUARRIES] = player.manned[QUARRY];
  list[WAITING] = player.sanJuan;
  list[COLONISTS] = people;
  list[EMPTY] = places - inCity;
  list[PRINTED] = printed;
  list[SPACES] = spaces;
  list[ISLAND] = island.length;
  list[GUILD] = guild;
  list[VIOLETS] = violets;
  for (let number = 0; number < BUILDING_COUNT; number++) {
    const large = LARGE[number] as number;
    if (large >= 0 && list[OWNED_AT + number] === 1)
      list[BONUS_AT + large] = bonusOf(large, player, guild, people, violets);
  }
  const { length } = state.players;
  list[TURN_AT + ((seat - nextChooser(state) + length) % length)] = 1;
  list[GOVERNOR] = (seat - state.governor + length) % length;
  // What helps while there is something left to help with.
  list[HELPERS] = (list[MANNED_AT + HACIENDA] as number) * (ISLAND_SPACES - island.length);
  list[HELPERS + 1] = (list[MANNED_AT + HOSPICE] as number) * (ISLAND_SPACES - island.length);
  list[HELPERS + 2] = (list[MANNED_AT + UNIVERSITY] as number) * (CITY_SPACES - spaces);
}

/** What a large building brings when it is occupied, in the order of `LARGE_BUILDINGS`. */
function bonusOf(large: number, player: Player, guild: number, people: number, violets: number): number {
  switch (large) {
    case 0:
      return guild;
    case 1:
      return player.island.length <= 9 ? 4 : player.island.length - 5;
    case 2:
      return Math.floor(people / 3);
    case 3:
      return Math.floor(player.vp / 4);
    default:
      return violets;
  }
}
