import { useEffect, useState } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';
import { useTempo } from './motion';
import { Text, type AppTextProps } from './Text';

/** A number that counts to its new value, with a small jump for each step. */
export function CountUp({
  value,
  format = String,
  ...text
}: Omit<AppTextProps, 'children'> & { value: number; format?: (value: number) => string }) {
  const [shown, setShown] = useState(value);
  const pulse = useSharedValue(1);
  const tempo = useTempo();
  const distance = Math.abs(value - shown);
  // A long way is counted in larger strides, so that it never takes much more than half a second.
  const wait = tempo(distance > 12 ? 40 : 55);
  if (wait === 0 && shown !== value) setShown(value);

  useEffect(() => {
    if (shown === value || wait === 0) return;
    const timer = setTimeout(() => {
      const stride = Math.max(1, Math.floor(Math.abs(value - shown) / 8));
      setShown(shown + Math.sign(value - shown) * stride);
      pulse.set(withSequence(withTiming(1.18, { duration: 60 }), withTiming(1, { duration: 140 })));
    }, wait);
    return () => clearTimeout(timer);
  }, [shown, value, wait, pulse]);

  const jump = useAnimatedStyle(() => ({ transform: [{ scale: pulse.get() }] }));
  return (
    <Animated.View style={jump}>
      <Text {...text}>{format(shown)}</Text>
    </Animated.View>
  );
}
