/** Plants and gardens. `x`, `y` is where they stand. */
import type { Colour } from '../colour';
import { type Part, standing } from '../stage';
import { at, circle, d, each, ellipse, line, path, rect } from '../svg';

/** A frond of a palm: an outline from the crown outwards, and back. */
const frond = (angle: number, length: number): string => {
  const [across, along] = [Math.cos(angle) * length, Math.sin(angle) * length];
  return d`M0 0q${across * 0.5} ${along * 0.5 - 4} ${across} ${along + 2}q${-across * 0.55} ${-along * 0.35 - 1} ${-across} ${-along - 2}z`;
};

/** A palm of this height. */
export const palm =
  (x: number, y: number, height = 30, colour?: Colour): Part =>
  ({ ink, rim }) => {
    const leaf = colour ?? ink;
    return at(
      x,
      y,
      height / 30,
      path('M-1.400 0Q1 -14 5 -26L7 -25.400Q3.600 -12 2 0Z', leaf) +
        at(
          6,
          -26,
          1,
          path(
            each([-2.9, -2.3, -1.5, -0.7, -0.1, 0.35, 2.75], (angle) => frond(angle, 14)),
            leaf,
          ),
        ) +
        line('M5 -26Q1 -14 -1.200 -1', rim, 0.7, { opacity: 0.55 }) +
        line('M6 -27q-6 -6 -12 -2M6 -27q4 -7 11 -4M6 -27q-2 -7 -5 -9', rim, 0.7, { opacity: 0.6 }),
    );
  };

/** Two palms at each side, far away. */
export const palms =
  (y = 52, colour?: Colour): Part =>
  (paint) =>
    each(
      [
        [8, 30],
        [20, 22],
        [108, 28],
        [98, 20],
      ] as const,
      ([x, height]) => palm(x, y + 6, height, colour ?? paint.near)(paint),
    );

/** A round tree. */
export const tree = standing(
  ({ rim, ink }, crown: Colour = '#3d8a5c') =>
    rect(-1.4, -8, 2.8, 8, '#5a3a2a') +
    circle(0, -14, 8.5, crown) +
    path('M2 -22.200A8.500 8.500 0 0 1 0 -5.500Q6 -13 2 -22.200Z', ink, { opacity: 0.22 }) +
    line('M-8 -12A8.500 8.500 0 0 1 0 -22.400', rim, 1.1),
);

/** A clipped hedge from `x`, this wide. */
export const hedge =
  (x: number, y: number, width = 30, green: Colour = '#2f7a52'): Part =>
  ({ rim }) =>
    rect(x, y - 7, width, 9, green, { rx: 3.6 }) +
    line(d`M${x + 2} ${y - 6.6}h${width - 4}`, rim, 0.9, { opacity: 0.7 });

/** A fountain with its basin. */
export const fountain = standing(
  () =>
    ellipse(0, -2, 17, 4.4, '#e9dcc2') +
    ellipse(0, -3, 14, 3.2, '#7cc7d8') +
    rect(-1.6, -14, 3.2, 11, '#e9dcc2') +
    ellipse(0, -14, 7, 2, '#f7ecd2') +
    line('M0 -15Q-7 -24 -9 -6M0 -15Q7 -24 9 -6M0 -15V-22', '#e4fafd', 1.4, { 'stroke-linecap': 'round' }),
);

/** A desert island with two palms. */
export const isle =
  (x: number, y: number, size = 1): Part =>
  (paint) =>
    at(
      x,
      y,
      size,
      path('M-34 4Q-24 -9 -4 -10Q22 -11 34 4Z', '#f3d595') +
        path('M-26 -1Q-14 -14 4 -13Q20 -12 27 -1Q0 -6 -26 -1Z', '#5fae6b') +
        line('M-26 -1Q-14 -14 4 -13', paint.rim, 1),
    ) +
    palm(x - 6 * size, y - 8 * size, 36 * size, '#174a3c')(paint) +
    palm(x + 8 * size, y - 7 * size, 25 * size, '#1f5b47')(paint);

/** A big leaf with veins, its stem at the point, turned by degrees. */
export const bigLeaf =
  (x: number, y: number, length: number, turned: number, green: Colour): Part =>
  ({ rim }) =>
    at(
      x,
      y,
      length / 40,
      path('M0 0C12 -13.600 30 -12 40 0C30 12 12 13.600 0 0Z', green) +
        line('M0 0H38M10 0l5 -7M10 0l5 7M17 0l5 -7M17 0l5 7M23 0l5 -6M23 0l5 6M30 0l4 -4M30 0l4 4', rim, 0.8, {
          opacity: 0.45,
        }),
      turned,
    );

/** A parrot on a branch that looks to the right; the point is under its feet. */
export const parrot = standing(({ ink, rim }) => {
  const body = 'M-9 0Q-14 -20 -3 -30Q9 -38 17 -28Q19 -21 15 -14Q14 2 3 9Q-6 8 -9 0Z';
  return (
    path('M-6 2L-14 28L-8 27L-5 30L3 6Z', '#2f6fc0') +
    path('M-2 4L-8 27L-5 30L4 6Z', '#1f4f94') +
    path(body, rim, { transform: 'translate(-1 -.9)' }) +
    path(body, '#43b96b') +
    path('M-3 -29Q8 -38 17 -28Q18 -23 15 -19Q4 -16 -6 -24Q-5 -27 -3 -29Z', '#f0c341') +
    path('M-7 -5Q-13 -16 -5 -22Q7 -14 6 0Q4 9 -2 15Q-7 5 -7 -5Z', '#23804a') +
    path('M-6 0Q-2 6 5 4Q3 10 -2 15Q-5 8 -6 0Z', '#2f6fc0') +
    path('M7 9Q15 1 15.500 -13Q12 -2 2 4Z', ink, { opacity: 0.22 }) +
    circle(9.5, -26.5, 4.4, '#fffaf0') +
    circle(10, -27, 1.7, '#1b120c') +
    path('M14 -32Q26 -33 25 -22Q24 -16 19.500 -17Q21 -23 14 -24Z', '#33231c') +
    line('M14.500 -31Q23 -32 24 -25', '#8a6a55', 1) +
    line('M-34 11Q0 7 34 13', '#6b4630', 4, { 'stroke-linecap': 'round' }) +
    line('M-34 9.600Q0 5.600 30 11', rim, 0.8, { opacity: 0.7 }) +
    line('M0 8.500v3.500M4 8.500v3.500', '#d9a05a', 2, { 'stroke-linecap': 'round' })
  );
});
