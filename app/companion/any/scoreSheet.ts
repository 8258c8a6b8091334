import { rank, seatScore, type Outcome } from '@antilles/engine';
import { z } from 'zod';
import { resultWithout, type PlayLine } from '@/history/play';
import type { Manner } from '@/history/record';
import { MAX_ROUNDS, name as shortName } from '@/storage/ceilings';
import { MOST_POINTS } from '@/ui/companion/typing';

/** How somebody comes to win: by points, because the table says so, or all together against the game. */
export const WINS = ['highest', 'lowest', 'winner', 'together'] as const;
export type Wins = (typeof WINS)[number];

/** What is known of a game before it begins, and remembered for the next time. */
export interface Template {
  readonly name: string;
  readonly wins: Wins;
  /** What is counted, where it is not rounds. */
  readonly rows: readonly string[] | null;
  /** Figures have so many digits, and the pad moves on by itself; 0: nobody knows. */
  readonly digits: number;
  /** How many teams; 0: everybody plays for themselves. */
  readonly teams: number;
}

export const NEW_GAME: Template = { name: '', wins: 'highest', rows: null, digits: 0, teams: 0 };

/** The score sheet of any game: a figure for each side in each row, some of them not written yet. */
export interface ScoreSheet extends Omit<Template, 'teams'> {
  /** The team of each seat; null: everybody plays for themselves. */
  readonly teams: readonly number[] | null;
  /** Who began; null when nobody noted it. */
  readonly starter: number | null;
  /** A column for each side: a seat, or a team. */
  readonly rounds: readonly (readonly (number | null)[])[];
  /** Where nobody counts points, the sides that won; together [0] or nobody. Null: nobody said so yet. */
  readonly won: readonly number[] | null;
}

export const MOST_PEOPLE = 12;
/** As many columns, and rows with a name, as a phone can show. */
export const MOST_TEAMS = 4;
export const MOST_ROWS = 30;
export const MOST_DIGITS = 3;

const emptyRound = (sides: number): readonly null[] => Array.from({ length: sides }, () => null);

export const isCounted = ({ wins }: Pick<ScoreSheet, 'wins'>): boolean => wins === 'highest' || wins === 'lowest';

/** How many are ranked: seats, or teams. */
export const sidesOf = ({ rounds }: ScoreSheet): number => rounds[0]?.length ?? 0;

/** Which side somebody plays on. */
export const sideOf = ({ teams }: Pick<ScoreSheet, 'teams'>, seat: number): number =>
  teams === null ? seat : (teams[seat] ?? 0);

export const membersOf = (sheet: Pick<ScoreSheet, 'teams'>, side: number, seatCount: number): readonly number[] =>
  Array.from({ length: seatCount }, (_, seat) => seat).filter((seat) => sideOf(sheet, seat) === side);

/** As many teams as were wished for, as far as there are people for them. */
const teamsFor = (wished: number, seatCount: number): readonly number[] | null => {
  const teams = Math.min(wished, seatCount);
  return teams < 2 ? null : Array.from({ length: seatCount }, (_, seat) => seat % teams);
};

export function newScoreSheet(template: Template, seatCount: number): ScoreSheet {
  const teams = template.wins === 'together' ? null : teamsFor(template.teams, seatCount);
  const sides = teams === null ? seatCount : Math.max(...teams) + 1;
  const rows = isCounted(template) ? template.rows : null;
  return {
    ...template,
    rows,
    teams,
    starter: null,
    rounds: (rows ?? ['']).map(() => emptyRound(sides)),
    won: null,
  };
}

/** Writes a figure, or takes it away; a last round that is full is followed by an empty one. */
export function setCell(sheet: ScoreSheet, round: number, side: number, points: number | null): ScoreSheet {
  const rounds = sheet.rounds.map((row, i) => (i === round ? row.map((old, j) => (j === side ? points : old)) : row));
  const last = rounds[rounds.length - 1];
  const full = last !== undefined && last.every((cell) => cell !== null);
  const goesOn = full && sheet.rows === null && rounds.length < MAX_ROUNDS;
  return { ...sheet, rounds: goesOn ? [...rounds, emptyRound(last.length)] : rounds };
}

/** Takes a whole round away; one empty round always stays. */
export function dropRound(sheet: ScoreSheet, round: number): ScoreSheet {
  const rounds = sheet.rounds.filter((_, i) => i !== round);
  return { ...sheet, rounds: rounds.length === 0 ? [emptyRound(sidesOf(sheet))] : rounds };
}

/** Somebody won, or did not; null: it is open again. */
export const setWon = (sheet: ScoreSheet, won: readonly number[] | null): ScoreSheet => ({ ...sheet, won });

/** The same people in other teams; as it was when a team would be left without anybody. */
export const setTeams = (sheet: ScoreSheet, teams: readonly number[]): ScoreSheet =>
  new Set(teams).size < sidesOf(sheet) ? sheet : { ...sheet, teams };

/** Other things are counted. As many as before: they are only called otherwise; else figures stay with their name. */
export function setRows(sheet: ScoreSheet, rows: readonly string[] | null): ScoreSheet {
  const old = sheet.rows;
  if (rows === null) return { ...sheet, rows };
  const at = (name: string, i: number): number => (old === null || old.length === rows.length ? i : old.indexOf(name));
  return { ...sheet, rows, rounds: rows.map((name, i) => sheet.rounds[at(name, i)] ?? emptyRound(sidesOf(sheet))) };
}

/** The same game with other people; whoever comes has no figures, and plays in the smallest team. */
export function reseat(sheet: ScoreSheet, from: readonly (number | null)[]): ScoreSheet | null {
  const { teams, starter } = sheet;
  const began = starter === null ? -1 : from.indexOf(starter);
  const kept = { ...sheet, starter: began < 0 ? null : began };
  if (teams !== null) {
    const sizes = emptyRound(sidesOf(sheet)).map(() => 0);
    for (const old of from) if (old !== null) sizes[teams[old] ?? 0] = (sizes[teams[old] ?? 0] ?? 0) + 1;
    const next = from.map((old) => {
      if (old !== null) return teams[old] ?? 0;
      const smallest = sizes.indexOf(Math.min(...sizes));
      sizes[smallest] = (sizes[smallest] ?? 0) + 1;
      return smallest;
    });
    return new Set(next).size < sidesOf(sheet) ? null : { ...kept, teams: next };
  }
  return {
    ...kept,
    rounds: sheet.rounds.map((row) => from.map((old) => row[old ?? -1] ?? null)),
    won:
      sheet.wins === 'together'
        ? sheet.won
        : (sheet.won?.map((seat) => from.indexOf(seat)).filter((seat) => seat >= 0) ?? null),
  };
}

/** The rounds somebody has written in. */
export const writtenRounds = ({ rounds }: ScoreSheet): readonly (readonly (number | null)[])[] =>
  rounds.filter((row) => row.some((cell) => cell !== null));

/** Of each side. */
export const totals = ({ rounds }: ScoreSheet): readonly number[] =>
  (rounds[0] ?? []).map((_, side) => rounds.reduce((sum, row) => sum + (row[side] ?? 0), 0));

/** The totals of each side after each written round, for the chart. */
export function totalsByRound(sheet: ScoreSheet): readonly (readonly number[])[] {
  const sums = (sheet.rounds[0] ?? []).map(() => 0);
  return writtenRounds(sheet).map((row) => {
    row.forEach((cell, side) => (sums[side] = (sums[side] ?? 0) + (cell ?? 0)));
    return sums.concat();
  });
}

/** Who leads, or has won; null while nothing is written. */
export function outcomeOf(sheet: ScoreSheet, seatCount: number): Outcome | null {
  if (!isCounted(sheet)) return outcomeSaid(sheet, seatCount);
  const written = writtenRounds(sheet);
  if (written.length === 0) return null;
  const sums = totals(sheet);
  const scores = Array.from({ length: seatCount }, (_, seat) =>
    seatScore(seat, [{ key: 'any.points', points: sums[sideOf(sheet, seat)] ?? 0, how: null }], []),
  );
  const ended = { key: sheet.rows === null ? 'any.ended' : 'any.endedRows', params: { count: written.length } };
  // The engine's ranking knows only "more is better": where less is, it is shown the totals the other way round.
  const lowest = sheet.wins === 'lowest';
  const ranked = rank(lowest ? scores.map((score) => ({ ...score, total: -score.total })) : scores, ended);
  // One line of points would only be the total once more.
  return { ...ranked, scores: scores.map((score) => ({ ...score, lines: [] })) };
}

/** What the table said, where nobody counts. */
function outcomeSaid(sheet: ScoreSheet, seatCount: number): Outcome | null {
  const { won, wins } = sheet;
  if (won === null || (wins === 'winner' && won.length === 0)) return null;
  const seats = Array.from({ length: seatCount }, (_, seat) => seat);
  const winners =
    wins === 'together' ? (won.length > 0 ? seats : []) : seats.filter((seat) => won.includes(sideOf(sheet, seat)));
  return { ...resultWithout(seatCount, winners), ended: { key: 'any.said' } };
}

/** What every player got in every row that was written, for the history. A cell left empty is no line. */
export function linesOf(sheet: ScoreSheet, seatCount: number): readonly (readonly PlayLine[])[] {
  const { rows, rounds } = sheet;
  const written = writtenRounds(sheet);
  return Array.from({ length: seatCount }, (_, seat) => {
    const points = (row: readonly (number | null)[]): number | null => row[sideOf(sheet, seat)] ?? null;
    if (rows !== null) {
      return rounds.flatMap((row, i) => {
        const got = points(row);
        return got === null ? [] : [{ key: 'any.row', label: rows[i] ?? '', points: got, how: null }];
      });
    }
    return written.flatMap((row, round) => {
      const got = points(row);
      return got === null ? [] : [{ key: 'round', round: round + 1, points: got, how: null }];
    });
  });
}

export const mannerOf = (sheet: ScoreSheet): Manner => ({
  teams: sheet.teams,
  together: sheet.wins === 'together',
  scored: isCounted(sheet),
});

/** A cell of the sheet. */
export interface Place {
  readonly round: number;
  readonly side: number;
}

/** The cell to write next: the first empty one. */
export function nextCell({ rounds }: ScoreSheet): Place | null {
  for (const [round, row] of rounds.entries()) {
    const side = row.indexOf(null);
    if (side >= 0) return { round, side };
  }
  return null;
}

/** The cell after this one, side by side and then row by row; null at the end of rows that have names. */
export function cellAfter(sheet: ScoreSheet, { round, side }: Place): Place | null {
  if (side + 1 < sidesOf(sheet)) return { round, side: side + 1 };
  // A round that is written in full is followed by another one.
  const most = sheet.rows === null ? MAX_ROUNDS : sheet.rounds.length;
  return round + 1 < most ? { round: round + 1, side: 0 } : null;
}

export function cellBefore(sheet: ScoreSheet, { round, side }: Place): Place | null {
  if (side > 0) return { round, side: side - 1 };
  return round > 0 ? { round: round - 1, side: sidesOf(sheet) - 1 } : null;
}

const rowNames = z.array(shortName).min(1).max(MOST_ROWS).nullable();

const schema = z
  .object({
    name: shortName,
    // Sheets of the first versions knew only points, and rounds of them.
    lowestWins: z.boolean().optional(),
    wins: z.enum(WINS).optional(),
    rows: rowNames.default(null),
    digits: z.int().min(0).max(MOST_DIGITS).default(0),
    teams: z
      .array(
        z
          .int()
          .min(0)
          .max(MOST_TEAMS - 1),
      )
      .nullable()
      .default(null),
    // They did not ask who began.
    starter: z.int().nonnegative().nullable().default(null),
    rounds: z
      .array(z.array(z.int().min(-MOST_POINTS).max(MOST_POINTS).nullable()))
      .min(1)
      .max(MAX_ROUNDS),
    won: z.array(z.int().nonnegative()).nullable().default(null),
  })
  .transform(({ lowestWins, wins = lowestWins === true ? 'lowest' : 'highest', ...rest }): ScoreSheet => ({
    wins,
    ...rest,
  }));

export function parseScoreSheet(raw: unknown, seatCount: number): ScoreSheet | null {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return null;
  const { starter, teams, rows, rounds, won } = parsed.data;
  const sides = teams === null ? seatCount : Math.max(...teams) + 1;
  const fits =
    (starter ?? 0) < seatCount &&
    (teams === null || (teams.length === seatCount && sides > 1 && new Set(teams).size === sides)) &&
    (rows === null || rows.length === rounds.length) &&
    rounds.every((row) => row.length === sides) &&
    (won ?? []).every((side) => side < sides);
  return fits ? parsed.data : null;
}

// --- Remembered games -------------------------------------------------------------------------------------------

const templateSchema = z.union([
  // What was remembered first was only the name.
  shortName.transform((name): Template => ({ ...NEW_GAME, name })),
  z.object({
    name: shortName,
    wins: z.enum(WINS),
    rows: rowNames,
    digits: z.int().min(0).max(MOST_DIGITS),
    teams: z.int().min(0).max(MOST_TEAMS),
  }),
]);

/** The games that were remembered; what is no game is passed over. */
export const templatesIn = (kept: unknown): readonly Template[] =>
  Array.isArray(kept)
    ? kept.flatMap((each) => {
        const read = templateSchema.safeParse(each);
        return read.success && read.data.name !== '' ? [read.data] : [];
      })
    : [];

export const templateOf = ({ name, wins, rows, digits, teams }: ScoreSheet): Template => ({
  name,
  wins,
  rows,
  digits,
  teams: teams === null ? 0 : Math.max(...teams) + 1,
});
