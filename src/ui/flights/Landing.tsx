import { useEffect, useRef, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { EASE, MS, useTempo } from '../motion';
import { Anchor } from './Anchor';
import { LANDS_AT } from './Flying';
import { useInAir } from './useFlights';

/**
 * A named place for one piece, or several names of it, which is not seen there while it is still in the air, and settles as it lands: so there is
 * never more than one of it. It keeps its room, and its name for those who do not see it.
 */
export function Landing({
  at,
  style,
  children,
}: {
  at: string | readonly string[];
  style?: StyleProp<ViewStyle>;
  children: ReactNode;
}) {
  const coming = useInAir(at) > 0;
  const tempo = useTempo();
  const before = useRef(coming);
  const size = useSharedValue(1);
  useEffect(() => {
    if (before.current && !coming) {
      size.set(LANDS_AT);
      size.set(withTiming(1, { duration: tempo(MS.landing), easing: EASE.out }));
    }
    before.current = coming;
  }, [coming, size, tempo]);
  const pose = useAnimatedStyle(() => ({ transform: [{ scale: size.get() }] }));
  return (
    <Anchor name={at} style={[style, coming ? { opacity: 0 } : null]}>
      <Animated.View style={pose}>{children}</Animated.View>
    </Anchor>
  );
}
