/**
 * The stage on which every picture stands: 120 wide, 80 high, the horizon a little below the middle. Paper is cut: each
 * sheet throws a soft shadow on what lies behind it, has a lit upper edge, and grows misty towards its foot.
 */
import { darker, lighter, mix, type Colour } from './colour';
import type { Mood, MoodName } from './moods';
import type { Silhouette } from './silhouettes';
import { at, path } from './svg';

export const WIDTH = 120;
export const HEIGHT = 80;

/** Where sheets that go from side to side and down to the foot of the stage end: a little outside of it. */
export const LEFT = -4;
export const RIGHT = WIDTH + 4;
export const FOOT = 104;

/** What a part draws with: the colours of the mood, and the outline of a silhouette. */
export interface Paint extends Mood {
  outline(name: Silhouette): string;
}

/** A part knows where it stands, and is drawn in the colours of whatever picture it is in. */
export type Part = (paint: Paint) => string;

/** A part that stands on a point and has a size; whatever else it is told comes after these. */
export const standing =
  <More extends readonly unknown[]>(draw: (paint: Paint, ...more: More) => string) =>
  (x: number, y: number, size = 1, ...more: More): Part =>
  (paint) =>
    at(x, y, size, draw(paint, ...more));

/** A picture: one row of data, its parts from the back to the front. */
export interface Vignette {
  readonly mood: MoodName;
  /** Sky, what is far, and the ground. */
  readonly behind?: readonly Part[];
  /** What it is about, and what lies before that. */
  readonly subject: readonly Part[];
}

/** What the sheets of one picture are filled with. */
export const FILL = {
  sky: 'url(#sky)',
  window: 'url(#window)',
  far: 'url(#far)',
  near: 'url(#near)',
  ground: 'url(#ground)',
  wall: 'url(#wall)',
  table: 'url(#table)',
  sand: 'url(#sand)',
  water: 'url(#water)',
  dark: 'url(#dark)',
  pale: 'url(#pale)',
  gold: 'url(#gold)',
  beam: 'url(#beam)',
  halo: 'url(#halo)',
  corners: 'url(#corners)',
} as const;

/** One sheet of paper: its shadow on what lies behind, the sheet itself, its lit edge. */
export const sheet = (paint: Paint, outline: string, fill: string, edge = 0.45): string =>
  path(outline, paint.ink, { opacity: 0.22, transform: 'translate(0 -1.3)' }) +
  path(outline, fill) +
  path(outline, 'none', { stroke: paint.rim, 'stroke-width': 0.55, opacity: edge });

/** The gradients behind `FILL`, for one mood. */
export function fills(mood: Mood): string {
  return [
    down('sky', 0, 52, [
      [0, mood.top],
      [0.55, mood.mid],
      [1, mood.low],
    ]),
    down('window', 14, 48, [
      [0, mood.mid],
      [1, mood.low],
    ]),
    fade('far', 26, 58, mood.far, mix(mood.far, mood.low, 0.5)),
    fade('near', 24, 74, lighter(mood.near, 0.06), mix(mood.near, mood.far, 0.5)),
    fade('ground', 54, 82, lighter(mood.ground, 0.1), darker(mood.ground, 0.35)),
    fade('wall', 0, 80, mix(mood.near, mood.mid, 0.35), mix(mood.near, mood.ground, 0.6)),
    fade('table', 56, 82, '#a8683d', '#5a301f'),
    fade('sand', 54, 82, mix('#f5d79c', mood.low, 0.25), mix('#c58d58', mood.ground, 0.3)),
    fade('water', 44, 80, mix(mood.mid, mood.low, 0.4), darker(mood.ground, 0.1)),
    across('dark', 0.6, [mix(mood.ink, mood.near, 0.4), mood.ink]),
    across('pale', 0.5, ['#fffdf4', mix('#fff4dc', mood.low, 0.55)]),
    across('gold', 0.4, ['#fff1b4', '#f5c64c', '#b87a1c']),
    `<linearGradient id="beam" x1="1" y1="0" x2="0" y2="0">${clear('#fff6c8', 0, 0.85)}${clear('#fff6c8', 1, 0)}</linearGradient>`,
    `<radialGradient id="halo">${clear(lighter(mood.glow), 0, 0.8)}${clear(mood.glow, 0.5, 0.28)}${clear(mood.glow, 1, 0)}</radialGradient>`,
    `<radialGradient id="corners" cx=".5" cy=".45" r=".75">${clear(mood.ink, 0.55, 0)}${clear(mood.ink, 1, mood.corners)}</radialGradient>`,
  ].join('');
}

type Stop = readonly [offset: number, colour: Colour];

const stops = (all: readonly Stop[]): string =>
  all.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** From one height of the stage to another, whatever the size of the sheet: all sheets share one light. */
const down = (id: string, from: number, to: number, all: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}">${stops(all)}</linearGradient>`;

const fade = (id: string, from: number, to: number, above: Colour, below: Colour): string =>
  down(id, from, to, [
    [0, above],
    [1, below],
  ]);

/** From the light at the upper left of a shape to its lower right. */
const across = (id: string, lean: number, colours: readonly Colour[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${lean}" y2="1">${stops(colours.map((colour, i) => [i / (colours.length - 1), colour]))}</linearGradient>`;

const clear = (colour: Colour, offset: number, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
