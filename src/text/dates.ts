const two = (n: number): string => String(n).padStart(2, '0');

/** A date as `2026-11-16` or a time as `20:30`, in the time of this device. */
export const textOf = (mode: 'date' | 'time', moment: Date): string =>
  mode === 'date'
    ? `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
    : `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** A moment as `2026-11-16T20:30:00.000Z`; null when no calendar knows it. */
export function utcOf(time: number): string | null {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
