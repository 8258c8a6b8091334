import { useEffect, useMemo } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import type { TablePlayer } from '@/session/seats';
import { Box } from '@/ui/Box';
import { EASE, useTempo } from '@/ui/motion';
import { Text } from '@/ui/Text';
import { FONTS } from '@/ui/theme';
import type { View as CartagenaView } from '../rules/view';
import { pointOf, wayOf, type PathMap } from './geometry';
import { Pirate, PIRATE_RATIO } from './Pirate';
import { useLight } from './scene/useLight';
import { LEAP, walkTime, type Walk } from './walks';

/** How much of the time of a walk is left for the landing: the pirate gives in the knees, and dust rises. */
const LANDING = 0.18;

/** A pirate leaping along the path; the piece itself waits at its new place until it gets there. */
export function Walker({
  map,
  walk,
  view,
  color,
}: {
  map: PathMap;
  walk: Walk;
  view: CartagenaView;
  color: TablePlayer['colour'];
}) {
  const tempo = useTempo();
  const light = useLight();
  const way = useMemo(
    () => wayOf(map, walk.from, walk.to).map((location) => pointOf(map, location, view.shore)),
    [map, walk.from, walk.to, view.shore],
  );
  const t = useSharedValue(0);
  const landing = useSharedValue(0);
  const hops = Math.max(1, way.length - 1);
  const ms = tempo(walkTime(hops));
  useEffect(() => {
    if (ms === 0) {
      t.set(hops);
      return;
    }
    const walking = ms * (1 - LANDING);
    t.set(withTiming(hops, { duration: walking, easing: EASE.inOut }));
    const timer = setTimeout(() => landing.set(withTiming(1, { duration: ms * LANDING + 160 })), walking);
    return () => clearTimeout(timer);
  }, [t, landing, hops, ms]);
  const { diameter } = map.sizes;
  const height = diameter * 0.775;
  const xs = way.map(({ x }) => x);
  const ys = way.map(({ y }) => y);
  const pose = useAnimatedStyle(() => {
    const at = Math.min(hops, Math.max(0, t.get()));
    const i = Math.min(hops - 1, Math.floor(at));
    const part = at - i;
    const x = (xs[i] ?? 0) + ((xs[i + 1] ?? xs[i] ?? 0) - (xs[i] ?? 0)) * part;
    const y = (ys[i] ?? 0) + ((ys[i + 1] ?? ys[i] ?? 0) - (ys[i] ?? 0)) * part;
    const up = at >= hops ? 0 : Math.sin(part * Math.PI);
    // Long in the air, broad for a moment on the ground.
    const squash = Math.sin(Math.min(1, landing.get() * 2) * Math.PI) * 0.22;
    return {
      transform: [
        { translateX: x },
        { translateY: y - up * height * 0.5 },
        { scaleX: 1 - up * 0.08 + squash },
        { scaleY: 1 + up * 0.1 - squash },
      ],
    };
  });
  const dust = useAnimatedStyle(() => ({
    opacity: landing.get() === 0 ? 0 : 1 - landing.get(),
    transform: [
      { translateX: xs[hops] ?? 0 },
      { translateY: (ys[hops] ?? 0) + diameter * 0.55 },
      { scaleX: 0.5 + landing.get() },
    ],
  }));
  const call = useAnimatedStyle(() => ({
    opacity: landing.get(),
    transform: [
      { translateX: xs[hops] ?? 0 },
      { translateY: (ys[hops] ?? 0) - diameter * (0.7 + 0.25 * landing.get()) },
      { scale: 0.6 + 0.4 * landing.get() },
    ],
  }));
  const layer = { position: 'absolute', left: 0, top: 0, pointerEvents: 'none', zIndex: 5 } as const;
  return (
    <>
      <Animated.View aria-hidden style={[layer, dust]}>
        <Box
          style={{
            position: 'absolute',
            left: -diameter * 0.5,
            top: -4,
            width: diameter,
            height: 9,
            borderRadius: 9,
            borderWidth: 2.5,
            borderColor: '#e8d3a4',
          }}
        />
      </Animated.View>
      <Animated.View aria-hidden style={[layer, { transformOrigin: `0px ${diameter * 0.6}px` }, pose]}>
        {Array.from({ length: walk.count }, (_, i) => (
          <Box
            key={i}
            style={{
              position: 'absolute',
              left: (-height * PIRATE_RATIO) / 2 + (i - (walk.count - 1) / 2) * diameter * 0.44,
              top: diameter * 0.67 - height,
            }}
          >
            <Pirate color={color} height={height} lit />
          </Box>
        ))}
      </Animated.View>
      {hops >= LEAP && typeof walk.to === 'number' ? (
        <Animated.View aria-hidden style={[layer, call]}>
          <Box
            style={{
              position: 'absolute',
              left: -24,
              top: -14,
              width: 48,
              height: 28,
              borderRadius: 14,
              backgroundColor: light.ring,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <Text fixed color={light.on} style={{ fontFamily: FONTS.displayBold, fontSize: 19, lineHeight: 24 }}>
              {`${walk.to}!`}
            </Text>
          </Box>
        </Animated.View>
      ) : null}
    </>
  );
}
