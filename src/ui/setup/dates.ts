/** A date as `2026-11-16` or a time as `20:30`, in the time of this device: what people choose and forms hand on. */
export interface DateFieldProps {
  readonly label: string;
  readonly mode: 'date' | 'time';
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A sentence, or null when all is well. */
  readonly problem?: string | null;
}

/** Some moment that reads like this; now, when none does. */
export function momentOf(mode: 'date' | 'time', text: string): Date {
  const [a = NaN, b = NaN, c = 1] = text.split(mode === 'date' ? '-' : ':').map(Number);
  const moment = mode === 'date' ? new Date(a, b - 1, c, 12) : new Date(2026, 0, 1, a, b);
  return Number.isNaN(moment.getTime()) ? new Date() : moment;
}
