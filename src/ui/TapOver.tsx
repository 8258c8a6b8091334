import { type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Tap } from './Tap';
import { RADIUS } from './theme';

/**
 * A tap over a drawing. What the drawing shows in figures, symbols and broken words is said in a sentence, so that the
 * drawing is no part of the control: whoever speaks to the phone, or has it read out, meets the sentence alone.
 */
export function TapOver({
  place,
  style,
  children,
  ...tap
}: {
  label: string;
  onPress: () => void;
  onLongPress?: () => void;
  hint?: string;
  /** Where it stands among its neighbours. */
  place?: StyleProp<ViewStyle>;
  /** How the drawing is laid out. */
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}) {
  return (
    <View style={place}>
      <View aria-hidden style={style}>
        {children}
      </View>
      <Tap {...tap} style={[StyleSheet.absoluteFill, { borderRadius: RADIUS.panel }]} />
    </View>
  );
}
