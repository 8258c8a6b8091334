/** What stands between us and the scene. */
import { type Colour, darker } from '../colour';
import { FOOT, LEFT, type Part, RIGHT, sheet } from '../stage';
import { circle, d, each, faded, line, path, rect, scatter } from '../svg';

/** Blades of grass along the foot. */
export const grass =
  (): Part =>
  ({ ink }) => {
    const next = scatter('grass');
    const blades = each(
      Array.from({ length: 31 }, (_, i) => i * 4 - 2),
      (x) => {
        const height = 6 + next() * 5;
        const lean = next() * 4;
        return d`M${x} 84q${lean * 0.4} ${-height * 0.7} ${1 + lean} ${-height - 3}q-1 6 1 ${height + 3}z`;
      },
    );
    return path(blades, ink, { opacity: 0.85 });
  };

/** One sheet of waves along the foot. */
export const wave = (): Part => (paint) =>
  sheet(
    paint,
    d`M${LEFT} ${FOOT}V72Q8 65 20 72T44 72T68 72T92 72T${RIGHT} 70V${FOOT}Z`,
    darker(paint.ground, 0.18),
    0.55,
  );

/** Bars of mist. */
export const mist =
  (): Part =>
  ({ low }) =>
    faded(
      0.28,
      rect(-6, 58, 74, 6, low, { rx: 3 }) +
        rect(46, 66, 84, 7, low, { rx: 3.5 }) +
        rect(8, 73, 60, 5, low, { rx: 2.5 }),
    );

/** Big leaves in both lower corners. */
export const leaves =
  (): Part =>
  ({ ink, rim }) =>
    path(
      'M-4 40Q14 46 20 66Q6 60 -4 62ZM-4 60Q12 62 22 84H-4ZM124 36Q106 44 100 64Q114 58 124 60ZM124 58Q110 62 102 84H124Z',
      ink,
    ) + line('M-4 50Q8 54 18 66M124 48Q112 52 102 64', rim, 0.7, { opacity: 0.6 });

/** A heavy chain across the picture. */
export const chain =
  (): Part =>
  ({ rim, ink }) =>
    each(
      Array.from({ length: 13 }, (_, i) => i),
      (i) => {
        const [x, y] = [i * 10, 64 + Math.sin((i / 12) * Math.PI) * 8];
        return i % 2 === 1
          ? rect(x - 4.4, y - 0.4, 8.8, 3, ink, { rx: 1.5, opacity: 0.5 }) +
              rect(x - 4.4, y - 1.4, 8.8, 2.8, rim, { rx: 1.4 })
          : line(ring(x, y + 1), ink, 2.3, { opacity: 0.5 }) + line(ring(x, y), rim, 2.3);
      },
    );
const ring = (x: number, y: number): string => d`M${x - 5.6} ${y}a5.6 3.4 0 1 0 11.2 0a5.6 3.4 0 1 0 -11.2 0z`;

/** Dark stones in both lower corners. */
export const stones =
  (): Part =>
  ({ ink, rim }) =>
    path('M-4 84V74Q6 68 14 76Q18 80 20 84ZM100 84Q104 72 114 74Q122 72 124 76V84Z', ink) +
    line('M-4 74Q6 68 14 76M104 76Q108 73 114 74', rim, 0.8, { opacity: 0.7 });

/** Bubbles that rise. */
export const bubbles =
  (): Part =>
  ({ rim }) =>
    each(
      [
        [30, 60, 1.8],
        [33, 50, 2.4],
        [31, 40, 1.4],
        [86, 54, 2],
        [88, 44, 1.4],
        [64, 22, 1.6],
      ] as const,
      ([x, y, radius]) =>
        circle(x, y, radius, rim, 0.35) + circle(x - radius * 0.3, y - radius * 0.3, radius * 0.35, rim),
    );

/** A bowed arrow from a point, `by` to the right (or, below 0, to the left). */
export const arrow =
  (x: number, y: number, by: number, colour: Colour): Part =>
  () => {
    const head = by < 0 ? -1 : 1;
    return (
      line(d`M${x} ${y}Q${x + by / 2} ${y - 22} ${x + by} ${y - 2}`, colour, 3.4, {
        'stroke-linecap': 'round',
        'stroke-dasharray': '5 5',
      }) + path(d`M${x + by + head * 2} ${y + 5}l${-head * 11} -4l${head * 9} -8z`, colour)
    );
  };
