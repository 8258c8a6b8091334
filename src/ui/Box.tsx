import { View, type ViewProps } from 'react-native';
import { SPACE } from './theme';

/** React Native's `View`. In a game that name is taken: a view is what a player may see of the table. */
export { View as Box } from 'react-native';

/** Things side by side, in the middle of its height, with a gap between them. */
export function Row({ gap = SPACE.s, style, ...rest }: ViewProps & { gap?: number }) {
  return <View {...rest} style={[{ flexDirection: 'row', alignItems: 'center', gap }, style]} />;
}

/** The same in several rows, where one is too short. */
export function Wrap({ style, ...rest }: ViewProps & { gap?: number }) {
  return <Row {...rest} style={[{ flexWrap: 'wrap' }, style]} />;
}
