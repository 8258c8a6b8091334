import { type ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { RADIUS, SPACE, useColors, useTheme } from './theme';
import { useLayout } from './useLayout';

/** The bar pinned to the bottom edge: question and buttons, 12 above, 30 below, or above the home indicator. */
export function BottomBar({ children }: { children: ReactNode }) {
  const colors = useColors();
  const { scheme } = useTheme();
  const insets = useSafeAreaInsets();
  const { size } = useLayout();
  return (
    <View
      style={{
        backgroundColor: colors.surface,
        borderTopLeftRadius: RADIUS.tile,
        borderTopRightRadius: RADIUS.tile,
        borderTopWidth: 1,
        borderColor: colors.line,
        paddingTop: SPACE.m,
        paddingBottom: Math.max(insets.bottom + 12, size === 'small' ? 12 : 30),
        paddingLeft: SPACE.l + insets.left,
        paddingRight: SPACE.l + insets.right,
        gap: SPACE.s,
        boxShadow: scheme === 'dark' ? '0 -6px 24px rgba(0, 0, 0, 0.35)' : '0 -6px 24px rgba(28, 43, 51, 0.12)',
      }}
    >
      {children}
    </View>
  );
}
