import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { Box } from '../Box';
import { EASE, MS, useTempo } from '../motion';

/** Something with a front and a back that turns over. What lies face down does not even draw its front. */
export function Turning({
  flipped,
  front,
  back,
  style,
}: {
  /** Face down. */
  flipped: boolean;
  front: ReactNode;
  back: ReactNode;
  /** Its size, at least. */
  style: StyleProp<ViewStyle>;
}) {
  const tempo = useTempo();
  const ms = tempo(MS.flip);
  const turn = useSharedValue(flipped ? 1 : 0);
  const [settled, setSettled] = useState(flipped);
  useEffect(() => {
    turn.set(ms === 0 ? (flipped ? 1 : 0) : withTiming(flipped ? 1 : 0, { duration: ms, easing: EASE.inOut }));
    const timer = setTimeout(() => setSettled(flipped), ms);
    return () => clearTimeout(timer);
  }, [flipped, ms, turn]);
  const moving = settled !== flipped;
  const face = useAnimatedStyle(() => ({
    opacity: turn.get() < 0.5 ? 1 : 0,
    transform: [
      { perspective: 700 },
      { rotateY: `${turn.get() * 180}deg` },
      { scale: 1 + 0.16 * turn.get() * (1 - turn.get()) },
    ],
  }));
  const rear = useAnimatedStyle(() => ({
    opacity: turn.get() < 0.5 ? 0 : 1,
    transform: [
      { perspective: 700 },
      { rotateY: `${turn.get() * 180 - 180}deg` },
      { scale: 1 + 0.16 * turn.get() * (1 - turn.get()) },
    ],
  }));
  return (
    <Box style={style}>
      {flipped && !moving ? null : <Animated.View style={[StyleSheet.absoluteFill, face]}>{front}</Animated.View>}
      {!flipped && !moving ? null : <Animated.View style={[StyleSheet.absoluteFill, rear]}>{back}</Animated.View>}
    </Box>
  );
}
