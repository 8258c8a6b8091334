import type { GameName } from '@/text/gameWords';

/** A captain's table at dusk. */
const DARK = {
  bg: '#0b1b26',
  bgTop: '#16384f',
  surface: '#10283a',
  raised: '#163a50',
  line: '#24506a',
  /** What shows where a field or a box to tick is: 3 to 1 on every ground. */
  edge: '#7396ab',
  text: '#f2ede2',
  muted: '#a9bcc7',
  brass: '#e0b45a',
  parchment: '#f4e8cf',
  parchmentEdge: '#d9c7a0',
  ink: '#1c2b33',
  inkMuted: '#4a5860',
  danger: '#ff8a75',
  good: '#8fd19e',
  /** Text on a button in a game's accent. */
  onAccent: '#1c2b33',
  shade: 'rgba(4, 12, 18, 0.66)',
  /** The row markers of Santo Domingo and other pieces that have a colour of their own. */
  pointsMarker: '#f0645c',
  goodsMarker: '#5b9df0',
  traderMarker: '#e6bd48',
  /** The outline of a seat's shape. */
  shapeEdge: '#08151e',
  /** The ground of a dock, from its upper edge down. */
  dockTop: '#10283a',
  dock: '#10283a',
  /** A card that is not to be had now: its ground, which carries `muted`. */
  dim: '#10283a',
  /** Quiet words on a painted sky. */
  onSky: '#f2ede2',
};

type Base = { readonly [Name in keyof typeof DARK]: string };

/** The colours of the house, and the accent of every game under its id. */
export type Colors = Base & Readonly<Record<GameName, string>>;

const LIGHT: Base = {
  bg: '#f6efe0',
  bgTop: '#f6efe0',
  surface: '#fffaf0',
  raised: '#ffffff',
  line: '#d9c9a8',
  edge: '#8a7a55',
  text: '#1c2b33',
  muted: '#56656e',
  brass: '#8a6116',
  parchment: '#fff6e1',
  parchmentEdge: '#d9c7a0',
  ink: '#1c2b33',
  inkMuted: '#56656e',
  danger: '#b3341f',
  good: '#2f7a44',
  onAccent: '#ffffff',
  shade: 'rgba(28, 43, 51, 0.45)',
  pointsMarker: '#e4564d',
  goodsMarker: '#4b8fe8',
  traderMarker: '#e6bd48',
  shapeEdge: '#1c2b33',
  dockTop: '#fffaf0',
  dock: '#fffaf0',
  dim: '#efe6d2',
  onSky: '#1c2b33',
};

/** The colours of seats, the same in both themes; each always stands with its shape. */
export const SEAT_TINTS = {
  red: '#e4564d',
  blue: '#4b8fe8',
  yellow: '#e6bd48',
  green: '#58b065',
  purple: '#ab74d6',
  brown: '#c29a72',
} as const;

/** Both again for people who need strong contrast: pure grounds, visible lines, seven to one for every word. */
const DARK_CONTRAST: Base = {
  bg: '#000000',
  bgTop: '#000000',
  surface: '#0a0f13',
  raised: '#121a20',
  line: '#8fa6b4',
  edge: '#8fa6b4',
  text: '#ffffff',
  muted: '#dfe7eb',
  brass: '#ffd873',
  parchment: '#ffffff',
  parchmentEdge: '#1c2b33',
  ink: '#000000',
  inkMuted: '#2b373e',
  danger: '#ffb3a5',
  good: '#aef0bd',
  onAccent: '#000000',
  shade: 'rgba(0, 0, 0, 0.85)',
  pointsMarker: '#ff7f78',
  goodsMarker: '#7db5ff',
  traderMarker: '#ffd75e',
  shapeEdge: '#ffffff',
  dockTop: '#0a0f13',
  dock: '#0a0f13',
  dim: '#121a20',
  onSky: '#ffffff',
};

const LIGHT_CONTRAST: Base = {
  bg: '#ffffff',
  bgTop: '#ffffff',
  surface: '#ffffff',
  raised: '#ffffff',
  line: '#4a5860',
  edge: '#4a5860',
  text: '#000000',
  muted: '#2b373e',
  brass: '#5c3d00',
  parchment: '#ffffff',
  parchmentEdge: '#1c2b33',
  ink: '#000000',
  inkMuted: '#2b373e',
  danger: '#8a1500',
  good: '#0e5423',
  onAccent: '#ffffff',
  shade: 'rgba(0, 0, 0, 0.7)',
  pointsMarker: '#e4564d',
  goodsMarker: '#4b8fe8',
  traderMarker: '#e6bd48',
  shapeEdge: '#000000',
  dockTop: '#ffffff',
  dock: '#ffffff',
  dim: '#ffffff',
  onSky: '#000000',
};

/** The colours of a game's place in one theme: what is left out is as in the house. */
export type PlaceColours = Partial<Base> & { /** The game's own colour, in its place. */ readonly accent: string };

/** The colours of a game's place. With strong contrast it has none of its own. */
export type Place = Readonly<Record<'dark' | 'light', PlaceColours>>;

/** A game's own colour in each palette. */
export type AccentColours = Readonly<Record<keyof typeof PALETTES, string>>;

/** Games are no part of the kit: each adds its accent when it is put on the shelf, before anything is drawn. */
const awaiting = (base: Base): Colors => ({ ...base }) as Colors;

export const PALETTES = {
  dark: awaiting(DARK),
  light: awaiting(LIGHT),
  darkContrast: awaiting(DARK_CONTRAST),
  lightContrast: awaiting(LIGHT_CONTRAST),
};

/** Gives a game its accent. */
export function paint(game: string, accent: AccentColours): void {
  for (const [name, palette] of Object.entries(PALETTES)) {
    Object.assign(palette, { [game]: accent[name as keyof AccentColours] });
  }
}
