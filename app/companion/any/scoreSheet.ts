import { rank, seatScore, type Outcome } from '@antilles/engine';
import { z } from 'zod';
import { MAX_ROUNDS, name as shortName } from '@/storage/ceilings';
import type { PlayLine } from '@/history/play';

/** The plain score sheet of any game: a figure for each player in each round, some of them not written yet. */
export interface ScoreSheet {
  readonly name: string;
  readonly lowestWins: boolean;
  /** Who began; null when nobody noted it. */
  readonly starter: number | null;
  readonly rounds: readonly (readonly (number | null)[])[];
}

export const MOST_POINTS = 99_999;

const emptyRound = (seatCount: number): readonly null[] => Array.from({ length: seatCount }, () => null);

export const newScoreSheet = (name: string, lowestWins: boolean, seatCount: number): ScoreSheet => ({
  name,
  lowestWins,
  starter: null,
  rounds: [emptyRound(seatCount)],
});

/** Writes a figure, or takes it away; a last round that is full is followed by an empty one. */
export function setCell(sheet: ScoreSheet, round: number, seat: number, points: number | null): ScoreSheet {
  const rounds = sheet.rounds.map((row, i) => (i === round ? row.map((old, j) => (j === seat ? points : old)) : row));
  const last = rounds[rounds.length - 1];
  const full = last !== undefined && last.every((cell) => cell !== null);
  const goesOn = full && rounds.length < MAX_ROUNDS;
  return { ...sheet, rounds: goesOn ? [...rounds, emptyRound(last.length)] : rounds };
}

/** Takes a whole round away; one empty round always stays. */
export function dropRound(sheet: ScoreSheet, round: number): ScoreSheet {
  const rounds = sheet.rounds.filter((_, i) => i !== round);
  return { ...sheet, rounds: rounds.length === 0 ? [emptyRound(sheet.rounds[0]?.length ?? 1)] : rounds };
}

/** The rounds somebody has written in. */
export const writtenRounds = ({ rounds }: ScoreSheet): readonly (readonly (number | null)[])[] =>
  rounds.filter((row) => row.some((cell) => cell !== null));

export const totals = ({ rounds }: ScoreSheet): readonly number[] =>
  (rounds[0] ?? []).map((_, seat) => rounds.reduce((sum, row) => sum + (row[seat] ?? 0), 0));

/** The totals after each written round, for the chart. */
export function totalsByRound(sheet: ScoreSheet): readonly (readonly number[])[] {
  const sums = (sheet.rounds[0] ?? []).map(() => 0);
  return writtenRounds(sheet).map((row) => {
    row.forEach((cell, seat) => (sums[seat] = (sums[seat] ?? 0) + (cell ?? 0)));
    return sums.concat();
  });
}

/** Who leads, or has won; null while nothing is written. */
export function outcomeOf(sheet: ScoreSheet): Outcome | null {
  const written = writtenRounds(sheet);
  if (written.length === 0) return null;
  const scores = totals(sheet).map((points, seat) => seatScore(seat, [{ key: 'any.points', points, how: null }], []));
  const ended = { key: 'any.ended', params: { count: written.length } };
  // The engine's ranking knows only "more is better": where less is, it is shown the totals the other way round.
  const ranked = rank(sheet.lowestWins ? scores.map((score) => ({ ...score, total: -score.total })) : scores, ended);
  return { ...ranked, scores };
}

/** What every player got in every round that was written, for the history. A cell left empty is no line. */
export function linesOf(sheet: ScoreSheet): readonly (readonly PlayLine[])[] {
  const written = writtenRounds(sheet);
  return (sheet.rounds[0] ?? []).map((_, seat) =>
    written.flatMap((row, round) => {
      const points = row[seat] ?? null;
      return points === null ? [] : [{ key: 'round', round: round + 1, points, how: null }];
    }),
  );
}

/** The cell to write next: the first empty one. */
export function nextCell({ rounds }: ScoreSheet): { readonly round: number; readonly seat: number } | null {
  for (const [round, row] of rounds.entries()) {
    const seat = row.indexOf(null);
    if (seat >= 0) return { round, seat };
  }
  return null;
}

const schema = z.object({
  name: shortName,
  lowestWins: z.boolean(),
  // Sheets of the first format did not ask.
  starter: z.int().nonnegative().nullable().default(null),
  rounds: z
    .array(z.array(z.int().min(-MOST_POINTS).max(MOST_POINTS).nullable()))
    .min(1)
    .max(MAX_ROUNDS),
});

export function parseScoreSheet(raw: unknown, seatCount: number): ScoreSheet | null {
  const parsed = schema.safeParse(raw);
  if (!parsed.success || (parsed.data.starter ?? 0) >= seatCount) return null;
  return parsed.data.rounds.every((row) => row.length === seatCount) ? parsed.data : null;
}

// --- The pad ----------------------------------------------------------------------------------------------------

/** What is being typed on the pad: digits, and a sign in front. */
export interface Typed {
  readonly negative: boolean;
  readonly digits: string;
}

export const NOTHING_TYPED: Typed = { negative: false, digits: '' };

export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'sign' | 'erase';

export function press(typed: Typed, key: PadKey): Typed {
  if (key === 'sign') return { ...typed, negative: !typed.negative };
  if (key === 'erase') return typed.digits === '' ? NOTHING_TYPED : { ...typed, digits: typed.digits.slice(0, -1) };
  const digits = typed.digits === '0' ? key : typed.digits + key;
  return Number(digits) > MOST_POINTS ? typed : { ...typed, digits };
}

export const typedOf = (points: number | null): Typed =>
  points === null ? NOTHING_TYPED : { negative: points < 0, digits: String(Math.abs(points)) };

/** Null while there is no digit. Minus zero is zero. */
export const pointsOf = ({ negative, digits }: Typed): number | null =>
  digits === '' ? null : negative && Number(digits) > 0 ? -Number(digits) : Number(digits);

export const shownAs = ({ negative, digits }: Typed): string => `${negative ? '−' : ''}${digits === '' ? '' : digits}`;
