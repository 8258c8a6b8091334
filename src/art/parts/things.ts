/** Things on a table, and things that tell a story. `x`, `y` is the middle of their foot unless said otherwise. */
import { darker, lighter, type Colour } from '../colour';
import { FILL, type Part, standing } from '../stage';
import { at, circle, d, each, ellipse, line, path, rect } from '../svg';
import { candle } from './lights';

/** Two sheets of writing; the point is their middle. */
export const papers = standing(
  ({ ink }) =>
    path('M-20 6L-14 -12L10 -12L8 6Z', '#efdcb4', { transform: 'rotate(-6)' }) +
    path('M-8 8L-4 -10L20 -8L18 9Z', ink, { opacity: 0.2, transform: 'translate(.8 1)' }) +
    path('M-8 8L-4 -10L20 -8L18 9Z', '#fff4da') +
    line('M-1 -5l16 1.300M-2 -1l16 1.300M-3 3l12 1', ink, 0.9, { opacity: 0.5 }),
);

/** A tall pile of files, tied up. */
export const files = standing(
  ({ ink }) =>
    each([0, 1, 2, 3, 4, 5], (i) =>
      rect(-12 + (i % 2) * 2, -4 - i * 3.6, 24, 3.4, i % 2 === 0 ? '#fff4da' : '#e3c795', { rx: 0.5 }),
    ) +
    path('M4 -26H14V0H4Z', ink, { opacity: 0.14 }) +
    line('M-2 -25.600V-.4', '#c2453c', 2),
);

/** A map of a treasure; the point is its middle. */
export const map = standing(
  ({ ink }) =>
    path('M-38 10L-30 -20Q-14 -16 0 -20T30 -20L38 10Q18 6 0 11T-38 10Z', ink, {
      opacity: 0.3,
      transform: 'translate(1 1.600)',
    }) +
    path('M-38 10L-30 -20Q-14 -16 0 -20T30 -20L38 10Q18 6 0 11T-38 10Z', '#f3dba6') +
    path('M0 -20Q16 -24 30 -20L38 10Q18 6 0 11Z', '#b9863f', { opacity: 0.16 }) +
    line('M-38 10L-30 -20Q-14 -16 0 -20T30 -20', '#fff4d0', 1.1) +
    path('M-26 3q6 -7 13 0q-6 5 -13 0zM2 5q5 -5 12 -1q-5 4 -12 1zM-8 -14q4 -3 8 0q-4 3 -8 0z', '#8fae7b') +
    line('M-22 -7Q-14 -15 -8 -7T4 -5Q10 -1 17 -3', '#b3532f', 1.8, { 'stroke-dasharray': '3 2.400' }) +
    line('M19 -8l7 7M26 -8l-7 7', '#c7362d', 2.8, { 'stroke-linecap': 'round' }),
);

/** An astrolabe that hangs from its ring; the point is its middle. 44 wide at size 1. */
export const astrolabe = standing(
  ({ ink }) =>
    circle(1.4, 1.6, 22, ink, 0.35) +
    line('M-4.500 -26a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0z', '#f5c64c', 2) +
    path('M-5 -20L0 -24L5 -20Z', '#d99a2b') +
    circle(0, 0, 22, FILL.gold) +
    circle(0, 0, 18, '#7a4a14', 0.9) +
    circle(0, 0, 17, '#c98a26') +
    each([0, 30, 60, 90, 120, 150], (turn) =>
      line('M0 -21.400V-18.600M0 18.600V21.400', '#6b4010', 1.1, { transform: `rotate(${turn})` }),
    ) +
    line('M-8 -3a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM-17 2Q0 12 17 2M-15 -8Q0 0 15 -8', '#6b4010', 1.1) +
    line('M0 -17Q9 -9 4 0M0 17Q-10 10 -7 2', '#ffe9a3', 1.4) +
    path('M-20 -1.200L0 -2.200L20 -1.200V1.200L0 2.200L-20 1.200Z', '#fff1b4', { transform: 'rotate(-38)' }) +
    circle(0, 0, 2.6, '#6b4010') +
    circle(-0.5, -0.5, 1.2, '#fff1b4'),
);

/** A sea chart with rhumb lines, a compass rose and a coast; the point is its middle. */
export const chart = standing(({ ink }) => {
  const sheet = 'M-38 12L-33 -20H33L38 12Z';
  const rose = 'M0 -10L1.800 -1.800L10 0L1.800 1.800L0 10L-1.800 1.800L-10 0L-1.800 -1.800Z';
  return (
    path(sheet, ink, { opacity: 0.3, transform: 'translate(1 1.600)' }) +
    path(sheet, '#dcebe6') +
    path('M-38 12L-35 -8Q-26 -10 -24 -3Q-20 2 -26 5Q-22 10 -28 12Z', '#d9b878') +
    path('M33 -20L35.500 -4Q28 -6 26 -11Q20 -14 22 -20Z', '#d9b878') +
    path('M-4 6q5 -4 9 0q-4 4 -9 0z', '#d9b878') +
    line(
      'M8 -5L-33 -18M8 -5L-36 2M8 -5L-20 12M8 -5L6 12M8 -5L30 12M8 -5L36 3M8 -5L33 -18M8 -5L-10 -20M8 -5L16 -20',
      '#5c8f9a',
      0.7,
      { opacity: 0.8 },
    ) +
    at(8, -5, 1, path(rose, '#22506b', { transform: 'rotate(45) scale(.6)' }) + path(rose, '#b3402f')) +
    line('M-33 -20H33', '#ffffff', 1.1)
  );
});

/** A flask of something that glows. */
export const flask =
  (x: number, y: number, size = 1, liquid: Colour = '#57c7a7'): Part =>
  () =>
    circle(x, y - 10 * size, 24 * size, FILL.halo) +
    at(
      x,
      y,
      size,
      path('M-3 -30H3V-19L12 -4Q13 0 9 0H-9Q-13 0 -12 -4L-3 -19Z', '#dff2f2', { opacity: 0.5 }) +
        path('M-6.400 -13H6.400L12 -4Q13 0 9 0H-9Q-13 0 -12 -4Z', liquid) +
        circle(-2, -6, 1.7, '#ffffff', 0.8) +
        circle(4, -9, 1.2, '#ffffff', 0.8) +
        circle(1, -36, 2, liquid, 0.85) +
        circle(5, -43, 2.8, liquid, 0.6) +
        line('M-3.600 -30h7.200', '#ffffff', 1.6) +
        line('M-10 -3L-3.600 -17', '#ffffff', 1, { opacity: 0.8 }),
    );

/** An open book; the point is the middle of its spine. */
export const book = standing(
  ({ ink }) =>
    path('M-28 2Q-14 -5 0 1Q14 -5 28 2V9Q14 3 0 9Q-14 3 -28 9Z', '#8f3f3f') +
    path('M-26 0Q-14 -16 0 -4Q14 -16 26 0V4Q14 -4 0 5Q-14 -4 -26 4Z', '#fff3d6') +
    path('M0 -4Q14 -16 26 0V4Q14 -4 0 5Z', '#c9a06a', { opacity: 0.22 }) +
    line('M0 -4V5', ink, 0.8) +
    line(
      'M-21 -3.500Q-13 -10 -4 -4.500M-21 -.6Q-13 -7 -4 -1.600M4 -4.500Q13 -10 21 -3.500M4 -1.600Q13 -7 21 -.6',
      '#a98d63',
      0.9,
    ) +
    path('M7 -8V7L9.500 5L12 7V-9Z', '#d9544b'),
);

/** A long table with candles and papers, its edge at `y`. */
export const board =
  (y = 64): Part =>
  (paint) =>
    path(d`M6 ${y}H114L120 84H0Z`, '#8a5030') +
    line(d`M6 ${y}H114`, paint.rim, 1.4) +
    papers(60, y + 8, 0.75)(paint) +
    candle(32, y + 7, 7)(paint) +
    candle(90, y + 7, 7)(paint);

/** Golden scales, a little out of balance; the point is their foot. */
export const scales = standing(({ ink }) => {
  const drawn = (colour: string): string =>
    line('M0 0V-38M-20 -34L20 -28', colour, 2.4, { 'stroke-linecap': 'round' }) +
    path('M-9 0Q-8 -3 0 -3.500Q8 -3 9 0Z', colour) +
    line('M-20 -34L-27 -18M-20 -34L-13 -18M20 -28L13 -12M20 -28L27 -12', colour, 1) +
    path('M-29 -18H-11Q-12 -11 -20 -11T-29 -18ZM11 -12H29Q28 -5 20 -5T11 -12Z', colour) +
    circle(0, -38, 3, colour);
  return (
    `<g transform="translate(1 1.200)" opacity=".45">${drawn(ink)}</g>` +
    drawn('#f3c44e') +
    ellipse(-20, -19, 5, 2.4, '#ffe9a0') +
    line('M-8 -.6Q-7 -2.600 0 -3M-27.500 -17Q-26 -12.500 -20 -12', '#fff1b8', 0.9)
  );
});

/** A grinning skull; the point is its middle. */
export const skull = standing(
  ({ ink, rim }, bone: Colour = '#e6f2c8') =>
    path('M-15 -2A15 15 0 1 1 15 -2Q15 6 9 8V15H-9V8Q-15 6 -15 -2Z', ink, {
      opacity: 0.5,
      transform: 'translate(1.500 2)',
    }) +
    path('M-15 -2A15 15 0 1 1 15 -2Q15 6 9 8V15H-9V8Q-15 6 -15 -2Z', bone) +
    path('M5 -16Q15 -12 15 -2Q15 6 9 8V15H4Q9 -1 5 -16Z', ink, { opacity: 0.2 }) +
    path(
      'M-10.500 -1a4.500 4.800 0 1 0 9 0a4.500 4.800 0 1 0 -9 0zM1.500 -1a4.500 4.800 0 1 0 9 0a4.500 4.800 0 1 0 -9 0zM-2 8L0 3.500L2 8Z',
      ink,
    ) +
    line('M-4.500 15V10.500M0 15V11M4.500 15V10.500', ink, 1.2) +
    circle(-6, -1, 1.5, rim) +
    circle(6, -1, 1.5, rim) +
    line('M-15 -3A15 15 0 0 1 -2 -17', '#ffffff', 1.2),
);

/** An eye that looks through a keyhole. */
export const keyhole = standing(
  ({ ink, rim, glow }) =>
    rect(-17, -28, 34, 56, '#b98a4a', { rx: 7 }) +
    path('M4 -28H10A7 7 0 0 1 17 -21V21A7 7 0 0 1 10 28H4Z', ink, { opacity: 0.25 }) +
    line('M-17 21V-21A7 7 0 0 1 -10 -28H8', rim, 1.4) +
    each([-22, 22], (up) => circle(0, up, 1.8, darker('#b98a4a', 0.4))) +
    path('M-10 -6A10 10 0 1 1 10 -6Q9 0 5 2L8 17H-8L-5 2Q-9 0 -10 -6Z', ink) +
    path('M-8.500 -6Q0 -14 8.500 -6Q0 2 -8.500 -6Z', '#fffaf0') +
    circle(0, -6.2, 3.7, '#3f7fc4') +
    circle(0, -6.2, 1.8, ink) +
    circle(-1.1, -7.4, 0.8, '#ffffff') +
    line('M-9 -6Q0 -15 9 -6', glow, 1, { opacity: 0.8 }),
);

/** A dagger that points to the left; the point is its tip. */
export const dagger =
  (x: number, y: number, size = 1, turned = 0): Part =>
  ({ ink }) =>
    at(
      x,
      y,
      size,
      path('M0 0L6 -2.800H30V2.800H6Z', '#e9eef6') +
        path('M0 0L6 2.800H30V0Z', '#8f9bb3') +
        rect(30, -6, 3, 12, '#e3b35a', { rx: 1 }) +
        rect(33, -2.2, 11, 4.4, darker('#7a3a2a', 0.1), { rx: 1.6 }) +
        circle(45, 0, 2.8, '#e3b35a') +
        line('M6 -2.800H30', '#ffffff', 0.7) +
        path('M33 0H44V2.200H33Z', ink, { opacity: 0.3 }),
      turned,
    );

/** A crow's nest on its mast, and somebody in it with a spyglass; the point is the middle of its floor. */
export const crowsNest = standing(
  ({ ink, rim }) =>
    path('M-2.600 60V-40H2.600V60Z', '#6b4029') +
    path('M.4 60V-40H2.600V60Z', ink, { opacity: 0.3 }) +
    line('M0 -40V-46', ink, 1) +
    path('M0 -46l13 3l-13 3.500z', '#e4564d') +
    path('M-8 -1Q-8 -13 -2 -14.500H4Q9 -13 9 -1Z', '#b23f3a') +
    path('M3 -14.500Q9 -13 9 -1H4Q6 -8 3 -14.500Z', ink, { opacity: 0.25 }) +
    circle(1, -18.6, 4.6, '#e9b98e') +
    path('M-3.800 -19Q-3.600 -24.500 1 -24.500T5.800 -19Q1 -22 -3.800 -19ZM5 -21l4.500 1l-3 2.800z', '#33538a') +
    path('M-2 -18.600L-6 -20.400L-20 -24.500L-21 -20.500L-6 -17Z', '#e3b35a') +
    line('M-20 -24.500L-6 -20.400', '#fff1c0', 0.8) +
    line('M5 -10Q-3 -9 -6 -17', '#b23f3a', 3, { 'stroke-linecap': 'round' }) +
    path('M-15 -4H15L11 12H-11Z', '#9a5f38') +
    path('M3 -4H15L11 12H2Z', ink, { opacity: 0.25 }) +
    line('M-14 1H14M-12.600 6.500H12.600M-7 -4L-5 12M0 -4V12M7 -4L5 12', darker('#9a5f38', 0.4), 0.9) +
    line('M-16 -4H16', lighter('#9a5f38', 0.4), 2.4, { 'stroke-linecap': 'round' }) +
    line('M-14 10L-34 62M14 10L34 62', rim, 0.8, { opacity: 0.6 }),
);

/** A board that hangs out over a door, with a quill on it; the point is its middle. */
export const sign = standing(
  ({ ink }) =>
    line('M-11 -13H11M-7 -13V-8M7 -13V-8', ink, 1.4) +
    rect(-11, -8, 22, 17, '#7a57b0', { rx: 2 }) +
    rect(-9.6, -6.6, 19.2, 14.2, '#f7ecd2', { rx: 1.2 }) +
    path('M-5 6Q-4 -3 6 -5Q5 4 -3 4.500Z', '#7a57b0') +
    line('M-6 7L2 -1', '#4a2f7a', 0.9),
);

/** A silver dish, as wide as a roast. */
export const dish =
  (x: number, y: number): Part =>
  ({ ink }) =>
    ellipse(x, y + 1.4, 31, 4, ink, 0.3) + ellipse(x, y, 29, 4, '#eef1f5') + ellipse(x, y - 0.8, 24, 2.6, '#aab4c6');

/** A snare of rope that hangs from a bent branch; the point is the branch's foot. */
export const snare = standing(
  ({ ink, rim }) =>
    line('M0 0Q-4 -34 -26 -36', '#5a3a22', 2.6, { 'stroke-linecap': 'round' }) +
    line('M-1 -6Q-5 -33 -25 -36.800', rim, 0.7, { opacity: 0.7 }) +
    line('M-26 -36V-24M-26 -24Q-34 -18 -30 -10Q-26 -6 -22 -10Q-18 -18 -26 -24Z', '#e3c38a', 1.6) +
    circle(-26, -24, 1.3, ink),
);
