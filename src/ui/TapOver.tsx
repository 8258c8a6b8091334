import type { ReactNode } from 'react';
import { Platform, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Box } from './Box';
import { Tap, type TapRole } from './Tap';
import { RADIUS } from './theme';

/**
 * Something drawn with figures on it that can be tapped as a whole. The drawing is hidden from screen readers, and what
 * one taps lies over it: its label says in a sentence what the drawing says in figures.
 */
export function TapOver({
  label,
  onPress,
  onLongPress,
  style,
  drawing,
  radius = RADIUS.panel,
  active = true,
  children,
  ...rest
}: {
  label: string;
  hint?: string;
  onPress: () => void;
  onLongPress?: (() => void) | undefined;
  role?: TapRole;
  checked?: boolean;
  expanded?: boolean;
  /** Looks and reads as disabled; a tap still answers through `onRefused`. */
  disabled?: boolean;
  onRefused?: (() => void) | undefined;
  style?: StyleProp<ViewStyle>;
  /** How what is drawn is laid out inside it. */
  drawing?: StyleProp<ViewStyle>;
  /** Of the ring that shows the keyboard's focus. */
  radius?: number;
  /** Whether a tap does more than tell what it is. */
  active?: boolean;
  children: ReactNode;
}) {
  return (
    <Box style={style}>
      <Box aria-hidden style={[{ flexGrow: 1, pointerEvents: 'none' }, drawing]}>
        {children}
      </Box>
      <Tap
        label={label}
        onPress={onPress}
        onLongPress={onLongPress}
        {...rest}
        style={[
          StyleSheet.absoluteFill,
          { borderRadius: radius },
          Platform.OS === 'web' ? ({ cursor: active ? 'pointer' : 'default' } as object) : null,
        ]}
      />
    </Box>
  );
}
