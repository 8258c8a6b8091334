import { memo, useEffect } from 'react';
import Animated, { useAnimatedStyle, useSharedValue, withTiming, type SharedValue } from 'react-native-reanimated';
import { Drawing } from '@/ui/art/Drawing';
import { Box } from '@/ui/Box';
import { useTempo } from '@/ui/motion';
import { useTheme } from '@/ui/theme';
import type { PathMap, Point } from './geometry';
import { lightsOf } from './scene/mapArt';
import { radial } from './scene/paint';

/** Lights go out one after the other, each in its own time, in milliseconds at normal speed. */
const APART = 90;
const FADE = 260;
/** How long it takes until all are out, at most: a long path goes out faster. */
export const DARKNESS_MS = 900;

const NIGHT = radial('night', [
  [0, '#020a10', 0.94],
  [0.55, '#020a10', 0.7],
  [1, '#020a10', 0],
]);

/** Everybody is away: the lights along the path go out, from the prison to the water. */
export const Lanterns = memo(function Lanterns({ map }: { map: PathMap }) {
  const { contrast } = useTheme();
  const tempo = useTempo();
  const ms = tempo(DARKNESS_MS);
  const time = useSharedValue(0);
  useEffect(() => {
    if (ms > 0) time.set(withTiming(DARKNESS_MS, { duration: ms }));
  }, [ms, time]);
  if (contrast || ms === 0) return null;
  const lights = lightsOf(map);
  const apart = Math.min(APART, (DARKNESS_MS - FADE) / Math.max(1, lights.length));
  return (
    <Box aria-hidden style={{ position: 'absolute', left: 0, top: 0, zIndex: 7, pointerEvents: 'none' }}>
      {lights.map((at, i) => (
        <Out key={i} at={at} reach={112 * map.sizes.scale} time={time} after={i * apart} />
      ))}
    </Box>
  );
});

/** One of them. */
function Out({ at, reach, time, after }: { at: Point; reach: number; time: SharedValue<number>; after: number }) {
  const pose = useAnimatedStyle(() => ({ opacity: Math.min(1, Math.max(0, (time.get() - after) / FADE)) }));
  const art = `${NIGHT}<circle cx="${reach}" cy="${reach}" r="${reach}" fill="url(#night)"/>`;
  return (
    <Animated.View style={[{ position: 'absolute', left: at.x - reach, top: at.y - reach }, pose]}>
      <Drawing art={art} width={2 * reach} height={2 * reach} />
    </Animated.View>
  );
}
