import type { Mark, Picture } from '@/ui/picture/picture';
import { fitting, text } from '@/ui/table/resultPicture';
import { FONTS } from '@/ui/theme';

const WIDTH = 720;
const EDGE = 44;
const ROW = 52;
/** One time of day, whatever theme the phone wears: a picture that is sent away has only one. */
const COLORS = {
  ground: '#0d2233',
  panel: '#143149',
  cell: '#1f4560',
  light: '#fffaf0',
  muted: '#a9bcc7',
  gold: '#e8bf6a',
} as const;
const [CALENDAR, CELL] = [300, 12];
/** Everything below the calendar. */
const LISTS = 470;

/** What a year came to. */
export interface Year {
  readonly title: string;
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** By day of the year, from 0; the first is on this weekday, Monday 0. */
  readonly days: readonly number[];
  readonly firstWeekday: number;
  /** Each with a heading, and rows of a name and how often. */
  readonly lists: readonly {
    readonly title: string;
    readonly rows: readonly (readonly [name: string, plays: number])[];
  }[];
}

/** A year at the table as a picture to send: its figures, its days, what was played most and with whom. */
export function yearPicture({ title, figures, days, firstWeekday, lists }: Year): Picture {
  const most = Math.max(1, ...days);
  const wide = (WIDTH - 2 * EDGE) / Math.max(1, figures.length);
  const rows = Math.max(0, ...lists.map((list) => list.rows.length));
  const height = LISTS + 60 + rows * ROW + 70;
  const column = (WIDTH - 2 * EDGE - 30) / Math.max(1, lists.length);
  return {
    width: WIDTH,
    height,
    marks: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height, radius: 0, fill: COLORS.ground },
      text(EDGE, 92, fitting(title, 54, WIDTH - 2 * EDGE), FONTS.displayBold, COLORS.gold, title),
      ...figures.flatMap(([name, value], i): readonly Mark[] => {
        const x = EDGE + (i + 0.5) * wide;
        return [
          text(x, 190, fitting(value, 56, wide - 16), FONTS.displayBold, COLORS.light, value, 'center'),
          text(x, 226, fitting(name, 24, wide - 12), FONTS.bodyBold, COLORS.muted, name, 'center'),
        ];
      }),
      ...days.map((plays, day): Mark => {
        const at = day + firstWeekday;
        // The more was played that day, the lighter it is.
        const fill = plays === 0 ? COLORS.panel : plays >= most * 0.6 ? COLORS.light : COLORS.gold;
        return {
          kind: 'box',
          x: EDGE + Math.floor(at / 7) * CELL,
          y: CALENDAR + (at % 7) * CELL * 1.25,
          width: CELL - 3,
          height: CELL,
          radius: 2,
          fill,
        };
      }),
      ...lists.flatMap((list, i): readonly Mark[] => {
        const x = EDGE + i * (column + 30);
        return [
          text(x, LISTS + 20, fitting(list.title, 28, column), FONTS.displayBold, COLORS.gold, list.title),
          ...list.rows.flatMap(([name, plays], row): readonly Mark[] => {
            const y = LISTS + 66 + row * ROW;
            return [
              text(x, y, fitting(name, 26, column - 70), FONTS.bodyBold, COLORS.light, name),
              text(x + column, y, 28, FONTS.displayBold, COLORS.light, String(plays), 'right'),
              { kind: 'box', x, y: y + 16, width: column, height: 2, radius: 0, fill: COLORS.cell },
            ];
          }),
        ];
      }),
      text(WIDTH - EDGE, height - 34, 28, FONTS.displayBold, COLORS.gold, 'Antilles', 'right'),
    ],
  };
}
