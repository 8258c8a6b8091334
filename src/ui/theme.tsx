import { createContext, useContext, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';
import type { GameName } from '@/text';
import { PALETTES, type Colors } from './palettes';
import { useSystemContrast } from './systemContrast';

export { SEAT_TINTS, type Colors } from './palettes';

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
export type Accent = GameName | 'brass';

export interface Theme {
  readonly scheme: Scheme;
  /** Whether the person needs strong contrast: pictures behind words are left out. */
  readonly contrast: boolean;
  readonly colors: Colors;
}

const THEMES: Readonly<Record<Scheme, Theme>> = {
  dark: { scheme: 'dark', contrast: false, colors: PALETTES.dark },
  light: { scheme: 'light', contrast: false, colors: PALETTES.light },
};

const CONTRAST_THEMES: Readonly<Record<Scheme, Theme>> = {
  dark: { scheme: 'dark', contrast: true, colors: PALETTES.darkContrast },
  light: { scheme: 'light', contrast: true, colors: PALETTES.lightContrast },
};

const ThemeContext = createContext<Theme>(THEMES.dark);

/** Gives everything inside the chosen theme; `system` follows the phone, and so does contrast that is null. */
export function ThemeProvider({
  choice,
  contrast,
  children,
}: {
  choice: ThemeChoice;
  contrast: boolean | null;
  children: ReactNode;
}) {
  const system = useColorScheme();
  const systemContrast = useSystemContrast();
  const scheme: Scheme = choice === 'system' ? (system === 'light' ? 'light' : 'dark') : choice;
  const themes = (contrast ?? systemContrast) ? CONTRAST_THEMES : THEMES;
  return <ThemeContext.Provider value={themes[scheme]}>{children}</ThemeContext.Provider>;
}

export const useTheme = (): Theme => useContext(ThemeContext);
export const useColors = (): Colors => useTheme().colors;

/** A colour with an opacity, as `#rrggbbaa`. */
export function fade(color: string, opacity: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return `${color}${alpha.toString(16).padStart(2, '0')}`;
}
