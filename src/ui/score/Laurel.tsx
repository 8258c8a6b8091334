import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import { Icon } from '../icons/Icon';
import { EASE, useTempo } from '../motion';
import { Sitter } from '../setup/Sitter';
import { Shape, type SeatColor } from '../Shape';
import { useColors } from '../theme';

/** From this size on there is somebody in it. */
const ROOMY = 110;

/** The winner's wreath, growing from the bottom up around the winner's shape. */
export function Laurel({
  colors: seats,
  size = 72,
  delayMs = 0,
}: {
  colors: readonly SeatColor[];
  size?: number;
  delayMs?: number;
}) {
  const { brass } = useColors();
  const tempo = useTempo();
  const ms = tempo(600);
  const wait = tempo(delayMs);
  const grown = useSharedValue(ms === 0 ? 1 : 0);
  useEffect(
    () => grown.set(ms === 0 ? 1 : withDelay(wait, withTiming(1, { duration: ms, easing: EASE.out }))),
    [grown, ms, wait],
  );
  const clip = useAnimatedStyle(() => ({ height: size * grown.get() }));
  const shape = seats.length > 1 ? size * 0.22 : size * 0.34;
  const [first] = seats;
  return (
    <View aria-hidden style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}>
      <Animated.View style={[{ position: 'absolute', left: 0, right: 0, bottom: 0, overflow: 'hidden' }, clip]}>
        <View style={{ position: 'absolute', bottom: 0 }}>
          <Icon name="laurels" size={size} color={brass} />
        </View>
      </Animated.View>
      {/* A large one has room for a face. */}
      {first !== undefined && seats.length === 1 && size >= ROOMY ? (
        <Sitter colour={first} width={size * 0.42} height={size * 0.5} />
      ) : (
        <View
          style={{ flexDirection: 'row', gap: 2, flexWrap: 'wrap', justifyContent: 'center', maxWidth: size * 0.6 }}
        >
          {seats.map((color) => (
            <Shape key={color} color={color} size={shape} />
          ))}
        </View>
      )}
    </View>
  );
}
