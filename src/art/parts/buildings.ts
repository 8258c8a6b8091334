/** Houses of the old world. `x`, `y` is the middle of their foot. */
import { darker, lighter, mix, type Colour } from '../colour';
import { FILL, type Paint, standing } from '../stage';
import { circle, d, each, line, path, rect } from '../svg';

/** A row of merlons on a wall from `x`, this wide. */
const merlons = (x: number, y: number, width: number, count: number, height: number): string => {
  const step = width / (2 * count - 1);
  return each(
    Array.from({ length: count }, (_, i) => x + i * 2 * step),
    (left) => d`M${left} ${y}v${-height}h${step}v${height}z`,
  );
};

/** The half that the light does not reach. */
const shaded = (paint: Paint, outline: string, opacity = 0.22): string => path(outline, paint.ink, { opacity });

/** A window or door with a round top; `x`, `y` is the middle of its foot. */
const arch = (x: number, y: number, width: number, height: number, fill: string): string => {
  const half = width / 2;
  return path(d`M${x - half} ${y}v${half - height}a${half} ${half} 0 0 1 ${width} 0v${height - half}z`, fill);
};

interface HouseShape {
  readonly width: number;
  readonly height: number;
  readonly roof: number;
}

const walls = (paint: Paint, wall: Colour, roof: Colour, { width, height, roof: rise }: HouseShape): string => {
  const [half, eaves] = [width / 2, width / 2 + 2];
  return (
    rect(-half, -height, width, height, wall) +
    shaded(paint, d`M0 ${-height}h${half}v${height}h${-half}z`) +
    path(d`M${-eaves} ${-height}L0 ${-height - rise}L${eaves} ${-height}Z`, roof) +
    shaded(paint, d`M0 ${-height - rise}L${eaves} ${-height}H0Z`, 0.25) +
    line(d`M${-eaves} ${-height}L0 ${-height - rise}`, paint.rim, 1, { opacity: 0.9 }) +
    rect(-half + 2.6, -height + 3.4, 3.6, 4, paint.glow) +
    line(d`M${-half + 4.4} ${-height + 3.4}v4`, paint.ink, 0.5) +
    arch(3.8, 0, 4.4, 8, darker(roof, 0.5))
  );
};

/** A house with a gable, a lit window and a door. */
export const house = standing((paint, wall: Colour = '#f4e3c4', roof: Colour = '#c2563f') =>
  walls(paint, wall, roof, { width: 18, height: 12, roof: 9 }),
);

/** A broad farmhouse with a chimney. */
export const cottage = standing(
  (paint) =>
    rect(5, -29, 4, 12, '#8a4d3a') +
    rect(4.4, -30, 5.2, 1.6, '#a8614a') +
    walls(paint, '#f2dfba', '#b0573d', { width: 26, height: 14, roof: 12 }),
);

/** A country seat: a hall between two round towers. */
export const manor = standing((paint) => {
  const roof = '#8a5784';
  const tower = (middle: number): string =>
    rect(middle - 6, -24, 12, 24, '#ead9bd') +
    shaded(paint, d`M${middle} -24h6v24h-6z`) +
    path(d`M${middle - 7.5} -24L${middle} -38L${middle + 7.5} -24Z`, roof) +
    shaded(paint, d`M${middle} -38L${middle + 7.5} -24H${middle}Z`, 0.25) +
    line(d`M${middle - 7.5} -24L${middle} -38`, paint.rim, 1) +
    path(d`M${middle} -38v-6l6 1.800l-6 2z`, '#f0bd5e') +
    arch(middle, -13, 3, 6, paint.glow);
  return (
    tower(-16) +
    tower(16) +
    rect(-13, -17, 26, 17, '#f4e6cb') +
    shaded(paint, 'M0 -17H13V0H0Z', 0.16) +
    path('M-14 -17L-9 -26H9L14 -17Z', '#9b6892') +
    line('M-9 -26H9', paint.rim, 1) +
    each([-8, 8], (window) => arch(window, -5, 3.4, 7, paint.glow)) +
    arch(0, 0, 5.6, 10, paint.ink)
  );
});

/** A palace of domes with golden flags. */
export const palace = standing((paint) => {
  const tower = (middle: number, height: number): string =>
    rect(middle - 5, -height, 10, height, '#f3e4c6') +
    shaded(paint, d`M${middle} ${-height}h5v${height}h-5z`, 0.2) +
    path(
      d`M${middle - 6} ${-height}Q${middle - 6} ${-height - 7} ${middle} ${-height - 12}Q${middle + 6} ${-height - 7} ${middle + 6} ${-height}Z`,
      '#4f8f86',
    ) +
    line(d`M${middle - 6} ${-height}Q${middle - 6} ${-height - 7} ${middle} ${-height - 12}`, paint.rim, 0.9) +
    arch(middle, 9.6 - height, 2.8, 4.6, paint.glow) +
    path(d`M${middle} ${-height - 12}v-5l5 1.500l-5 1.500`, '#e7b44e');
  return (
    tower(-30, 22) +
    tower(30, 22) +
    tower(-17, 30) +
    tower(17, 30) +
    rect(-24, -18, 48, 18, '#fbefd6') +
    shaded(paint, 'M0 -18H24V0H0Z', 0.14) +
    path('M-13 -18Q-13 -34 0 -40Q13 -34 13 -18Z', '#5ba79a') +
    shaded(paint, 'M0 -40Q13 -34 13 -18H2Q8 -30 0 -40Z', 0.18) +
    line('M-13 -18Q-13 -34 0 -40', paint.rim, 1.1) +
    path('M0 -40v-8l8 2.200l-8 2.400', '#e7b44e') +
    each([-18, -10, 10, 18], (window) => arch(window, -2, 4, 10, paint.glow)) +
    arch(0, 0, 8, 13, darker('#7a4a34', 0.3)) +
    rect(-36, -2, 72, 3, '#dcc9a2')
  );
});

/** A castle of four towers in stone; far away it is one sheet of paper. */
export const castle = standing((paint, stone: Colour | 'far' = '#aab3c6') => {
  const towers = [
    [-20, 8, 20],
    [-9, 7, 29],
    [4, 9, 23],
    [15, 6, 16],
  ] as const;
  const fill = stone === 'far' ? FILL.far : stone;
  const tower = ([left, width, height]: (typeof towers)[number]): string => {
    const body = d`M${left} 0V${-height}h${width}V0Z` + merlons(left - 0.6, -height, width + 1.2, 3, 2.2);
    return (
      path(body, fill) +
      (stone === 'far' ? '' : shaded(paint, d`M${left + width / 2} 0V${-height}h${width / 2}V0Z`, 0.28)) +
      line(d`M${left} -1V${-height}`, paint.rim, 0.8, { opacity: 0.8 }) +
      arch(left + width / 2, 8 - height, 2, 3.4, lighter(paint.glow, 0.15))
    );
  };
  return (
    each(towers, tower) +
    path('M-20 0V-11H20V0Z' + merlons(-20, -11, 40, 8, 2), stone === 'far' ? fill : lighter(stone, 0.12)) +
    (stone === 'far' ? '' : shaded(paint, 'M3 0V-11H20V0Z', 0.2)) +
    line('M-20 -11H20', paint.rim, 0.7, { opacity: 0.6 }) +
    line('M-5.500 -31v-8', paint.ink, 0.8) +
    path('M-5.500 -39l7 2.200l-7 2.200z', '#e4655a') +
    arch(0, 0, 7, 8.4, paint.glow)
  );
});

/** A harbour fortress: a long wall between two towers. 60 wide at size 1. */
export const fort = standing((paint, stone: Colour = '#b0674a') => {
  const [lit, dark] = [lighter(stone, 0.35), darker(stone, 0.4)];
  const tower = (left: number, width: number, height: number): string =>
    path(d`M${left} 0V${-height}h${width}V0Z`, stone) +
    path(d`M${left} 0V${-height}h${width * 0.36}V0Z`, lit, { opacity: 0.75 }) +
    path(d`M${left + width * 0.7} 0V${-height}h${width * 0.3}V0Z`, dark, { opacity: 0.6 }) +
    path(
      d`M${left - 2} ${-height}h${width + 4}v-4h${-width - 4}z` + merlons(left - 2, -height - 4, width + 4, 3, 3),
      stone,
    ) +
    line(d`M${left - 2} ${-height}v-4h${width + 4}`, paint.rim, 0.9, { opacity: 0.8 }) +
    arch(left + width / 2, 11 - height, 3, 5.4, paint.glow);
  const joints = each([4, 9, 14], (up, row) => each([-18, -6, 6], (left) => d`M${left + (row % 2) * 5} ${-up}h6`));
  return (
    path('M-22 0V-20H20V0Z' + merlons(-20, -20, 40, 7, 3), mix(stone, dark, 0.25)) +
    line('M-20 -20H20', paint.rim, 0.9, { opacity: 0.7 }) +
    line(joints, dark, 0.9, { opacity: 0.6 }) +
    arch(0, 0, 9, 11, dark) +
    tower(-30, 13, 28) +
    tower(17, 12, 24)
  );
});

/** A watchtower with a flag. */
export const tower = standing(
  (paint, flag: Colour = '#e4655a') =>
    path('M-8 0L-7 -28H7L8 0Z', '#cbb9a6') +
    shaded(paint, 'M0 -28H7L8 0H0Z', 0.3) +
    line('M-5 -8h4M1 -13h4M-5 -18h3M2 -22h3M-6 -3h3', '#8f7c6c', 0.9) +
    path('M-9.500 -28V-33H-6.500V-36H-3V-33H3V-36H6.500V-33H9.500V-28Z', '#dccdb6') +
    line('M-8 0L-7 -28H-9.500V-33H-6.500V-36H-3', paint.rim, 0.9) +
    line('M0 -34V-52', paint.ink, 1) +
    path('M0 -52L15 -47.500L0 -43Z', flag) +
    arch(0, -17, 3.2, 5, paint.glow) +
    arch(0, 0, 5.2, 8, paint.ink),
);

/** A red and white lighthouse, its lamp lit. */
export const lighthouse = standing(
  (paint) =>
    path('M-7 0L-4.400 -38H4.400L7 0Z', '#fbeed7') +
    path('M-6.300 -10L-5.700 -19H5.700L6.300 -10ZM-5.100 -28L-4.600 -35H4.600L5.100 -28Z', '#d9544b') +
    shaded(paint, 'M0 -38H4.400L7 0H0Z') +
    line('M-7 0L-4.400 -38', paint.rim, 0.9) +
    rect(-6, -40, 12, 2.4, paint.ink) +
    rect(-3.6, -47, 7.2, 7, '#fff6c4') +
    path('M-4.800 -47L0 -52.600L4.800 -47Z', '#d9544b') +
    circle(0, -43.5, 12, FILL.halo),
);

/** A country chapel with a spire. */
export const chapel = standing(
  (paint) =>
    rect(-16, -17, 32, 17, '#efe0c6') +
    shaded(paint, 'M6 -17H16V0H6Z', 0.16) +
    path('M-18 -17L-1 -28L18 -17Z', '#5b5296') +
    rect(-6, -30, 12, 30, '#fbf0da') +
    shaded(paint, 'M0 -30H6V0H0Z', 0.2) +
    path('M-8 -30L0 -46L8 -30Z', '#6f63b0') +
    shaded(paint, 'M0 -46L8 -30H0Z', 0.25) +
    line('M-8 -30L0 -46', paint.rim, 1) +
    line('M0 -46v-7M-2.600 -50.400h5.200', paint.rim, 1.4) +
    arch(0, -16, 5.2, 8, paint.glow) +
    arch(0, 0, 5.2, 9, darker('#5b5296', 0.5)) +
    each([-12, 12], (window) => arch(window, -4, 3.4, 7, paint.glow)),
);

/** A hut of palm leaves, perhaps on stilts in the water. */
export const hut = standing(
  (paint, stilts = false) =>
    (stilts ? line('M-8 0V10M8 0V10M0 0V10', paint.ink, 1.5) : '') +
    rect(-8.5, -9, 17, 9, '#c98f57') +
    shaded(paint, 'M0 -9H8.500V0H0Z', 0.28) +
    path('M-13 -8Q-6 -14 0 -23Q6 -14 13 -8Q0 -5 -13 -8Z', '#e0b066') +
    shaded(paint, 'M0 -23Q6 -14 13 -8Q6 -6.400 0 -6.400Z', 0.25) +
    line('M-13 -8Q-6 -14 0 -23', paint.rim, 1) +
    arch(0, 0, 5.2, 7, paint.glow),
);

/** A market stall under a striped awning. */
export const stall = standing((paint, cloth: Colour = '#d86a5a') => {
  const stripe = lighter(cloth, 0.6);
  return (
    path('M-12.500 0V-15H12.500V0Z', paint.ink, { opacity: 0.5 }) +
    path('M-11 0V-15H11V0Z', paint.glow, { opacity: 0.75 }) +
    path('M-16 -13L-9 -25H9L16 -13Z', cloth) +
    path('M-9.600 -13L-5.400 -25H-1.800L-3.200 -13ZM3.200 -13L1.800 -25H5.400L9.600 -13Z', stripe) +
    each([-16, -9.6, -3.2, 3.2, 9.6], (left, i) =>
      path(d`M${left} -13h6.400q0 4 -3.200 4t-3.200 -4z`, i % 2 === 1 ? stripe : cloth),
    ) +
    shaded(paint, 'M4 -25H9L16 -13Q15 -9 12.800 -9T9 -12Z', 0.14) +
    line('M-9 -25H9', paint.rim, 0.9, { opacity: 0.8 }) +
    rect(-13, -5, 26, 5, mix(cloth, paint.ink, 0.5)) +
    each([-9, -4.5, 0, 4.5, 9], (fruit, i) => circle(fruit, -6.2, 2, ['#e4564d', '#f2c14e', '#8bbf4d'][i % 3] ?? '')) +
    rect(-13, -5, 26, 1, paint.rim, { opacity: 0.7 })
  );
});
