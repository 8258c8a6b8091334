import type { ViewStyle } from 'react-native';
import { SPACE } from './theme';

/** A row to tap: what is in it stands in a line, apart from each other and from the edges above and below. */
export const tapRow = (minHeight: number): ViewStyle => ({
  minHeight,
  flexDirection: 'row',
  alignItems: 'center',
  gap: SPACE.m,
  paddingVertical: SPACE.s,
});
