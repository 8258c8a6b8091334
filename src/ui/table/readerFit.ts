import { linesOf } from '../textWidth';

/** How the text of a reader is set. */
export interface ReaderFit {
  readonly size: number;
  readonly leading: number;
  /** How many lines of it there are room for. */
  readonly lines: number;
  /** Whether the line worked out now has room below it. */
  readonly note: boolean;
  /** Whether all of it can be read. */
  readonly whole: boolean;
}

/** First choice first: a long text gives up the line below it, then its size, and only then its end. */
const STEPS = [
  { size: 15, leading: 19, note: true },
  { size: 15, leading: 19, note: false },
  { size: 13.5, leading: 17, note: true },
  { size: 13.5, leading: 17, note: false },
  { size: 12, leading: 15, note: false },
] as const;

/** How high the line below the text is. */
export const NOTE_LEADING = 17;

/** How a text fits into a width and a height, both without paddings and headings. */
export function fitReader(text: string, width: number, height: number, hasNote: boolean, scale = 1): ReaderFit {
  let fit: ReaderFit | null = null;
  for (const { size, leading, note } of STEPS) {
    if (note && !hasNote) continue;
    const room = height - (note ? NOTE_LEADING * scale : 0);
    const lines = Math.max(1, Math.floor(room / (leading * scale)));
    const whole = linesOf(text, size * scale, width) <= lines;
    fit = { size, leading, lines, note, whole };
    if (whole) return fit;
  }
  return fit ?? { size: 12, leading: 15, lines: 1, note: false, whole: false };
}
