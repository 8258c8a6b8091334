import {
  rank,
  seatScore,
  type Outcome,
  type Phrase,
  type ScoreLine,
  type Seat,
  type SeatScore,
} from '@antilles/engine';
import { colonistsOf } from './board';
import { BUILDINGS, isLarge, isViolet, type BuildingId, type LargeBuildingId } from './buildings';
import { sumPerGood } from './goods';
import type { EndTrigger, Player, State } from './state';

/** All that counts for one player at the end: what the companion's score sheet asks for. */
export interface ScoreSheet {
  /** Victory point chips and written-down points. */
  readonly chips: number;
  readonly buildings: readonly { readonly building: BuildingId; readonly occupied: boolean }[];
  /** Filled island spaces: only the residence looks at them. */
  readonly islandSpaces: number;
  /** Colonists on the board, San Juan included: only the fortress looks at them. */
  readonly colonists: number;
  /** Doubloons and goods: only a tie looks at them. */
  readonly doubloons: number;
  readonly goods: number;
}

/** What the bonuses of large buildings are counted from. */
export interface Facts {
  readonly chips: number;
  readonly smallPlants: number;
  readonly largePlants: number;
  readonly violet: number;
  readonly islandSpaces: number;
  readonly colonists: number;
}

/** The extra points of an occupied large building (PR-94 … PR-98). */
function bonus(building: LargeBuildingId, facts: Facts): number {
  switch (building) {
    case 'guild-hall':
      return facts.smallPlants + 2 * facts.largePlants;
    case 'residence':
      return facts.islandSpaces <= 9 ? 4 : facts.islandSpaces - 5;
    case 'fortress':
      return Math.floor(facts.colonists / 3);
    case 'customs-house':
      return Math.floor(facts.chips / 4);
    case 'city-hall':
      return facts.violet;
  }
}

/** The arithmetic of a bonus, in words. */
function how(building: LargeBuildingId, facts: Facts): Phrase {
  const key = `score.how.${building}`;
  switch (building) {
    case 'guild-hall':
      return { key, params: { small: facts.smallPlants, large: facts.largePlants } };
    case 'residence':
      return { key, params: { count: facts.islandSpaces } };
    case 'fortress':
      return { key, params: { count: facts.colonists } };
    case 'customs-house':
      return { key, params: { count: facts.chips } };
    case 'city-hall':
      return { key, params: { count: facts.violet } };
  }
}

/** The line of an occupied large building. */
export const largeLine = (building: LargeBuildingId, facts: Facts): ScoreLine => ({
  key: `score.${building}`,
  points: bonus(building, facts),
  how: how(building, facts),
});

export function factsOf(sheet: ScoreSheet): Facts {
  let smallPlants = 0;
  let largePlants = 0;
  let violet = 0;
  for (const { building } of sheet.buildings) {
    const printed = BUILDINGS[building];
    if (isViolet(printed)) violet++;
    else if (printed.kind === 'small-production') smallPlants++;
    else largePlants++;
  }
  const { chips, islandSpaces, colonists } = sheet;
  return { chips, smallPlants, largePlants, violet, islandSpaces, colonists };
}

/** The score lines of one player: chips, buildings, and each occupied large building (PR-115 … PR-118). */
export function scoreLines(sheet: ScoreSheet): ScoreLine[] {
  const facts = factsOf(sheet);
  let printed = 0;
  for (const { building } of sheet.buildings) printed += BUILDINGS[building].column;
  const lines: ScoreLine[] = [
    { key: 'score.chips', points: sheet.chips, how: null },
    {
      key: 'score.buildings',
      points: printed,
      how: { key: 'score.how.buildings', params: { count: sheet.buildings.length } },
    },
  ];
  for (const { building, occupied } of sheet.buildings) {
    if (occupied && isLarge(building)) lines.push(largeLine(building, facts));
  }
  return lines;
}

/** One player's whole sheet, with the tie-break: doubloons and goods together (PR-119). */
export const scoreOf = (seat: Seat, sheet: ScoreSheet): SeatScore =>
  seatScore(seat, scoreLines(sheet), [{ key: 'tie.wealth', value: sheet.doubloons + sheet.goods }]);

export const sheetOf = (player: Player): ScoreSheet => ({
  chips: player.vp,
  buildings: player.city.map((building, i) => ({ building, occupied: (player.crew[i] ?? 0) > 0 })),
  islandSpaces: player.island.length,
  colonists: colonistsOf(player),
  doubloons: player.doubloons,
  goods: sumPerGood(player.goods),
});

/** The bonus this large building would bring if it were occupied now. */
export const bonusNow = (player: Player, building: LargeBuildingId): number =>
  bonus(building, factsOf(sheetOf(player)));

/** All score sheets, ranked; the reason is what ended the game first. */
export const outcomeOf = (sheets: readonly ScoreSheet[], endedBy: EndTrigger): Outcome =>
  rank(
    sheets.map((sheet, seat) => scoreOf(seat, sheet)),
    { key: `ended.${endedBy}` },
  );

export const pointsOf = (state: State): number[] =>
  state.players.map((player, seat) => scoreOf(seat, sheetOf(player)).total);
