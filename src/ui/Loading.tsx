import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withRepeat, withTiming } from 'react-native-reanimated';
import { useWords } from '@/text';
import { CompassRose } from './icons/CompassRose';
import { useMotion } from './settings';
import { Text } from './Text';
import { SPACE, useColors } from './theme';

/** Something is on its way; a compass looks for north. */
export function Loading({ label }: { label?: string }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { calm } = useMotion();
  const turn = useSharedValue(0);
  useEffect(() => {
    if (!calm) turn.set(withRepeat(withTiming(360, { duration: 6000, easing: Easing.linear }), -1));
  }, [calm, turn]);
  const spin = useAnimatedStyle(() => ({ transform: [{ rotate: `${turn.get()}deg` }] }));
  const text = label ?? t('kit.loading');
  return (
    <View
      role="status"
      aria-label={text}
      style={{ flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: SPACE.l, padding: SPACE.xl }}
    >
      <Animated.View style={spin}>
        <CompassRose size={72} color={colors.brass} />
      </Animated.View>
      <Text color="muted">{text}</Text>
    </View>
  );
}
