import type { Outcome } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { compassRose } from '../icons/compassRoseShapes';
import { GRID } from '../icons/drawing';
import type { Mark, Picture } from '../picture/picture';
import { formatPoints } from '../score/formatPoints';
import { OUTLINES } from '../Shape';
import { FONTS, SEAT_TINTS } from '../theme';

/** What is drawn of a result; why it ended comes in words. */
type Ranked = Omit<Outcome, 'ended'>;

const WIDTH = 720;
const EDGE = 44;
const ROW = 64;
/** Where the parchment begins, and the first row on it. */
const SHORE = 470;
const TOP = 592;
const BOTTOM = 84;
const WREATH = 236;
const WREATH_TOP = 150;
/** Where the bars begin, and how long the longest is. */
const BAR = 320;
const LONGEST = 250;

/** One time of day, whatever theme the phone wears: a picture that is sent away has only one. */
const COLORS = {
  ground: '#0d2233',
  rose: '#1a3b52',
  light: '#fffaf0',
  parchment: '#f6efe0',
  line: '#dccba4',
  ink: '#1c2b33',
  muted: '#4c5a61',
  place: '#8a5a0c',
  wreath: '#ffeab0',
} as const;

/** The parts of a bar, in the order of a game's lines. */
const PARTS = ['#b5731c', '#2c7a44', '#6d3f9c', '#2b6fae'] as const;

/** The result as a picture to send: the game's place, who won, everybody's points, why it ended and when that was. */
export function resultPicture({
  title,
  headline,
  ended,
  when,
  place,
  faces,
  wreath,
  outcome,
  seats,
}: {
  readonly title: string;
  readonly headline: string;
  readonly ended: string;
  readonly when: string;
  /** The game's poster, and its own dark; null: the sea of the house. */
  readonly place: { readonly picture: number; readonly ground: string } | null;
  /** Whoever sits in a seat, by its colour. */
  readonly faces: Readonly<Record<TablePlayer['colour'], number>>;
  readonly wreath: string | null;
  readonly outcome: Ranked;
  readonly seats: readonly TablePlayer[];
}): Picture {
  const height = Math.max(900, TOP + seats.length * ROW + BOTTOM);
  const order = [...seats.keys()].sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0) || a - b);
  const ground = place?.ground ?? COLORS.ground;
  const foot = height - 36;
  return {
    width: WIDTH,
    height,
    marks: [
      { kind: 'box', x: 0, y: 0, width: WIDTH, height, radius: 0, fill: ground },
      ...(place === null
        ? rose()
        : [
            { kind: 'image', x: 0, y: 0, width: WIDTH, height: SHORE + 30, radius: 0, picture: place.picture } as const,
          ]),
      { kind: 'box', x: 0, y: 0, width: WIDTH, height: 150, radius: 0, fill: `${ground}e6`, fades: true },
      text(EDGE, 68, fitting(title, 40, 400), FONTS.displayBold, COLORS.light, title),
      text(WIDTH - EDGE, 66, fitting(when, 24, 240), FONTS.bodyBold, COLORS.light, when, 'right'),
      ...winners(outcome, seats, faces, wreath),
      { kind: 'outline', x: 0, y: SHORE, size: WIDTH, grid: 720, d: shore(height - SHORE), fill: COLORS.parchment },
      text(WIDTH / 2, 562, fitting(headline, 62, WIDTH - 2 * EDGE), FONTS.displayBold, COLORS.ink, headline, 'center'),
      ...order.flatMap((seat, i) => row(outcome, seats[seat], seat, TOP + i * ROW)),
      text(EDGE, foot, fitting(ended, 23, 430), FONTS.bodySemi, COLORS.muted, ended),
      text(WIDTH - EDGE, foot, 28, FONTS.displayBold, COLORS.ink, 'Antilles', 'right'),
    ],
  };
}

/** The edge of the parchment, in waves, and all below it. */
const shore = (height: number): string => `M0 12${'q30 -22 60 0'.repeat(12)}V${height}H0Z`;

/** Whoever won, in the wreath: a face, or shapes beside each other. */
function winners(
  outcome: Ranked,
  seats: readonly TablePlayer[],
  faces: Readonly<Record<TablePlayer['colour'], number>>,
  wreath: string | null,
): readonly Mark[] {
  const left = (WIDTH - WREATH) / 2;
  const middle = WREATH_TOP + WREATH / 2;
  const around: readonly Mark[] =
    wreath === null
      ? []
      : [
          {
            kind: 'outline',
            x: left,
            y: WREATH_TOP,
            size: WREATH,
            grid: GRID,
            d: wreath,
            fill: COLORS.wreath,
          },
        ];
  const [first] = outcome.winners;
  const one = first === undefined || outcome.winners.length > 1 ? undefined : seats[first];
  if (one !== undefined) {
    const [width, height] = [104, 124];
    const box = { x: WIDTH / 2 - width / 2, y: middle - height / 2 - 4, width, height, radius: 24 };
    const edge = { x: box.x - 5, y: box.y - 5, width: width + 10, height: height + 10, radius: 28 };
    return [
      ...around,
      { kind: 'box', ...edge, fill: COLORS.light },
      { kind: 'image', ...box, picture: faces[one.colour] },
      ...shape(one, box.x + width - 26, box.y + height - 26, 40),
    ];
  }
  const size = 44;
  const wide = outcome.winners.length * (size + 6) - 6;
  return [
    ...around,
    ...outcome.winners.flatMap((seat, i) =>
      shape(seats[seat], WIDTH / 2 - wide / 2 + i * (size + 6), middle - size / 2, size),
    ),
  ];
}

/** One player: place, shape, name, a bar as long as the points are many, points. */
function row(outcome: Ranked, owner: TablePlayer | undefined, seat: number, y: number): readonly Mark[] {
  if (owner === undefined) return [];
  const total = outcome.scores[seat]?.total ?? 0;
  return [
    { kind: 'box', x: EDGE, y: y + ROW - 2, width: WIDTH - 2 * EDGE, height: 2, radius: 0, fill: COLORS.line },
    text(EDGE, y + 43, 28, FONTS.displayBold, COLORS.place, String(outcome.places[seat] ?? '')),
    ...shape(owner, EDGE + 36, y + 18, 28),
    text(EDGE + 78, y + 42, fitting(owner.name, 28, BAR - EDGE - 92), FONTS.bodyBold, COLORS.ink, owner.name),
    ...bar(outcome, owner, seat, y + 20),
    text(WIDTH - EDGE, y + 45, 40, FONTS.displayBold, COLORS.ink, formatPoints(total), 'right'),
  ];
}

/** The points laid end to end, line by line; one piece where they cannot be. */
function bar(outcome: Ranked, { colour }: TablePlayer, seat: number, y: number): readonly Mark[] {
  const score = outcome.scores[seat];
  const most = Math.max(1, ...outcome.scores.map(({ total }) => total));
  const lines = score?.lines ?? [];
  const stacked = outcome.scores.every(
    (each) => each.lines.length <= PARTS.length && each.lines.every(({ points }) => points >= 0),
  );
  const parts = stacked
    ? lines.map(({ points }, i) => ({ points, fill: PARTS[i] ?? PARTS[0] }))
    : [{ points: Math.max(0, score?.total ?? 0), fill: SEAT_TINTS[colour] }];
  let x = BAR;
  return parts.map(({ points, fill }) => {
    const width = (LONGEST * points) / most;
    const part = { kind: 'box', x, y, width, height: 22, radius: 3, fill } as const;
    x += width;
    return part;
  });
}

const shape = (owner: TablePlayer | undefined, x: number, y: number, size: number): readonly Mark[] =>
  owner === undefined
    ? []
    : [
        {
          kind: 'outline',
          x: x - 2,
          y: y - 2,
          size: size + 4,
          grid: 24,
          d: OUTLINES[owner.colour],
          fill: COLORS.ink,
        },
        { kind: 'outline', x, y, size, grid: 24, d: OUTLINES[owner.colour], fill: SEAT_TINTS[owner.colour] },
      ];

/** The compass rose of Home, rising behind the winner. */
function rose(): readonly Mark[] {
  const at = { kind: 'outline', x: WIDTH / 2 - 270, y: -10, size: 540, grid: 1000, fill: COLORS.rose } as const;
  const { stars, rings } = compassRose();
  return [...rings.map(ring), ...stars.map(({ bright }) => bright)].map((d) => ({ ...at, d }));
}

/** A ring as something to fill: once round, and once back a little further in. */
function ring({ radius, width }: { readonly radius: number; readonly width: number }): string {
  const round = (r: number, way: 0 | 1): string =>
    `M${500 - r} 500A${r} ${r} 0 1 ${way} ${500 + r} 500A${r} ${r} 0 1 ${way} ${500 - r} 500Z`;
  return `${round(radius, 1)}${round(radius - Math.max(4, width), 0)}`;
}

export const text = (
  x: number,
  y: number,
  size: number,
  font: string,
  fill: string,
  words: string,
  align: 'left' | 'right' | 'center' = 'left',
): Mark => ({ kind: 'text', x, y, size, font, fill, text: words, align });

/** A size at which these words fit; letters are about half as wide as high. */
export const fitting = (words: string, size: number, room: number): number =>
  Math.min(size, Math.floor(room / (0.56 * Math.max(1, [...words].length))));
