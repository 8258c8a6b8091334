import type { Good, GoodNumber } from './goods';
import { goodNumber } from './goods';
import type { Options } from './options';

/** All buildings, in the order of the contract's table (b). States count them by place in this list. */
export const BUILDING_IDS = [
  'small-indigo-plant',
  'small-sugar-mill',
  'small-market',
  'hacienda',
  'construction-hut',
  'small-warehouse',
  'indigo-plant',
  'sugar-mill',
  'hospice',
  'office',
  'large-market',
  'large-warehouse',
  'tobacco-storage',
  'coffee-roaster',
  'factory',
  'university',
  'harbor',
  'wharf',
  'guild-hall',
  'residence',
  'fortress',
  'customs-house',
  'city-hall',
] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];

/** Small and large plants make goods; the violet ones do everything else. Only large violet ones take two spaces. */
export type BuildingKind = 'small-production' | 'large-production' | 'small-violet' | 'large-violet';

export interface Building {
  readonly id: BuildingId;
  /** Place in `BUILDING_IDS`. */
  readonly number: number;
  readonly kind: BuildingKind;
  readonly cost: number;
  /** The column it stands in is also its printed victory points and the most quarries that help to pay for it. */
  readonly column: number;
  readonly circles: number;
  /** City spaces. */
  readonly size: number;
  /** Tiles in the supply with three to five players. */
  readonly copies: number;
  /** What it produces, if it is a plant. */
  readonly makes: GoodNumber | null;
}

type Printed = readonly [kind: BuildingKind, cost: number, column: number, circles: number, makes?: Good];

/** What is printed on the tiles. */
const PRINTED: Readonly<Record<BuildingId, Printed>> = {
  'small-indigo-plant': ['small-production', 1, 1, 1, 'indigo'],
  'small-sugar-mill': ['small-production', 2, 1, 1, 'sugar'],
  'small-market': ['small-violet', 1, 1, 1],
  hacienda: ['small-violet', 2, 1, 1],
  'construction-hut': ['small-violet', 2, 1, 1],
  'small-warehouse': ['small-violet', 3, 1, 1],
  'indigo-plant': ['large-production', 3, 2, 3, 'indigo'],
  'sugar-mill': ['large-production', 4, 2, 3, 'sugar'],
  hospice: ['small-violet', 4, 2, 1],
  office: ['small-violet', 5, 2, 1],
  'large-market': ['small-violet', 5, 2, 1],
  'large-warehouse': ['small-violet', 6, 2, 1],
  'tobacco-storage': ['large-production', 5, 3, 3, 'tobacco'],
  'coffee-roaster': ['large-production', 6, 3, 2, 'coffee'],
  factory: ['small-violet', 7, 3, 1],
  university: ['small-violet', 8, 3, 1],
  harbor: ['small-violet', 8, 3, 1],
  wharf: ['small-violet', 9, 3, 1],
  'guild-hall': ['large-violet', 10, 4, 1],
  residence: ['large-violet', 10, 4, 1],
  fortress: ['large-violet', 10, 4, 1],
  'customs-house': ['large-violet', 10, 4, 1],
  'city-hall': ['large-violet', 10, 4, 1],
};

const COPIES: Readonly<Record<BuildingKind, number>> = {
  'small-production': 4,
  'large-production': 3,
  'small-violet': 2,
  'large-violet': 1,
};

export const BUILDING_LIST: readonly Building[] = BUILDING_IDS.map((id, number) => {
  const [kind, cost, column, circles, makes] = PRINTED[id];
  return {
    id,
    number,
    kind,
    cost,
    column,
    circles,
    size: kind === 'large-violet' ? 2 : 1,
    copies: COPIES[kind],
    makes: makes === undefined ? null : goodNumber(makes),
  };
});

// Built from the list just above, which has every id once.
export const BUILDINGS = Object.fromEntries(BUILDING_LIST.map((building) => [building.id, building])) as Readonly<
  Record<BuildingId, Building>
>;

export const LARGE_BUILDINGS = ['guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall'] as const;
export type LargeBuildingId = (typeof LARGE_BUILDINGS)[number];

export const isLarge = (id: BuildingId): id is LargeBuildingId => BUILDINGS[id].size === 2;
export const isViolet = ({ makes }: Building): boolean => makes === null;

/** Cost before any discount, with the switches of this game. */
export function costOf(building: Building, options: Options): number {
  switch (building.id) {
    case 'factory':
      return options.swapFactoryUniversity ? 8 : building.cost;
    case 'university':
      return options.swapFactoryUniversity ? 7 : building.cost;
    case 'small-market':
      return options.swapMarketHut ? 2 : building.cost;
    case 'construction-hut':
      return options.swapMarketHut ? 1 : building.cost;
    default:
      return building.cost;
  }
}

/** What a player pays, with this many occupied quarries, as builder or not (PR-49, PR-50). */
export function priceOf(building: Building, options: Options, quarries: number, isBuilder: boolean): number {
  const discount = (quarries < building.column ? quarries : building.column) + (isBuilder ? 1 : 0);
  const price = costOf(building, options) - discount;
  return price > 0 ? price : 0; // PR-D5
}
