/** The distance: land, woods and towns behind the ground. `y` is where their foot lies. */
import { lighter, mix } from '../colour';
import { FILL, FOOT, LEFT, type Paint, type Part, RIGHT, sheet } from '../stage';
import { d, each, line, mirrored, path, rect, scatter } from '../svg';

/** Two islands on the horizon. */
export const isles =
  (y = 47): Part =>
  (paint) =>
    sheet(
      paint,
      d`M-4 ${y}Q8 ${y - 9} 22 ${y - 3}Q30 ${y - 7} 40 ${y}ZM74 ${y}Q88 ${y - 12} 100 ${y - 5}Q110 ${y - 10} 126 ${y}Z`,
      FILL.far,
    );

/** Two lines of soft hills. */
export const hills =
  (y = 50, height = 1): Part =>
  (paint) =>
    sheet(
      paint,
      d`M${LEFT} ${FOOT}V${y - 6 * height}Q14 ${y - 18 * height} 36 ${y - 6 * height}T74 ${y - 10 * height}T${RIGHT} ${y - 12 * height}V${FOOT}Z`,
      FILL.far,
    ) +
    sheet(
      paint,
      d`M${LEFT} ${FOOT}V${y + 3}Q24 ${y - 8 * height} 50 ${y + 2}T${RIGHT} ${y - 5 * height}V${FOOT}Z`,
      FILL.near,
      0.3,
    );

/** One low line of land, nearer than hills. */
export const ridge =
  (y = 52): Part =>
  (paint) =>
    sheet(paint, d`M${LEFT} ${FOOT}V${y - 2}Q24 ${y - 9} 52 ${y - 2}T${RIGHT} ${y - 5}V${FOOT}Z`, FILL.near, 0.3);

/** Mountains, their left faces in the light. */
export const peaks =
  (y = 50): Part =>
  (paint) =>
    sheet(
      paint,
      d`M${LEFT} ${FOOT}V${y - 8}L16 ${y - 26}L30 ${y - 12}L48 ${y - 34}L70 ${y - 10}L88 ${y - 24}L104 ${y - 10}L${RIGHT} ${y - 20}V${FOOT}Z`,
      FILL.far,
    ) +
    path(
      d`M48 ${y - 34}L36 ${y - 19}L44 ${y - 23}L47 ${y - 15}L50 ${y - 22}ZM16 ${y - 26}L7 ${y - 17}L13 ${y - 19}L17 ${y - 13}ZM88 ${y - 24}L79 ${y - 17}L85 ${y - 18}L89 ${y - 12}Z`,
      paint.rim,
      { opacity: 0.35 },
    );

/** Dunes of a desert. */
export const dunes =
  (y = 52): Part =>
  (paint) =>
    sheet(
      paint,
      d`M${LEFT} ${FOOT}V${y - 4}Q24 ${y - 16} 48 ${y - 3}Q84 ${y - 20} ${RIGHT} ${y - 4}V${FOOT}Z`,
      FILL.far,
    ) +
    path(d`M84 ${y - 12}Q70 ${y - 4} 76 ${FOOT}H${RIGHT}V${y - 4}Q100 ${y - 14} 84 ${y - 12}Z`, paint.rim, {
      opacity: 0.14,
    }) +
    sheet(paint, d`M${LEFT} ${FOOT}V${y + 8}Q36 ${y - 8} 70 ${y + 8}T${RIGHT} ${y + 4}V${FOOT}Z`, FILL.near);

/** A lit window of a house far away. */
const litWindow = (paint: Paint, x: number, y: number): string =>
  rect(x, y, 1.6, 2.2, lighter(paint.glow, 0.15), { rx: 0.3 });

/** A row of gables with some windows lit; another seed, another town. */
export const town =
  (y = 54, seed = 1, sheetOf: 'far' | 'near' = 'far'): Part =>
  (paint) => {
    const next = scatter(`town ${seed}`);
    let roofs = '';
    let windows = '';
    for (let x = -3; x < 122;) {
      const width = 8 + next() * 7;
      const height = 7 + next() * 9;
      const roof = 3 + next() * 4;
      roofs += d`M${x} ${y}V${y - height}L${x + width / 2} ${y - height - roof}L${x + width} ${y - height}V${y}Z`;
      if (next() > 0.25) windows += litWindow(paint, x + width * 0.3, y - height + 2.5);
      if (next() > 0.6) windows += litWindow(paint, x + width * 0.62, y - height + 2.5);
      x += width + (next() > 0.7 ? 2 : -0.3);
    }
    return sheet(paint, roofs + d`M${LEFT} ${y - 0.2}H${RIGHT}V${FOOT}H${LEFT}Z`, FILL[sheetOf], 0.35) + windows;
  };

/** The edge of a wood of firs. */
export const forest =
  (y = 54, seed = 1): Part =>
  (paint) => {
    const next = scatter(`forest ${seed}`);
    const firs = each(
      Array.from({ length: 19 }, (_, i) => LEFT + i * 7),
      (x) => d`M${x} ${y}L${x + 4.5} ${y - 14 - next() * 14}L${x + 9} ${y}Z`,
    );
    return sheet(paint, firs + d`M${LEFT} ${y}H${RIGHT}V${FOOT}H${LEFT}Z`, FILL.far, 0.3);
  };

/** Six high firs at both sides: a clearing lies between them. */
export const pines =
  (y = 60, seed = 2): Part =>
  (paint) => {
    const next = scatter(`pines ${seed}`);
    const firs = each([-4, 6, 15, 95, 104, 112], (x) => {
      const top = y - 30 - next() * 20;
      return d`M${x} ${y + 8}L${x + 6} ${top}L${x + 12} ${y + 8}Z`;
    });
    return sheet(paint, firs, FILL.near, 0.4);
  };

/** A line of round trees. */
export const trees =
  (y = 54, seed = 1): Part =>
  (paint) => {
    const next = scatter(`trees ${seed}`);
    const crowns = each(
      Array.from({ length: 15 }, (_, i) => LEFT + i * 9),
      (x) => {
        const radius = 5 + next() * 4;
        return d`M${x - radius} ${y}a${radius} ${radius * 1.15} 0 0 1 ${2 * radius} 0z`;
      },
    );
    return sheet(paint, crowns + d`M${LEFT} ${y}H${RIGHT}V${FOOT}H${LEFT}Z`, FILL.far, 0.3);
  };

type Side = 'left' | 'right';

/** A steep cliff at one side. */
export const cliff =
  (side: Side): Part =>
  (paint) => {
    const drawn =
      sheet(paint, d`M${RIGHT} ${FOOT}V20L108 22L102 32L92 34L88 44L78 46L74 ${FOOT}Z`, FILL.near) +
      path(d`M108 22L104 44L98 ${FOOT}H90L96 46L102 32Z`, paint.rim, { opacity: 0.13 });
    return side === 'left' ? mirrored(drawn) : drawn;
  };

/** A gentle cape at one side. */
export const headland =
  (side: Side, y = 50): Part =>
  (paint) => {
    const outline = d`M${RIGHT} ${FOOT}V${y - 20}Q110 ${y - 22} 100 ${y - 12}Q92 ${y - 6} 84 ${y - 5}Q72 ${y - 2} 66 ${y + 2}V${FOOT}Z`;
    const drawn = sheet(paint, outline, FILL.near);
    return side === 'left' ? mirrored(drawn) : drawn;
  };

/** Bare masts of ships in harbour. */
export const masts =
  (y = 58): Part =>
  ({ near, far }) =>
    line(
      each([8, 18, 29, 88, 100, 112], (x, i) => {
        const top = 18 + (i % 3) * 6;
        return d`M${x} ${y}V${top}M${x - 6} ${28 + (i % 3) * 5}h12M${x - 4} ${38 + (i % 2) * 3}h8`;
      }),
      mix(near, far, 0.2),
      1.2,
    );

/** Flags on two strings across the picture. */
export const bunting =
  (y = 12): Part =>
  ({ ink }) => {
    const colours = ['#e4655a', '#f2c14e', '#6fb7d8', '#9b7be0', '#f4ead2'];
    const hangs = (x: number): number => {
      const share = x < 60 ? x / 60 : (x - 60) / 62;
      const sag = 2 * share * (1 - share);
      return x < 60 ? y + 16 * sag + 4 * share : y + 4 + 18 * sag - 6 * share;
    };
    return (
      line(d`M-2 ${y}Q30 ${y + 16} 60 ${y + 4}Q92 ${y + 18} 122 ${y - 2}`, ink, 0.7) +
      each(
        Array.from({ length: 15 }, (_, i) => i * 8.4 + 1),
        (x, i) => path(d`M${x} ${hangs(x)}h5l-2.5 6z`, colours[i % colours.length] ?? ''),
      )
    );
  };
