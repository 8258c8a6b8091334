/** Round steps of a scale for ratings, the nearest to so many lines. */
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

export interface RatingScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** From the round figure below all of these to the one above them. */
export function ratingScale(values: readonly number[], lines = 4): RatingScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((each) => (most - least) / each <= lines) ?? 10_000;
  const low = Math.floor(least / step) * step;
  // One figure alone has room above it all the same.
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  return { low, high, ticks };
}
