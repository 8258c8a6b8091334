/** The stop nearest to a point on a bar of this width; stops stand at equal distances, so that each is easy to hit. */
export function nearestStop(x: number, width: number, count: number): number {
  if (count < 2 || width <= 0) return 0;
  const at = Math.round((x / width) * (count - 1));
  return Math.min(count - 1, Math.max(0, at));
}
