/** The white walls, red roofs and workshops of the islands. `x`, `y` is the middle of their foot. */
import { darker, type Colour } from '../colour';
import { standing } from '../stage';
import { at, circle, d, each, ellipse, line, path, rect } from '../svg';

const TILES_RED: Colour = '#d0563a';
const DOOR = '#6b4a35';

interface Casa {
  readonly width?: number;
  readonly height?: number;
  readonly arches?: number;
  readonly roof?: Colour;
  readonly wall?: Colour;
}

/** A house of white walls under a hipped roof of tiles, with an arcade. */
export const casa = standing(
  ({ ink }, { width = 44, height = 22, arches = 3, roof = TILES_RED, wall = '#fffaf0' }: Casa = {}) => {
    const [half, rise] = [width / 2, 10];
    const rib = (i: number): string =>
      d`M${-half + 5 + ((width - 10) * i) / 7} ${-height - rise}L${-half - 4 + ((width + 8) * i) / 7} ${-height + 1}`;
    const door = (i: number): string => {
      const middle = -half + (width * (i + 0.5)) / arches;
      const wide = Math.min(4, width / arches / 3.2);
      return d`M${middle - wide} 0V${-height * 0.5}A${wide} ${wide} 0 0 1 ${middle + wide} ${-height * 0.5}V0Z`;
    };
    return (
      ellipse(0, 1, width * 0.62, 3, ink, 0.28) +
      rect(-half, -height, width, height, wall) +
      rect(width * 0.12, -height, width * 0.38, height, '#caa27a', { opacity: 0.28 }) +
      path(
        d`M${-half - 4} ${-height + 1}L${-half + 5} ${-height - rise}H${half - 5}L${half + 4} ${-height + 1}Z`,
        roof,
      ) +
      path(d`M${width * 0.1} ${-height - rise}H${half - 5}L${half + 4} ${-height + 1}H${width * 0.12}Z`, ink, {
        opacity: 0.16,
      }) +
      line(each([1, 2, 3, 4, 5, 6], rib), darker(roof, 0.4), 0.6, { opacity: 0.5 }) +
      line(d`M${-half + 5} ${-height - rise}H${half - 5}`, '#ffe9c2', 1.2) +
      path(d`M${-half} ${-height + 1}h${width}v1.600h${-width}z`, ink, { opacity: 0.2 }) +
      path(
        each(
          Array.from({ length: arches }, (_, i) => i),
          door,
        ),
        DOOR,
      )
    );
  },
);

/** A bell tower. */
export const belfry = standing(
  ({ ink }, roof: Colour = TILES_RED) =>
    rect(-7, -38, 14, 38, '#fffaf0') +
    rect(1, -38, 6, 38, '#caa27a', { opacity: 0.3 }) +
    path('M-9 -38L0 -48L9 -38Z', roof) +
    path('M0 -48L9 -38H0Z', ink, { opacity: 0.16 }) +
    line('M-9 -38L0 -48', '#ffe9c2', 1) +
    path('M-3.400 -24v-7a3.400 3.400 0 0 1 6.800 0v7z', DOOR) +
    circle(0, -27.4, 2, '#f2c655'),
);

/** A tall chimney of bricks, its mouth 36 above its foot. */
export const chimney = standing(
  ({ ink, rim }) =>
    path('M-5 0L-3.500 -36H3.500L5 0Z', '#b0614a') +
    path('M.6 -36H3.500L5 0H1Z', ink, { opacity: 0.22 }) +
    line('M-4 -8H4M-4 -16H4M-3.600 -24H3.600', '#8a4536', 0.8) +
    rect(-4.6, -37, 9.2, 3, '#c9775c') +
    line('M-5 0L-3.500 -36', rim, 0.8),
);

/** An open vat of dye. */
export const vat = standing(
  ({ ink }, dye: Colour = '#3f55c9') =>
    ellipse(0, 1, 15, 3, ink, 0.3) +
    path('M-14 -14L-11 0H11L14 -14Z', '#9a6238') +
    path('M2 -14L3 0H11L14 -14Z', ink, { opacity: 0.18 }) +
    line('M-13.400 -10Q0 -6.400 13.400 -10M-12.200 -4.400Q0 -1 12.200 -4.400', '#5b3a22', 1.2) +
    ellipse(0, -14, 14, 4.4, '#c08650') +
    ellipse(0, -14, 11.6, 3.2, dye) +
    line('M-8 -14.600q4 -1.600 8 0', '#ffffff', 0.9, { opacity: 0.7 }),
);

/** A windmill that presses cane. */
export const mill = standing(() => {
  const sail = (turn: number): string =>
    `<g transform="rotate(${turn})">${line('M0 0V-24', DOOR, 1.5)}${path('M1 -6H7L6 -23H1Z', '#fff6df')}${line('M1 -6H7L6 -23H1M1 -12H6.600M1 -17.500H6.300', '#b99a6b', 0.6)}</g>`;
  return (
    path('M-11 0L-7 -30H7L11 0Z', '#fffaf0') +
    path('M0 -30H7L11 0H2Z', '#caa27a', { opacity: 0.35 }) +
    path('M-9 -30L0 -40L9 -30Z', TILES_RED) +
    path('M-2.600 0v-6a2.600 2.600 0 0 1 5.200 0v6z', DOOR) +
    at(0, -29, 1, each([0, 90, 180, 270], sail) + circle(0, 0, 2, DOOR), 20)
  );
});

/** Tobacco leaves that hang to dry. */
export const leafRack = standing(
  () =>
    line('M-20 0V-26H20V0', DOOR, 2.4) +
    line('M-20 -18H20', DOOR, 1.4) +
    each(
      [-15, -9, -3, 3, 9, 15],
      (left, i) =>
        path(d`M${left} -26q-4 7 0 13q4 -6 0 -13z`, i % 2 === 1 ? '#c88d47' : '#a9742f') +
        path(d`M${left + 2} -18q-3.600 6 0 12q3.600 -6 0 -12z`, i % 2 === 1 ? '#98662b' : '#d19a55'),
    ),
);

/** A drum of coffee beans over a fire. */
export const roaster = standing(({ ink }) => {
  const beans = [
    [-7, -17],
    [-3, -21],
    [2, -22],
    [7, -19],
    [-1, -16],
    [4, -16],
  ] as const;
  return (
    ellipse(0, 1, 16, 3, ink, 0.3) +
    path('M-14 0H14L11 -12H-11Z', '#a07a64') +
    path('M4 0H14L11 -12H3Z', ink, { opacity: 0.18 }) +
    path('M-6 0v-5a6 5 0 0 1 12 0v5z', '#3a2018') +
    path('M0 -9Q4 -5 3 -1.600Q0 1 -3 -1.600Q-4 -4 0 -9Z', '#ffa53f') +
    path('M-15 -18Q-13 -8 0 -8T15 -18Z', '#4b3a38') +
    ellipse(0, -18, 15, 6, '#6b4c40') +
    each(
      beans,
      ([bean, up]) =>
        ellipse(bean, up + 0.6, 2.6, 1.8, '#3c2318') + line(d`M${bean - 1.8} ${up + 0.6}h3.600`, '#8a5a3c', 0.6),
    ) +
    line('M-15 -18Q-12 -24 0 -24', '#ffe9c2', 0.9, { opacity: 0.7 })
  );
});

/** Scaffolding in front of what is being built. */
export const scaffold = standing(
  ({ rim }) =>
    line('M-18 0V-36M0 0V-36M18 0V-36M-22 -12H22M-22 -26H22M-18 0L0 -12M0 -12L18 -26', '#8a5c34', 1.9) +
    line('M-22 -13H22M-22 -27H22', rim, 0.7, { opacity: 0.7 }),
);

/** A clump of sugar cane. */
export const cane = standing(() =>
  each([-9, -4, 1, 6, 11], (foot, i) => {
    const top = foot - 1 + i;
    return (
      line(d`M${foot} 0Q${foot + 1} -16 ${top} -32`, i % 2 === 0 ? '#e3dfa0' : '#cdd08a', 2.8) +
      line(d`M${foot - 1.2} -7h3M${foot - 0.8} -14h3M${foot - 0.6 + i * 0.4} -21h3`, '#8a9a4a', 0.8) +
      line(
        d`M${top} -32q-8 -1 -10 6M${top} -31q8 -2 10 6M${top} -32q-1 -7 -6 -8M${top} -32q2 -7 7 -7`,
        '#6fa03c',
        1.8,
        {
          'stroke-linecap': 'round',
        },
      )
    );
  }),
);

/** A dome on its drum, with a lantern on top. */
export const dome = standing(
  ({ ink }, roof: Colour = TILES_RED) =>
    rect(-12, -8, 24, 8, '#fffaf0') +
    rect(2, -8, 10, 8, '#caa27a', { opacity: 0.3 }) +
    path(
      each([-8, -2.7, 2.7, 8], (left) => d`M${left - 1.2} -1.500v-4a1.200 1.200 0 0 1 2.400 0v4z`),
      DOOR,
    ) +
    path('M-13 -8Q-12 -21 0 -22Q12 -21 13 -8Z', roof) +
    path('M2 -22Q12 -21 13 -8H6Q7 -17 2 -22Z', ink, { opacity: 0.18 }) +
    line('M-12.500 -9Q-11 -20.500 0 -21.500', '#ffe9c2', 1.1) +
    rect(-2, -27, 4, 5.5, '#fffaf0') +
    path('M-3 -27L0 -31L3 -27Z', roof),
);

/** A hull half planked, on the stocks of a shipyard; `x`, `y` is under its keel. */
export const hullOnStocks = standing(({ ink, rim }) => {
  const wood = '#b9773f';
  const ribs = each([-26, -18, -10, -2, 6, 14, 22], (rib) => d`M${rib * 0.8} -6Q${rib * 1.1} -14 ${rib * 1.2} -25`);
  return (
    line('M-34 0V-32M34 0V-32M-34 -20H-28M28 -20H34M-38 -32H-26M26 -32H38M-34 0L-26 -20M34 0L26 -20', '#8a5c34', 1.9) +
    line(ribs, darker(wood, 0.25), 2) +
    path('M-36 -20Q-20 -14 0 -14T34 -19Q32 -8 22 -4H-20Q-32 -8 -36 -20Z', wood) +
    path('M-33 -12Q0 -4 32 -11Q30 -6 22 -4H-20Q-30 -6 -33 -12Z', ink, { opacity: 0.2 }) +
    line('M-34 -16Q-18 -10 0 -10T33 -15M-31 -11Q-16 -6.500 0 -6.500T30 -10', darker(wood, 0.35), 0.9) +
    line('M-36 -20Q-20 -14 0 -14T34 -19', rim, 1.2) +
    line('M0 -14V-44', '#8a5c34', 2.2) +
    path('M-16 -4L-20 2H-12ZM16 -4L12 2H20ZM0 -4L-4 2H4Z', '#6b4630')
  );
});

/** A spade stuck into the ground. */
export const spade = standing(
  ({ rim }) =>
    line('M0 -6V-26M-3.500 -26.500H3.500', '#8a5c34', 2, { 'stroke-linecap': 'round' }) +
    path('M-4.500 -10H4.500V-2Q3 2 0 3Q-3 2 -4.500 -2Z', '#aeb9c4') +
    line('M-4.500 -2V-10H4', rim, 0.8),
);

/** Coffee beans on top of a heap; the point is their middle. */
export const beans = standing(() => {
  const places = [
    [-8, 1, -30],
    [0, -3, 20],
    [8, 1, 50],
    [-3.5, 5, 10],
    [5, 6, -20],
  ] as const;
  return each(places, ([left, down, turn]) =>
    at(
      left,
      down,
      1,
      ellipse(0.6, 0.8, 5, 3.6, '#2a150d', 0.4) +
        ellipse(0, 0, 5, 3.6, '#6f4027') +
        line('M-4.500 .4Q-1 -1.600 0 0T4.500 -.4', '#3a2015', 1) +
        line('M-3.600 -1.600Q-1 -3 1.600 -2.800', '#b3815c', 0.8),
      turn,
    ),
  );
});
