import { at, circle, d, each, line, path, rect, scatter } from '@/art/svg';
import type { RouteKind } from '../../rules/route';
import { HEAD, roadOf, smooth, type PathMap, type PathRow, type Point } from '../geometry';
import { glow, glowStops, linear, radial, type Paint } from './paint';
import { chipsOf, definitions, fern, glitter, palm, rampart, ridge, torch, tower, waves } from './parts';
import { jetty, wreckArt } from './sloop';

/**
 * The land a path winds through, back to front: land and water, the fortress, the path itself. It never changes while it is
 * played on; ways, medallions and pirates lie above it.
 */
export function mapArt(map: PathMap, paint: Paint, kind: RouteKind): string {
  const torches = kind === 'jungle' ? [] : wedges(map, false);
  return (
    definitions(paint) +
    radial('torch', glowStops('#ff8a2e', paint.name === 'dark' ? 0.55 : 0.4)) +
    radial('gateLight', glowStops('#fff0b0', 0.9)) +
    (kind === 'jungle' ? '' : behindFort(map, paint)) +
    ground(map, paint, kind) +
    (kind === 'jungle' ? wreck(map, paint) : '') +
    (map.sea === null ? '' : strait(map, paint)) +
    (kind === 'escape' ? bay(map, paint) : cove(map, paint)) +
    road(map, paint, kind, torches) +
    (kind === 'jungle' ? '' : gate(map, paint)) +
    each(torches, ({ x, y }) => torch(x, y, map.sizes.scale)) +
    (kind === 'escape' ? '' : each(wedges(map, true), ({ x, y }, i) => grove(paint, x, y, map.sizes.scale, i)))
  );
}

/** The stones of all spaces, above the ways and below whoever stands on them. */
export const stonesArt = (map: PathMap, paint: Paint, kind: RouteKind): string =>
  medallions(map, paint, kind === 'jungle' ? [] : wedges(map, false));

/** The empty places beside a row, where the next one does not bend: a torch stands there, or a palm. */
function wedges({ rows, sizes: { width, rowPitch, scale } }: PathMap, jungle: boolean): readonly Point[] {
  const beside = (row: PathRow): Point => ({
    x: row.right ? 21 * scale : width - 21 * scale,
    y: row.y + rowPitch / 2 + 7 * scale,
  });
  // Below the last row of a half lies water.
  return rows.filter((row, i) => row.jungle === jungle && rows[i + 1]?.jungle === jungle).map(beside);
}

/** Where a path is lit: its torches, and on Tortuga the fires between the palms. */
export const lightsOf = (map: PathMap): readonly Point[] => [...wedges(map, false), ...wedges(map, true)];

/** Where the land begins, a little uneven, from one side to the other. */
function shoreline(width: number, y: number, rise: number): string {
  const step = width / 6;
  return (
    d`M0 ${y}Q${step / 2} ${y - rise} ${step} ${y + rise * 0.3}` +
    each([2, 3, 4, 5, 6], (i) => d`T${step * i} ${y + (i % 2 ? rise * 0.4 : -rise * 0.5)}`)
  );
}

/** Where the wall with the cells ends, in a room so wide at scale 1. */
export const wallEndOf = (wide: number): number => Math.min(wide - 66, 384);

function behindFort({ sizes: { width, scale } }: PathMap, paint: Paint): string {
  const wide = width / scale;
  const wallEnd = wallEndOf(wide);
  const { fort } = paint;
  return at(
    0,
    HEAD * scale,
    scale,
    ridge(wide, -38, 26, 26, paint.hills[0], 5) +
      ridge(wide, -28, 18, 26, paint.hills[1], 8) +
      tower(paint, wallEnd - 8, -76, 30, -8, { windows: [[0.5, true]] }) +
      (wide - wallEnd > 60 ? tower(paint, wallEnd + 28, -62, 34, -8, { left: true, windows: [[0.5, false]] }) : '') +
      rampart(paint, 84, -62, wallEnd - 84, -8) +
      tower(paint, 18, -76, 58, -8, {
        windows: [
          [0.24, false],
          [0.76, true],
        ],
      }) +
      tower(paint, 76, -70, 14, -8) +
      line('M64 -78V-94', fort.dark, 2) +
      path('M65 -93q6 -3 11 .5t11 -.5v8q-5 3 -11 0t-11 .5z', fort.flag),
  );
}

/** Rock below the fortress, jungle on Tortuga, sand where either ends. */
function ground(map: PathMap, paint: Paint, kind: RouteKind): string {
  const { sizes, height, sea } = map;
  const { width, scale } = sizes;
  const top = (HEAD - 26) * scale;
  const cliff = sea === null ? height : sea.y + 10 * scale;
  const land = shoreline(width, top, 4 * scale);
  const rock =
    kind === 'jungle'
      ? ''
      : path(`${land}V${cliff}H0Z`, 'url(#rock)') +
        chipsOf(paint, width, top + 8, cliff - 20 * scale, 4) +
        line(land, paint.rockEdge, 1.5, { opacity: 0.6 });
  if (kind === 'escape') return rock;
  const jungleTop = sea === null ? top : sea.y + sea.height;
  const luck = scatter(21);
  const ferns = each(Array.from({ length: Math.round((width * (height - jungleTop)) / 3600) }), () =>
    fern(
      luck() * width,
      jungleTop + 20 * scale + luck() * (height - jungleTop - 30 * scale),
      (20 + luck() * 16) * scale,
      -150 + luck() * 120,
      luck() > 0.5 ? paint.ferns[0] : paint.ferns[1],
    ),
  );
  return (
    rock +
    path(`${shoreline(width, jungleTop - 2 * scale, 5 * scale)}V${height}H0Z`, paint.sand) +
    path(`${shoreline(width, jungleTop + 12 * scale, 5 * scale)}V${height}H0Z`, 'url(#jungle)') +
    ferns
  );
}

/** The water that the sloop of the Complete Escape crosses. */
function strait({ sizes: { width, scale }, sea }: PathMap, paint: Paint): string {
  if (sea === null) return '';
  const foot = sea.y + sea.height;
  const upper = shoreline(width, sea.y, 5 * scale);
  const lower = shoreline(width, foot, 5 * scale);
  return (
    path(d`M0 ${sea.y - 8 * scale}H${width}V${sea.y + 10 * scale}H0Z`, paint.sand, { opacity: 0.9 }) +
    path(`${upper}V${foot}H0Z`, 'url(#sea)') +
    path(`${lower}V${foot + 4}H0Z`, paint.sand) +
    each([0.3, 0.52, 0.74], (share) => waves(width, sea.y + sea.height * share, paint.wave, 0.8)) +
    glitter(width * 0.5, sea.y + 8 * scale, 90 * scale, sea.height - 16 * scale, paint.glint, 3) +
    line(upper + lower, paint.foam, 2.5 * scale, { opacity: 0.75 })
  );
}

/** The bay below the tunnel; the sloop in it is a piece of its own. */
function bay(map: PathMap, paint: Paint): string {
  const { sizes, height } = map;
  const { width, scale } = sizes;
  const last = map.rows[map.rows.length - 1];
  const y = (last?.y ?? 0) + 50 * scale;
  const wide = width / scale;
  const foot = (height - y) / scale;
  const shore = d`M66 ${foot}C60 ${foot - 36} 92 12 150 5C${wide * 0.58} -4 ${wide * 0.76} 14 ${wide} -4`;
  const drawn =
    path(`${shore}V${foot + 4}H66Z`, '#06141c', { opacity: 0.35, transform: 'translate(0 -5)' }) +
    path(`${shore}V${foot + 4}H66Z`, 'url(#sea)') +
    each([26, 42, 58], (down) => waves(wide, down, paint.wave, 0.55)).replaceAll('M-10', 'M100') +
    glitter(wide * 0.78, 14, 60, foot - 18, paint.glint, 3) +
    line(shore, paint.sand, 5, { opacity: 0.9 }) +
    line(shore, paint.foam, 1.2, { opacity: 0.5, transform: 'translate(2 6)' });
  return last?.right
    ? `<g transform="translate(${width} ${y}) scale(${-scale} ${scale})">${drawn}</g>`
    : at(0, y, scale, drawn);
}

/** The cove of the pirates: a beach, and the lagoon behind it. */
function cove(map: PathMap, paint: Paint): string {
  const { goal, sizes, height } = map;
  const { width, scale } = sizes;
  const y = goal.y + 8 * scale;
  const sand = shoreline(width, y, 6 * scale);
  const water = shoreline(width, height - 22 * scale, 4 * scale);
  return (
    path(`${sand}V${height}H0Z`, paint.sand) +
    line(sand, paint.trail.edge, 1.5, { opacity: 0.5 }) +
    path(`${water}V${height}H0Z`, 'url(#sea)') +
    line(water, paint.foam, 2.5 * scale, { opacity: 0.8 }) +
    waves(width, height - 9 * scale, paint.wave, 0.8)
  );
}

/** Where the Jungle begins: open sea, and the wreck on its reef. */
function wreck({ sizes: { width, scale } }: PathMap, paint: Paint): string {
  const top = 8 * scale;
  const shore = (HEAD - 30) * scale;
  return (
    path(`${shoreline(width, top, 3 * scale)}V${shore + 8 * scale}H0Z`, 'url(#sea)') +
    each([0.35, 0.6, 0.85], (share) => waves(width, top + (shore - top) * share, paint.wave, 0.7)) +
    at(width - 190 * scale, shore - 66 * scale, scale * 0.72, wreckArt(paint)) +
    path(`${shoreline(width, shore, 5 * scale)}V${(HEAD - 20) * scale}H0Z`, paint.sand) +
    line(shoreline(width, shore, 5 * scale), paint.foam, 2.5 * scale, { opacity: 0.8 })
  );
}

/** The floor of a tunnel: flagstones laid in courses, one pattern for the whole way. */
function flagstones({ stones, tunnel }: Paint, scale: number): string {
  const luck = scatter(9);
  let laid = '';
  for (let y = 0; y < 60; y += 12)
    for (let x = -6; x < 66; x += 15)
      laid += rect(x + (y % 24 === 0 ? 0 : 7) + 1, y + 1, 13, 10, stones[Math.floor(luck() * 4)] ?? '', { rx: 2.5 });
  return `<pattern id="floor" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${rect(0, 0, 60, 60, tunnel.ground)}${laid}</pattern>`;
}

function road(map: PathMap, paint: Paint, kind: RouteKind, torches: readonly Point[]): string {
  const way = (half: 'first' | 'second'): string => smooth(roadOf(map, half));
  if (kind === 'jungle') return trail(map, paint, way('first'));
  const { scale } = map.sizes;
  const lights = [
    ...torches.map(({ x, y }) => [x, y, 112 * scale] as const),
    [47 * scale, (HEAD - 34) * scale, 70 * scale] as const,
  ];
  return (
    flagstones(paint, Math.max(1, map.sizes.diameter / 46)) +
    each(lights, (light, i) => radial(`light${i}`, glowStops('#ffa347', paint.torchlight), light)) +
    tunnel(map, paint, way('first'), lights.length) +
    (map.docks === null ? '' : trail(map, paint, way('second')))
  );
}

function tunnel({ sizes: { diameter } }: PathMap, { tunnel: t, name }: Paint, way: string, lights: number): string {
  const wide = diameter * 1.02;
  const more = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    line(way, t.shadow, wide * 1.26, { ...more, opacity: name === 'dark' ? 0.8 : 0.28, transform: 'translate(0 3)' }) +
    line(way, t.wall, wide * 1.17, more) +
    line(way, t.brick, wide * 1.15, { 'stroke-dasharray': name === 'dark' ? '8 2.5' : '14 3' }) +
    line(way, t.mortar, wide * 1.05, more) +
    line(way, 'url(#floor)', wide, more) +
    each(Array.from({ length: lights }), (_, i) => line(way, `url(#light${i})`, wide, more))
  );
}

function trail({ sizes: { diameter } }: PathMap, { trail: t }: Paint, way: string): string {
  const wide = diameter * 1.02;
  const more = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return (
    line(way, t.shadow, wide * 1.18, { ...more, opacity: 0.3, transform: 'translate(0 4)' }) +
    line(way, t.edge, wide * 1.1, more) +
    line(way, t.ground, wide, more) +
    line(way, t.mark, wide * 0.86, { 'stroke-dasharray': '3 26' })
  );
}

/** The gate at the foot of the great tower, where the tunnel begins. */
function gate({ sizes: { scale } }: PathMap, { gate: [frame, inside], fort }: Paint): string {
  return at(
    0,
    HEAD * scale,
    scale,
    path('M28 -20V-48a19 19 0 0 1 38 0v28z', frame) +
      path('M31 -20V-48a16 16 0 0 1 32 0v28z', inside) +
      glow('gateLight', 47, -36, 24) +
      line('M36 -63v20M42 -64v22M47 -65v23M52 -64v22M58 -63v20M31 -52h32', fort.dark, 2.2) +
      line('M33 -43h28', fort.dark, 3),
  );
}

/** The ground of every space, lit by what torch is near. */
function medallions(
  { spaces, sizes: { diameter, scale }, tunnelLength }: PathMap,
  paint: Paint,
  torches: readonly Point[],
): string {
  const r = diameter / 2;
  const dark = paint.name === 'dark';
  const isWarm = ({ x, y }: Point): boolean => torches.some((at) => Math.hypot(at.x - x, at.y - y) < 82 * scale);
  const grounds = dark
    ? radial('cold', [
        [0, '#3c525a'],
        [0.75, '#24373f'],
        [1, '#16252c'],
      ]) +
      radial('warm', [
        [0, '#4d5650'],
        [0.75, '#353c3a'],
        [1, '#16252c'],
      ])
    : linear('cold', [
        [0, '#fdf5e2'],
        [1, '#f3e4c6'],
      ]) +
      linear('warm', [
        [0, '#fff6de'],
        [1, '#f8e6bf'],
      ]);
  return (
    grounds +
    each(spaces, (space, i) => {
      const { x, y } = space;
      const warm = isWarm(space);
      const rim = dark ? (warm ? '#c7a873' : '#8b9a94') : i >= tunnelLength ? '#b78f4a' : '#a98a5e';
      return (
        circle(x, y + 2.5, r, '#03090d', dark ? 0.6 : 0.22) +
        circle(x, y, r, rim) +
        circle(x, y, r - 2, `url(#${warm ? 'warm' : 'cold'})`) +
        (dark
          ? ''
          : `<circle cx="${x}" cy="${y}" r="${r - 4}" fill="none" stroke="${rim}" stroke-width=".9" opacity=".6"/>`)
      );
    })
  );
}

/** Two palms and a fern in a bend. */
const grove = (paint: Paint, x: number, y: number, scale: number, i: number): string =>
  palm(paint, x - 4 * scale, y + 18 * scale, 40 * scale, (i % 2 ? 6 : -6) * scale) +
  palm(paint, x + 8 * scale, y + 22 * scale, 28 * scale, (i % 2 ? -5 : 5) * scale) +
  fern(x, y + 20 * scale, 20 * scale, -120, paint.ferns[1]);

/** The jetty at the end of a tunnel, above the road and below the sloop. */
export function jettyArt(map: PathMap, paint: Paint): string {
  const { docks, goal, sizes, rows } = map;
  const half = docks === null ? rows : rows.filter((row) => !row.jungle);
  const last = half[half.length - 1];
  const { scale, width } = sizes;
  const y = (docks === null ? goal : docks.cartagena).y + 50 * scale;
  const drawn = at(0, y, scale, jetty(paint, 56, 0, 40));
  return last?.right ? `<g transform="translate(${width} 0) scale(-1 1)">${drawn}</g>` : drawn;
}
