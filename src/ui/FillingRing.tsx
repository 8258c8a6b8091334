import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import Svg, { Rect } from 'react-native-svg';
import { useAccentColor } from './accent';
import { fade, useColors } from './theme';

const Line = Animated.createAnimatedComponent(Rect);

/** How far outside of what it goes around, and how thick. */
const OUT = 4;
const THICK = 3.5;

/** Goes around a pill, and fills once in `ms`; 0: it is not there. For eyes alone: whatever it means is said elsewhere. */
export function FillingRing({
  ms,
  style,
  children,
}: {
  ms: number;
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}) {
  const [box, setBox] = useState({ width: 0, height: 0 });
  return (
    <View
      style={style}
      onLayout={({ nativeEvent: { layout } }) => setBox({ width: layout.width, height: layout.height })}
    >
      {children}
      {ms > 0 && box.width > 0 ? <Filling ms={ms} {...box} /> : null}
    </View>
  );
}

function Filling({ ms, width, height }: { ms: number; width: number; height: number }) {
  const colors = useColors();
  const tint = useAccentColor();
  const wide = width + 2 * OUT;
  const high = height + 2 * OUT;
  const [w, h] = [wide - THICK, high - THICK];
  const around = 2 * (w - h) + Math.PI * h;
  const fill = useSharedValue(0);
  useEffect(() => fill.set(withTiming(1, { duration: ms, easing: Easing.linear })), [ms, fill]);
  const line = useAnimatedProps(() => ({ strokeDashoffset: around * (1 - fill.get()) }));
  const shape = { x: THICK / 2, y: THICK / 2, width: w, height: h, rx: h / 2, fill: 'none', strokeWidth: THICK };
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, { margin: -OUT, pointerEvents: 'none' }]}>
      <Svg width={wide} height={high}>
        <Rect {...shape} stroke={fade(colors.text, 0.16)} />
        <Line
          {...shape}
          stroke={tint}
          strokeLinecap="round"
          strokeDasharray={[around, around]}
          strokeDashoffset={around}
          animatedProps={line}
        />
      </Svg>
    </View>
  );
}
