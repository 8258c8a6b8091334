/** Places with a roof, and what is behind things under ground and water. They stand in the far layer. */
import { darker, lighter } from '../colour';
import { FILL, FOOT, LEFT, type Paint, type Part, RIGHT, sheet } from '../stage';
import { d, each, line, path, rect, scatter } from '../svg';

/** An arched window through which the evening is seen. */
const archedWindow = ({ ink }: Paint, x: number, y: number, size: number): string => {
  const arch = (half: number, foot: number, rise: number): string =>
    d`M${x - half * size} ${y + foot * size}V${y - 6 * size}A${half * size} ${rise * size} 0 0 1 ${x + half * size} ${y - 6 * size}V${y + foot * size}Z`;
  return (
    path(arch(10, 14, 12), ink, { opacity: 0.55 }) +
    path(arch(8.4, 12.6, 10), FILL.window) +
    line(d`M${x} ${y - 16 * size}V${y + 13 * size}M${x - 8.4 * size} ${y}H${x + 8.4 * size}`, ink, 1.1 * size, {
      opacity: 0.6,
    })
  );
};

const WINDOWS = { 0: [], 1: [60], 2: [24, 96], 3: [20, 60, 100] } as const;

/** A plastered wall with so many windows. */
export const wall =
  (windows: keyof typeof WINDOWS): Part =>
  (paint) => {
    const next = scatter(`bricks ${windows}`);
    const brick = () => rect(next() * 120, next() * 62, 5 + next() * 6, 2.6, paint.rim, { rx: 0.6, opacity: 0.07 });
    return (
      rect(-2, -30, 124, 140, FILL.wall) +
      each(Array.from({ length: 16 }), brick) +
      each(WINDOWS[windows], (x) => archedWindow(paint, x, 34, windows === 1 ? 1.5 : 1))
    );
  };

/** Three shelves of books, open in the middle so that a subject can stand there. */
export const shelves =
  (): Part =>
  ({ ink, far, low, mid, near, glow, ground }) => {
    const next = scatter('shelves');
    const backs = [far, low, mid, lighter(near, 0.2), glow];
    const books = (shelf: number): string =>
      each(
        Array.from({ length: 35 }, (_, i) => 2 + i * 3.4),
        (x) => {
          const height = 6 + next() * 7;
          const colour = backs[Math.floor(next() * backs.length)] ?? far;
          const shown = 0.45 + next() * 0.4;
          const open = x > 38 && x < 82 && shelf > 20;
          return open ? '' : rect(x, shelf - height, 2.8, height, colour, { opacity: shown });
        },
      );
    return (
      rect(-2, -30, 124, 140, ground) +
      each([16, 33, 50], (shelf) => rect(-2, shelf, 124, 2.2, ink, { opacity: 0.75 }) + books(shelf))
    );
  };

/** The mouth of a cave, seen from inside. */
export const cave = (): Part => (paint) => {
  const outline = d`M${LEFT} -30H${RIGHT}V${FOOT}H${LEFT}ZM22 ${FOOT}Q6 60 16 36Q24 12 58 10Q96 8 104 38Q112 60 98 ${FOOT}Z`;
  return (
    sheet(paint, outline, FILL.near).replaceAll('<path ', '<path fill-rule="evenodd" ') +
    path('M30 12L34 24L38 11ZM70 9L73 22L78 10ZM88 15L90 24L94 20Z', lighter(paint.near, 0.06))
  );
};

/** A vault of rough stones, lit from behind: the tunnel out of the fortress. */
export const vault =
  (): Part =>
  ({ near, far, rim, top }) => {
    const stones = Array.from({ length: 11 }, (_, i) => Math.PI * (1 + i / 10));
    return (
      rect(-2, -30, 124, 140, top) +
      path(d`M8 ${FOOT}V58A52 52 0 0 1 112 58V${FOOT}Z`, 'url(#halo)', { opacity: 0.9 }) +
      each(stones, (angle, i) => {
        const x = 60 + Math.cos(angle) * 54;
        const y = 60 + Math.sin(angle) * 52;
        const turn = (angle * 180) / Math.PI + 90;
        return (
          `<g transform="${d`translate(${x} ${y}) rotate(${turn})`}">` +
          rect(-8, -6, 15.4, 12, i % 2 === 0 ? near : far, { rx: 2.4 }) +
          line('M-6.4 5H5.6', rim, 1, { opacity: 0.45 }) +
          '</g>'
        );
      })
    );
  };

/** Light that falls through water. */
export const shafts =
  (): Part =>
  ({ rim }) =>
    path('M30 -4L10 84H30L44 -4ZM62 -4L56 84H72L72 -4ZM92 -4L104 84H118L100 -4Z', rim, { opacity: 0.16 });

/** Seaweed at both sides. */
export const weeds = (): Part => (paint) =>
  sheet(
    paint,
    'M6 84Q2 62 10 50Q6 40 12 32Q12 46 14 56Q18 70 16 84ZM100 84Q98 66 106 56Q102 46 110 36Q108 52 112 62Q114 74 112 84ZM92 84Q90 74 96 66Q96 76 98 84Z',
    FILL.near,
    0.3,
  );

/** A heavy curtain drawn to both sides. */
export const curtain =
  (colour: string): Part =>
  ({ glow }) =>
    path('M-2 -2H26Q20 26 8 46Q4 60 -2 66ZM122 -2H94Q100 26 112 46Q116 60 122 66Z', colour) +
    line('M6 -2Q6 26 -2 50M16 -2Q14 26 3 52M114 -2Q114 26 122 50M104 -2Q106 26 117 52', '#05061a', 1.4, {
      opacity: 0.25,
    }) +
    line('M26 -2Q20 26 8 46M94 -2Q100 26 112 46', glow, 1.2, { opacity: 0.8 });

/** The mouth of a tunnel in a bank of rock at the left, warm light inside; `x`, `y` is the middle of its sill. */
export const tunnelMouth =
  (x: number, y: number, size = 1): Part =>
  (paint) =>
    sheet(paint, d`M${LEFT} ${FOOT}V62Q20 50 44 60Q62 66 64 ${FOOT}Z`, FILL.ground, 0.5) +
    path(
      d`M${x - 17 * size} ${FOOT}V${y - 10 * size}a${17 * size} ${17 * size} 0 0 1 ${34 * size} 0V${FOOT}Z`,
      darker(paint.ink, 0.2),
    ) +
    path(
      d`M${x - 13 * size} ${FOOT}V${y - 10 * size}a${13 * size} ${13 * size} 0 0 1 ${26 * size} 0V${FOOT}Z`,
      '#ffac52',
    ) +
    path(d`M${x - 8 * size} ${FOOT}V${y - 9 * size}a${8 * size} ${8 * size} 0 0 1 ${16 * size} 0V${FOOT}Z`, '#ffd68a');
