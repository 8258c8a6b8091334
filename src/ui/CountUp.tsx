import { useEffect, useState } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';
import { useInAir, useWaiting } from './flights/useFlights';
import { useTempo } from './motion';
import { Text, type AppTextProps } from './Text';

/**
 * A number that counts to its new value, with a small jump for each step. With `landsAt`, the place its pieces fly to, it
 * counts each of them as it lands. What leaves is gone at once, or, with `leavesFrom`, as each takes off. `from` is where one begins that is drawn for the first time
 * because its first piece is on the way.
 */
export function CountUp({
  value,
  from = value,
  landsAt,
  leavesFrom,
  format = String,
  ...text
}: Omit<AppTextProps, 'children'> & {
  value: number;
  from?: number | undefined;
  landsAt?: string | readonly string[] | undefined;
  leavesFrom?: string | undefined;
  format?: (value: number) => string;
}) {
  const [shown, setShown] = useState(from);
  const coming = useInAir(landsAt);
  const staying = useWaiting(leavesFrom);
  const goal = value > shown ? Math.max(shown, value - coming) : Math.min(shown, value + staying);
  const pulse = useSharedValue(1);
  const tempo = useTempo();
  const distance = Math.abs(goal - shown);
  // A long way is counted in larger strides, so that it never takes much more than half a second.
  const wait = tempo(distance > 12 ? 40 : 55);
  if (wait === 0 && shown !== value) setShown(value);

  useEffect(() => {
    if (shown === goal || wait === 0) return;
    const timer = setTimeout(() => {
      const stride = Math.max(1, Math.floor(Math.abs(goal - shown) / 8));
      setShown(shown + Math.sign(goal - shown) * stride);
      pulse.set(withSequence(withTiming(1.18, { duration: 60 }), withTiming(1, { duration: 140 })));
    }, wait);
    return () => clearTimeout(timer);
  }, [shown, goal, wait, pulse]);

  const jump = useAnimatedStyle(() => ({ transform: [{ scale: pulse.get() }] }));
  return (
    <Animated.View style={jump}>
      <Text {...text}>{format(shown)}</Text>
    </Animated.View>
  );
}
