import { useEffect } from 'react';
import { View } from 'react-native';
import Animated, { interpolateColor, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useAccentColor } from './accent';
import { Vignette } from './art/Vignette';
import { MS } from './motion';
import { Tap } from './Tap';
import { SmallPrint } from './SmallPrint';
import { Text } from './Text';
import { fade, SPACE, useColors, useTheme } from './theme';

/** The little lever alone, 52 × 32, with an outline when off; not a control by itself. */
export function SwitchLever({ on, disabled = false }: { on: boolean; disabled?: boolean }) {
  const colors = useColors();
  const { scheme, contrast } = useTheme();
  const tint = useAccentColor();
  const position = useSharedValue(on ? 1 : 0);
  useEffect(() => position.set(withTiming(on ? 1 : 0, { duration: MS.calm })), [on, position]);
  const off = scheme === 'dark' || contrast ? colors.bg : '#d8ccb0';
  const rim = scheme === 'dark' || contrast ? colors.muted : '#8a7c5e';
  const track = useAnimatedStyle(() => ({
    backgroundColor: interpolateColor(position.get(), [0, 1], [off, tint]),
    borderColor: interpolateColor(position.get(), [0, 1], [rim, tint]),
  }));
  const knob = useAnimatedStyle(() => ({ transform: [{ translateX: position.get() * 20 }] }));
  return (
    <Animated.View
      style={[
        { width: 52, height: 32, borderRadius: 16, borderWidth: 2, padding: 2, opacity: disabled ? 0.5 : 1 },
        track,
      ]}
    >
      <Animated.View
        style={[
          {
            width: 24,
            height: 24,
            borderRadius: 12,
            backgroundColor: '#fff',
            boxShadow: '0 1px 3px rgba(0, 0, 0, 0.3)',
          },
          knob,
        ]}
      />
    </Animated.View>
  );
}

/** A row with a name, a line of explanation and a switch; the whole row is the target. */
export function Switch({
  label,
  note,
  value,
  onChange,
  disabled = false,
  onRefused,
  picture,
}: {
  label: string;
  /** What it does; or, when it cannot be chosen, why not. */
  note?: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
  disabled?: boolean;
  onRefused?: () => void;
  /** At its left: what it is about. */
  picture?: number | undefined;
}) {
  const colors = useColors();
  const { contrast } = useTheme();
  return (
    <Tap
      role="switch"
      label={note === undefined ? label : `${label}. ${note}`}
      checked={value}
      disabled={disabled}
      onPress={() => onChange(!value)}
      onRefused={onRefused}
      give={1}
      style={{ minHeight: 62, flexDirection: 'row', alignItems: 'center', gap: SPACE.m, paddingVertical: SPACE.s }}
    >
      {picture === undefined || contrast ? null : <Vignette picture={picture} width={58} height={46} radius={10} />}
      <View style={{ flex: 1 }}>
        <Text kind="strong" color={disabled ? fade(colors.text, 0.6) : 'text'}>
          {label}
        </Text>
        <SmallPrint>{note}</SmallPrint>
      </View>
      <SwitchLever on={value} disabled={disabled} />
    </Tap>
  );
}
