/** The five goods, cheapest first: the place in this list is the price in the trading house (PR-63). */
export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const;
export type Good = (typeof GOODS)[number];

/** What can lie on an island: a plantation of one good, or a quarry. */
export const TILES = [...GOODS, 'quarry'] as const;
export type Tile = (typeof TILES)[number];

/** A good by its place in `GOODS`. States count by place, because rules and bots count all the time. */
export type GoodNumber = 0 | 1 | 2 | 3 | 4;
export type TileNumber = GoodNumber | 5;

/** A number for each good, in the order of `GOODS`. */
export type PerGood = [corn: number, indigo: number, sugar: number, tobacco: number, coffee: number];
/** A number for each kind of tile, in the order of `TILES`. */
export type PerTile = [corn: number, indigo: number, sugar: number, tobacco: number, coffee: number, quarry: number];

export const GOOD_NUMBERS: readonly GoodNumber[] = [0, 1, 2, 3, 4];
export const TILE_NUMBERS: readonly TileNumber[] = [0, 1, 2, 3, 4, 5];
export const QUARRY = 5;

const NUMBERS = { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4, quarry: 5 } as const;

export const goodNumber = (good: Good): GoodNumber => NUMBERS[good];
export const tileNumber = (tile: Tile): TileNumber => NUMBERS[tile];

export const copyPerGood = (c: Readonly<PerGood>): PerGood => [c[0], c[1], c[2], c[3], c[4]];
export const copyPerTile = (c: Readonly<PerTile>): PerTile => [c[0], c[1], c[2], c[3], c[4], c[5]];

export const sumPerGood = (c: Readonly<PerGood>): number => c[0] + c[1] + c[2] + c[3] + c[4];
export const sumPerTile = (c: Readonly<PerTile>): number => c[0] + c[1] + c[2] + c[3] + c[4] + c[5];

/** The counts by name, for views and events. */
export const namedGoods = (c: Readonly<PerGood>): Record<Good, number> => ({
  corn: c[0],
  indigo: c[1],
  sugar: c[2],
  tobacco: c[3],
  coffee: c[4],
});
