import { must, type Seat } from '@antilles/engine';
import { BUILDINGS, type BuildingId } from './buildings';
import { sumPerTile, tileNumber, type PerGood, type PerTile } from './goods';
import type { Player, State } from './state';

export const playerAt = (state: State, seat: Seat): Player => must(state.players[seat], `no seat ${seat}`);

export const nextSeat = (state: State, seat: Seat): Seat => (seat + 1 < state.players.length ? seat + 1 : 0);

export const owns = (player: Player, id: BuildingId): boolean => player.city.includes(id);

/** Whether the player has the building with a colonist in it (PR-3). */
export function isManned(player: Player, id: BuildingId): boolean {
  const { city } = player;
  for (let i = 0; i < city.length; i++) {
    if (city[i] === id) return (player.crew[i] ?? 0) > 0;
  }
  return false;
}

/** Tiles of each kind on the island, occupied or not. */
export function tileCounts(player: Player): PerTile {
  const counts: PerTile = [0, 0, 0, 0, 0, 0];
  for (const tile of player.island) counts[tileNumber(tile)]++;
  return counts;
}

export function citySpaces(player: Player): number {
  let spaces = 0;
  for (const id of player.city) spaces += BUILDINGS[id].size;
  return spaces;
}

export function buildingCircles(player: Player): number {
  let circles = 0;
  for (const id of player.city) circles += BUILDINGS[id].circles;
  return circles;
}

export function crewTotal(player: Player): number {
  let colonists = 0;
  for (const crew of player.crew) colonists += crew;
  return colonists;
}

/** All the player's colonists, those in San Juan included. */
export const colonistsOf = (player: Player): number => sumPerTile(player.manned) + crewTotal(player) + player.sanJuan;

/** Places for colonists on the whole board: each tile has one. */
export const circlesOf = (player: Player): number => player.island.length + buildingCircles(player);

export const emptyBuildingCircles = (player: Player): number => buildingCircles(player) - crewTotal(player);

/** What the player's chains would make now, if the supply had it all (PR-55, PR-56). */
export function yields(player: Player): PerGood {
  const made: PerGood = [0, 0, 0, 0, 0];
  const { city, crew } = player;
  for (let i = 0; i < city.length; i++) {
    const { makes } = BUILDINGS[city[i] as BuildingId]; // i is inside the city
    if (makes !== null) made[makes] += crew[i] ?? 0;
  }
  return madeBy(player, made);
}

/** The same from the colonists in the plants of each good: no more than tiles are manned. Changes what it is given. */
export function madeBy({ manned }: Player, made: PerGood): PerGood {
  made[0] = manned[0];
  if (manned[1] < made[1]) made[1] = manned[1];
  if (manned[2] < made[2]) made[2] = manned[2];
  if (manned[3] < made[3]) made[3] = manned[3];
  if (manned[4] < made[4]) made[4] = manned[4];
  return made;
}

/** The bank pays the player, or is paid when the amount is negative. */
export function pay(state: State, player: Player, doubloons: number): void {
  player.doubloons += doubloons;
  state.bank -= doubloons;
}

/** Takes one colonist for a new tile or building: from the supply, else from the ship, else none (PR-30, PR-52). */
export function fetchColonist(state: State): 'supply' | 'ship' | null {
  if (state.colonistSupply > 0) {
    state.colonistSupply--;
    return 'supply';
  }
  if (state.colonistShip > 0) {
    state.colonistShip--;
    return 'ship';
  }
  return null;
}
