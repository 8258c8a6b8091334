import type { Outcome } from '@antilles/engine';
import type { SavedSeat } from '../../storage/saveFile';
import { pictures } from '../icons/generated/house';
import { used } from '../icons/used';
import type { IconName } from '../icons/drawing';
import type { Mark, Picture } from '../picture/picture';
import { OUTLINES } from '../Shape';
import { FONTS, SEAT_TINTS } from '../theme';

const WIDTH = 720;
const EDGE = 48;
const ROW = 76;
const TOP = 232;
const BOTTOM = 96;

/** Dusk, whatever theme the phone wears: a picture that is sent away has only one. */
const COLORS = { ground: '#0d2233', panel: '#15334a', winner: '#24425e', text: '#f4ead6', muted: '#a9bdca' } as const;

/** The result as a picture to send: the game, who won, everybody's points, and one line below. */
export function resultPicture({
  title,
  headline,
  emblem,
  tint,
  outcome,
  seats,
  footer,
}: {
  readonly title: string;
  readonly headline: string;
  readonly emblem: IconName;
  readonly tint: string;
  readonly outcome: Outcome;
  readonly seats: readonly SavedSeat[];
  readonly footer: string;
}): Picture {
  const height = TOP + seats.length * (ROW + 12) + BOTTOM;
  const text = (
    x: number,
    y: number,
    size: number,
    font: string,
    fill: string,
    words: string,
    align: 'left' | 'right' = 'left',
  ): Mark => ({
    kind: 'text',
    x,
    y,
    size,
    font,
    fill,
    text: words,
    align,
  });
  const drawing = emblem in used ? (pictures[used[emblem as keyof typeof used]] ?? null) : null;
  const marks: Mark[] = [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height, radius: 0, fill: COLORS.ground },
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: 10, radius: 0, fill: tint },
    ...(drawing === null
      ? []
      : [
          {
            kind: 'outline',
            x: WIDTH - EDGE - 120,
            y: 44,
            size: 120,
            grid: drawing.width,
            d: drawing.d,
            fill: tint,
          } as const,
        ]),
    text(EDGE, 92, 30, FONTS.bodyBold, COLORS.muted, title),
    text(EDGE, 160, fitting(headline, 52, WIDTH - 2 * EDGE - 140), FONTS.displayBold, COLORS.text, headline),
  ];
  const order = [...seats.keys()].sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0) || a - b);
  order.forEach((seat, i) => {
    const y = TOP + i * (ROW + 12);
    const owner = seats[seat];
    if (owner === undefined) return;
    const isWinner = outcome.winners.includes(seat);
    marks.push(
      {
        kind: 'box',
        x: EDGE,
        y,
        width: WIDTH - 2 * EDGE,
        height: ROW,
        radius: 18,
        fill: isWinner ? COLORS.winner : COLORS.panel,
      },
      text(EDGE + 24, y + 49, 30, FONTS.bodyBold, COLORS.muted, String(outcome.places[seat] ?? '')),
      {
        kind: 'outline',
        x: EDGE + 62,
        y: y + 22,
        size: 32,
        grid: 24,
        d: OUTLINES[owner.colour],
        fill: SEAT_TINTS[owner.colour],
      },
      text(EDGE + 112, y + 49, fitting(owner.name, 32, 400), FONTS.bodyBold, COLORS.text, owner.name),
      text(
        WIDTH - EDGE - 24,
        y + 52,
        40,
        FONTS.displayBold,
        COLORS.text,
        String(outcome.scores[seat]?.total ?? 0),
        'right',
      ),
    );
  });
  marks.push(text(EDGE, height - 40, fitting(footer, 24, WIDTH - 2 * EDGE), FONTS.bodySemi, COLORS.muted, footer));
  return { width: WIDTH, height, marks };
}

/** A size at which these words fit; letters are about half as wide as high. */
const fitting = (words: string, size: number, room: number): number =>
  Math.min(size, Math.floor(room / (0.54 * Math.max(1, [...words].length))));
