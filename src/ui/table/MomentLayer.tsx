import { useEffect, useEffectEvent, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { haptic, type Feel } from '../haptics';
import { MS, useTempo } from '../motion';
import { Rays } from '../Rays';
import { Text } from '../Text';
import { fade, SPACE, useTheme } from '../theme';
import { FrameProgress } from './FrameProgress';
import type { BigMoment, Tone } from './moments';

const FEELS: Readonly<Record<Tone, Feel>> = { storm: 'blow', triumph: 'done', notice: 'pick' };
/** What the light is like: the ground, and what shines through it. */
const LIGHT: Readonly<Record<Tone, readonly [ground: string, rays: string] | null>> = {
  storm: ['#1b0a33', '#7fb36a'],
  triumph: null,
  notice: null,
};
/** When the blow falls: the light goes first, then the card comes. */
const DARK = 260;
const NEAR = 360;

/**
 * A big moment, over header and board, while its event is shown. The dock stays as it is: its controls stop it or go on,
 * and so does a tap on the layer. With reduced motion it only comes into sight.
 */
export function MomentLayer({ moment, length, onNext }: { moment: BigMoment; length: number; onNext: () => void }) {
  const { tone, feel = FEELS[tone], picture, title, sentence, did, also } = moment;
  const { colors, scheme, contrast } = useTheme();
  const [room, setRoom] = useState(0);
  const tempo = useTempo();
  const calm = tempo(1000) === 0;
  const seen = useSharedValue(0);
  const near = useSharedValue(calm ? 1 : 0);
  const shake = useSharedValue(0);
  const begin = useEffectEvent(() => {
    haptic(feel);
    seen.set(withTiming(1, { duration: calm ? MS.calm : tempo(DARK) }));
    if (calm) return;
    const easing = tone === 'storm' ? Easing.in(Easing.cubic) : Easing.out(Easing.back(1.2));
    near.set(withDelay(tempo(tone === 'storm' ? DARK : 0), withTiming(1, { duration: tempo(NEAR), easing })));
    if (tone !== 'storm') return;
    const jolt = (to: number) => withTiming(to, { duration: tempo(45) });
    shake.set(withDelay(tempo(DARK + NEAR), withSequence(jolt(3), jolt(-3), jolt(2), jolt(-1), jolt(0))));
  });
  useEffect(() => begin(), []);
  const light = useAnimatedStyle(() => ({ opacity: seen.get() }));
  const approach = useAnimatedStyle(() => ({
    opacity: Math.min(1, near.get() * 2),
    transform: [
      { translateX: shake.get() },
      { scale: tone === 'storm' ? 1.5 - 0.5 * near.get() : 0.7 + 0.3 * near.get() },
      { rotate: tone === 'storm' && !calm ? `${-3 * near.get()}deg` : '0deg' },
    ],
  }));
  // At night a storm is violet; by day, or in strong contrast, words keep the ground they are made for.
  const [ground, rays] = (scheme === 'dark' && !contrast ? LIGHT[tone] : null) ?? [colors.bg, colors.brass];
  const high = Math.min(262, room - (did === undefined ? 110 : 210) - (also === undefined ? 0 : 34));
  return (
    <Animated.View
      style={[StyleSheet.absoluteFill, { zIndex: 5 }, light]}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}
      testID="moment"
    >
      <View style={[StyleSheet.absoluteFill, { backgroundColor: fade(ground, contrast ? 1 : 0.93) }]} />
      {contrast || tone === 'notice' ? null : <Rays color={rays} />}
      {/* Whoever cannot see or point goes on with the dock's own button. */}
      <Pressable aria-hidden focusable={false} onPress={onNext} style={StyleSheet.absoluteFill} />
      <View
        style={{
          flex: 1,
          justifyContent: 'center',
          alignItems: 'center',
          padding: SPACE.l,
          gap: SPACE.m,
          pointerEvents: 'none',
        }}
      >
        {picture === undefined || high < 72 ? null : (
          <Animated.View aria-hidden style={approach}>
            {picture(high)}
          </Animated.View>
        )}
        <View aria-live="assertive" style={{ alignItems: 'center', gap: SPACE.xs }}>
          <Text
            kind="title"
            style={{ textAlign: 'center' }}
            {...(scheme === 'dark' && !contrast ? { color: '#fff6e4' } : {})}
          >
            {title}
          </Text>
          {sentence === undefined ? null : (
            <Text kind="question" color="onSky" style={{ textAlign: 'center' }}>
              {sentence}
            </Text>
          )}
        </View>
        {did}
        {also === undefined ? null : (
          <Text kind="strong" color="brass" style={{ textAlign: 'center' }}>
            {also}
          </Text>
        )}
      </View>
      <FrameProgress length={length} />
    </Animated.View>
  );
}
