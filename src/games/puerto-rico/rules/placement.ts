import type { Placement } from './actions';
import { circlesOf, colonistsOf, tileCounts } from './board';
import { BUILDINGS, isLarge, type Building, type BuildingId } from './buildings';
import { QUARRY, TILE_NUMBERS, copyPerTile, type GoodNumber, type PerTile } from './goods';
import { bonusNow } from './scoring';
import type { Player } from './state';

/**
 * Placing colonists. All tiles of a kind are alike and so are all circles of a building, therefore a
 * placement is a vector of counts. A person may send any legal vector; listed are a handful of
 * sensible ones, because a late board has millions.
 */

/** Why this placement may not be made (PR-35, PR-41); null when it may. */
export function whyNotPlace(player: Player, { manned, crew }: Placement): string | null {
  const tiles = tileCounts(player);
  if (manned.length !== tiles.length || crew.length !== player.city.length) return 'mayor-too-many';
  let placed = 0;
  for (const kind of TILE_NUMBERS) {
    const count = manned[kind] ?? 0;
    if (!isCount(count, tiles[kind])) return 'mayor-too-many';
    placed += count;
  }
  for (let i = 0; i < crew.length; i++) {
    const count = crew[i] ?? 0;
    if (!isCount(count, buildingAt(player, i).circles)) return 'mayor-too-many';
    placed += count;
  }
  const colonists = colonistsOf(player);
  if (placed > colonists) return 'mayor-wrong-total';
  return placed < Math.min(colonists, circlesOf(player)) ? 'mayor-not-filled' : null;
}

const isCount = (count: number, most: number): boolean => Number.isInteger(count) && count >= 0 && count <= most;

const buildingAt = (player: Player, i: number): Building => BUILDINGS[player.city[i] as BuildingId]; // i is inside

/** Every circle filled: what happens by itself when the player has colonists enough. */
export const fullPlacement = (player: Player): Placement => ({
  type: 'place',
  manned: tileCounts(player),
  crew: player.city.map((id) => BUILDINGS[id].circles),
});

/** What a player may be after: worth of the first unit of each good, of each further unit, and of the rest. */
interface Profile {
  readonly first: readonly number[];
  readonly further: number;
  readonly quarry: number;
  readonly violet: number;
  readonly large: number;
}

const INCOME: Profile = { first: [0.8, 1.6, 2.3, 3.0, 3.8], further: 0.5, quarry: 1.0, violet: 1.0, large: 0.3 };
const PROFILES: readonly Profile[] = [
  INCOME,
  { first: [1.2, 1.4, 1.5, 1.6, 1.8], further: 1.1, quarry: 0.4, violet: 1.2, large: 0.3 }, // ship
  { first: [0.8, 1.4, 1.8, 2.2, 2.6], further: 0.4, quarry: 2.2, violet: 1.0, large: 0.3 }, // build
  { first: [0.8, 0.9, 1.0, 1.0, 1.1], further: 0.8, quarry: 0.0, violet: 0.5, large: 3.0 }, // end
  { first: [0.8, 1.4, 1.8, 2.4, 3.0], further: 0.6, quarry: 1.0, violet: 1.0, large: 0.6 }, // mixed
];

/** How much a small violet building is worth having a colonist in (README, Bots). */
export const VIOLET_WEIGHTS: Readonly<Partial<Record<BuildingId, number>>> = {
  'small-market': 1.2,
  hacienda: 0.8,
  'construction-hut': 0.5,
  'small-warehouse': 1.2,
  hospice: 0.8,
  office: 0.8,
  'large-market': 1.8,
  'large-warehouse': 1.0,
  factory: 3.0,
  university: 0.6,
  harbor: 3.0,
  wharf: 2.6,
};

/** The board as the mayor looks at it. Everything that does not depend on the profile is worked out once. */
interface Board {
  readonly player: Player;
  readonly colonists: number;
  readonly tiles: PerTile;
  /** Plants for each good by slot, the smaller one first; circles in them together. */
  readonly plants: readonly (readonly number[])[];
  readonly plantCircles: readonly number[];
  /** Slots of small violet buildings, the most useful first, and what they are worth. */
  readonly violets: readonly number[];
  readonly violetWorths: readonly number[];
  /** Slots of large buildings, the biggest present bonus first, and those bonuses. */
  readonly larges: readonly number[];
  readonly bonuses: readonly number[];
  /** Goods in the order in which chains are manned: one of each kind, dearest first, then the further ones. */
  readonly chains: readonly GoodNumber[];
  /** How many of the chains are the first of their kind. */
  readonly kinds: number;
}

/** Puts a slot into a list kept in falling order of worth. */
function insert(slots: number[], worths: number[], slot: number, worth: number): void {
  let at = slots.length;
  while (at > 0 && (worths[at - 1] ?? 0) < worth) at--;
  slots.splice(at, 0, slot);
  worths.splice(at, 0, worth);
}

const DEAREST_FIRST: readonly GoodNumber[] = [4, 3, 2, 1];

function boardOf(player: Player): Board {
  const tiles = tileCounts(player);
  const plants: number[][] = [[], [], [], [], []];
  const plantCircles = [0, 0, 0, 0, 0];
  const violets: number[] = [];
  const violetWorths: number[] = [];
  const larges: number[] = [];
  const bonuses: number[] = [];
  for (let slot = 0; slot < player.city.length; slot++) {
    const { id, makes, circles, column } = buildingAt(player, slot);
    if (makes !== null) {
      const slots = plants[makes] as number[]; // a list for every good
      if (column === 1) slots.unshift(slot);
      else slots.push(slot);
      plantCircles[makes] = (plantCircles[makes] ?? 0) + circles;
    } else if (isLarge(id)) insert(larges, bonuses, slot, bonusNow(player, id));
    else insert(violets, violetWorths, slot, 0.8 * (VIOLET_WEIGHTS[id] ?? 0));
  }
  const chains: GoodNumber[] = [];
  for (const good of DEAREST_FIRST) if (tiles[good] > 0 && (plantCircles[good] ?? 0) > 0) chains.push(good);
  const kinds = chains.length;
  for (let i = 0; i < kinds; i++) {
    const good = chains[i] as GoodNumber; // i is inside
    for (let unit = Math.min(tiles[good], plantCircles[good] ?? 0); unit > 1; unit--) chains.push(good);
  }
  return {
    player,
    colonists: colonistsOf(player),
    tiles,
    plants,
    plantCircles,
    violets,
    violetWorths,
    larges,
    bonuses,
    chains,
    kinds,
  };
}

// Notes of one placement, on the same sheets every time: what single colonists are best used for, in order.
const CORN_USE = -1;
const QUARRY_USE = -2;
const uses: number[] = [];
const sums: number[] = [0];

/** The best uses for one colonist each, best first: four lists already in order, merged. */
function listUses(board: Board, profile: Profile): void {
  const { tiles, violets, violetWorths, larges, bonuses } = board;
  const most = tiles[0] + tiles[QUARRY] + violets.length + larges.length;
  const wanted = most < board.colonists ? most : board.colonists;
  uses.length = 0;
  let corn = 0;
  let quarries = 0;
  let quarry = profile.quarry;
  let violet = 0;
  let large = 0;
  while (uses.length < wanted) {
    let value = -1;
    let use = 0;
    if (corn < tiles[0]) {
      value = corn === 0 ? (profile.first[0] ?? 0) : profile.further;
      use = CORN_USE;
    }
    if (violet < violets.length && profile.violet * (violetWorths[violet] ?? 0) > value) {
      value = profile.violet * (violetWorths[violet] ?? 0);
      use = violets[violet] ?? 0;
    }
    let isLargeUse = false;
    if (large < larges.length && profile.large * (bonuses[large] ?? 0) > value) {
      value = profile.large * (bonuses[large] ?? 0);
      use = larges[large] ?? 0;
      isLargeUse = true;
    }
    if (quarries < tiles[QUARRY] && quarry > value) {
      value = quarry;
      use = QUARRY_USE;
    }
    if (use === CORN_USE) corn++;
    else if (use === QUARRY_USE) {
      quarries++;
      quarry *= 0.9;
    } else if (isLargeUse) large++;
    else violet++;
    sums[uses.length + 1] = (sums[uses.length] ?? 0) + value;
    uses.push(use);
  }
}

/**
 * The best placement for a profile. Everything useful takes one colonist (corn, a quarry, a violet
 * building) or two (a plantation and its plant) and further units are never worth more than the first,
 * so the best mix is: the k best chains and as many of the best single uses as are left, for the best k.
 */
function placementFor(board: Board, profile: Profile): Placement {
  const { colonists, chains } = board;
  listUses(board, profile);
  const most = Math.min(chains.length, colonists >> 1);
  let best = -1;
  let pairs = 0;
  let worth = 0;
  for (let k = 0; k <= most; k++) {
    if (k > 0) worth += k <= board.kinds ? (profile.first[chains[k - 1] ?? 0] ?? 0) : profile.further;
    const total = worth + (sums[Math.min(uses.length, colonists - 2 * k)] ?? 0);
    if (total > best) {
      best = total;
      pairs = k;
    }
  }
  const singles = Math.min(uses.length, colonists - 2 * pairs);

  const manned: PerTile = [0, 0, 0, 0, 0, 0];
  const crew: number[] = [];
  for (let i = 0; i < board.player.city.length; i++) crew.push(0);
  for (let i = 0; i < pairs; i++) {
    const good = chains[i] as GoodNumber; // never more than there are
    manned[good]++;
    crewPlant(board, crew, good);
  }
  for (let i = 0; i < singles; i++) {
    const use = uses[i] as number;
    if (use === CORN_USE) manned[0]++;
    else if (use === QUARRY_USE) manned[QUARRY]++;
    else crew[use] = 1;
  }
  fillUp(board, manned, crew, colonists - 2 * pairs - singles);
  return { type: 'place', manned, crew };
}

/** One more colonist into a plant for this good, the smaller plant first. */
function crewPlant({ player, plants }: Board, crew: number[], good: GoodNumber): void {
  for (const slot of plants[good] ?? []) {
    const here = crew[slot] ?? 0;
    if (here >= buildingAt(player, slot).circles) continue;
    crew[slot] = here + 1;
    return;
  }
}

/** Colonists without a use must still fill circles (PR-41): plants, violet buildings, plantations, quarries. */
function fillUp(
  { player, tiles, violets, larges, plants }: Board,
  manned: PerTile,
  crew: number[],
  count: number,
): void {
  let left = count;
  if (left === 0) return;
  for (const slots of [...plants, violets, larges]) {
    for (const slot of slots) {
      const taken = Math.min(left, buildingAt(player, slot).circles - (crew[slot] ?? 0));
      crew[slot] = (crew[slot] ?? 0) + taken;
      left -= taken;
    }
  }
  for (const kind of TILE_NUMBERS) {
    const taken = Math.min(left, tiles[kind] - manned[kind]);
    manned[kind] += taken;
    left -= taken;
  }
}

/** Everybody stays where they are; those waiting in San Juan go where a profile wants them most. */
function asBefore(board: Board, profile: Profile): Placement {
  const { player } = board;
  const placed: Placed = { manned: copyPerTile(player.manned), crew: player.crew.concat() };
  let left = player.sanJuan;
  while (left > 0) {
    // The best thing that what is left can pay for, counted for each colonist it takes.
    const job = bestJob(board, profile, placed, left);
    if (job === null) break;
    left -= sendTo(board, placed, job);
  }
  fillUp(board, placed.manned, placed.crew, left);
  return { type: 'place', manned: placed.manned, crew: placed.crew };
}

/** Where colonists stand while they are being placed. */
interface Placed {
  readonly manned: PerTile;
  readonly crew: number[];
}

/** Corn needs no plant: whoever stands there produces. */
const CORN = 0;

/** What the next colonists could do: work a good from plantation to plant, staff a building, or stand on a tile. */
type Job =
  | { readonly at: 'chain'; readonly good: GoodNumber }
  | { readonly at: 'building'; readonly slot: number }
  | { readonly at: 'tile'; readonly tile: typeof CORN | typeof QUARRY };

/** The first of the best; null when nothing is worth anything. */
function bestJob(board: Board, profile: Profile, { manned, crew }: Placed, left: number): Job | null {
  const { tiles } = board;
  let best = 0;
  let job: Job | null = null;
  const offer = (value: number, next: Job): void => {
    if (value <= best) return;
    best = value;
    job = next;
  };
  if (manned[CORN] < tiles[CORN])
    offer(manned[CORN] === 0 ? (profile.first[CORN] ?? 0) : profile.further, { at: 'tile', tile: CORN });
  if (manned[QUARRY] < tiles[QUARRY]) offer(profile.quarry * 0.9 ** manned[QUARRY], { at: 'tile', tile: QUARRY });
  const empty = board.violets.findIndex((at) => crew[at] === 0);
  if (empty >= 0)
    offer(profile.violet * (board.violetWorths[empty] ?? 0), { at: 'building', slot: board.violets[empty] ?? -1 });
  const idle = board.larges.findIndex((at) => crew[at] === 0);
  if (idle >= 0) offer(profile.large * (board.bonuses[idle] ?? 0), { at: 'building', slot: board.larges[idle] ?? -1 });
  for (const good of DEAREST_FIRST) {
    const workers = plantWorkers(board, crew, good);
    const units = Math.min(manned[good], workers);
    if (units >= Math.min(tiles[good], board.plantCircles[good] ?? 0)) continue;
    const cost = (manned[good] <= units ? 1 : 0) + (workers <= units ? 1 : 0);
    if (cost <= left) offer((units === 0 ? (profile.first[good] ?? 0) : profile.further) / cost, { at: 'chain', good });
  }
  return job;
}

/** Sends as many colonists as a job takes, and says how many. */
function sendTo(board: Board, { manned, crew }: Placed, job: Job): number {
  switch (job.at) {
    case 'chain': {
      const workers = plantWorkers(board, crew, job.good);
      const units = Math.min(manned[job.good], workers);
      const farmed = manned[job.good] <= units;
      const made = workers <= units;
      if (farmed) manned[job.good]++;
      if (made) crewPlant(board, crew, job.good);
      return (farmed ? 1 : 0) + (made ? 1 : 0);
    }
    case 'building':
      crew[job.slot] = 1;
      return 1;
    case 'tile':
      manned[job.tile]++;
      return 1;
  }
}

function plantWorkers({ plants }: Board, crew: readonly number[], good: GoodNumber): number {
  let workers = 0;
  for (const slot of plants[good] ?? []) workers += crew[slot] ?? 0;
  return workers;
}

function isSame(a: Placement, b: Placement): boolean {
  for (let i = 0; i < a.manned.length; i++) if (a.manned[i] !== b.manned[i]) return false;
  for (let i = 0; i < a.crew.length; i++) if (a.crew[i] !== b.crew[i]) return false;
  return true;
}

function addNew(found: Placement[], placement: Placement): void {
  for (const other of found) if (isSame(other, placement)) return;
  found.push(placement);
}

/** A handful of sensible placements, never empty, all legal, no two alike; no luck involved. */
export function mayorCandidates(player: Player): Placement[] {
  const board = boardOf(player);
  const found: Placement[] = [];
  for (const profile of PROFILES) addNew(found, placementFor(board, profile));
  if (player.sanJuan < board.colonists) addNew(found, asBefore(board, INCOME));
  return found;
}
