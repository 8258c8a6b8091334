import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path, Svg } from './svg';

const COUNT = 14;
/** Every other slice of a circle far larger than any screen, around the middle of a grid of 100. */
const SLICES = Array.from({ length: COUNT }, (_, i) => {
  const [a, b] = [(2 * i * Math.PI) / COUNT, ((2 * i + 1) * Math.PI) / COUNT];
  const at = (angle: number): string =>
    `${(50 + 200 * Math.cos(angle)).toFixed(1)} ${(50 + 200 * Math.sin(angle)).toFixed(1)}`;
  return `M50 50L${at(a)}L${at(b)}Z`;
}).join('');

/** Rays of light from the middle of whatever they fill. */
export const Rays = memo(function Rays({ color, opacity = 0.16 }: { color: string; opacity?: number }) {
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, { opacity, overflow: 'hidden', pointerEvents: 'none' }]}>
      <Svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
        <Path d={SLICES} fill={color} />
      </Svg>
    </View>
  );
});
