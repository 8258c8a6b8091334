import { useEffect, useMemo } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import type { TablePlayer } from '@/session/seats';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { EASE, useTempo } from '@/ui/motion';
import type { CartagenaView } from '../rules/view';
import { pointOf, wayOf, type PathMap } from './geometry';
import { Pawn } from './Pawn';
import { walkTime, type Walk } from './walks';

/** A pirate hopping along the path; the piece itself waits at its new place until it gets there. */
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
  const accent = useAccentColor();
  const way = useMemo(
    () => wayOf(map, walk.from, walk.to).map((location) => pointOf(map, location, view.shore)),
    [map, walk.from, walk.to, view.shore],
  );
  const t = useSharedValue(0);
  const hops = Math.max(1, way.length - 1);
  const ms = tempo(walkTime(hops));
  useEffect(() => {
    t.set(ms === 0 ? hops : withTiming(hops, { duration: ms, easing: EASE.inOut }));
  }, [t, hops, ms]);
  const height = map.sizes.diameter * 0.58;
  const xs = way.map(({ x }) => x);
  const ys = way.map(({ y }) => y);
  const pose = useAnimatedStyle(() => {
    const at = Math.min(hops, Math.max(0, t.get()));
    const i = Math.min(hops - 1, Math.floor(at));
    const part = at - i;
    const x = (xs[i] ?? 0) + ((xs[i + 1] ?? xs[i] ?? 0) - (xs[i] ?? 0)) * part;
    const y = (ys[i] ?? 0) + ((ys[i + 1] ?? ys[i] ?? 0) - (ys[i] ?? 0)) * part;
    return { transform: [{ translateX: x }, { translateY: y - Math.sin(part * Math.PI) * height * 0.4 }] };
  });
  return (
    <Animated.View
      aria-hidden
      style={[{ position: 'absolute', left: 0, top: 0, pointerEvents: 'none', zIndex: 5 }, pose]}
    >
      {Array.from({ length: walk.count }, (_, i) => (
        <Box
          key={i}
          style={{ position: 'absolute', left: -height * 0.44 + (i - (walk.count - 1) / 2) * 14, top: -height * 0.45 }}
        >
          <Pawn color={color} height={height} lit={accent} />
        </Box>
      ))}
    </Animated.View>
  );
}
