import { useEffect, useRef } from 'react';
import { Pressable, View, type GestureResponderEvent } from 'react-native';
import Animated, {
  Easing,
  useAnimatedProps,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';
import { useAccentColor } from '../accent';
import { haptic } from '../haptics';
import { drawIcon, type IconLike } from '../icon';
import { MS } from '../motion';
import { Text } from '../Text';
import { fade, useColors } from '../theme';

/** A browser would mark the caption while it is held. */
const UNSELECTABLE: object = { userSelect: 'none', touchAction: 'none' };

const Ring = Animated.createAnimatedComponent(Circle);

/** Fills its ring while it is held; full is yes. Keyboard and screen reader get `onShortcut` instead of a hold. */
export function HoldButton({
  label,
  caption,
  icon,
  size = 116,
  onFull,
  onShortcut,
}: {
  /** For a screen reader. */
  label: string;
  caption: string;
  icon: IconLike;
  size?: number;
  onFull: () => void;
  /** Pressed by somebody who cannot hold: ask once more. */
  onShortcut: () => void;
}) {
  const colors = useColors();
  const tint = useAccentColor();
  const outer = Math.round((size * 152) / 116);
  const stroke = Math.round(size * 0.085);
  const radius = (outer - stroke) / 2;
  const around = 2 * Math.PI * radius;
  const fill = useSharedValue(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const touched = useRef(false);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  function begin(event: GestureResponderEvent): void {
    // A browser reports a held key as a press; keys ask instead of holding.
    touched.current = !isKey(event);
    if (!touched.current) return;
    fill.set(withTiming(1, { duration: MS.hold, easing: Easing.linear }));
    timer.current = setTimeout(() => {
      timer.current = null;
      haptic('done');
      onFull();
    }, MS.hold);
  }
  function end(): void {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    fill.set(withTiming(0, { duration: MS.holdBack }));
  }
  function press(): void {
    if (!touched.current) onShortcut();
    touched.current = false;
  }

  const ring = useAnimatedProps(() => ({
    strokeDashoffset: around * (1 - fill.get()),
    strokeOpacity: fill.get() > 0.001 ? 1 : 0,
  }));
  const grip = useAnimatedStyle(() => ({ transform: [{ scale: 1 - 0.04 * fill.get() }] }));
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPressIn={begin}
      onPressOut={end}
      onPress={press}
      pressRetentionOffset={40}
      // Otherwise a long press would start to select text or open a menu in a browser.
      onLongPress={() => undefined}
      delayLongPress={MS.hold}
      style={{
        ...UNSELECTABLE,
        width: outer,
        height: outer,
        borderRadius: outer / 2,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <View aria-hidden style={{ position: 'absolute', transform: [{ rotate: '-90deg' }], pointerEvents: 'none' }}>
        <Svg width={outer} height={outer}>
          <Circle
            cx={outer / 2}
            cy={outer / 2}
            r={radius}
            fill="none"
            stroke={fade(colors.text, 0.16)}
            strokeWidth={stroke}
          />
          <Ring
            cx={outer / 2}
            cy={outer / 2}
            r={radius}
            fill="none"
            stroke={colors.text}
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeDasharray={[around, around]}
            animatedProps={ring}
          />
        </Svg>
      </View>
      <Animated.View
        style={[
          {
            width: size,
            height: size,
            borderRadius: size / 2,
            backgroundColor: tint,
            alignItems: 'center',
            justifyContent: 'center',
            gap: 2,
            paddingHorizontal: 10,
            pointerEvents: 'none',
          },
          grip,
        ]}
      >
        {drawIcon(icon, Math.round(size * 0.27), colors.onAccent)}
        <Text
          kind="button"
          fixed
          color={colors.onAccent}
          style={{ textAlign: 'center', lineHeight: 19, fontSize: size < 110 ? 14 : 16 }}
        >
          {caption}
        </Text>
      </Animated.View>
    </Pressable>
  );
}

function isKey(event: GestureResponderEvent): boolean {
  const { type } = event.nativeEvent as { readonly type?: unknown };
  return typeof type === 'string' && type.startsWith('key');
}
