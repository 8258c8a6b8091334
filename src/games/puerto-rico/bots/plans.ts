import { pick, type HasRng } from '@antilles/engine';
import { owns } from '../rules/board';
import { isLarge } from '../rules/buildings';
import type { Player } from '../rules/state';

/** A way to win that a bot may have set its heart on. */
export interface Plan {
  readonly id: string;
  /** How much of it is begun: whoever has begun something goes on with it. */
  signs(player: Player): number;
  /** What a bot that follows it finds its own board worth beside what it judges anyhow, in points. */
  fond(player: Player, remaining: number): number;
}

const crop = (player: Player, plant: 'tobacco-storage' | 'coffee-roaster', tile: 'tobacco' | 'coffee'): number =>
  (player.island.includes(tile) ? 1 : 0) + (owns(player, plant) ? 1 : 0);
export const dearCrop = (player: Player): number =>
  Math.max(crop(player, 'coffee-roaster', 'coffee'), crop(player, 'tobacco-storage', 'tobacco'));
export const shipping = (player: Player): number => (owns(player, 'harbor') ? 1 : 0) + (owns(player, 'wharf') ? 1 : 0);

export function quarries(player: Player): number {
  let count = 0;
  for (const tile of player.island) if (tile === 'quarry') count++;
  return Math.min(count, 3);
}

export function large(player: Player): number {
  let count = 0;
  for (const id of player.city) if (isLarge(id)) count++;
  return count;
}

export const PLANS: readonly Plan[] = [
  { id: 'crops', signs: dearCrop, fond: (player, remaining) => remaining * dearCrop(player) },
  {
    id: 'ships',
    signs: (player) => 2 * shipping(player) + (player.manned[0] > 2 ? 1 : 0),
    fond: (player, remaining) => (0.5 + remaining) * shipping(player) + 0.2 * remaining * Math.min(player.manned[0], 4),
  },
  {
    id: 'quarries',
    signs: (player) => quarries(player) + large(player),
    fond: (player, remaining) => remaining * quarries(player) + 0.7 * large(player),
  },
];

/** The plan that is furthest begun on this board; among equals luck decides. */
export function planFor(player: Player, luck: HasRng): Plan {
  const signs = PLANS.map((plan) => plan.signs(player));
  const most = Math.max(...signs);
  return pick(
    luck,
    PLANS.filter((_, i) => signs[i] === most),
  );
}
