import type { Seat } from '@antilles/engine';
import type { IconName } from '@/ui/icons/drawing';
import { BUILDINGS, type BuildingId } from '../rules/buildings';
import { GOODS, type Good, type Tile } from '../rules/goods';
import { roleOf, type RoleCard } from '../rules/roleCards';
import * as pictures from './art/pictures';

export const tileIcon = (tile: Tile): IconName => `puerto-rico/${tile}`;
export const buildingIcon = (building: BuildingId): IconName => `puerto-rico/${building}`;
export const roleIcon = (role: RoleCard): IconName => `puerto-rico/${roleOf(role)}`;
export const tilePicture = (tile: Tile): number => pictures.tiles[tile];
export const buildingPicture = (building: BuildingId): number => pictures.buildings[building];
export const rolePicture = (role: RoleCard): number => pictures.roles[roleOf(role)];
export const MARKET_PICTURE = pictures.places.market;
export const roleKey = (role: RoleCard) => `role.${roleOf(role)}` as const;

/** A ground and what is drawn on it: the pieces have the same colours by day and by night. */
export interface Paint {
  readonly ground: string;
  readonly ink: string;
}

const TILE_PAINT: Readonly<Record<Tile, Paint>> = {
  corn: { ground: '#f0c142', ink: '#3a2a08' },
  indigo: { ground: '#4f68dc', ink: '#ffffff' },
  sugar: { ground: '#fbf3e0', ink: '#6b5322' },
  tobacco: { ground: '#bd8643', ink: '#2b1a08' },
  coffee: { ground: '#6a3f2c', ink: '#f7ddc0' },
  quarry: { ground: '#93a1a6', ink: '#1c262c' },
};
const VIOLET: Paint = { ground: '#7a52b8', ink: '#ffffff' };

export const tilePaint = (tile: Tile): Paint => TILE_PAINT[tile];

export function buildingPaint(building: BuildingId): Paint {
  const { makes } = BUILDINGS[building];
  const good = makes === null ? undefined : GOODS[makes];
  return good === undefined ? VIOLET : TILE_PAINT[good];
}

/** Goods somebody has, cheapest first. */
export const goodsHeld = (goods: Readonly<Record<Good, number>>): readonly Good[] =>
  GOODS.filter((good) => goods[good] > 0);

/** Names of places on the table: flights go from one to another. */
export const place = {
  seat: (seat: Seat) => `pr/seat/${seat}`,
  coins: (seat: Seat) => `pr/coins/${seat}`,
  vp: (seat: Seat) => `pr/vp/${seat}`,
  /** The picture of a role somebody has taken. */
  took: (seat: Seat, role: RoleCard) => `pr/took/${seat}/${role}`,
  /** Each single good somebody has, counted from 0: it lands there and leaves from there. */
  crate: (seat: Seat, good: Good, nth: number) => `pr/goods/${seat}/${good}/${nth}`,
  /** Where colonists wait to be placed. */
  sanJuan: (seat: Seat) => `pr/san-juan/${seat}`,
  /** The circle of the newest tile, or of the newest building. */
  newest: (seat: Seat, board: 'island' | 'city') => `pr/newest/${seat}/${board}`,
  /** Where somebody's newest tile and newest building stand; and their fields, where crops come from. */
  fields: (seat: Seat) => `pr/fields/${seat}`,
  island: (seat: Seat) => `pr/island/${seat}`,
  city: (seat: Seat) => `pr/city/${seat}`,
  role: (role: RoleCard) => `pr/role/${role}`,
  /** A place for one good, on a ship or in the trading house, counted from 0. */
  slot: (ship: number, nth: number) => `pr/ship/${ship}/${nth}`,
  stall: (nth: number) => `pr/house/${nth}`,
  colonistShip: 'pr/colonist-ship',
  /** Colonists and chips that are left, on their gauges. */
  colonists: 'pr/colonists',
  points: 'pr/points',
  /** Plantations lying open, the face-down stack, and the quarries. */
  offerOf: (tile: Good) => `pr/offer/${tile}`,
  stack: 'pr/stack',
  quarries: 'pr/quarries',
  /** The open water: where a ship of one's own sails to. */
  sea: 'pr/sea',
  /** Where money comes from and goes to: the edge of the table. */
  bank: 'pr/bank',
  market: 'pr/market',
} as const;

/** The places of all goods of a kind somebody has. */
export const cratesOf = (seat: Seat, good: Good, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => place.crate(seat, good, nth));

/** The places on a ship that are taken. */
export const slotsOf = (ship: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, nth) => place.slot(ship, nth));

/** Everything that lies on somebody's boards, where those are not drawn. */
export const boardsOf = (seat: Seat): readonly string[] => [
  place.fields(seat),
  place.island(seat),
  place.city(seat),
  place.sanJuan(seat),
  place.newest(seat, 'island'),
  place.newest(seat, 'city'),
];
