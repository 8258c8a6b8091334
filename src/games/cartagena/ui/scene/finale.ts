import { at, circle, d, each, ellipse, line, path, rect, scatter } from '@/art/svg';
import { OUTLINES, type SeatColor } from '@/ui/Shape';
import { SEAT_TINTS } from '@/ui/theme';
import { glowStops, linear, PAINTS, radial } from './paint';
import { bar, definitions, glitter, rampart, ridge, sun, tower } from './parts';
import { pirateArt } from './pirate';

/** The last picture: 390 wide in the middle, and as much more to both sides as a screen may show. The sea begins at 412. */
const [LEFT, WIDE] = [-800, 2000];
const { dark } = PAINTS;

/** Dawn, the fortress left behind, and the open sea. */
export const dawnArt =
  definitions(dark) +
  linear('dawn', [
    [0, '#0c2840'],
    [0.32, '#2b6a80'],
    [0.62, '#e0996c'],
    [0.82, '#ffd08a'],
    [1, '#fff0c4'],
  ]) +
  linear('morning', [
    [0, '#ffcf8f'],
    [0.5, '#5d8f90'],
    [1, '#0d3444'],
  ]) +
  radial('sunlight', glowStops('#ffc765', 0.75)) +
  rect(LEFT, -400, WIDE, 400, '#0c2840') +
  rect(LEFT, 0, WIDE, 430, 'url(#dawn)') +
  stars() +
  sun(236, 372, 40) +
  bar(20, 250, 120, 4, '#ffe6c0', 0.35) +
  bar(230, 214, 150, 4, '#ffe6c0', 0.3) +
  bar(150, 292, 80, 3, '#fff3d6', 0.4) +
  at(LEFT, 0, 1, ridge(WIDE, 396, 36, 460, '#3f7a86', 5)) +
  path(`M${LEFT} 460V352H0Q46 344 84 366T150 420V460Z`, '#1b4350') +
  line('M0 352Q46 344 84 366T150 420', '#ffd6a0', 2) +
  tower(dark, 8, 300, 34, 362, { windows: [[0.5, false]] }) +
  rampart(dark, 40, 324, 56, 372) +
  tower(dark, 84, 312, 20, 376, { windows: [[0.5, false]] }) +
  rect(LEFT, 412, WIDE, 900, 'url(#morning)') +
  glitter(236, 416, 150, 130, '#fff6d8', 3) +
  each(
    [
      [46, 226],
      [72, 214],
      [330, 190],
    ],
    ([x = 0, y = 0]) => line(d`M${x} ${y}q6 -7 11 0q5 -7 11 0`, '#fff3dc', 2.5, { 'stroke-linecap': 'round' }),
  );

function stars(): string {
  const luck = scatter(4);
  return each(Array.from({ length: 90 }), () =>
    circle(LEFT + luck() * WIDE, luck() * 120, luck() < 0.2 ? 1.3 : 0.8, '#fff6da', 0.3 + luck() * 0.5),
  );
}

/** What is seen of the winner's sloop: left, top, width, height. Its waterline is at 0. */
export const PRIZE_VIEW = [-130, -226, 320, 252] as const;

/** Filled sails in the winner's colour. */
export const prizeSails = (color: SeatColor): string =>
  linear(
    'canvas',
    [
      [0, '#fffaf0'],
      [1, '#eab874'],
    ],
    true,
  ) +
  line('M-9 -18V-210', '#24150c', 6) +
  line('M-8 -184L132 -44', '#24150c', 1.6, { opacity: 0.7 }) +
  path('M-16 -194C-75 -145 -97 -88 -101 -44Q-57 -31 -16 -40Z', 'url(#canvas)') +
  path('M-2 -172C35 -128 70 -84 114 -48Q53 -29 -2 -40Z', 'url(#canvas)') +
  line('M-16 -194C-75 -145 -97 -88 -101 -44', '#fff8e2', 2.6, { opacity: 0.8 }) +
  path('M-9 -211q20 -9 40 2q-18 7 -40 11z', SEAT_TINTS[color]) +
  path(OUTLINES[color], SEAT_TINTS[color], {
    stroke: '#fffaf0',
    'stroke-width': 1.8,
    transform: 'translate(-72 -114) scale(1.8)',
  });

/** All of them on deck, and the hull. */
export const prizeHull = (color: SeatColor, count: number): string =>
  linear('oak', [
    [0, '#7a4828'],
    [1, '#3d2214'],
  ]) +
  ellipse(6, 16, 140, 11, '#0b3344', 0.45) +
  each(Array.from({ length: count }), (_, i) =>
    at(-76 + (150 * (i + 0.5)) / count, i % 2 ? -31 : -24, 1.5, pirateArt(color, '#0b2a1c', 1.2)),
  ) +
  path('M-116 -20Q-110 14 -88 17H84Q114 8 127 -28Q0 -3 -116 -20Z', 'url(#oak)') +
  path('M-118 -30Q0 -15 131 -39l-4 11Q0 -3 -116 -20Z', '#e8bf6a') +
  line('M-104 0Q0 8 110 -8', '#3d2214', 2) +
  line('M130 -36l52 -24', '#24150c', 5);

/** Waves in front of it. */
export const surfArt = each(
  [
    [552, '#1d6274', 0],
    [570, '#134a5c', 20],
    [590, '#0d3444', 8],
  ] as const,
  ([y, colour, off]) => {
    let outline = `M${LEFT - off} ${y}`;
    for (let x = 0; x < WIDE; x += 40) outline += 'q20 -10 40 0';
    return path(`${outline}V1400H${LEFT - off}Z`, colour);
  },
);

/** Paper and gold in the air. */
export function confettiArt(color: SeatColor): string {
  const luck = scatter(8);
  const colours = ['#ffe08a', SEAT_TINTS[color], '#fffaf0', '#6ff0dd'];
  return each(Array.from({ length: 110 }), (_, i) => {
    const [x, y] = [LEFT + 400 + luck() * 1190, 60 + luck() * 400];
    return rect(-3.5, -1.75, 7, 3.5, colours[i % 4] ?? '#ffe08a', {
      rx: 1,
      opacity: 0.85,
      transform: d`translate(${x} ${y}) rotate(${luck() * 180})`,
    });
  });
}
