import { BUILDINGS } from '../rules/buildings';
import { TILES } from '../rules/goods';
import type { PlayerView } from '../rules/view';
import { stillToPlace, type Placing } from './placing';

/** What a tap or a drag comes to: how the colonists stand then, or why that cannot be, as a key of the texts. */
export type Tapped = Placing | 'ui.nobodyWaits' | 'ui.nobodyThere' | 'ui.spotFull';

/** A tap on a tile of this kind: its colonist comes or goes. */
export function tapTile(player: PlayerView, placing: Placing, kind: number, manned: boolean): Tapped {
  if (!manned && stillToPlace(player, placing).waiting <= 0) return 'ui.nobodyWaits';
  return { ...placing, manned: placing.manned.map((count, i) => (i === kind ? count + (manned ? -1 : 1) : count)) };
}

/** A tap on a building: one colonist more; when it is full or nobody waits, all of them go back. */
export function tapBuilding(player: PlayerView, placing: Placing, slot: number): Tapped {
  const { building } = player.city[slot] ?? {};
  if (building === undefined) return placing;
  const here = placing.crew[slot] ?? 0;
  const nobody = stillToPlace(player, placing).waiting <= 0;
  if (here === 0 && nobody) return 'ui.nobodyWaits';
  const full = here >= BUILDINGS[building].circles || nobody;
  return { ...placing, crew: placing.crew.map((count, i) => (i === slot ? (full ? 0 : count + 1) : count)) };
}

/** Where a colonist can be taken from or put. */
export type Spot =
  | { readonly at: 'tile'; readonly kind: number }
  | { readonly at: 'building'; readonly slot: number }
  | { readonly at: 'san-juan' };

/** Carries one colonist from here to there. */
export function carryColonist(player: PlayerView, placing: Placing, from: Spot, to: Spot): Tapped {
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
