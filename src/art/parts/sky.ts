/** What hangs in the air: lights, weather, birds. */
import { darker, lighter, mix } from '../colour';
import { FILL, type Part, WIDTH } from '../stage';
import { circle, d, each, ellipse, faded, line, path, rect, scatter } from '../svg';

/** A low sun with two rings of haze. */
export const sun =
  (x: number, y: number, radius = 9): Part =>
  ({ glow }) =>
    circle(x, y, radius * 2.6, glow, 0.16) +
    circle(x, y, radius * 1.6, glow, 0.28) +
    circle(x, y, radius, lighter(glow, 0.45));

/** A full moon with three craters. */
export const moon =
  (x: number, y: number, radius = 8): Part =>
  ({ glow, mid }) =>
    circle(x, y, radius * 2.4, glow, 0.12) +
    circle(x, y, radius * 1.5, glow, 0.2) +
    circle(x, y, radius, lighter(glow)) +
    circle(x - radius * 0.3, y + radius * 0.15, radius * 0.22, mid, 0.25) +
    circle(x + radius * 0.35, y - radius * 0.3, radius * 0.15, mid, 0.22) +
    circle(x + radius * 0.3, y + radius * 0.45, radius * 0.12, mid, 0.22);

/** Stars over the upper half. */
export const stars =
  (count = 12): Part =>
  () => {
    const next = scatter(`stars ${count}`);
    const places = Array.from(
      { length: count },
      () => [next() * WIDTH, next() * 38, 0.4 + next() * 0.6, next()] as const,
    );
    return each(places, ([x, y, radius, lit]) => circle(x, y, radius, '#ffffff', 0.4 + lit * 0.5));
  };

/** Four bars of evening cloud; another seed, other clouds. */
export const clouds =
  (seed = 1): Part =>
  ({ mid, low }) => {
    const next = scatter(`clouds ${seed}`);
    return each([0, 1, 2, 3], (i) => {
      const x = next() * 110 - 10;
      const y = 9 + i * 7 + next() * 4;
      const width = 24 + next() * 30;
      const bar = (left: number, above: number, length: number, share: number): string =>
        rect(left, above, length, 3.3, mix(mid, low, share + i * 0.2), { rx: 1.65, opacity: 0.5 });
      return bar(x, y, width, 0.25) + bar(x + 7, y - 2, width * 0.5, 0.35);
    });
  };

/** One heaped cloud of fair weather. */
export const cloud =
  (x: number, y: number, size = 1): Part =>
  ({ low }) =>
    path(
      d`M${x} ${y}h${30 * size}a${3 * size} ${3 * size} 0 0 0 ${-2 * size} ${-5.5 * size}a${6 * size} ${6 * size} 0 0 0 ${-9 * size} ${-4 * size}a${7.5 * size} ${6.6 * size} 0 0 0 ${-12.5 * size} ${2.6 * size}a${4 * size} ${3.5 * size} 0 0 0 ${-6.5 * size} ${6.9 * size}z`,
      lighter(low, 0.5),
      { opacity: 0.7 },
    );

/** Low storm clouds that hang into the picture. */
export const murk =
  (seed = 1): Part =>
  ({ top, mid }) => {
    const next = scatter(`murk ${seed}`);
    return each([0, 1, 2, 3, 4, 5], (i) =>
      ellipse(
        next() * 110 - 10,
        -3 + i * 2.6 + next() * 4,
        18 + next() * 18,
        6 + next() * 4,
        i % 2 === 1 ? darker(mid, 0.25) : darker(top, 0.15),
        0.8,
      ),
    );
  };

/** A fan of light from one point over the whole sky. */
export const rays =
  (x: number, y: number, count = 14): Part =>
  ({ glow }) => {
    const ends = Array.from({ length: count }, (_, i) => (i / count) * Math.PI * 2);
    const outline = each(ends, (angle) => {
      const next = angle + Math.PI / count;
      return d`M${x} ${y}L${x + Math.cos(angle) * 150} ${y + Math.sin(angle) * 150}L${x + Math.cos(next) * 150} ${y + Math.sin(next) * 150}Z`;
    });
    return path(outline, glow, { opacity: 0.17 });
  };

/** Three gulls, far away. */
export const birds =
  (x: number, y: number): Part =>
  ({ ink }) =>
    each(
      [
        [0, 0, 1],
        [8, 4, 0.8],
        [14, -2, 0.6],
      ] as const,
      ([dx, dy, size]) =>
        line(
          d`M${x + dx - 3 * size} ${y + dy - 1.4 * size}q${1.5 * size} -.6 ${3 * size} ${1.4 * size}q${1.5 * size} ${-2 * size} ${3 * size} ${-1.4 * size}`,
          ink,
          0.9,
          { opacity: 0.7 },
        ),
    );

/** A flash of lightning from a point down. */
export const bolt =
  (x: number, y: number, size = 1): Part =>
  ({ glow }) =>
    circle(x, y + 12 * size, 20 * size, glow, 0.16) +
    path(
      d`M${x} ${y}l${-5 * size} ${13 * size}l${4 * size} -.5l${-6 * size} ${15 * size}l${13 * size} ${-19 * size}l${-5 * size} .6l${6 * size} ${-9 * size}z`,
      '#fff3d6',
    );

/** The beam of a lamp at a point, towards the left edge of the stage. */
export const beam =
  (x: number, y: number, spread = 13, rise = 4): Part =>
  () =>
    path(d`M${x} ${y}L-4 ${y - rise - spread}L-4 ${y - rise + spread}Z`, FILL.beam);

/** A soft light around a point: behind a subject, or in front of a lamp. */
export const glow =
  (x: number, y: number, radius = 30): Part =>
  () =>
    circle(x, y, radius, FILL.halo);

/** Sparks that fly up from a point. */
export const sparks =
  (x: number, y: number, count = 12): Part =>
  ({ glow: light }) => {
    const next = scatter(`sparks ${x} ${y}`);
    return each(Array.from({ length: count }), () => {
      const angle = next() * Math.PI * 2;
      const reach = 6 + next() * 20;
      return circle(
        x + Math.cos(angle) * reach,
        y - Math.abs(Math.sin(angle)) * reach,
        0.5 + next(),
        lighter(light, 0.4),
        0.5 + next() * 0.5,
      );
    });
  };

/** A burst of fireworks. */
export const fireworks =
  (x: number, y: number, size = 1): Part =>
  ({ glow: light }) => {
    const angles = Array.from({ length: 12 }, (_, i) => (i / 12) * Math.PI * 2);
    const outline = each(angles, (angle) => {
      const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
      return d`M${x + cos * 3} ${y + sin * 3}L${x + cos * 9} ${y + sin * 9}`;
    });
    return line(outline, lighter(light), 1.2, { 'stroke-linecap': 'round' });
  };

/** Three puffs from a chimney whose mouth is at the point. */
export const smoke =
  (x: number, y: number): Part =>
  ({ low, rim }) =>
    faded(
      0.75,
      circle(x, y, 2.4, mix(low, rim, 0.5)) +
        circle(x + 2.5, y - 5, 3.2, mix(low, rim, 0.5)) +
        circle(x + 6, y - 11, 4.2, mix(low, rim, 0.5)),
    );
