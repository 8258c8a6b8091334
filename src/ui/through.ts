import { StyleSheet } from 'react-native';

/**
 * Taps go through the view itself, but not through what is in it.
 * Must be a created style: in a browser `box-none` only works as a class.
 */
export const { through: THROUGH } = StyleSheet.create({ through: { pointerEvents: 'box-none' } });
