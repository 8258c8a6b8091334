import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useAccentColor } from '../accent';
import { useTempo } from '../motion';

/** How far what is shown has come: a thin line at the lower edge of a panel, where nobody needs to tap anything. */
export function FrameProgress({ length }: { /** At normal speed, in milliseconds. */ length: number }) {
  const accent = useAccentColor();
  const duration = useTempo()(length);
  const share = useSharedValue(0);
  useEffect(() => {
    if (duration > 0) share.set(withTiming(1, { duration, easing: Easing.linear }));
  }, [duration, share]);
  const line = useAnimatedStyle(() => ({ transform: [{ scaleX: share.get() }] }));
  if (duration === 0) return null;
  return (
    <View aria-hidden style={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: 3 }}>
      <Animated.View style={[{ height: 3, backgroundColor: accent, transformOrigin: 'left' }, line]} />
    </View>
  );
}
