import { circle, d, each, line, path, rect, scatter } from '@/art/svg';
import { glow, linear, type Paint } from './paint';

/** Parts of the map, drawn at the scale of a phone. All of them share the gradients of `definitions`. */

export const definitions = ({ fort, sea, rock, jungle }: Paint): string =>
  linear(
    'tower',
    [
      [0, fort.shade],
      [0.45, fort.wall],
      [1, fort.lit],
    ],
    true,
  ) +
  linear(
    'towerLeft',
    [
      [0, fort.lit],
      [0.55, fort.wall],
      [1, fort.shade],
    ],
    true,
  ) +
  linear('wall', [
    [0, fort.wall],
    [1, fort.shade],
  ]) +
  linear('sea', [
    [0, sea[0]],
    [1, sea[1]],
  ]) +
  linear('rock', [
    [0, rock[0]],
    [1, rock[1]],
  ]) +
  linear('jungle', [
    [0, jungle[0]],
    [1, jungle[1]],
  ]);

export const bar = (x: number, y: number, width: number, height: number, colour: string, opacity: number): string =>
  rect(x, y, width, height, colour, { rx: height / 2, opacity });

/** A line of hills over the whole width, down to `foot`. */
export function ridge(width: number, y: number, rise: number, foot: number, colour: string, seed: number): string {
  const luck = scatter(seed);
  const tops = Array.from({ length: 7 }, (_, i) => ({ x: (i * width) / 6, y: y - (luck() - 0.35) * rise }));
  let outline = '';
  tops.forEach((top, i) => {
    const before = tops[i - 1];
    const half = before === undefined ? 0 : (before.x + top.x) / 2;
    outline +=
      before === undefined ? d`M${top.x} ${top.y}` : d`C${half} ${before.y} ${half} ${top.y} ${top.x} ${top.y}`;
  });
  return path(`${outline}V${foot}H0Z`, colour);
}

/** Battlements from left to right, as the upper edge of an outline. */
function crenels(x: number, y: number, width: number, count: number, height: number): string {
  const step = width / (2 * count - 1);
  return (
    d`M${x} ${y}` +
    each(Array.from({ length: count }), (_, i) => d`v${-height}h${step}v${height}` + (i + 1 < count ? d`h${step}` : ''))
  );
}

/** A tower from `y` down to `foot`, its windows as shares of the width; a lit one shines. */
export function tower(
  { fort }: Paint,
  x: number,
  y: number,
  width: number,
  foot: number,
  { left = false, windows = [] }: { left?: boolean; windows?: readonly (readonly [number, boolean])[] } = {},
): string {
  const top = crenels(x - 3, y, width + 6, Math.max(2, Math.round(width / 9)), 5).replace(/^M\S+ [^vh]+/, '');
  return (
    path(d`M${x} ${foot}V${y + 6}h-3v-6` + top + `v6h-3V${foot}Z`, left ? 'url(#towerLeft)' : 'url(#tower)') +
    line(d`M${x - 3} ${y + 6}h${width + 6}`, fort.shade, 1, { opacity: 0.6 }) +
    each(windows, ([share, lit]) =>
      path(d`M${x + width * share - 2} ${y + 18}v-5a2 2 0 0 1 4 0v5z`, lit ? fort.window : fort.dark),
    ) +
    line(d`M${left ? x + 0.5 : x + width - 0.5} ${foot}V${y + 8}`, fort.rim, 1.2, { opacity: 0.7 })
  );
}

export function rampart({ fort }: Paint, x: number, y: number, width: number, foot: number): string {
  const top = crenels(x, y, width, Math.max(4, Math.round(width / 18)), 5);
  let joints = '';
  for (let at = y + 8, row = 0; at < foot - 3; at += 8, row++)
    for (let left = x + 4 + (row % 2) * 9; left < x + width - 12; left += 27) joints += d`M${left} ${at}h11`;
  return (
    path(`${top}V${foot}H${x}Z`, 'url(#wall)') +
    line(joints, fort.shade, 1, { opacity: 0.55 }) +
    line(top, fort.rim, 1, { opacity: 0.55 })
  );
}

/** A torch in its holder; the point is where the flame begins. */
export const torch = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  glow('torch', 0, -4, 34) +
  path('M-2.5 2h5l-1.5 12h-2z', '#3a2415') +
  path('M-4 1h8v2.5h-8z', '#6b4a2b') +
  path('M0-10c3 4 5 5.500 4.600 9a4.600 4.600 0 0 1-9.200 0c0-2.600 2-3.400 2.200-6c1.300 1 2 2 2.400-3z', '#ff9a3d') +
  path('M0-4.500c1.600 2 2.600 2.800 2.400 4.400a2.400 2.400 0 0 1-4.800 0c0-1.400 1.800-2 2.400-4.400z', '#ffe58a') +
  '</g>';

const FRONDS = [
  [-1, -0.15],
  [-0.85, 0.3],
  [-0.5, 0.62],
  [0.5, 0.62],
  [0.85, 0.3],
  [1, -0.15],
  [-0.55, -0.5],
  [0.55, -0.5],
  [0.05, -0.62],
] as const;

/** A palm with its foot at the point. */
export function palm({ palm: [dark, rim] }: Paint, x: number, y: number, height: number, lean: number): string {
  const [topX, topY, long] = [x + lean, y - height, height * 0.5];
  const leaves = FRONDS.map(([across, up]) => {
    const [endX, endY] = [topX + across * long, topY + up * long];
    const [midX, midY] = [topX + across * long * 0.55, topY + up * long * 0.35 - long * 0.3];
    return {
      blade: d`M${topX} ${topY}Q${midX} ${midY} ${endX} ${endY}Q${midX} ${midY + long * 0.24} ${topX} ${topY + 2}Z`,
      edge: d`M${topX} ${topY}Q${midX} ${midY} ${endX} ${endY}`,
    };
  });
  return (
    path(
      d`M${x - height * 0.035} ${y}Q${x + lean * 0.2} ${y - height * 0.55} ${topX - 1} ${topY}h2.500Q${x + lean * 0.3 + height * 0.05} ${y - height * 0.5} ${x + height * 0.045} ${y}Z` +
        leaves.map(({ blade }) => blade).join(''),
      dark,
    ) + line(leaves.map(({ edge }) => edge).join(''), rim, 0.9, { opacity: 0.7 })
  );
}

/** One fern, to be put down by the dozen. */
export function fern(x: number, y: number, long: number, turned: number, colour: string): string {
  let outline = d`M0 1Q${long * 0.5} ${-long * 0.12} ${long} 0Q${long * 0.5} ${-long * 0.05} 0 -1Z`;
  for (let i = 1; i < 9; i++) {
    const [at, size] = [(long * i) / 9, long * 0.26 * (1 - i / 12)];
    outline += d`M${at} 0q${size * 0.5} ${-size * 0.9} ${size * 0.9} ${-size}q${-size * 0.1} ${size * 0.7} ${-size * 0.6} ${size}ZM${at} 0q${size * 0.5} ${size * 0.9} ${size * 0.9} ${size}q${-size * 0.1} ${-size * 0.7} ${-size * 0.6} ${-size}Z`;
  }
  return path(outline, colour, { transform: d`translate(${x} ${y}) rotate(${turned})` });
}

/** The glitter of a light on water, below each other. */
export function glitter(x: number, y: number, width: number, height: number, colour: string, seed: number): string {
  const luck = scatter(seed);
  return each(Array.from({ length: Math.floor(height / 4) }), (_, i) => {
    const long = 4 + luck() * width * 0.6;
    return bar(x + (luck() - 0.5) * width - long / 2, y + i * 4, long, 1.4, colour, 0.55 - (0.4 * i * 4) / height);
  });
}

/** Waves in a line over the whole width. */
export function waves(width: number, y: number, colour: string, opacity: number): string {
  let outline = d`M-10 ${y}`;
  for (let x = -10; x < width; x += 18) outline += 'q4.500-5 9 0t9 0';
  return line(outline, colour, 1.5, { opacity });
}

export const moon = (x: number, y: number, r: number): string =>
  glow('moonlight', x, y, r * 3.4) +
  circle(x, y, r, '#f6efd6') +
  path(
    d`M${x - r * 0.2} ${y - r * 0.96}A${r} ${r} 0 1 0 ${x + r * 0.55} ${y + r * 0.83}A${r * 1.08} ${r * 1.08} 0 0 1 ${x - r * 0.2} ${y - r * 0.96}Z`,
    '#e2dcc0',
    { opacity: 0.8 },
  ) +
  each(
    [
      [0.3, -0.3, 0.17],
      [-0.1, 0.28, 0.12],
      [0.45, 0.25, 0.1],
    ],
    ([dx = 0, dy = 0, size = 0]) => circle(x + r * dx, y + r * dy, r * size, '#d8d0b2', 0.75),
  );

export const sun = (x: number, y: number, r: number): string =>
  glow('sunlight', x, y, r * 4) + circle(x, y, r * 1.4, '#ffd27a', 0.35) + circle(x, y, r, '#fffbe6');

export const cloud = (x: number, y: number, size: number, opacity: number): string =>
  path('M0 0h70a6 6 0 0 0-4-12a13 13 0 0 0-20-9a17 15 0 0 0-29 6a9 8 0 0 0-17 15z', '#ffffff', {
    opacity,
    transform: d`translate(${x} ${y}) scale(${size})`,
  });

/** Loose stones in rock. */
export function chipsOf({ chips }: Paint, width: number, top: number, foot: number, seed: number): string {
  const luck = scatter(seed);
  const stones = [0, 1].map(() => '');
  for (let i = 0; i < (width * (foot - top)) / 1800; i++) {
    const [x, y, s] = [luck() * width, top + luck() * (foot - top), 7 + luck() * 17];
    stones[i % 2] +=
      d`M${x} ${y}l${s} ${-s * 0.35}l${s * 0.55} ${s * 0.5}l${-s * 0.7} ${s * 0.45}l${-s * 0.8} ${-s * 0.1}z`;
  }
  return each(stones, (outline, i) => path(outline, chips[i] ?? chips[0], { opacity: 0.55 }));
}
