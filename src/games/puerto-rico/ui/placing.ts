import { BUILDINGS } from '../rules/buildings';
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

/** A tap on a tile of this kind: its colonist comes or goes. */
export function toggleTile(player: PlayerView, placing: Placing, kind: number, manned: boolean): Placing {
  if (!manned && stillToPlace(player, placing).waiting <= 0) return placing;
  return { ...placing, manned: placing.manned.map((count, i) => (i === kind ? count + (manned ? -1 : 1) : count)) };
}

/** A tap on a building: one colonist more; when it is full or nobody waits, all of them go back. */
export function tapBuilding(player: PlayerView, placing: Placing, slot: number): Placing {
  const { building } = player.city[slot] ?? {};
  if (building === undefined) return placing;
  const here = placing.crew[slot] ?? 0;
  const full = here >= BUILDINGS[building].circles || stillToPlace(player, placing).waiting <= 0;
  return { ...placing, crew: placing.crew.map((count, i) => (i === slot ? (full ? 0 : count + 1) : count)) };
}

/** Where a colonist can be taken from or put. */
export type Spot =
  | { readonly at: 'tile'; readonly kind: number }
  | { readonly at: 'building'; readonly slot: number }
  | { readonly at: 'san-juan' };

/** Carries one colonist from here to there; or why that cannot be, as a key of the texts. */
export function carryColonist(player: PlayerView, placing: Placing, from: Spot, to: Spot): Placing | string {
  const count = (spot: Spot): number =>
    spot.at === 'tile'
      ? (placing.manned[spot.kind] ?? 0)
      : spot.at === 'building'
        ? (placing.crew[spot.slot] ?? 0)
        : stillToPlace(player, placing).waiting;
  const room = (spot: Spot): number =>
    spot.at === 'tile'
      ? player.island.filter(({ tile }) => tile === TILES[spot.kind]).length
      : spot.at === 'building'
        ? (player.city[spot.slot]?.circles ?? 0)
        : Infinity;
  if (count(from) <= 0) return 'ui.nobodyThere';
  if (sameSpot(from, to)) return placing;
  if (count(to) >= room(to)) return 'ui.spotFull';
  const after = (spot: Spot, change: number, { manned, crew }: Placing): Placing => ({
    manned: spot.at === 'tile' ? manned.map((n, i) => (i === spot.kind ? n + change : n)) : manned,
    crew: spot.at === 'building' ? crew.map((n, i) => (i === spot.slot ? n + change : n)) : crew,
  });
  return after(to, 1, after(from, -1, placing));
}

const sameSpot = (a: Spot, b: Spot): boolean =>
  a.at === b.at &&
  (a.at !== 'tile' || b.at !== 'tile' || a.kind === b.kind) &&
  (a.at !== 'building' || b.at !== 'building' || a.slot === b.slot);
