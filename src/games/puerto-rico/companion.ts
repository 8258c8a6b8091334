import { rank, seatScore, type Outcome, type ScoreLine, type Seat, type SeatScore } from '@antilles/engine';
import { z } from 'zod';
import {
  BUILDING_IDS,
  BUILDINGS,
  isLarge,
  LARGE_BUILDINGS,
  type BuildingId,
  type LargeBuildingId,
} from './rules/buildings';
import type { Tile } from './rules/goods';
import { parseOptions, type Options } from './rules/options';
import { factsOf, largeLine, scoreOf, type ScoreSheet } from './rules/scoring';
import type { EndTrigger } from './rules/state';
import { CITY_SPACES, copiesOf, ISLAND_SPACES, MOST_LARGE_BUILDINGS, suppliesFor } from './rules/supplies';

/** Puerto Rico on a real table: how to lay it out, how far the end is, and what everybody scored. */
export interface CompanionSheet {
  readonly options: Options;
  /** Who is governor in the first round; start tiles follow from it. */
  readonly firstGovernor: Seat;
  readonly tracker: Tracker;
  /** What counts for each player at the end. */
  readonly players: readonly PlayerSheet[];
  /** What of the set-up list lies on the table already. */
  readonly laid: readonly string[];
}

/** The three ways the game can end, as far as somebody keeps count of them. */
export interface Tracker {
  readonly round: number;
  readonly points: number;
  readonly colonists: number;
  /** Empty circles in all buildings, counted after the mayor. */
  readonly circles: number;
  /** Used city spaces of each player. */
  readonly cities: readonly number[];
  /** The ship could not be filled. */
  readonly shipShort: boolean;
}

export interface PlayerSheet {
  readonly chips: number;
  readonly buildings: readonly BuildingId[];
  /** Large buildings nobody works in. */
  readonly empty: readonly LargeBuildingId[];
  readonly islandSpaces: number;
  readonly colonists: number;
  readonly doubloons: number;
  readonly goods: number;
  /** Counted in three numbers instead of building by building. */
  readonly quick: QuickCount | null;
}

/** What people count themselves when they are in a hurry. Large buildings are worked out from what they look at. */
export interface QuickCount {
  /** The points printed on all buildings. */
  readonly printed: number | null;
  /** The bonus of large buildings as somebody said it; null: as it is worked out. */
  readonly bonus: number | null;
  /** The large buildings somebody works in. */
  readonly large: readonly LargeBuildingId[];
  readonly smallPlants: number;
  readonly largePlants: number;
  readonly violet: number;
}

const EMPTY_SHEET: PlayerSheet = {
  chips: 0,
  buildings: [],
  empty: [],
  islandSpaces: 0,
  colonists: 0,
  doubloons: 0,
  goods: 0,
  quick: null,
};

export function newCompanion(options: Options, seatCount: number, firstGovernor: Seat): CompanionSheet {
  const supplies = suppliesFor(seatCount);
  return {
    options,
    firstGovernor,
    tracker: {
      round: 1,
      points: supplies.vp,
      colonists: supplies.colonists,
      circles: 0,
      cities: Array.from({ length: seatCount }, () => 0),
      shipShort: false,
    },
    players: Array.from({ length: seatCount }, () => EMPTY_SHEET),
    laid: [],
  };
}

/** The same table with other people: each has what they had at `from`, and the box has as much more or less. */
export function reseat(sheet: CompanionSheet, from: readonly (Seat | null)[]): CompanionSheet {
  const { tracker, players } = sheet;
  const was = suppliesFor(players.length);
  const is = suppliesFor(from.length);
  const left = (now: number, before: number, most: number): number => Math.max(0, Math.min(most, now + most - before));
  return {
    ...sheet,
    firstGovernor: Math.max(0, from.indexOf(sheet.firstGovernor)),
    tracker: {
      ...tracker,
      points: left(tracker.points, was.vp, is.vp),
      colonists: left(tracker.colonists, was.colonists, is.colonists),
      cities: from.map((old) => tracker.cities[old ?? -1] ?? 0),
    },
    players: from.map((old) => players[old ?? -1] ?? EMPTY_SHEET),
  };
}

// --- Laying it out ----------------------------------------------------------------------------------------------

/** What one player begins with. */
export interface Start {
  readonly seat: Seat;
  readonly tile: Tile;
  readonly doubloons: number;
}

/** Everybody's first tile and money, from the governor on. */
export function starts(options: Options, seatCount: number, governor: Seat): readonly Start[] {
  const { startTiles, doubloons } = suppliesFor(seatCount);
  return startTiles.map((tile, i) => ({
    seat: (governor + i) % seatCount,
    tile,
    doubloons: doubloons - (options.cornMinusOne && tile === 'corn' ? 1 : 0),
  }));
}

/** One way to count out the pool: chips of one and of five. All of them with five players. */
export function chipSplit(points: number): { readonly ones: number; readonly fives: number } {
  switch (points) {
    case 65:
      return { ones: 25, fives: 8 };
    case 75:
      return { ones: 25, fives: 10 };
    case 100:
      return { ones: 30, fives: 14 };
    default:
      return { ones: 32, fives: 18 };
  }
}

// --- How far the end is -----------------------------------------------------------------------------------------

/** PR-39: one for each empty circle, at least one a player. */
export const neededOnShip = ({ tracker }: CompanionSheet): number => Math.max(tracker.cities.length, tracker.circles);

/** What is left for the ship: the mayor's own colonist came out of the same supply (PR-33). */
export const leftForShip = ({ tracker }: CompanionSheet, mayorTook: boolean): number =>
  Math.max(0, tracker.colonists - (mayorTook ? 1 : 0));

/** Fills the ship at the end of a mayor phase; when it cannot be filled the game ends with this round (PR-40). */
export function fillShip(sheet: CompanionSheet, mayorTook: boolean): CompanionSheet {
  const needed = neededOnShip(sheet);
  const colonists = leftForShip(sheet, mayorTook);
  return {
    ...sheet,
    tracker: {
      ...sheet.tracker,
      colonists: Math.max(0, colonists - needed),
      shipShort: sheet.tracker.shipShort || colonists < needed,
    },
  };
}

/** A whole mayor phase in one go: so many circles are empty after it, the mayor took the extra colonist or did not. */
export const mayorPhase = (sheet: CompanionSheet, circles: number, mayorTook: boolean): CompanionSheet =>
  fillShip(setTracker(sheet, { circles }), mayorTook);

/** A colonist that comes with a tile or a building is taken from the supply too (PR-29, PR-51). */
export const takeColonist = (sheet: CompanionSheet): CompanionSheet => ({
  ...sheet,
  tracker: { ...sheet.tracker, colonists: Math.max(0, sheet.tracker.colonists - 1) },
});

/** The points are gone, but those that were earned still count: what is left never goes below zero. */
export const takePoints = (sheet: CompanionSheet, points: number): CompanionSheet => ({
  ...sheet,
  tracker: { ...sheet.tracker, points: Math.max(0, sheet.tracker.points - points) },
});

export const setTracker = (sheet: CompanionSheet, part: Partial<Tracker>): CompanionSheet => ({
  ...sheet,
  tracker: { ...sheet.tracker, ...part },
});

/** PR-111 … PR-113: what ends the game with this round. */
export function triggersMet({ tracker }: CompanionSheet): readonly EndTrigger[] {
  const met: EndTrigger[] = [];
  if (tracker.shipShort) met.push('colonists');
  if (tracker.cities.some((spaces) => spaces >= CITY_SPACES)) met.push('city');
  if (tracker.points === 0) met.push('vp');
  return met;
}

/** Who is governor in this round: the card goes to the left. */
export const governorNow = ({ firstGovernor, tracker }: CompanionSheet): Seat =>
  (firstGovernor + tracker.round - 1) % tracker.cities.length;

// --- Scoring ----------------------------------------------------------------------------------------------------

export const changePlayer = (sheet: CompanionSheet, seat: Seat, part: Partial<PlayerSheet>): CompanionSheet => ({
  ...sheet,
  players: sheet.players.map((player, i) => (i === seat ? { ...player, ...part } : player)),
});

export function toggleBuilding(sheet: CompanionSheet, seat: Seat, building: BuildingId): CompanionSheet {
  const player = sheet.players[seat];
  if (player === undefined) return sheet;
  const has = player.buildings.includes(building);
  const kept = has
    ? player.buildings.filter((each) => each !== building)
    : // In the order of the board, so that a sheet reads the same however it was tapped.
      BUILDING_IDS.filter((each) => each === building || player.buildings.includes(each));
  // Whoever ticks buildings counts them one by one from here on.
  const empty = player.empty.filter((each) => each !== building);
  return changePlayer(sheet, seat, { buildings: kept, empty, quick: null });
}

/** The three numbers of somebody: as they were said, or as the ticked buildings have them. */
export function quickOf(player: PlayerSheet): QuickCount {
  if (player.quick !== null) return player.quick;
  const { smallPlants, largePlants, violet } = factsOf(sheetFor(player));
  return {
    printed: player.buildings.length === 0 ? null : printedOf(player),
    bonus: null,
    large: LARGE_BUILDINGS.filter((building) => isOccupied(player, building)),
    smallPlants,
    largePlants,
    violet,
  };
}

const printedOf = ({ buildings }: PlayerSheet): number => buildings.reduce((sum, id) => sum + BUILDINGS[id].column, 0);

export const changeQuick = (sheet: CompanionSheet, seat: Seat, part: Partial<QuickCount>): CompanionSheet => {
  const player = sheet.players[seat];
  return player === undefined ? sheet : changePlayer(sheet, seat, { quick: { ...quickOf(player), ...part } });
};

/** Somebody works in a large building, or does not; the bonus is worked out again. */
export function toggleLarge(sheet: CompanionSheet, seat: Seat, building: LargeBuildingId): CompanionSheet {
  const player = sheet.players[seat];
  if (player === undefined) return sheet;
  const { large } = quickOf(player);
  const next = LARGE_BUILDINGS.filter((each) => large.includes(each) !== (each === building));
  return changeQuick(sheet, seat, { large: next, bonus: null });
}

/** What each large building looks at; the customs house looks at chips, which are known. */
export const QUESTIONS = {
  'guild-hall': ['smallPlants', 'largePlants'],
  residence: ['islandSpaces'],
  fortress: ['colonists'],
  'customs-house': [],
  'city-hall': ['violet'],
} as const satisfies Readonly<Record<LargeBuildingId, readonly string[]>>;
export type Question = (typeof QUESTIONS)[LargeBuildingId][number];

export const answerOf = (player: PlayerSheet, question: Question): number =>
  question === 'islandSpaces' || question === 'colonists' ? player[question] : quickOf(player)[question];

export const answer = (sheet: CompanionSheet, seat: Seat, question: Question, count: number): CompanionSheet =>
  question === 'islandSpaces' || question === 'colonists'
    ? changePlayer(sheet, seat, { [question]: Math.min(count, question === 'islandSpaces' ? ISLAND_SPACES : 100) })
    : changeQuick(sheet, seat, { [question]: count });

/** The lines of somebody who was counted in a hurry. */
function quickLines(player: PlayerSheet, quick: QuickCount): readonly ScoreLine[] {
  const { chips, islandSpaces, colonists } = player;
  const { smallPlants, largePlants, violet } = quick;
  const facts = { chips, smallPlants, largePlants, violet, islandSpaces, colonists };
  return [
    { key: 'score.chips', points: chips, how: null },
    { key: 'score.buildings', points: quick.printed ?? 0, how: null },
    ...(quick.bonus === null
      ? quick.large.map((building) => largeLine(building, facts))
      : quick.bonus === 0
        ? []
        : [{ key: 'score.bonus', points: quick.bonus, how: null }]),
  ];
}

/** What large buildings bring somebody who is counted in a hurry; null as long as nobody said anything. */
export function bonusOf(player: PlayerSheet): number | null {
  const quick = quickOf(player);
  if (quick.bonus !== null) return quick.bonus;
  if (quick.large.length === 0) return null;
  return quickLines(player, quick)
    .slice(2)
    .reduce((sum, { points }) => sum + points, 0);
}

/** One player's score, however it was counted. */
export const scoreFor = (player: PlayerSheet, seat: Seat): SeatScore =>
  player.quick === null
    ? scoreOf(seat, sheetFor(player))
    : seatScore(seat, quickLines(player, player.quick), [
        { key: 'tie.wealth', value: player.doubloons + player.goods },
      ]);

export const toggleOccupied = (sheet: CompanionSheet, seat: Seat, building: LargeBuildingId): CompanionSheet => {
  const empty = sheet.players[seat]?.empty ?? [];
  return changePlayer(sheet, seat, {
    empty: empty.includes(building) ? empty.filter((each) => each !== building) : [...empty, building],
  });
};

/** A player's sheet as the game's own scoring reads it. */
export const sheetFor = (player: PlayerSheet): ScoreSheet => ({
  chips: player.chips,
  buildings: player.buildings.map((building) => ({
    building,
    occupied: !isLarge(building) || !player.empty.includes(building),
  })),
  islandSpaces: player.islandSpaces,
  colonists: player.colonists,
  doubloons: player.doubloons,
  goods: player.goods,
});

export const isOccupied = (player: PlayerSheet, building: LargeBuildingId): boolean =>
  player.buildings.includes(building) && !player.empty.includes(building);

export const citySpacesOf = ({ buildings }: PlayerSheet): number =>
  buildings.reduce((sum, id) => sum + BUILDINGS[id].size, 0);

/** PR-115 … PR-120, by the engine's own lines. */
export function outcomeOf(sheet: CompanionSheet): Outcome {
  const ended = endedBy(sheet);
  return rank(sheet.players.map(scoreFor), { key: ended === null ? 'ended.table' : `ended.${ended}` });
}

/** What ended the game, as far as the sheet can tell. */
function endedBy(sheet: CompanionSheet): EndTrigger | null {
  const [tracked] = triggersMet(sheet);
  if (tracked !== undefined) return tracked;
  if (sheet.players.some((player) => citySpacesOf(player) >= CITY_SPACES)) return 'city';
  return chipsOf(sheet) >= suppliesFor(sheet.players.length).vp ? 'vp' : null;
}

const chipsOf = ({ players }: CompanionSheet): number => players.reduce((sum, { chips }) => sum + chips, 0);

/** The seats whose totals are level with somebody else's: only they are asked for doubloons and goods. */
export function tiedSeats(sheet: CompanionSheet): readonly Seat[] {
  const totals = sheet.players.map((player, seat) => scoreFor(player, seat).total);
  return totals.flatMap((total, seat) =>
    totals.some((other, i) => i !== seat && other === total && total > 0) ? [seat] : [],
  );
}

/** Something that cannot be on a real table. It is said, and changes nothing. */
export type Warning =
  | { readonly kind: 'city-overfull'; readonly seat: Seat; readonly spaces: number }
  | { readonly kind: 'too-many-large'; readonly seat: Seat }
  | { readonly kind: 'copies'; readonly building: BuildingId; readonly owners: number; readonly copies: number }
  | { readonly kind: 'chips'; readonly sum: number; readonly pool: number }
  | { readonly kind: 'colonists'; readonly sum: number; readonly most: number }
  | { readonly kind: 'not-over' };

export function warnings(sheet: CompanionSheet): readonly Warning[] {
  const { players } = sheet;
  const seatCount = players.length;
  const supplies = suppliesFor(seatCount);
  const found: Warning[] = [];
  players.forEach((player, seat) => {
    const spaces = citySpacesOf(player);
    if (spaces > CITY_SPACES) found.push({ kind: 'city-overfull', seat, spaces });
    if (player.buildings.filter(isLarge).length > MOST_LARGE_BUILDINGS) found.push({ kind: 'too-many-large', seat });
  });
  for (const id of BUILDING_IDS) {
    const owners = players.filter((player) => hasBuilding(player, id)).length;
    const copies = copiesOf(BUILDINGS[id], seatCount);
    if (owners > copies) found.push({ kind: 'copies', building: id, owners, copies });
  }
  const sum = chipsOf(sheet);
  if (sum > supplies.vp) found.push({ kind: 'chips', sum, pool: supplies.vp });
  const colonists = players.reduce((all, player) => all + player.colonists, 0);
  const most = supplies.colonists + supplies.colonistShip;
  if (colonists > most) found.push({ kind: 'colonists', sum: colonists, most });
  if (players.some(({ buildings }) => buildings.length > 0) && endedBy(sheet) === null) {
    found.push({ kind: 'not-over' });
  }
  return found;
}

const hasBuilding = ({ buildings, quick }: PlayerSheet, id: BuildingId): boolean =>
  quick === null ? buildings.includes(id) : quick.large.some((each) => each === id);

/** How many of a building are left for `seat`: a large one somebody else has is nobody's any more. */
export const isTaken = (sheet: CompanionSheet, seat: Seat, building: BuildingId): boolean =>
  sheet.players.filter((player, i) => i !== seat && hasBuilding(player, building)).length >=
  copiesOf(BUILDINGS[building], sheet.players.length);

// --- From storage -----------------------------------------------------------------------------------------------

const count = (most: number) => z.int().min(0).max(most);

/** The pad takes no figure beyond it. */
export const MOST_QUICK = 999;

const schema = z.object({
  options: z.unknown(),
  firstGovernor: count(4),
  laid: z.array(z.string().max(40)).max(60).default([]),
  tracker: z.object({
    round: z.int().min(1).max(99),
    points: count(122),
    colonists: count(95),
    circles: count(99),
    cities: z.array(count(CITY_SPACES)),
    shipShort: z.boolean(),
  }),
  players: z.array(
    z.object({
      chips: count(999),
      buildings: z.array(z.enum(BUILDING_IDS)),
      empty: z.array(z.enum(LARGE_BUILDINGS)),
      islandSpaces: count(ISLAND_SPACES),
      colonists: count(100),
      doubloons: count(999),
      goods: count(99),
      // Sheets of the first versions knew only ticks.
      quick: z
        .object({
          printed: count(MOST_QUICK).nullable(),
          bonus: count(MOST_QUICK).nullable(),
          large: z.array(z.enum(LARGE_BUILDINGS)),
          smallPlants: count(MOST_QUICK),
          largePlants: count(MOST_QUICK),
          violet: count(MOST_QUICK),
        })
        .nullable()
        .default(null),
    }),
  ),
});

export function parseCompanion(raw: unknown, seatCount: number): CompanionSheet | null {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return null;
  const options = parseOptions(parsed.data.options);
  const { firstGovernor, tracker, players, laid } = parsed.data;
  const fits = players.length === seatCount && tracker.cities.length === seatCount && firstGovernor < seatCount;
  return options !== null && fits ? { options, firstGovernor, tracker, players, laid } : null;
}
