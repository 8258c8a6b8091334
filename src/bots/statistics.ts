/** The 95 % Wilson interval of a proportion: what a win rate can honestly claim. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const p = wins / games;
  const centre = p + (z * z) / (2 * games);
  const spread = z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** The value below which a share of the (unsorted) values lies. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Two guesses about what the first bot scores; a test goes on until one of them is 19 times as likely as the other. */
export interface Guesses {
  readonly low: number;
  readonly high: number;
}

/** Where one of the two is 19 times as likely: an error of five in a hundred on either side. */
const CLEAR = Math.log(19);
/** Fewer say nothing about how much they differ from one another. */
const FEWEST = 12;

/**
 * The sequential test of chess engines (SPRT, with the variance taken from the results): the logarithm of how much likelier
 * the higher guess is, and which one is clear by now. Each score is that of one deal in all its rotations.
 */
export function sequentialTest(
  scores: readonly number[],
  { low, high }: Guesses,
): { readonly ratio: number; readonly clear: 'low' | 'high' | null } {
  const count = scores.length;
  if (count < FEWEST) return { ratio: 0, clear: null };
  const mean = scores.reduce((sum, score) => sum + score, 0) / count;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  // Never less than one deal that came out otherwise: twelve wins in a row are no certainty.
  const variance = Math.max(squares, 0.25) / (count - 1);
  const ratio = (count * (high - low) * (mean - (low + high) / 2)) / variance;
  return { ratio, clear: ratio >= CLEAR ? 'high' : ratio <= -CLEAR ? 'low' : null };
}

/** What a share of wins is in Elo, against `even`: 0 when it is just what everybody would get. */
export function eloOf(share: number, even = 0.5): number {
  const kept = Math.min(0.999, Math.max(0.001, share));
  return (400 * Math.log((kept * (1 - even)) / ((1 - kept) * even))) / Math.LN10;
}
