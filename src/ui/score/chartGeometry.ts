/** Round steps for an axis that covers 0 (or below) to the highest value: 1, 2, 5, 10, 20, 50 … */
export function niceTicks(low: number, high: number, about = 4): readonly number[] {
  const span = Math.max(1, high - Math.min(0, low));
  const rough = span / Math.max(1, about - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power);
  const first = Math.floor(Math.min(0, low) / step) * step;
  const ticks: number[] = [];
  for (let tick = first; ; tick += step) {
    ticks.push(tick);
    if (tick >= high) return ticks;
  }
}

/** Which rounds get a number under the axis: the first, the last, and a few evenly between. */
export function roundTicks(count: number, most = 5): readonly number[] {
  if (count <= 1) return count === 1 ? [1] : [];
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  const ticks = [1];
  for (let round = step; round < count; round += step) if (round > 1) ticks.push(round);
  const last = ticks[ticks.length - 1] ?? 1;
  // The last number must not touch its neighbour.
  if (count - last < step * 0.6 && ticks.length > 1) ticks.pop();
  ticks.push(count);
  return ticks;
}

/** Moves labels apart so that neighbours are at least `gap` from each other and all stay between `low` and `high`. */
export function spreadLabels(wanted: readonly number[], gap: number, low: number, high: number): readonly number[] {
  const order = wanted.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y || a.i - b.i);
  const room = Math.max(high, low + gap * (order.length - 1));
  let next = low;
  for (const label of order) {
    label.y = Math.max(label.y, next);
    next = label.y + gap;
  }
  let limit = room;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, limit);
    limit = label.y - gap;
  }
  const result = [...wanted];
  for (const { y, i } of order) result[i] = y;
  return result;
}
