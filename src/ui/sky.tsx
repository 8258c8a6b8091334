import { createContext, useContext, type ReactNode } from 'react';
import { Platform, StyleSheet, View, type TextStyle } from 'react-native';
import { fade, useTheme } from './theme';

const SkyContext = createContext(false);

/** Whether what is drawn here lies over a painted scene: its words want a soft shadow, and quiet ones `onSky`. */
export const useOverSky = (): boolean => useContext(SkyContext);

/** Everything inside lies over a painted scene. */
export function OverSky({ children }: { children: ReactNode }) {
  return <SkyContext.Provider value>{children}</SkyContext.Provider>;
}

/** A soft edge of the ground's colour behind words on a painted sky. */
export function useSkyShadow(): TextStyle | null {
  const { colors } = useTheme();
  if (!useOverSky()) return null;
  return softShadow(fade(colors.bg, 0.85));
}

/** A soft edge behind words that lie on a picture. */
const softShadow = (color: string): TextStyle =>
  Platform.OS === 'web'
    ? ({ textShadow: `0 0 2px ${color}, 0 1px 7px ${color}` } as object)
    : { textShadowColor: color, textShadowOffset: { width: 0, height: 1 }, textShadowRadius: 6 };

/** A game's place, behind a screen. Decoration: nobody can touch it, and whoever needs strong contrast does without. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <View aria-hidden testID="scene" style={[StyleSheet.absoluteFill, { overflow: 'hidden', pointerEvents: 'none' }]}>
      {children}
    </View>
  );
}
