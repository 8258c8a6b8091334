import { type ReactNode } from 'react';
import { Platform, ScrollView, type StyleProp, type ViewStyle } from 'react-native';

/** A browser scrolls with the keyboard only what can have the focus. */
const REACHABLE = Platform.OS === 'web' ? ({ tabIndex: 0 } as const) : {};

/** What scrolls on a sheet; a tap on a key does not have to close the keyboard first. */
export const Scroll = ({
  style,
  inside,
  children,
}: {
  style?: StyleProp<ViewStyle>;
  inside?: StyleProp<ViewStyle>;
  children: ReactNode;
}) => (
  <ScrollView {...REACHABLE} keyboardShouldPersistTaps="handled" style={style} contentContainerStyle={inside}>
    {children}
  </ScrollView>
);
