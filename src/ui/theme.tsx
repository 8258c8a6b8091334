import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { Platform, useColorScheme } from 'react-native';
import type { GameName } from '@/text';
import { PALETTES, type Colors, type Place } from './palettes';
import { useSystemContrast } from './systemContrast';

export { SEAT_TINTS, type Colors } from './palettes';

export const SPACE = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32 } as const;
export const RADIUS = { small: 8, card: 10, panel: 14, tile: 18, sheet: 20, pill: 999 } as const;
/** The smallest thing a finger is asked to hit. */
export const TARGET = 44;

/** In a browser a font may be on its way, or not have a script: then the device's own of the same kind stands in. */
const font = (name: string, like: 'serif' | 'sans-serif'): string =>
  Platform.OS === 'web' ? `${name}, ${like === 'serif' ? 'Georgia' : 'system-ui'}, ${like}` : name;

export const FONTS = {
  display: font('Fraunces_600SemiBold', 'serif'),
  displayBold: font('Fraunces_700Bold', 'serif'),
  body: font('NunitoSans_400Regular', 'sans-serif'),
  bodySemi: font('NunitoSans_600SemiBold', 'sans-serif'),
  bodyBold: font('NunitoSans_700Bold', 'sans-serif'),
  bodyExtra: font('NunitoSans_800ExtraBold', 'sans-serif'),
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

/** The themes of the house. */
export const THEMES: Readonly<Record<Scheme, Theme>> = {
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

/** Everything inside lies in a game's place and wears its colours, unless the person needs strong contrast. */
export function PlaceProvider({
  game,
  place,
  children,
}: {
  game: GameName;
  place?: Place | undefined;
  children: ReactNode;
}) {
  const theme = useTheme();
  const here = useMemo(() => (place === undefined ? theme : inPlace(theme, game, place)), [theme, game, place]);
  return <ThemeContext.Provider value={here}>{children}</ThemeContext.Provider>;
}

/** A theme as it is in a game's place. */
export function inPlace(theme: Theme, game: GameName, place: Place): Theme {
  if (theme.contrast) return theme;
  const { accent, ...own } = place[theme.scheme];
  return { ...theme, colors: { ...theme.colors, ...own, [game]: accent } };
}

/** The same theme elsewhere: a sheet opened in a game's place wears its colours, wherever it is drawn. */
export const SameTheme = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>
);

export const useTheme = (): Theme => useContext(ThemeContext);
export const useColors = (): Colors => useTheme().colors;

/** A colour with an opacity, as `#rrggbbaa`. */
export function fade(color: string, opacity: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return `${color}${alpha.toString(16).padStart(2, '0')}`;
}
