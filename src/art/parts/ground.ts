/** What the subject stands on or swims in. `y` is its upper edge. */
import { darker, lighter, mix, type Colour } from '../colour';
import { FILL, FOOT, LEFT, type Paint, type Part, RIGHT, sheet } from '../stage';
import { at, circle, d, each, ellipse, line, path, rect } from '../svg';

/** A flat edge from side to side. */
const flat = (y: number): string => d`M${LEFT} ${FOOT}V${y}H${RIGHT}V${FOOT}Z`;

/** Still water, with the glitter of a light above `lightX`. */
export const water =
  (y = 47, lightX = 60): Part =>
  ({ low, rim }) => {
    const glitter = [
      [0, 26, 0.75],
      [4, 17, 0.6],
      [8.5, 22, 0.5],
      [13.5, 13, 0.4],
      [19, 18, 0.3],
      [25, 10, 0.22],
    ] as const;
    const ripples = [
      [6, 8],
      [15, 92],
      [22, 18],
      [27, 84],
      [11, 104],
    ] as const;
    return (
      rect(-2, y, 124, FOOT - y, FILL.water) +
      each(glitter, ([dy, width, opacity], i) =>
        rect(lightX - width / 2 + (i % 2 === 1 ? 3 : -2), y + 1 + dy, width, 1.3, low, { rx: 0.65, opacity }),
      ) +
      each(ripples, ([dy, x]) => line(d`M${x} ${y + dy}q4 -1.6 8 0`, rim, 0.6, { opacity: 0.3 }))
    );
  };

/** A rough sea of two sheets of waves. */
export const swell =
  (y = 56): Part =>
  (paint) =>
    water(y - 9)(paint) +
    sheet(
      paint,
      d`M${LEFT} ${FOOT}V${y}Q8 ${y - 8} 20 ${y}T44 ${y}T68 ${y}T92 ${y}T${RIGHT} ${y - 2}V${FOOT}Z`,
      FILL.near,
      0.5,
    ) +
    sheet(
      paint,
      d`M${LEFT} ${FOOT}V${y + 11}Q14 ${y + 2} 30 ${y + 10}T62 ${y + 10}T94 ${y + 10}T${RIGHT} ${y + 9}V${FOOT}Z`,
      FILL.ground,
      0.5,
    );

/** Boards that run towards the horizon. */
const boards = ({ ink }: Paint, y: number): string => {
  const ends = Array.from({ length: 13 }, (_, i) => 60 + (i - 6) * 30);
  // Where a line from the vanishing point above to its end at the foot crosses the upper edge.
  const edge = (end: number): number => 60 + ((end - 60) * 40) / (84 - (y - 40));
  return line(
    each(ends, (end) => d`M${edge(end)} ${y}L${end} 84`),
    ink,
    0.7,
    { opacity: 0.4 },
  );
};

/** A wooden quay. */
export const quay =
  (y = 62): Part =>
  (paint) =>
    sheet(paint, flat(y), FILL.ground, 0.7) + boards(paint, y) + rect(-2, y, 124, 1.4, paint.rim, { opacity: 0.4 });

/** A quay of cut stones. */
export const pier =
  (y = 66): Part =>
  (paint) => {
    const stone = mix('#8a5040', paint.ground, 0.3);
    return (
      sheet(paint, flat(y), stone, 0.4) +
      rect(-4, y, 128, 1.6, '#ffcf8a', { opacity: 0.9 }) +
      line(
        d`M-4 ${y + 8}H124M14 ${y}v8M48 ${y}v8M84 ${y}v8M112 ${y}v8M31 ${y + 8}V84M66 ${y + 8}V84M100 ${y + 8}V84`,
        darker(stone, 0.4),
        1,
      )
    );
  };

/** A ship's deck with its rail. */
export const deck =
  (y = 60): Part =>
  (paint) =>
    quay(y)(paint) +
    rect(-2, y - 12, 124, 2.4, paint.ink, { rx: 1 }) +
    each([4, 20, 36, 84, 100, 116], (x) => rect(x - 1, y - 11, 2.2, 11, paint.ink)) +
    rect(-2, y - 12, 124, 0.7, paint.rim, { opacity: 0.6 });

/** Sand between the water and us. */
export const beach =
  (y = 60): Part =>
  (paint) =>
    water(y - 13)(paint) +
    sheet(paint, d`M${LEFT} ${FOOT}V${y + 1}Q30 ${y - 7} 66 ${y}T${RIGHT} ${y - 2}V${FOOT}Z`, FILL.sand, 0.8);

/** What the tide has left in the sand: pools that hold the sky, a starfish and a shell. */
export const pools =
  (): Part =>
  ({ ink, rim }) =>
    each(
      [
        [34, 70, 24, 5.4],
        [82, 65, 17, 3.6],
        [98, 75, 14, 3.4],
      ] as const,
      ([x, y, wide, high]) =>
        ellipse(x, y + 0.9, wide, high, ink, 0.28) +
        ellipse(x, y, wide, high, FILL.water) +
        ellipse(x - wide * 0.2, y - high * 0.25, wide * 0.6, high * 0.4, rim, 0.55),
    ) +
    at(
      66,
      73,
      1,
      path('M0 -7L2 -2L7 -1.800L3 1.400L4.500 6.400L0 3.600L-4.500 6.400L-3 1.400L-7 -1.800L-2 -2Z', '#e4564d') +
        line('M0 -5V2M-5 -1L0 .5L5 -1', '#ffd2b0', 0.8),
    );

/** Sand alone. */
export const sand =
  (y = 62): Part =>
  (paint) =>
    sheet(paint, d`M${LEFT} ${FOOT}V${y}Q34 ${y - 9} 70 ${y + 1}T${RIGHT} ${y - 3}V${FOOT}Z`, FILL.sand, 0.6);

/** Grass. */
export const meadow =
  (y = 60): Part =>
  (paint) =>
    sheet(paint, d`M${LEFT} ${FOOT}V${y}Q30 ${y - 7} 66 ${y}T${RIGHT} ${y - 3}V${FOOT}Z`, FILL.ground, 0.4);

/** The paving of a square. */
export const cobble =
  (y = 62): Part =>
  (paint) =>
    sheet(paint, flat(y), FILL.ground, 0.5) +
    each([0, 1, 2, 3], (row) =>
      each(
        Array.from({ length: 9 }, (_, i) => i * 15 + (row % 2) * 7),
        (x) => ellipse(x, y + 4 + row * 6, 5.4, 1.7, paint.rim, 0.12 - row * 0.02),
      ),
    );

/** Flagstones in torchlight. */
export const flagstones =
  (y = 66): Part =>
  ({ ground, rim }) => {
    const stone = '#8a6444';
    return (
      rect(-4, y, 128, FOOT - y, darker(ground, 0.2)) +
      each(
        [0, 1, 2, 3, 4, 5, 6, 7],
        (i) =>
          rect(i * 17 - 9, y + (i % 2 === 0 ? 1.4 : 2.6), 15.4, 8.4, i % 2 === 0 ? stone : darker(stone, 0.2), {
            rx: 2,
          }) + rect(i * 17 - 15, y + 11.4, 15.4, 9, i % 2 === 0 ? darker(stone, 0.25) : darker(stone, 0.35), { rx: 2 }),
      ) +
      line(
        each([0, 2, 4, 6], (i) => d`M${i * 17 - 7} ${y + 1.8}h11`),
        rim,
        0.9,
        { opacity: 0.6 },
      )
    );
  };

/** A wooden floor with a pool of lamplight. */
export const floor =
  (y = 60): Part =>
  (paint) =>
    sheet(paint, flat(y), FILL.ground, 0.5) + boards(paint, y) + ellipse(60, y + 9, 42, 7, paint.glow, 0.16);

/** The edge of a table, seen from in front of it. */
export const table =
  (y = 58): Part =>
  ({ ink, rim, glow }) =>
    path(flat(y), ink, { opacity: 0.35, transform: 'translate(0 -1.5)' }) +
    path(flat(y), FILL.table) +
    rect(-4, y, 128, 1.2, rim, { opacity: 0.65 }) +
    line(d`M-4 ${y + 8}Q40 ${y + 5} 124 ${y + 9}M-4 ${y + 15}Q60 ${y + 19} 124 ${y + 15}`, ink, 0.5, {
      opacity: 0.35,
    }) +
    ellipse(60, y + 9, 44, 8, glow, 0.22);

/** Bare rock. */
export const rock =
  (y = 60): Part =>
  (paint) =>
    sheet(
      paint,
      d`M${LEFT} ${FOOT}V${y + 2}L18 ${y - 4}L38 ${y + 1}L60 ${y - 5}L88 ${y}L104 ${y - 5}L${RIGHT} ${y + 2}V${FOOT}Z`,
      FILL.ground,
      0.5,
    ) + path(d`M60 ${y - 5}L88 ${y}L70 ${y + 5}ZM18 ${y - 4}L38 ${y + 1}L26 ${y + 6}Z`, paint.rim, { opacity: 0.14 });

/** The bottom of the sea. */
export const seabed =
  (y = 66): Part =>
  (paint) =>
    sheet(paint, d`M${LEFT} ${FOOT}V${y}Q20 ${y - 6} 44 ${y}T92 ${y - 2}T${RIGHT} ${y}V${FOOT}Z`, FILL.ground, 0.5);

/** A field of high stalks with ears of this colour, three rows deep. */
export const stalks =
  (y: number, ear: Colour): Part =>
  (paint) => {
    const stalk = mix(paint.ground, paint.near, 0.4);
    const one = (row: number, i: number): string => {
      const x = i * 9 + (row % 2) * 4 - 2;
      const foot = y + row * 9;
      return (
        line(d`M${x} ${foot + 8}V${foot - 4}M${x} ${foot + 4}q3 -2 4 -5M${x} ${foot + 5}q-3 -2 -4 -5`, stalk, 1.1) +
        ellipse(x, foot - 5, 1.3 + row * 0.3, 2.6 + row * 0.5, ear) +
        line(d`M${x - 0.8} ${foot - 3.4}v-3`, lighter(ear, 0.6), 0.6)
      );
    };
    return (
      meadow(y - 2)(paint) +
      each([0, 1, 2], (row) =>
        each(
          Array.from({ length: 14 }, (_, i) => i),
          (i) => one(row, i),
        ),
      )
    );
  };

/** A field of bushes of this colour in furrows that run towards the horizon. */
export const furrows =
  (y: number, bush: Colour): Part =>
  (paint) => {
    const columns = Array.from({ length: 13 }, (_, i) => i - 6);
    return (
      meadow(y - 3)(paint) +
      line(
        each(columns, (i) => d`M${60 + i * 5} ${y - 2}L${60 + i * 26} 84`),
        paint.ink,
        2,
        { opacity: 0.2 },
      ) +
      each([0, 1, 2, 3], (row) =>
        each(columns, (i) => {
          const size = 1 + row * 0.75;
          const x = 60 + (i + 0.5) * (7 + row * 6.4);
          const foot = y + 2 + row * 6.6;
          return (
            circle(x, foot, 1.6 * size, row % 2 === 1 ? bush : lighter(bush, 0.12)) +
            circle(x - 0.5 * size, foot - 0.5 * size, 0.7 * size, lighter(bush, 0.4), 0.7)
          );
        }),
      )
    );
  };

/** The terraces of an open quarry. */
export const quarry = (): Part => () => {
  const step = (outline: string, colour: Colour): string => path(outline, colour);
  return (
    step('M-4 104V30L14 22L30 32H52L58 44H80L88 30L104 20L124 28V104Z', '#b3bcb6') +
    path('M104 20L124 28V50H100L92 42ZM30 32H52L58 44L40 46Z', '#05061a', { opacity: 0.1 }) +
    step('M-4 50H46L54 60H92L100 50H124V104H-4Z', '#929e99') +
    step('M-4 66H36L44 72H124V104H-4Z', '#78857f') +
    line('M14 22L30 32H52L58 44H80L88 30L104 20M-4 50H46L54 60H92L100 50H124M-4 66H36L44 72H124', '#fff8e6', 0.9, {
      opacity: 0.8,
    }) +
    line('M8 36v10M20 34v12M66 50v8M80 50v8M108 34v12M12 56v8M30 56v8M104 58v10', '#5f6b67', 0.8, { opacity: 0.5 })
  );
};

/** Long rows of crops that wind up to a village. */
export const lanes =
  (): Part =>
  ({ ground, near }) =>
    each([0, 1, 2, 3, 4, 5], (i) =>
      line(
        d`M${-2 + i * 13} 84Q${20 + i * 9} 72 ${44 + i * 6.6} 62`,
        i % 2 === 0 ? '#cbd96c' : darker(mix(ground, near, 0.3), 0.15),
        4,
        {
          opacity: 0.8,
        },
      ),
    );
