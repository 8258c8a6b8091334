import { memo, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import { Drawing } from '@/ui/art/Drawing';
import { Box } from '@/ui/Box';
import { EASE, useTempo } from '@/ui/motion';
import type { SeatColor } from '@/ui/Shape';
import { OverSky, useSkyShadow } from '@/ui/sky';
import { sound } from '@/ui/sound';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { DARKNESS_MS } from './Lanterns';
import { confettiArt, dawnArt, PRIZE_VIEW, prizeHull, prizeSails, surfArt } from './scene/finale';

/** How long the end is shown at normal speed: the lights on the map go out, sails fill, the sloop leaves, the name stands to be read. */
export const FINALE_MS = DARKNESS_MS + 3600;

/** Somebody is free: the sloop sails into the morning with everybody aboard. A tap goes on to the result. */
export const Finale = memo(function Finale({
  color,
  count,
  above,
  headline,
  onPress,
}: {
  color: SeatColor;
  count: number;
  /** A line over the name, and the name. */
  above: string;
  headline: string;
  onPress: () => void;
}) {
  const { contrast } = useTheme();
  const colors = useColors();
  const tempo = useTempo();
  const { width, height } = useLayout();
  const ms = tempo(1000) / 1000;
  const come = useSharedValue(ms === 0 ? 1 : 0);
  const fill = useSharedValue(ms === 0 ? 1 : 0.62);
  const sail = useSharedValue(0);
  const said = useSharedValue(ms === 0 ? 1 : 0);
  useEffect(() => {
    if (ms === 0) return;
    const then = (after: number, duration: number, easing = EASE.out) =>
      withDelay((DARKNESS_MS + after) * ms, withTiming(1, { duration: duration * ms, easing }));
    come.set(then(0, 320));
    fill.set(then(250, 600));
    sail.set(then(700, 2600, EASE.inOut));
    said.set(then(900, 420));
    const timer = setTimeout(() => sound('sail'), DARKNESS_MS * ms);
    return () => clearTimeout(timer);
  }, [ms, come, fill, sail, said]);
  // The picture is 390 wide and 640 high in its middle: as much of it as fits, and more to the sides.
  const unit = Math.min(width / 390, height / 640);
  const view = [195 - width / unit / 2, Math.min(0, 640 - height / unit), width / unit, height / unit] as const;
  const size = { width, height };
  const ship = { width: PRIZE_VIEW[2] * unit, height: PRIZE_VIEW[3] * unit };
  const [left, top] = [(196 + PRIZE_VIEW[0] - view[0]) * unit, (536 + PRIZE_VIEW[1] - view[1]) * unit];
  const shown = useAnimatedStyle(() => ({ opacity: come.get() }));
  const deck = useAnimatedStyle(() => ({
    transform: [
      { translateX: (-90 + 200 * sail.get()) * unit },
      { rotate: `${-3 + 2.5 * Math.sin(sail.get() * 7)}deg` },
      { scale: 1 - 0.1 * sail.get() },
    ],
  }));
  const canvas = useAnimatedStyle(() => ({ transform: [{ scaleX: fill.get() }] }));
  const words = useAnimatedStyle(() => ({ opacity: said.get(), transform: [{ translateY: (1 - said.get()) * 14 }] }));
  const fall = useAnimatedStyle(() => ({ opacity: said.get(), transform: [{ translateY: sail.get() * 60 * unit }] }));
  const layer = { position: 'absolute', left: 0, top: 0 } as const;
  return (
    <Animated.View style={[StyleSheet.absoluteFill, { backgroundColor: colors.bg, overflow: 'hidden' }, shown]}>
      {contrast ? null : (
        <Box aria-hidden style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
          <Box style={layer}>
            <Drawing art={dawnArt} {...size} view={view} />
          </Box>
          <Animated.View style={[{ position: 'absolute', left, top, ...ship }, deck]}>
            <Animated.View style={[layer, { transformOrigin: `${-PRIZE_VIEW[0] * unit}px 50%` }, canvas]}>
              <Drawing art={prizeSails(color)} {...ship} view={PRIZE_VIEW} />
            </Animated.View>
            <Box style={layer}>
              <Drawing art={prizeHull(color, count)} {...ship} view={PRIZE_VIEW} />
            </Box>
          </Animated.View>
          <Box style={layer}>
            <Drawing art={surfArt} {...size} view={view} />
          </Box>
          <Animated.View style={[layer, fall]}>
            <Drawing art={confettiArt(color)} {...size} view={view} />
          </Animated.View>
        </Box>
      )}
      <Tap label={headline} onPress={onPress} give={1} style={StyleSheet.absoluteFill}>
        <Animated.View
          style={[{ paddingTop: Math.max(24, height * 0.09), paddingHorizontal: 20, alignItems: 'center' }, words]}
        >
          <Text color={contrast ? colors.text : '#ffe9c4'} style={{ fontFamily: FONTS.bodyExtra, fontSize: 16 }}>
            {above}
          </Text>
          <OverSky>
            <Headline>{headline}</Headline>
          </OverSky>
        </Animated.View>
      </Tap>
    </Animated.View>
  );
});

function Headline({ children }: { children: string }) {
  const { contrast, colors } = useTheme();
  const shadow = useSkyShadow();
  const size = children.length > 22 ? 34 : 46;
  return (
    <Text
      color={contrast ? colors.text : '#fffaf0'}
      style={[
        { fontFamily: FONTS.displayBold, fontSize: size, lineHeight: size + 8, textAlign: 'center' },
        contrast ? null : shadow,
      ]}
    >
      {children}
    </Text>
  );
}
