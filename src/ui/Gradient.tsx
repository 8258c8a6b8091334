import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useSvgId } from './svgId';
import { Defs, LinearGradient, RadialGradient, Rect, Stop, Svg } from './svg';

interface ColorStop {
  readonly at: number;
  readonly color: string;
  readonly opacity?: number;
}

/** A soft change of colour that fills its parent and never takes a tap. */
export function Gradient({
  stops,
  radial,
  diagonal = false,
  across = false,
  style = StyleSheet.absoluteFill,
}: {
  stops: readonly ColorStop[];
  /** A glow around a point (fractions of the size) instead of top to bottom. */
  radial?: { readonly x: number; readonly y: number; readonly r: number };
  diagonal?: boolean;
  /** From left to right. */
  across?: boolean;
  /** Where it lies; fills its parent when absent. */
  style?: StyleProp<ViewStyle>;
}) {
  const id = useSvgId();
  const marks = stops.map(({ at, color, opacity = 1 }) => (
    <Stop key={at} offset={at} stopColor={color} stopOpacity={opacity} />
  ));
  return (
    <View aria-hidden style={[{ position: 'absolute', pointerEvents: 'none' }, style]}>
      <Svg width="100%" height="100%" preserveAspectRatio="none">
        <Defs>
          {radial ? (
            <RadialGradient id={id} cx={radial.x} cy={radial.y} r={radial.r}>
              {marks}
            </RadialGradient>
          ) : (
            <LinearGradient id={id} x1={0} y1={0} x2={diagonal || across ? 1 : 0} y2={across ? 0 : 1}>
              {marks}
            </LinearGradient>
          )}
        </Defs>
        <Rect x={0} y={0} width="100%" height="100%" fill={`url(#${id})`} />
      </Svg>
    </View>
  );
}
