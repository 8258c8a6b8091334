/** Money, and goods on a quay or a floor. `x`, `y` is the middle of their foot. */
import { darker, lighter, type Colour } from '../colour';
import { FILL, type Part, standing } from '../stage';
import { at, circle, d, each, ellipse, line, path, rect } from '../svg';

const METALS = {
  copper: { face: '#d9814e', edge: '#8f4526', light: '#ffd0a8' },
  silver: { face: '#c6d2e2', edge: '#63748f', light: '#ffffff' },
  gold: { face: '#f7c948', edge: '#9a6712', light: '#fff0ae' },
} as const satisfies Record<string, Readonly<Record<'face' | 'edge' | 'light', Colour>>>;

type Metal = keyof typeof METALS;

/** Figures as they are struck on coins, around 0, 0 and 14 high. */
const FIGURES = {
  1: 'M-3.200 -4L.8 -7V7M-3.600 7H5',
  2: 'M-4 -3.600Q-3.600 -7 0 -7Q4.200 -7 4.200 -3.200Q4.200 -.4 -4 7H4.800',
  3: 'M-3.800 -5.200Q-2 -7 .2 -7Q4 -7 4 -3.700Q4 -.7 -.4 -.5Q4.600 -.3 4.600 3.300Q4.600 7 0 7Q-3 7 -4.400 4.800',
} as const;

/** A coin that faces us, perhaps with its figure. */
export const coin =
  (x: number, y: number, radius: number, metal: Metal = 'gold', figure?: keyof typeof FIGURES): Part =>
  () => {
    const { face, edge, light } = METALS[metal];
    return at(
      x,
      y,
      radius / 10,
      circle(0, 1.2, 10, edge) +
        circle(0, 0, 10, face) +
        line('M-7.800 0a7.800 7.800 0 1 0 15.600 0a7.800 7.800 0 1 0 -15.600 0', edge, 0.7, { opacity: 0.75 }) +
        line('M-8.800 1A9 9 0 0 1 2 -8.800', light, 1.2, { 'stroke-linecap': 'round' }) +
        (figure === undefined
          ? ''
          : at(
              0,
              0,
              0.72,
              line(FIGURES[figure], darker(edge, 0.35), 2.8, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
            )),
    );
  };

/** So many coins on each other. */
export const stack =
  (x: number, y: number, count: number, metal: Metal = 'gold', half = 8): Part =>
  () => {
    const { face, edge, light } = METALS[metal];
    return each(
      Array.from({ length: count }, (_, i) => y - i * 3.4),
      (top) =>
        path(d`M${x - half} ${top}v3a${half} 2.600 0 0 0 ${2 * half} 0v-3z`, edge) +
        ellipse(x, top, half, 2.6, face) +
        line(d`M${x - half * 0.8} ${top - 0.6}a${half} 2.400 0 0 1 ${half} -1.700`, light, 0.8),
    );
  };

/** One great coin between stacks of its kind. */
export const hoard =
  (metal: Metal, figure: keyof typeof FIGURES): Part =>
  (paint) =>
    [
      stack(26, 68, 3, metal, 9),
      stack(94, 68, 4, metal, 9),
      stack(40, 72, 2, metal, 9),
      stack(80, 72, 2, metal, 9),
      coin(60, 48, 21, metal, figure),
    ]
      .map((part) => part(paint))
      .join('');

/** A heap of gold. */
export const goldPile = standing(() => {
  const coins = [
    [-16, 0],
    [-8, 0],
    [0, 0],
    [8, 0],
    [16, 0],
    [-12, -4],
    [-4, -4],
    [4, -4],
    [12, -4],
    [-7, -8],
    [1, -8],
    [8, -8],
    [-2, -12],
  ] as const;
  return each(
    coins,
    ([left, up]) =>
      ellipse(left, up + 0.9, 5.2, 3.4, '#9a6712') +
      ellipse(left, up, 5, 3.2, '#f7c948') +
      line(d`M${left - 3} ${up - 1}q2 -2 5 -1`, '#fff3bd', 0.9),
  );
});

/** An open chest full of gold. */
export const chest =
  (x: number, y: number, size = 1): Part =>
  (paint) =>
    circle(x, y - 16 * size, 34 * size, FILL.halo) +
    at(
      x,
      y,
      size,
      path('M-25 -20Q-25 -40 0 -40T25 -20Z', '#8a4d2b') +
        path('M-19.500 -21Q-18 -34 0 -34T19.500 -21Z', '#3c1d12') +
        line('M-25 -20Q-25 -40 0 -40', paint.rim, 1.3) +
        line('M-14 -37.500V-33M14 -37.500V-33', '#e3b35a', 2.4) +
        goldPile(0, -15, 0.95)(paint) +
        path('M-25 -15H25V0H-25Z', '#9a5a34') +
        path('M2 -15H25V0H2Z', paint.ink, { opacity: 0.22 }) +
        line('M-25 -7.500H25', '#6f3d22', 0.8) +
        line('M-25 -15H25M-17 -15V0M17 -15V0', '#e3b35a', 2.4) +
        rect(-4, -16, 8, 8, '#f3cf72', { rx: 1.4 }) +
        path('M-1 -13a1 1 0 1 1 2 0l.6 3h-3.200z', '#6d4310'),
    );

/** A closed chest with iron bands. */
export const lockedChest = standing(
  (paint) =>
    ellipse(0, 1, 28, 3.4, paint.ink, 0.35) +
    path('M-25 -17Q-25 -34 -12 -34H12Q25 -34 25 -17Z', '#9a5a34') +
    path('M4 -34H12Q25 -34 25 -17H6Q10 -26 4 -34Z', paint.ink, { opacity: 0.22 }) +
    path('M-25 -17H25V0H-25Z', '#8a4f2d') +
    path('M4 -17H25V0H4Z', paint.ink, { opacity: 0.24 }) +
    line('M-25 -9H25M-24 -26H24', '#6f3d22', 0.9) +
    line('M-17 -33V0M17 -33V0M-25 -17H25', '#f0bd5e', 3.2) +
    line('M-25 -17Q-25 -34 -12 -34H12', paint.rim, 1.4) +
    path('M-5 -21H5V-13Q5 -9 0 -9T-5 -13Z', '#ffe08a') +
    path('M-1.200 -17a1.200 1.200 0 1 1 2.400 0l.6 4h-3.600z', '#6d4310'),
);

/** A barrel. */
export const barrel = standing(
  ({ ink, rim }, wood: Colour = '#a0613a') =>
    path('M-6 -16Q-8.600 -8 -6 0H6Q8.600 -8 6 -16Z', wood) +
    path('M1.500 -16H6Q8.600 -8 6 0H1.500Q3 -8 1.500 -16Z', ink, { opacity: 0.3 }) +
    line('M-2 -16Q-3 -8 -2 0M2 -16Q3 -8 2 0', darker(wood, 0.3), 0.5) +
    line('M-7 -12Q0 -10 7 -12M-7 -4Q0 -2 7 -4', darker(wood, 0.6), 1.5) +
    ellipse(0, -16, 6, 1.8, lighter(wood, 0.3)) +
    line('M-6 -15Q-7.800 -8 -6 -1', rim, 0.9),
);

/** A wooden crate. */
export const crate = standing(({ ink, rim }, wood: Colour = '#b3763f') => {
  const beam = darker(wood, 0.35);
  return (
    rect(-8, -14, 16, 14, wood) +
    line('M-7 -1L7 -13', beam, 1.8) +
    line('M-7.200 -13.200H7.200V-.8H-7.200Z', beam, 1.6) +
    path('M2 -14H8V0H2Z', ink, { opacity: 0.15 }) +
    line('M-8 -14H8', rim, 1)
  );
});

/** Three sacks. */
export const sacks = standing(({ ink, rim }, cloth: Colour = '#e7d2a0') => {
  const sack = ([left, up]: readonly [number, number]): string =>
    path(
      d`M${left - 7} ${up}Q${left - 9} ${up - 9} ${left - 2} ${up - 12}L${left - 3} ${up - 15}H${left + 3}L${left + 2} ${up - 12}Q${left + 9} ${up - 9} ${left + 7} ${up}Z`,
      cloth,
    ) +
    path(
      d`M${left + 1} ${up - 12}Q${left + 9} ${up - 9} ${left + 7} ${up}H${left + 2}Q${left + 5} ${up - 7} ${left + 1} ${up - 12}Z`,
      ink,
      { opacity: 0.22 },
    ) +
    line(d`M${left - 2.4} ${up - 12}h4.800`, '#8a5c34', 1.4) +
    line(d`M${left - 7} ${up}Q${left - 9} ${up - 9} ${left - 2} ${up - 12}`, rim, 0.6, { opacity: 0.8 });
  return each(
    [
      [-9, 0],
      [9, 0],
      [0, -8],
    ] as const,
    sack,
  );
});

/** A full purse, drawn shut. */
export const purse = standing(
  ({ ink, rim }, leather: Colour = '#c98a3a') =>
    path('M-12 -4Q-15 -15 -4 -20L-7 -26Q0 -23 7 -26L4 -20Q15 -15 12 -4Q9 0 0 0T-12 -4Z', leather) +
    path('M3 -20Q15 -15 12 -4Q9 0 2 0Q9 -9 3 -20Z', ink, { opacity: 0.22 }) +
    line('M-5.500 -20Q0 -18 5.500 -20', '#7a3a22', 2.2) +
    line('M-13 -6Q-13 -15 -4 -20L-7 -26', rim, 1) +
    circle(-1, -9, 4.6, '#f7d067') +
    line('M-3.800 -9a2.800 2.800 0 1 0 5.600 0a2.800 2.800 0 1 0 -5.600 0', '#a87118', 0.9),
);

/** A crane with a crate on its hook. */
export const crane =
  (x: number, y: number, size = 1): Part =>
  (paint) =>
    at(
      x,
      y,
      size,
      line('M0 0V-30L26 -44M0 -30L-10 0M0 -12L14 -37', '#6b4029', 3.2, { 'stroke-linecap': 'round' }) +
        line('M26 -44V-20', paint.ink, 1) +
        line('M-.5 -32L26 -46', paint.rim, 0.8),
    ) + crate(x + 26 * size, y - 8 * size, 0.76 * size)(paint);
