import { must } from '@antilles/engine';
import { BUILDING_LIST, type Building } from './buildings';
import type { PerGood, Tile } from './goods';

export const ISLAND_SPACES = 12;
export const CITY_SPACES = 12;
/** The city is three rows of four, and a large building stands upright (PR-D4). */
export const MOST_LARGE_BUILDINGS = 4;
export const HOUSE_SPACES = 4;
/** All the coins in the box. The bank may run into debt: money is not limited (PR-D1). */
export const DOUBLOONS_IN_THE_BOX = 86;

/** One column of the contract's set-up table (a). */
export interface Supplies {
  readonly doubloons: number;
  /** Seats in order from the first governor. */
  readonly startTiles: readonly Tile[];
  readonly vp: number;
  readonly colonists: number;
  readonly colonistShip: number;
  readonly ships: readonly number[];
  /** Role cards in use: the first so many of `ROLE_CARDS`. */
  readonly roleCards: number;
  readonly picksEach: number;
  readonly faceUp: number;
  readonly quarries: number;
  readonly plantations: Readonly<PerGood>;
  readonly goods: Readonly<PerGood>;
}

const PLANTATIONS: PerGood = [10, 12, 11, 9, 8];
const GOODS_IN_THE_BOX: PerGood = [10, 11, 11, 9, 9];

const SUPPLIES: Readonly<Record<number, Supplies>> = {
  2: {
    doubloons: 3,
    startTiles: ['indigo', 'corn'],
    vp: 65,
    colonists: 40,
    colonistShip: 2,
    ships: [4, 6],
    roleCards: 7,
    picksEach: 3,
    faceUp: 3,
    quarries: 5,
    plantations: [7, 9, 8, 6, 5],
    goods: [8, 9, 9, 7, 7],
  },
  3: {
    doubloons: 2,
    startTiles: ['indigo', 'indigo', 'corn'],
    vp: 75,
    colonists: 55,
    colonistShip: 3,
    ships: [4, 5, 6],
    roleCards: 6,
    picksEach: 1,
    faceUp: 4,
    quarries: 8,
    plantations: PLANTATIONS,
    goods: GOODS_IN_THE_BOX,
  },
  4: {
    doubloons: 3,
    startTiles: ['indigo', 'indigo', 'corn', 'corn'],
    vp: 100,
    colonists: 75,
    colonistShip: 4,
    ships: [5, 6, 7],
    roleCards: 7,
    picksEach: 1,
    faceUp: 5,
    quarries: 8,
    plantations: PLANTATIONS,
    goods: GOODS_IN_THE_BOX,
  },
  5: {
    doubloons: 4,
    startTiles: ['indigo', 'indigo', 'indigo', 'corn', 'corn'],
    vp: 122,
    colonists: 95,
    colonistShip: 5,
    ships: [6, 7, 8],
    roleCards: 8,
    picksEach: 1,
    faceUp: 6,
    quarries: 8,
    plantations: PLANTATIONS,
    goods: GOODS_IN_THE_BOX,
  },
};

export const suppliesFor = (seatCount: number): Supplies =>
  must(SUPPLIES[seatCount], `no Puerto Rico with ${seatCount} players`);

/** Tiles of one building in the supply at the start. */
export function copiesOf(building: Building, seatCount: number): number {
  if (seatCount > 2) return building.copies;
  return building.makes === null ? 1 : 2;
}

export const buildingSupplyFor = (seatCount: number): number[] =>
  BUILDING_LIST.map((building) => copiesOf(building, seatCount));
