import { createContext, useContext, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';

/** A captain's table at dusk. */
const dark = {
  bg: '#0b1b26',
  bgTop: '#16384f',
  surface: '#10283a',
  raised: '#163a50',
  line: '#24506a',
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
  'santo-domingo': '#e0754a',
  'puerto-rico': '#6db56f',
  cartagena: '#3fb5aa',
  dominion: '#8f8ce6',
  /** The row markers of Santo Domingo and other pieces that have a colour of their own. */
  pointsMarker: '#f0645c',
  goodsMarker: '#5b9df0',
  traderMarker: '#e6bd48',
  /** The outline of a seat's shape. */
  shapeEdge: '#08151e',
};

export type Colors = { readonly [Name in keyof typeof dark]: string };

const light: Colors = {
  bg: '#f6efe0',
  bgTop: '#f6efe0',
  surface: '#fffaf0',
  raised: '#ffffff',
  line: '#d9c9a8',
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
  'santo-domingo': '#b04a22',
  'puerto-rico': '#2f7a3a',
  cartagena: '#14746c',
  dominion: '#4a47b0',
  pointsMarker: '#e4564d',
  goodsMarker: '#4b8fe8',
  traderMarker: '#e6bd48',
  shapeEdge: '#1c2b33',
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

export const SPACE = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;
export const RADIUS = { small: 8, card: 10, panel: 14, tile: 18, sheet: 20, pill: 999 } as const;
/** The smallest thing a finger is asked to hit. */
export const TARGET = 44;

export const FONTS = {
  display: 'Fraunces_600SemiBold',
  displayBold: 'Fraunces_700Bold',
  body: 'NunitoSans_400Regular',
  bodySemi: 'NunitoSans_600SemiBold',
  bodyBold: 'NunitoSans_700Bold',
  bodyExtra: 'NunitoSans_800ExtraBold',
} as const;

export type Scheme = 'light' | 'dark';
export type ThemeChoice = Scheme | 'system';
/** Whose accent a screen wears. */
export type Accent = 'santo-domingo' | 'puerto-rico' | 'cartagena' | 'dominion' | 'brass';

export interface Theme {
  readonly scheme: Scheme;
  readonly colors: Colors;
}

const THEMES: Readonly<Record<Scheme, Theme>> = {
  dark: { scheme: 'dark', colors: dark },
  light: { scheme: 'light', colors: light },
};

const ThemeContext = createContext<Theme>(THEMES.dark);

/** Gives everything inside the chosen theme; `system` follows the phone. */
export function ThemeProvider({ choice, children }: { choice: ThemeChoice; children: ReactNode }) {
  const system = useColorScheme();
  const scheme: Scheme = choice === 'system' ? (system === 'light' ? 'light' : 'dark') : choice;
  return <ThemeContext.Provider value={THEMES[scheme]}>{children}</ThemeContext.Provider>;
}

export const useTheme = (): Theme => useContext(ThemeContext);
export const useColors = (): Colors => useTheme().colors;

/** A colour with an opacity, as `#rrggbbaa`. */
export function fade(color: string, opacity: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return `${color}${alpha.toString(16).padStart(2, '0')}`;
}
