/** Everything that floats, or did. `x`, `y` is where the keel lies in the water. */
import { darker, lighter, mix, type Colour } from '../colour';
import type { Paint, Part } from '../stage';
import { at, circle, d, each, faded, line, path, rect } from '../svg';
import { lamp } from './lights';

interface Rig {
  readonly hull: Colour;
  readonly cloth: Colour;
  readonly trim: Colour;
  readonly flag: Colour;
}

const rigOf = ({ ink, low, rim, far }: Paint): Readonly<Record<ShipKind, Rig>> => ({
  merchant: { hull: '#7d4029', cloth: '#fff1d2', trim: '#f0bd5e', flag: '#e4564d' },
  galleon: { hull: '#6a3526', cloth: '#f9dcae', trim: '#eeb255', flag: '#d9483b' },
  pirate: { hull: mix('#1c1024', ink, 0.4), cloth: '#3b2340', trim: rim, flag: '#0d0712' },
  ghost: { hull: mix(low, '#ffffff', 0.25), cloth: mix(low, '#ffffff', 0.62), trim: '#ffffff', flag: rim },
  far: { hull: mix(far, ink, 0.25), cloth: mix(far, low, 0.5), trim: mix(far, low, 0.3), flag: far },
});

type ShipKind = 'merchant' | 'galleon' | 'pirate' | 'ghost' | 'far';

/** A square sail between two yards; the wind comes from the left. */
const squareSail = (cloth: Colour, middle: number, top: number, width: number, height: number): string => {
  const [left, bulge, slack] = [middle - width / 2, width * 0.16, height * 0.22];
  const sail = d`M${left} ${top}h${width}q${bulge} ${height * 0.55} 0 ${height}q${-width / 2} ${-slack} ${-width} 0q${bulge} ${-height * 0.45} 0 ${-height}z`;
  const shade = d`M${left + width * 0.62} ${top}h${width * 0.38}q${bulge} ${height * 0.55} 0 ${height}q${-width * 0.19} ${-slack * 0.5} ${-width * 0.38} ${-slack * 0.9}q${bulge} ${-height * 0.4} 0 ${-height + slack * 0.9}z`;
  return (
    path(sail, cloth) +
    path(shade, darker(cloth, 0.45), { opacity: 0.28 }) +
    line(d`M${left - 2} ${top}h${width + 4}`, darker(cloth, 0.6), 1.8)
  );
};

const skull = (x: number, y: number, size: number, bone: string): string =>
  at(
    x,
    y,
    size,
    line('M-5 4L5 9M5 4L-5 9', bone, 1.8, { 'stroke-linecap': 'round' }) +
      path('M-4 0A4 4.2 0 1 1 4 0Q4 2 2.2 2.4V4.4H-2.2V2.4Q-4 2 -4 0Z', bone) +
      path(
        'M-2.8 -.4a1.2 1.3 0 1 0 2.4 0a1.2 1.3 0 1 0 -2.4 0zM.4 -.4a1.2 1.3 0 1 0 2.4 0a1.2 1.3 0 1 0 -2.4 0z',
        '#0d0712',
      ),
  );

/** A three-master under full sail, 66 wide and 56 high at size 1. */
export const ship =
  (x: number, y: number, size = 1, kind: ShipKind = 'merchant'): Part =>
  (paint) => {
    const { hull, cloth, trim, flag } = rigOf(paint)[kind];
    const mast = darker(hull, 0.45);
    const ports = [-22, -10, 2, 14, 26];
    const drawn =
      line('M-26 -16V-84M4 -16V-100M34 -14V-80', mast, 2.6) +
      line('M52 -22L76 -36', mast, 2.4) +
      path('M74 -35L38 -58L44 -26Z', darker(cloth, 0.08), { opacity: 0.92 }) +
      squareSail(cloth, -26, -78, 24, 19) +
      squareSail(cloth, -26, -56, 30, 26) +
      squareSail(cloth, 4, -94, 28, 23) +
      squareSail(cloth, 4, -68, 36, 36) +
      squareSail(cloth, 34, -74, 24, 18) +
      squareSail(cloth, 34, -53, 30, 24) +
      path('M4 -101q9 -5 18 0q-9 4 -18 5zM-26 -85q7 -4 13 0q-7 3 -13 4z', flag) +
      (kind === 'pirate' ? skull(5, -52, 2, paint.rim) : '') +
      path('M-62 -36L-58 -6Q-52 8 -40 8H40Q54 2 58 -24L44 -20L40 -14H-28L-32 -28H-44L-46 -36Z', hull) +
      path('M-57 -4Q0 4 53 -10Q50 4 40 8H-40Q-52 8 -57 -4Z', paint.ink, { opacity: 0.22 }) +
      line('M-62 -36H-46L-44 -28H-32L-28 -14H40L44 -20L58 -24', lighter(trim, 0.25), 1.8, { opacity: 0.9 }) +
      line('M-57.500 -6Q0 0 53 -11', trim, 2.2) +
      each(ports, (port) => rect(port, -7, 5, 4.6, kind === 'ghost' ? trim : paint.glow, { opacity: 0.9 })) +
      rect(-56, -31, 4.5, 5.5, paint.glow) +
      rect(-49.5, -31, 4.5, 5.5, paint.glow);
    const placed = at(x, y - 4 * size, size * 0.52, drawn);
    return kind === 'ghost' ? faded(0.85, placed) : placed;
  };

/** Three sails on the horizon. */
export const fleet =
  (y = 47): Part =>
  (paint) =>
    each(
      [
        [20, 0.3],
        [44, 0.22],
        [98, 0.34],
      ] as const,
      ([x, size]) => ship(x, y + 2, size, 'far')(paint),
    );

/** A sloop: one mast, mainsail and jib. 70 wide and 56 high at size 1. */
export const sloop =
  (x: number, y: number, size = 1, flag: Colour = '#e4564d', cloth: Colour = '#f8ead0'): Part =>
  ({ ink, glow }) => {
    return at(
      x,
      y - 4 * size,
      size * 0.52,
      line('M-4 -8V-98', '#2a1a10', 2.8) +
        line('M-4 -86L62 -20', '#2a1a10', 0.9, { opacity: 0.6 }) +
        path('M-7 -90C-34 -66 -44 -40 -46 -20Q-26 -14 -7 -18Z', cloth) +
        path('M-7 -90C-14 -60 -16 -40 -16 -17L-7 -18Z', '#8a5a34', { opacity: 0.22 }) +
        line('M-17 -60Q-30 -52 -39 -40M-9 -42Q-26 -36 -43 -30', darker(cloth, 0.25), 1) +
        path('M-1 -80C16 -58 32 -38 52 -22Q24 -13 -1 -18Z', darker(cloth, 0.06)) +
        path('M10 -66C22 -50 36 -36 52 -22Q40 -18 28 -16Q20 -44 10 -66Z', '#8a5a34', { opacity: 0.22 }) +
        line('M-7 -90C-34 -66 -44 -40 -46 -20', '#fffaf0', 1.4) +
        path('M-4 -98q10 -5 20 1q-9 4 -20 6z', flag) +
        line('M60 -18L84 -29', '#2a1a10', 2.4) +
        path('M-54 -14Q-52 6 -40 8H38Q52 4 60 -18Q30 -9 0 -10T-54 -14Z', '#6f4126') +
        path('M-50 -2Q0 4 54 -6Q50 4 38 8H-40Q-48 7 -50 -2Z', ink, { opacity: 0.28 }) +
        path('M-54 -14Q-24 -9 0 -10T60 -18L58.500 -13Q30 -4 0 -5T-53.500 -9Z', '#eebf66') +
        circle(-50, -20, 3.6, glow),
    );
  };

/** A rowing boat, perhaps with a lantern. 33 wide at size 1. */
export const boat =
  (x: number, y: number, size = 1, hull: Colour = '#7a3f2c', lit = false): Part =>
  (paint) =>
    at(
      x,
      y,
      size,
      path('M-16 -5Q0 -1 17 -6Q14 4 8 5H-9Q-14 3 -16 -5Z', hull) +
        path('M-16 -5Q0 -1 17 -6L16.400 -4Q0 1 -15.400 -3Z', paint.rim, { opacity: 0.75 }),
    ) + (lit ? lamp(x + 9 * size, y - 10 * size, size * 0.9)(paint) : '');

/** A boat with a sail and a jib. 42 high at size 1. */
export const dinghy =
  (x: number, y: number, size = 1): Part =>
  (paint) =>
    at(
      x,
      y,
      size,
      line('M-1 -4V-36', paint.ink, 1.4) +
        path('M1 -34Q17 -22 15 -7L1 -6Z', '#fff0d2') +
        path('M9 -26Q17 -18 15 -7L8 -6.500Q11 -16 9 -26Z', '#8a5a34', { opacity: 0.25 }) +
        path('M-3 -31Q-12 -18 -13 -8L-3 -7Z', '#fff8e8') +
        path('M-1 -37l7 1.600l-7 2z', '#e4564d'),
    ) + boat(x, y, size)(paint);

/** A ship broken on the shore. */
export const wreck =
  (x: number, y: number, size = 1): Part =>
  ({ rim, ink }) =>
    at(
      x,
      y,
      size,
      line('M-8 -8V-42M8 -8L13 -30', '#4a2d26', 2.4) +
        path('M-8 -40Q9 -33 7 -15Q4 -20 0 -18Q-2 -23 -8 -21Z', '#ecdab8') +
        path('M-28 -12L-18 -8H10L26 -18Q25 0 16 6H-14Q-24 4 -28 -12Z', '#6b4435') +
        path('M-14 6Q-20 4 -24 -2Q4 4 25 -8Q23 3 16 6Z', ink, { opacity: 0.25 }) +
        line('M-28 -12L-18 -8H10L26 -18', rim, 1.3) +
        path('M-5 -5L3 -6L6 -1L0 3L-7 1ZM14 -6L19 -9L20 -3L15 -1Z', '#1a0f14') +
        line('M-1 -6L-2 3M16 -8L17 -1', '#6b4435', 1.3),
      -16,
    );
