import { circle } from '@/art/svg';
import type { Colour } from '@/art/colour';

/** The colours of a place at one hour: Cartagena by moonlight, or at dawn an hour before. */
export interface Paint {
  readonly name: 'dark' | 'light';
  readonly sky: readonly Colour[];
  readonly hills: readonly [Colour, Colour];
  readonly rock: readonly [Colour, Colour];
  readonly rockEdge: Colour;
  readonly chips: readonly [Colour, Colour];
  readonly fort: Readonly<Record<'lit' | 'wall' | 'shade' | 'rim' | 'window' | 'dark' | 'flag', Colour>>;
  readonly gate: readonly [Colour, Colour];
  readonly cell: readonly [edge: Colour, full: Colour, empty: Colour, bars: Colour];
  readonly tunnel: Readonly<Record<'shadow' | 'wall' | 'brick' | 'mortar' | 'ground', Colour>>;
  readonly stones: readonly Colour[];
  /** How strongly torches light the floor. */
  readonly torchlight: number;
  readonly trail: Readonly<Record<'shadow' | 'edge' | 'ground' | 'mark', Colour>>;
  readonly jungle: readonly [Colour, Colour];
  readonly ferns: readonly [Colour, Colour];
  readonly palm: readonly [Colour, Colour];
  readonly sand: Colour;
  readonly sea: readonly [Colour, Colour];
  readonly wave: Colour;
  readonly glint: Colour;
  readonly foam: Colour;
  readonly sail: readonly [Colour, Colour];
  readonly wood: readonly [Colour, Colour];
}

const DARK: Paint = {
  name: 'dark',
  sky: ['#050f1b', '#0a2b3b', '#1b5c66', '#3d8f88'],
  hills: ['#17505a', '#103c48'],
  rock: ['#16323c', '#0a1a22'],
  rockEdge: '#7fb9b6',
  chips: ['#1a3a45', '#0b1e27'],
  fort: {
    lit: '#6f93a3',
    wall: '#44697b',
    shade: '#213f4f',
    rim: '#b8dbe2',
    window: '#ffc061',
    dark: '#0b1c26',
    flag: '#d9a441',
  },
  gate: ['#1a0f0c', '#ffb55a'],
  cell: ['#0d1a20', '#6b4220', '#14252d', '#0a141a'],
  tunnel: { shadow: '#020a0f', wall: '#1d3640', brick: '#4a6a72', mortar: '#0a161c', ground: '#2a363c' },
  stones: ['#4b575d', '#424d54', '#545f62', '#485357'],
  torchlight: 0.9,
  trail: { shadow: '#03100d', edge: '#3d3018', ground: '#7d6138', mark: '#91733f' },
  jungle: ['#14493f', '#0b2c29'],
  ferns: ['#0c3a30', '#1d5a48'],
  palm: ['#06211c', '#4f9a72'],
  sand: '#b5965c',
  sea: ['#2f8a86', '#0b3444'],
  wave: '#17606c',
  glint: '#d9f5e6',
  foam: '#8df0df',
  sail: ['#f7ead0', '#bfa67c'],
  wood: ['#7a4828', '#3a2013'],
};

const LIGHT: Paint = {
  name: 'light',
  sky: ['#8fc7cc', '#cfe3cf', '#fbe0ae', '#ffd08a'],
  hills: ['#a9c9b4', '#86b0a0'],
  rock: ['#cdb08a', '#a98a68'],
  rockEdge: '#fff3d8',
  chips: ['#d9bf99', '#9b7d5e'],
  fort: {
    lit: '#fff0d2',
    wall: '#e0c39a',
    shade: '#a8865f',
    rim: '#fffdf4',
    window: '#ff9a3d',
    dark: '#5a4330',
    flag: '#c8443a',
  },
  gate: ['#6b4a30', '#3a2418'],
  cell: ['#8a6a48', '#4a3020', '#9b7d5e', '#2b1c12'],
  tunnel: { shadow: '#5f4630', wall: '#8a6c4c', brick: '#b3946c', mortar: '#7a5e40', ground: '#bfa47a' },
  stones: ['#e9d7b4', '#dfcaa3', '#f0e1c2', '#e4d0ab'],
  torchlight: 0.28,
  trail: { shadow: '#1f4a33', edge: '#c9a868', ground: '#efd9a4', mark: '#dfc284' },
  jungle: ['#8fc07a', '#4f8f5c'],
  ferns: ['#3f8052', '#6aa863'],
  palm: ['#1f5a3c', '#b7e59a'],
  sand: '#f4dfae',
  sea: ['#7cc6c2', '#2f8f96'],
  wave: '#56b0b0',
  glint: '#ffffff',
  foam: '#fffbe8',
  sail: ['#fffdf4', '#ecd3a0'],
  wood: ['#8a5a30', '#5a3418'],
};

export const PAINTS = { dark: DARK, light: LIGHT } as const;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A gradient to be filled with as `url(#id)`: from top to bottom, or to the right. */
export const linear = (id: string, stops: readonly Stop[], across = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0.2 : 1}">${stopsOf(stops)}</linearGradient>`;

/** A light that fades around its middle. `at` fixes it on the map instead of on what is filled with it. */
export const radial = (id: string, stops: readonly Stop[], at?: readonly [x: number, y: number, r: number]): string =>
  `<radialGradient id="${id}"${at === undefined ? '' : ` gradientUnits="userSpaceOnUse" cx="${at[0]}" cy="${at[1]}" r="${at[2]}"`}>${stopsOf(stops)}</radialGradient>`;

export const glowStops = (colour: string, strength: number): readonly Stop[] => [
  [0, colour, strength],
  [0.45, colour, strength * 0.35],
  [1, colour, 0],
];

/** A soft light around a point, of a gradient that is defined under `id`. */
export const glow = (id: string, x: number, y: number, r: number, opacity = 1): string =>
  circle(x, y, r, `url(#${id})`, opacity);
