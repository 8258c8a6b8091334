import { View, type StyleProp, type ViewStyle } from 'react-native';
import { useColors, useTheme } from './theme';
import { Circle, G, Path, Svg } from './svg';

/** A slender point of the star: its left half filled, its right half drawn lighter, with a fine line beside it. */
interface Point {
  readonly long: number;
  readonly waist: number;
  readonly turns: readonly number[];
}

const POINTS: readonly Point[] = [
  { long: 104, waist: 12, turns: [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5] },
  { long: 148, waist: 17, turns: [45, 135, 225, 315] },
  { long: 212, waist: 22, turns: [0, 90, 180, 270] },
];
/** All marks of the outer ring in one path: a decoration should cost little. */
const TICKS = Array.from({ length: 72 }, (_, i) => {
  const a = (i * Math.PI) / 36;
  const long = i % 3 === 0 ? 202 : 208;
  const at = (r: number): string => `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  return `M${at(long)}L${at(215)}`;
}).join('');

/** A slim compass rose as a watermark behind everything, hidden from screen readers. */
export function Rose({ size, style }: { size: number; style?: StyleProp<ViewStyle> }) {
  const { brass } = useColors();
  const { scheme } = useTheme();
  const line = { stroke: brass, strokeWidth: 1.8, fill: 'none' } as const;
  return (
    <View
      aria-hidden
      style={[{ width: size, height: size, opacity: scheme === 'dark' ? 0.16 : 0.13, pointerEvents: 'none' }, style]}
    >
      <Svg width={size} height={size} viewBox="-220 -220 440 440">
        <Circle cx={0} cy={0} r={217} {...line} strokeWidth={2.5} />
        <Circle cx={0} cy={0} r={201} {...line} />
        <Path d={TICKS} {...line} />
        <Circle cx={0} cy={0} r={140} {...line} />
        <Circle cx={0} cy={0} r={131} {...line} />
        {POINTS.flatMap(({ long, waist, turns }) =>
          turns.map((turn) => (
            <G key={turn} transform={`rotate(${turn})`}>
              <Path d={`M0 0L0 ${-long}L${-waist} ${-waist * 2}z`} fill={brass} />
              <Path d={`M0 0L0 ${-long}L${waist} ${-waist * 2}z`} fill={brass} fillOpacity={0.42} />
            </G>
          )),
        )}
      </Svg>
    </View>
  );
}
