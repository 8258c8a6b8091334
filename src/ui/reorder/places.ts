/**
 * Where a row lands that is dragged by `dy`: its place is the one whose middle its own middle has passed.
 * `heights` are those of all rows in order.
 */
export function landingPlace(heights: readonly number[], from: number, dy: number): number {
  const tops: number[] = [];
  heights.reduce((top, height) => {
    tops.push(top);
    return top + height;
  }, 0);
  const middle = (tops[from] ?? 0) + (heights[from] ?? 0) / 2 + dy;
  let place = 0;
  heights.forEach((height, i) => {
    if (i !== from && (tops[i] ?? 0) + height / 2 < middle) place++;
  });
  return place;
}

/** How many rows' worth the others step aside while one is dragged: −1, 0 or 1. */
export function stepAside(index: number, from: number, to: number): -1 | 0 | 1 {
  if (from < to && index > from && index <= to) return -1;
  if (to < from && index >= to && index < from) return 1;
  return 0;
}
