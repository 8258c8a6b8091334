import { createContext, useContext } from 'react';
import { useReducedMotion } from 'react-native-reanimated';
import type { Language } from '@/text';
import type { ThemeChoice } from './theme';

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

export const UNDO_RULES = ['free', 'until-revealed', 'off'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

export const VOLUMES = [20, 40, 60, 80, 100] as const;
export type Volume = (typeof VOLUMES)[number];

/** What a person sets once. */
export interface Settings {
  /** null: the phone's language. */
  readonly language: Language | null;
  readonly theme: ThemeChoice;
  /** Strong contrast; null: as the phone says. */
  readonly contrast: boolean | null;
  readonly speed: Speed;
  /** null: as the phone says. */
  readonly reduceMotion: boolean | null;
  readonly haptics: boolean;
  readonly sound: boolean;
  readonly volume: Volume;
  readonly keepAwake: boolean;
  /** Whether new games show what each opponent has already discarded. */
  readonly memoryAid: boolean;
  /** Whether what is known by heart is shown briefly: for regulars. */
  readonly brief: boolean;
  readonly undoRule: UndoRule;
  /** Whether games alone against bots say how strong somebody is. */
  readonly rating: boolean;
  /** For those who know the game: a tap on what can be done does it, and does not only explain it. */
  readonly oneTap: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  language: null,
  theme: 'system',
  contrast: null,
  speed: 'normal',
  reduceMotion: null,
  haptics: true,
  sound: true,
  volume: 60,
  keepAwake: true,
  memoryAid: false,
  brief: false,
  undoRule: 'until-revealed',
  rating: true,
  oneTap: false,
};

interface SettingsAccess {
  readonly settings: Settings;
  change(part: Partial<Settings>): void;
}

/** The shell provides it, and remembers every change. */
export const SettingsContext = createContext<SettingsAccess>({ settings: DEFAULT_SETTINGS, change: () => undefined });

export const useSettings = (): SettingsAccess => useContext(SettingsContext);

/** How fast things move: `calm` means cross-fades instead of flights. */
export function useMotion(): { readonly speed: Speed; readonly calm: boolean } {
  const { settings } = useSettings();
  const system = useReducedMotion();
  return { speed: settings.speed, calm: settings.reduceMotion ?? system };
}
