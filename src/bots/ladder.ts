import { below, type HasRng } from '@antilles/engine';

/** What two of them came to against each other, deal by deal: the share of the first. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  /** Each the share of one deal that was played from every seat. */
  readonly shares: readonly number[];
}

export interface Rung {
  readonly elo: number;
  /** Where 95 of 100 tables would lie that were drawn anew from the same deals. */
  readonly low: number;
  readonly high: number;
}

/** A thousand rounds of improving each by what it won of what it was expected to. */
const ROUNDS = 1000;
const REDRAWS = 200;

/**
 * Elo ratings (Bradley and Terry) that explain the meetings best; the mean is 0. Everybody is given one draw against an
 * average player, so that somebody who only wins is not infinitely strong.
 */
function ratingsOf(count: number, meetings: readonly Meeting[]): number[] {
  const strengths = Array.from({ length: count }, () => 1);
  const won = Array.from({ length: count }, () => 0.5);
  const sums = meetings.map(({ shares }) => shares.reduce((sum, share) => sum + share, 0));
  meetings.forEach(({ one, other, shares }, i) => {
    won[one] = (won[one] ?? 0) + (sums[i] ?? 0);
    won[other] = (won[other] ?? 0) + shares.length - (sums[i] ?? 0);
  });
  const at = (i: number): number => strengths[i] ?? 1;
  for (let round = 0; round < ROUNDS; round++) {
    const met = strengths.map((own) => 1 / (own + 1));
    for (const { one, other, shares } of meetings) {
      const each = shares.length / (at(one) + at(other));
      met[one] = (met[one] ?? 0) + each;
      met[other] = (met[other] ?? 0) + each;
    }
    strengths.forEach((_, i) => (strengths[i] = (won[i] ?? 0) / (met[i] ?? 1)));
  }
  const elos = strengths.map((own) => (400 * Math.log(own)) / Math.LN10);
  const mean = elos.reduce((sum, elo) => sum + elo, 0) / count;
  return elos.map((elo) => elo - mean);
}

/** The table of everybody, with what the deals being few leaves open: each meeting is drawn anew from its own deals. */
export function ladderOf(count: number, meetings: readonly Meeting[], luck: HasRng): readonly Rung[] {
  const elos = ratingsOf(count, meetings);
  const redrawn = Array.from({ length: REDRAWS }, () =>
    ratingsOf(
      count,
      meetings.map((meeting) => ({
        ...meeting,
        shares: meeting.shares.map(() => meeting.shares[below(luck, meeting.shares.length)] ?? 0.5),
      })),
    ),
  );
  return elos.map((elo, i) => {
    const all = redrawn.map((table) => table[i] ?? 0).sort((a, b) => a - b);
    return { elo, low: all[Math.floor(0.025 * REDRAWS)] ?? elo, high: all[Math.ceil(0.975 * REDRAWS) - 1] ?? elo };
  });
}
