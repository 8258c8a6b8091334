import { StyleSheet } from 'react-native';

/**
 * Taps go through the view itself, but not through what is in it.
 * Must be a created style: in a browser `box-none` only works as a class.
 */
export const { boxNone: BOX_NONE } = StyleSheet.create({ boxNone: { pointerEvents: 'box-none' } });
