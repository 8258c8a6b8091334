import { citySpaces } from '../rules/board';
import { BUILDINGS, type BuildingId } from '../rules/buildings';
import { QUARRY } from '../rules/goods';
import { FACTORY_PAY } from '../rules/roles/craftsman';
import type { Player, State } from '../rules/state';
import { CITY_SPACES, suppliesFor } from '../rules/supplies';
import type { Taste } from './taste';

/** How far the game has come, and what that makes of money and production. */
export interface Pace {
  /** 0 at the start, 1 when an end is reached. */
  readonly progress: number;
  readonly remaining: number;
  /** Points a doubloon is worth now. */
  readonly doubloon: number;
  /** Craftsman phases to come. */
  readonly harvests: number;
}

export function progressOf(state: State): number {
  if (state.endTriggers.length > 0) return 1;
  const { vp, colonists } = suppliesFor(state.players.length);
  let spaces = 0;
  for (const player of state.players) spaces = Math.max(spaces, citySpaces(player));
  return Math.max(spaces / CITY_SPACES, 1 - state.vpSupply / vp, 1 - state.colonistSupply / colonists);
}

export function paceOf(state: State, taste: Taste): Pace {
  const progress = progressOf(state);
  const remaining = 1 - progress;
  return {
    progress,
    remaining,
    doubloon: taste.doubloon - taste.doubloonDecay * progress,
    harvests: taste.harvests * remaining,
  };
}

// The parts of a judgement.
const POINTS = 0;
const BUILT = 1;
const LARGE = 2;
const VIOLET = 3;
const MONEY = 4;
const PRODUCTION = 5;
const QUARRIES = 6;
const IN_HAND = 7;

// Judging is what search does most: its notes are written on the same sheets every time. Every index below stays inside
// its list by the bounds of its loop, which is what the casts say.
const parts = [0, 0, 0, 0, 0, 0, 0, 0];
const plants = [0, 0, 0, 0, 0];
const workers = [0, 0, 0, 0, 0];
const tiles = [0, 0, 0, 0, 0, 0];

const TILE_PLACE: Readonly<Record<string, number>> = { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4, quarry: 5 };

/** What a board is worth in points, as the game stands (README, Bots). */
export function worth(player: Player, pace: Pace, taste: Taste): number {
  judge(player, pace, taste);
  let sum = 0;
  for (let i = 0; i < parts.length; i++) sum += parts[i] as number;
  return sum;
}

function judge(player: Player, pace: Pace, taste: Taste): void {
  const { city, crew, island, manned, goods, doubloons } = player;
  const { remaining, harvests } = pace;
  const money = pace.doubloon;
  for (let i = 0; i < 5; i++) plants[i] = workers[i] = tiles[i] = 0;
  tiles[5] = 0;
  for (let i = 0; i < island.length; i++) (tiles[TILE_PLACE[island[i] as string] as number] as number)++;

  let printed = 0;
  let violetWorth = 0;
  let smallPlants = 0;
  let largePlants = 0;
  let violets = 0;
  let people = player.sanJuan;
  let hasFactory = false;
  let hasLarge = false;
  for (let i = 0; i < city.length; i++) {
    const building = BUILDINGS[city[i] as BuildingId];
    const here = crew[i] as number;
    people += here;
    printed += building.column;
    if (building.makes !== null) {
      (plants[building.makes] as number) += building.circles;
      (workers[building.makes] as number) += here;
      if (building.column === 1) smallPlants++;
      else largePlants++;
      continue;
    }
    violets++;
    if (building.size === 2) hasLarge = true;
    else violetWorth += (taste.violet[building.number] as number) * (here > 0 ? 1 : taste.idleViolet);
    if (building.id === 'factory' && here > 0) hasFactory = true;
  }
  for (let i = 0; i < 6; i++) people += manned[i as 0];

  let production = 0;
  let inHand = 0;
  let kinds = 0;
  for (let g = 0; g < 5; g++) {
    const own = tiles[g] as number;
    const on = manned[g as 0];
    // Corn needs no plant: as if there were always enough.
    const circles = g === 0 ? own : (plants[g] as number);
    const made = g === 0 ? on : Math.min(on, workers[g] as number);
    const possible = Math.min(own, circles);
    if (made > 0) {
      kinds++;
      production += taste.kind + taste.kindPrice * money * g + taste.volume * (made - 1);
    }
    production += taste.halfChain * (possible - made);
    if (own > circles) production += taste.spareTile * (own - circles);
    if (g > 0 && circles > own) production += taste.sparePlant * Math.max(0, Math.min(circles, 4) - own);
    inHand += goods[g as 0] * (taste.good + taste.goodPrice * money * g);
  }
  if (hasFactory) production += taste.factory * money * (FACTORY_PAY[kinds] as number);

  parts[POINTS] = player.vp;
  parts[BUILT] = printed * (1 + (taste.printed - 1) * remaining);
  parts[LARGE] = hasLarge ? largeBonus(player, pace, taste, smallPlants + 2 * largePlants, violets, people) : 0;
  parts[VIOLET] = taste.violetScale * remaining * violetWorth;
  parts[MONEY] = doubloons <= 12 ? money * doubloons : money * 12 + 0.3 * (doubloons - 12);
  parts[PRODUCTION] = harvests * production;
  const quarries = manned[QUARRY];
  parts[QUARRIES] =
    taste.quarry * remaining * money * (quarries < 4 ? quarries : 4) +
    taste.idleQuarry * remaining * (tiles[5] - quarries);
  parts[IN_HAND] = inHand + taste.waiting * remaining * player.sanJuan;
}

/** The bonus each large building would bring as things stand, less for those without a colonist. */
function largeBonus(player: Player, pace: Pace, taste: Taste, guild: number, violets: number, people: number): number {
  const idle = pace.progress >= 0.95 ? 0.3 : taste.idleLarge;
  let bonus = 0;
  for (let i = 0; i < player.city.length; i++) {
    const share = (player.crew[i] as number) > 0 ? 1 : idle;
    switch (player.city[i]) {
      case 'guild-hall':
        bonus += share * guild;
        break;
      case 'residence':
        bonus += share * (player.island.length <= 9 ? 4 : player.island.length - 5);
        break;
      case 'fortress':
        bonus += share * Math.floor(people / 3);
        break;
      case 'customs-house':
        bonus += share * Math.floor(player.vp / 4);
        break;
      case 'city-hall':
        bonus += share * violets;
        break;
      default:
    }
  }
  return bonus;
}
