import type { Outcome } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { compassRose } from '../icons/compassRoseShapes';
import type { Drawing } from '../icons/drawing';
import type { Mark, Picture } from '../picture/picture';
import { OUTLINES } from '../Shape';
import { FONTS, SEAT_TINTS } from '../theme';

const WIDTH = 720;
const EDGE = 48;
const ROW = 76;
const GAP = 12;
const TOP = 330;
const BOTTOM = 112;
const WREATH = 132;
/** Where the words beside the wreath begin. */
const WORDS = EDGE + WREATH + 22;

/** Dusk, whatever theme the phone wears: a picture that is sent away has only one. */
const COLORS = {
  ground: '#0d2233',
  rose: '#143044',
  panel: '#15334a',
  text: '#f4ead6',
  muted: '#a9bdca',
  brass: '#e0b45a',
} as const;

/** The result as a picture to send: the game, who won and why it ended, everybody's points, and when that was. */
export function resultPicture({
  title,
  headline,
  ended,
  when,
  emblem,
  wreath,
  tint,
  outcome,
  seats,
}: {
  readonly title: string;
  readonly headline: string;
  readonly ended: string;
  readonly when: string;
  readonly emblem: Drawing | null;
  readonly wreath: Drawing | null;
  /** The game's own colour, as it is at dusk. */
  readonly tint: string;
  readonly outcome: Outcome;
  readonly seats: readonly TablePlayer[];
}): Picture {
  const height = TOP + seats.length * (ROW + GAP) + BOTTOM;
  const order = [...seats.keys()].sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0) || a - b);
  const foot = height - 46;
  const room = WIDTH - EDGE - WORDS;
  return {
    width: WIDTH,
    height,
    marks: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height, radius: 0, fill: COLORS.ground },
      ...rose(),
      { kind: 'box', x: 0, y: 0, width: WIDTH, height: 10, radius: 0, fill: tint },
      ...drawn(emblem, EDGE, 48, 60, tint),
      text(EDGE + (emblem === null ? 0 : 78), 92, 36, FONTS.displayBold, tint, title),
      ...drawn(wreath, EDGE, 150, WREATH, COLORS.brass),
      ...winners(outcome, seats),
      text(WORDS, 222, fitting(headline, 56, room), FONTS.displayBold, COLORS.text, headline),
      text(WORDS, 264, fitting(ended, 25, room), FONTS.bodySemi, COLORS.muted, ended),
      ...order.flatMap((seat, i) => row(outcome, seats[seat], seat, TOP + i * (ROW + GAP))),
      text(EDGE, foot, 34, FONTS.displayBold, COLORS.text, 'Antilles'),
      text(WIDTH - EDGE, foot, fitting(when, 23, 400), FONTS.bodySemi, COLORS.muted, when, 'right'),
    ],
  };
}

/** The shapes of whoever won, inside the wreath. */
function winners(outcome: Outcome, seats: readonly TablePlayer[]): readonly Mark[] {
  const size = outcome.winners.length > 1 ? 30 : 46;
  const wide = outcome.winners.length * (size + 4) - 4;
  return outcome.winners.flatMap((seat, i) =>
    shape(seats[seat], EDGE + WREATH / 2 - wide / 2 + i * (size + 4), 150 + WREATH / 2 - size / 2, size),
  );
}

/** One player: place, shape, name, points; as long a bar behind them as the points are many. */
function row(outcome: Outcome, owner: TablePlayer | undefined, seat: number, y: number): readonly Mark[] {
  if (owner === undefined) return [];
  const total = outcome.scores[seat]?.total ?? 0;
  const most = Math.max(1, ...outcome.scores.map((score) => score.total));
  const width = WIDTH - 2 * EDGE;
  const bar = Math.max(2 * 18, (width * Math.max(0, total)) / most);
  return [
    { kind: 'box', x: EDGE, y, width, height: ROW, radius: 18, fill: COLORS.panel },
    { kind: 'box', x: EDGE, y, width: bar, height: ROW, radius: 18, fill: `${SEAT_TINTS[owner.colour]}3d` },
    text(EDGE + 24, y + 49, 30, FONTS.bodyBold, COLORS.muted, String(outcome.places[seat] ?? '')),
    ...shape(owner, EDGE + 62, y + 22, 32),
    text(EDGE + 112, y + 49, fitting(owner.name, 32, 390), FONTS.bodyBold, COLORS.text, owner.name),
    text(WIDTH - EDGE - 24, y + 52, 40, FONTS.displayBold, COLORS.text, String(total), 'right'),
  ];
}

const shape = (owner: TablePlayer | undefined, x: number, y: number, size: number): readonly Mark[] =>
  owner === undefined
    ? []
    : [{ kind: 'outline', x, y, size, grid: 24, d: OUTLINES[owner.colour], fill: SEAT_TINTS[owner.colour] }];

const drawn = (drawing: Drawing | null, x: number, y: number, size: number, fill: string): readonly Mark[] =>
  drawing === null ? [] : [{ kind: 'outline', x, y, size, grid: drawing.width, d: drawing.d, fill }];

/** The compass rose of Home, rising out of the corner. */
function rose(): readonly Mark[] {
  const at = { kind: 'outline', x: WIDTH - 350, y: -170, size: 500, grid: 1000, fill: COLORS.rose } as const;
  const { stars, rings } = compassRose();
  return [...rings.map(ring), ...stars.map(({ bright }) => bright)].map((d) => ({ ...at, d }));
}

/** A ring as something to fill: once round, and once back a little further in. */
function ring({ radius, width }: { readonly radius: number; readonly width: number }): string {
  const round = (r: number, way: 0 | 1): string =>
    `M${500 - r} 500A${r} ${r} 0 1 ${way} ${500 + r} 500A${r} ${r} 0 1 ${way} ${500 - r} 500Z`;
  return `${round(radius, 1)}${round(radius - Math.max(4, width), 0)}`;
}

const text = (
  x: number,
  y: number,
  size: number,
  font: string,
  fill: string,
  words: string,
  align: 'left' | 'right' = 'left',
): Mark => ({ kind: 'text', x, y, size, font, fill, text: words, align });

/** A size at which these words fit; letters are about half as wide as high. */
const fitting = (words: string, size: number, room: number): number =>
  Math.min(size, Math.floor(room / (0.56 * Math.max(1, [...words].length))));
