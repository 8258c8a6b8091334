import { TILES } from '../rules/goods';
import type { Placement } from '../rules/actions';
import type { PlayerView } from '../rules/view';

/** Colonists by kind of tile and by building, as somebody is placing them. */
export type Placing = Pick<Placement, 'manned' | 'crew'>;

export const placingOf = (player: PlayerView): Placing => ({
  manned: TILES.map((tile) => player.island.filter((on) => on.tile === tile && on.manned).length),
  crew: player.city.map(({ colonists }) => colonists),
});

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Who still waits in San Juan, and how many of those must be given a circle. */
export function stillToPlace(player: PlayerView, { manned, crew }: Placing): { waiting: number; toPlace: number } {
  const placed = sum(manned) + sum(crew);
  const waiting = player.colonists - placed;
  return { waiting, toPlace: Math.min(player.colonists, player.circles) - placed };
}
