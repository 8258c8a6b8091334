import type { Seat } from '@antilles/engine';
import type { IconName } from '@/ui/icons/drawing';
import { BUILDINGS, type BuildingId } from '../rules/buildings';
import { GOODS, type Good, type Tile } from '../rules/goods';
import { roleOf, type RoleCard } from '../rules/roleCards';

export const tileIcon = (tile: Tile): IconName => `puerto-rico/${tile}`;
export const buildingIcon = (building: BuildingId): IconName => `puerto-rico/${building}`;
export const roleIcon = (role: RoleCard): IconName => `puerto-rico/${roleOf(role)}`;
export const roleKey = (role: RoleCard) => `role.${roleOf(role)}` as const;

/** A ground and what is drawn on it: the pieces have the same colours by day and by night. */
export interface Paint {
  readonly ground: string;
  readonly ink: string;
}

const TILE_PAINT: Readonly<Record<Tile, Paint>> = {
  corn: { ground: '#efc44a', ink: '#33260a' },
  indigo: { ground: '#4a60d0', ink: '#ffffff' },
  sugar: { ground: '#f8f1e4', ink: '#6b5322' },
  tobacco: { ground: '#b8803f', ink: '#2b1a08' },
  coffee: { ground: '#5d3626', ink: '#f7ddc0' },
  quarry: { ground: '#8c99a1', ink: '#1c262c' },
};
const VIOLET: Paint = { ground: '#7a57b0', ink: '#ffffff' };

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
  /** Somebody's goods: where those that leave come from, and each kind, where those that come land. */
  hold: (seat: Seat) => `pr/hold/${seat}`,
  goods: (seat: Seat, good: Good) => `pr/goods/${seat}/${good}`,
  island: (seat: Seat) => `pr/island/${seat}`,
  city: (seat: Seat) => `pr/city/${seat}`,
  role: (role: RoleCard) => `pr/role/${role}`,
  ship: (ship: number) => `pr/ship/${ship}`,
  house: 'pr/house',
  colonistShip: 'pr/colonist-ship',
  /** Colonists and chips that are left, on their gauges. */
  colonists: 'pr/colonists',
  points: 'pr/points',
  /** Plantations lying open, the face-down stack, and the quarries. */
  offer: 'pr/offer',
  stack: 'pr/stack',
  quarries: 'pr/quarries',
  supply: (good: Good) => `pr/supply/${good}`,
  bank: 'pr/bank',
  market: 'pr/market',
} as const;
