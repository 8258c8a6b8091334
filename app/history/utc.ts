/** A moment as `2026-11-16T20:30:00.000Z`; null when no calendar knows it. */
export function utcOf(time: number): string | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
