import { must } from './check';
import type { Seat } from './game';
import type { Phrase } from './phrase';

/** One reason for points, as a line of the score sheet. */
export interface ScoreLine {
  /** Text key of the reason: `score.chips`. */
  readonly key: string;
  readonly points: number;
  /** How the points came about ("5 goods at 3 : 1"), when the line alone does not say so. */
  readonly how: Phrase | null;
}

/** What a tie is decided by, best first: the key names it, the value is compared, higher wins. */
export interface TieBreak {
  readonly key: string;
  readonly value: number;
}

export interface SeatScore {
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly tieBreaks: readonly TieBreak[];
}

export interface Outcome {
  /** One for each seat, in seat order. */
  readonly scores: readonly SeatScore[];
  /** The place of each seat, in seat order; equal places are shared. */
  readonly places: readonly number[];
  /** Who came first; several seats share the victory. */
  readonly winners: readonly Seat[];
  /** The key of the tie-break that told the winner from the next; null when the totals did, or nothing could. */
  readonly decidedBy: string | null;
  /** Why the game ended, in words. */
  readonly ended: Phrase;
}

/** The total of a score sheet: the lines are the truth, so that the sum can never disagree. */
export const seatScore = (seat: Seat, lines: readonly ScoreLine[], tieBreaks: readonly TieBreak[]): SeatScore => ({
  seat,
  lines,
  total: lines.reduce((sum, line) => sum + line.points, 0),
  tieBreaks,
});

/** Ranks score sheets by total, then by each tie-break in turn. */
export function rank(scores: readonly SeatScore[], ended: Phrase): Outcome {
  const places = scores.map((score) => 1 + scores.filter((other) => compare(other, score) > 0).length);
  const winners = scores.filter((_, i) => places[i] === 1).map((score) => score.seat);
  const first = must(
    scores.find((_, i) => places[i] === 1),
    'a ranking without scores',
  );
  const rivals = scores.filter((score) => score.total === first.total && !winners.includes(score.seat));
  // The tie-break that decided is the last one needed to shake off every rival with the same total.
  const needed = rivals.map((rival) => first.tieBreaks.findIndex((tie, i) => tie.value !== rival.tieBreaks[i]?.value));
  const decisive = needed.length === 0 ? null : (first.tieBreaks[Math.max(...needed)] ?? null);
  return { scores, places, winners, decidedBy: decisive?.key ?? null, ended };
}

function compare(a: SeatScore, b: SeatScore): number {
  if (a.total !== b.total) return a.total - b.total;
  for (let i = 0; i < a.tieBreaks.length; i++) {
    const difference = (a.tieBreaks[i]?.value ?? 0) - (b.tieBreaks[i]?.value ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
