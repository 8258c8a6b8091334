import { memo, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { circle, d, each, line } from '@/art/svg';
import { Drawing } from '@/ui/art/Drawing';
import { Box } from '@/ui/Box';
import { useTempo } from '@/ui/motion';
import { sound } from '@/ui/sound';
import { useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';

/** One rocket: where it bursts, as parts of the sky, how wide, in which colour, and when, in milliseconds. */
const ROCKETS = [
  [0.22, 0.2, 150, '#ffe08a', 0],
  [0.74, 0.14, 180, '#ff9c8a', 380],
  [0.48, 0.3, 130, '#8fd0ff', 800],
  [0.84, 0.34, 120, '#ffe08a', 1250],
  [0.14, 0.38, 140, '#ffb3e0', 1600],
] as const;
const BURST = 1100;
const ALL = 1600 + BURST;

/** Fireworks over the bay, once, when the last points have been counted. Nothing is left of them. */
export const Fireworks = memo(function Fireworks({ after }: { after: number }) {
  const { contrast } = useTheme();
  const { width, height } = useLayout();
  const tempo = useTempo();
  const [wait, ms] = [tempo(after), tempo(ALL)];
  const time = useSharedValue(0);
  useEffect(() => {
    if (ms === 0) return;
    const timer = setTimeout(() => {
      sound('fireworks');
      time.set(withTiming(ALL, { duration: ms, easing: (t) => t }));
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, ms, time]);
  if (contrast || ms === 0) return null;
  return (
    <Box aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none', overflow: 'hidden' }]}>
      {ROCKETS.map(([x, y, wide, colour, at]) => (
        <Burst key={at} left={x * width} top={y * Math.min(height, 700)} {...{ wide, colour, at, time }} />
      ))}
    </Box>
  );
});

function Burst({
  left,
  top,
  wide,
  colour,
  at,
  time,
}: {
  left: number;
  top: number;
  wide: number;
  colour: string;
  at: number;
  time: SharedValue<number>;
}) {
  const pose = useAnimatedStyle(() => {
    const t = Math.min(1, Math.max(0, (time.get() - at) / BURST));
    // It opens fast, hangs, and sinks as it goes out.
    const open = 1 - (1 - t) ** 3;
    return {
      opacity: t === 0 ? 0 : Math.min(1, 2.4 * (1 - t)),
      transform: [{ translateY: 26 * t * t }, { scale: 0.1 + 0.9 * open }],
    };
  });
  return (
    <Animated.View style={[{ position: 'absolute', left: left - wide / 2, top: top - wide / 2 }, pose]}>
      <Drawing art={burstArt(colour)} width={wide} height={wide} view={[-50, -50, 100, 100]} />
    </Animated.View>
  );
}

const burstArt = (colour: string): string =>
  each(Array.from({ length: 28 }), (_, i) => {
    const angle = ((i % 14) * Math.PI) / 7 + (i < 14 ? 0 : Math.PI / 14);
    const [inner, outer] = i < 14 ? [20, 44] : [10, 28];
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return (
      line(d`M${x * inner} ${y * inner}L${x * outer} ${y * outer}`, colour, 1.6, {
        'stroke-linecap': 'round',
        opacity: 0.8,
      }) + circle(x * outer, y * outer, i < 14 ? 2.2 : 1.6, '#fff8e0')
    );
  });
