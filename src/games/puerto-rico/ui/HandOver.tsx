import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import type { TablePlayer } from '@/session/seats';
import { Box } from '@/ui/Box';
import { EASE, MS, useTempo } from '@/ui/motion';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { SEAT_TINTS, SPACE, useColors } from '@/ui/theme';

/** How long the ribbon between two people stands, at normal speed, in milliseconds. */
const RIBBON_MS = 1200;

/**
 * Whether the ribbon stands now, and for how long it does in all; it stands at the beginning of the question named by
 * `at`, which is somebody else's than the one before. Null: nobody hands anything over. No ribbon where nothing moves.
 */
export function useRibbon(at: string | null): { readonly stands: boolean; readonly ms: number } {
  const ms = useTempo()(RIBBON_MS);
  const [passed, setPassed] = useState<string | null>(null);
  const stands = at !== null && ms > 0 && passed !== at;
  useEffect(() => {
    if (!stands) return;
    const timer = setTimeout(() => setPassed(at), ms);
    return () => clearTimeout(timer);
  }, [stands, at, ms]);
  return { stands, ms: at === null ? 0 : ms };
}

/** "→ Ines", over the middle of the table: whose turn begins at a phone that everybody looks at. Lets every tap through. */
export function Ribbon({ owner, ms }: { owner: TablePlayer; ms: number }) {
  const colors = useColors();
  const here = useSharedValue(0);
  useEffect(() => {
    const move = { duration: MS.lift, easing: EASE.out };
    here.set(withSequence(withTiming(1, move), withDelay(Math.max(0, ms - 2 * MS.lift), withTiming(0, move))));
  }, [here, ms]);
  const pose = useAnimatedStyle(() => ({ opacity: here.get(), transform: [{ translateX: (1 - here.get()) * -40 }] }));
  const tint = SEAT_TINTS[owner.colour];
  return (
    <Box
      aria-hidden
      testID="ribbon"
      style={[StyleSheet.absoluteFill, { pointerEvents: 'none', justifyContent: 'center', zIndex: 4 }]}
    >
      <Animated.View
        style={[
          {
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'center',
            gap: SPACE.m,
            paddingVertical: SPACE.l,
            paddingHorizontal: SPACE.l,
            backgroundColor: colors.raised,
            borderColor: tint,
            borderTopWidth: 6,
            borderBottomWidth: 6,
            boxShadow: '0 6px 24px rgba(0, 0, 0, 0.35)',
          },
          pose,
        ]}
      >
        <Text kind="hero" color="muted">
          →
        </Text>
        <Shape color={owner.colour} size={36} />
        <Text kind="hero" numberOfLines={1} style={{ flexShrink: 1 }}>
          {owner.name}
        </Text>
      </Animated.View>
    </Box>
  );
}
