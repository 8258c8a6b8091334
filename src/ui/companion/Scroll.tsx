import { type ReactNode } from 'react';
import { ScrollView, type StyleProp, type ViewStyle } from 'react-native';

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
  <ScrollView keyboardShouldPersistTaps="handled" style={style} contentContainerStyle={inside}>
    {children}
  </ScrollView>
);
