import { memo, useEffect, useState } from 'react';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { Box } from '@/ui/Box';
import { Landing } from '@/ui/flights/Landing';
import { haptic } from '@/ui/haptics';
import { useTempo } from '@/ui/motion';
import { sound } from '@/ui/sound';
import { Path, Svg } from '@/ui/svg';
import { Text } from '@/ui/Text';
import { FONTS } from '@/ui/theme';
import type { Event } from '../rules/events';
import type { Good } from '../rules/goods';
import type { View } from '../rules/view';
import { place, tilePaint } from './art';
import { GoodMark } from './pieces';
import { hullOf, type Hull } from './shipGeometry';

/** How long the sail of a full ship fills, how long she takes to leave, and an empty one to come, at normal speed. */
const SWELL_MS = 300;
const OUT_MS = 900;
const IN_MS = 600;
export const SAIL_MS = SWELL_MS + OUT_MS + IN_MS + 50;

export type Clearing = Extract<Event, { readonly type: 'ship-cleared' }>;

/** A ship that leaves in this event, when one does. */
export const clearingOf = (event: Event | null): Clearing | null => (event?.type === 'ship-cleared' ? event : null);

/** A cargo ship: the sail carries its capacity, the hull one slot for each good, the pennant the colour of its cargo. */
export function CargoShip({
  ship: { capacity, good, count },
  index,
  unit,
  rows = 2,
  ghost = null,
  clearing,
  way,
}: {
  ship: View['ships'][number];
  index: number;
  /** How large one slot is. */
  unit: number;
  rows?: 1 | 2;
  /** A loading that is being thought about. */
  ghost?: { readonly good: Good; readonly count: number } | null;
  /** The leaving of this very ship, while it is shown. */
  clearing: Clearing | null;
  /** How far it is to the edge of the picture. */
  way: number;
}) {
  const { leaving, pose, wake } = useLeaving(clearing, way);
  const coming = ghost?.count ?? 0;
  const kind = leaving === null ? (good ?? ghost?.good ?? null) : leaving.good;
  const loaded = leaving === null ? count : capacity;
  const hull = hullOf(capacity, unit, rows);
  return (
    <Animated.View style={[{ width: hull.width, height: hull.height, zIndex: leaving === null ? 0 : 2 }, pose]}>
      {leaving === null ? null : (
        <Animated.View style={[{ position: 'absolute' }, wake]}>
          <Wake unit={unit} height={hull.height} />
        </Animated.View>
      )}
      <HullPicture
        capacity={capacity}
        unit={unit}
        rows={rows}
        flag={kind === null ? '#d0563a' : tilePaint(kind).ground}
        lit={coming > 0 || leaving !== null}
      />
      <Box style={{ position: 'absolute', left: hull.mast - unit * 1.5, width: unit * 3, top: hull.sail * 0.24 }}>
        <Text
          fixed
          color="#3a2410"
          style={{
            textAlign: 'center',
            fontFamily: FONTS.displayBold,
            fontSize: unit * 1.6,
            lineHeight: unit * 1.75,
          }}
        >
          {capacity}
        </Text>
      </Box>
      <Box style={{ position: 'absolute', left: 0, right: 0, top: hull.sail, bottom: 0 }}>
        {Array.from({ length: capacity }, (_, slot) => (
          <Box key={slot} style={{ position: 'absolute', ...hull.slot(slot) }}>
            <Box
              style={{
                width: unit,
                height: unit,
                borderRadius: unit * 0.2,
                backgroundColor: 'rgba(30, 12, 4, 0.45)',
                borderWidth: 0.9,
                borderColor: 'rgba(242, 214, 168, 0.65)',
              }}
            />
            {kind !== null && slot < loaded + coming ? (
              <Landing at={place.slot(index, slot)} style={{ position: 'absolute' }}>
                <GoodMark tile={kind} size={unit} ghost={slot >= loaded} />
              </Landing>
            ) : null}
          </Box>
        ))}
      </Box>
    </Animated.View>
  );
}

/**
 * The bell rings and her sail fills; she leaves on the right with all she carries, with a wake and gulls behind her; then she
 * comes in empty from the left.
 */
function useLeaving(clearing: Clearing | null, way: number) {
  const tempo = useTempo();
  const [swell, out, back] = [tempo(SWELL_MS), tempo(OUT_MS), tempo(IN_MS)];
  const [gone, setGone] = useState<Clearing | null>(null);
  const full = useSharedValue(0);
  const at = useSharedValue(0);
  const leaving = clearing !== null && out > 0 && gone !== clearing ? clearing : null;
  useEffect(() => {
    if (clearing === null || out === 0) return;
    haptic('set');
    const casts = setTimeout(() => sound('sail'), swell);
    const timer = setTimeout(() => setGone(clearing), swell + out);
    full.set(withTiming(1, { duration: swell, easing: Easing.out(Easing.back(1.7)) }));
    at.set(
      withDelay(
        swell,
        withSequence(
          withTiming(1, { duration: out, easing: Easing.in(Easing.quad) }),
          withTiming(-1, { duration: 0 }),
          withTiming(0, { duration: back, easing: Easing.out(Easing.quad) }),
        ),
      ),
    );
    return () => {
      clearTimeout(casts);
      clearTimeout(timer);
      full.set(0);
      at.set(0);
    };
  }, [clearing, swell, out, back, at, full]);
  const pose = useAnimatedStyle(() => ({
    opacity: 1 - Math.abs(at.get()) ** 6,
    transform: [
      { translateX: at.get() * way },
      { rotate: `${at.get() * 2}deg` },
      { scale: at.get() < 0 ? 1 : 1 + 0.05 * full.get() },
    ],
  }));
  const wake = useAnimatedStyle(() => ({ opacity: Math.min(1, Math.max(0, at.get()) * 4) }));
  return { leaving, pose, wake };
}

/** What a ship that sails leaves behind: two lines of foam, and the gulls that follow her. */
const Wake = memo(function Wake({ unit: u, height }: { unit: number; height: number }) {
  const foam = [0.06, 0.15].map(
    (up, i) => `M${i * u} ${height * (0.98 - up)}q${u * 2.5} ${-u * 0.35} ${u * (5 - i)} 0`,
  );
  const gull = (x: number, y: number, w: number): string =>
    `M${x} ${y}q${w / 4} ${-w / 3} ${w / 2} 0q${w / 4} ${-w / 3} ${w / 2} 0`;
  return (
    <Svg
      width={u * 6}
      height={height}
      viewBox={`0 0 ${u * 6} ${height}`}
      style={{ position: 'absolute', left: -u * 5, overflow: 'visible' }}
    >
      <Path d={foam.join('')} fill="none" stroke="#fff" strokeWidth={2} strokeOpacity={0.7} strokeLinecap="round" />
      <Path
        d={gull(u * 1.4, height * 0.2, u * 0.9) + gull(u * 3, height * 0.08, u * 0.7)}
        fill="none"
        stroke="#12303a"
        strokeWidth={1.6}
        strokeLinecap="round"
      />
    </Svg>
  );
});

/** Mast, pennant, sail and hull, once for every kind of ship. */
export const HullPicture = memo(function HullPicture({
  capacity,
  unit: u,
  rows,
  flag,
  lit,
}: {
  capacity: number;
  unit: number;
  rows: 1 | 2;
  flag: string;
  lit: boolean;
}) {
  const { width: w, height, mast: m, sail: sh, hull: hh }: Hull = hullOf(capacity, u, rows);
  const waves = Array.from({ length: Math.floor(w / u) }, () => `t${u} 0`).join('');
  return (
    <Svg width={w} height={height} viewBox={`0 0 ${w} ${height}`} style={{ position: 'absolute', overflow: 'visible' }}>
      <Path d={`M${m} 0V${sh + 4}`} stroke="#5b3218" strokeWidth={u * 0.2} />
      <Path d={`M${m} 0h${u * 1.1}l${-u * 0.3} ${u * 0.28}l${u * 0.3} ${u * 0.28}h${-u * 1.1}z`} fill={flag} />
      <Path
        d={`M${m - u * 1.75} ${u * 0.35}Q${m + u * 0.2} ${u * 0.05} ${m + u * 1.75} ${u * 0.35}Q${m + u * 2.25} ${sh * 0.55} ${m + u * 1.6} ${sh * 0.9}Q${m} ${sh * 0.76} ${m - u * 1.9} ${sh * 0.9}Q${m - u * 1.3} ${sh * 0.5} ${m - u * 1.75} ${u * 0.35}Z`}
        fill="#fff1d2"
        stroke="#6b431f"
        strokeWidth={0.9}
      />
      <Path
        d={`M${m + u * 0.5} ${u * 0.25}Q${m + u * 1.7} ${sh * 0.3} ${m + u * 0.9} ${sh * 0.8}L${m + u * 1.6} ${sh * 0.9}Q${m + u * 2.25} ${sh * 0.55} ${m + u * 1.75} ${u * 0.35}Z`}
        fill="#c98f5a"
        fillOpacity={0.28}
      />
      <Path d={`M${m + u * 1.9} ${sh * 0.2}L${w - u * 0.1} ${sh + u * 0.1}`} stroke="#5b3218" strokeWidth={0.9} />
      <Path
        d={`M0 ${sh - u * 0.25}L${u * 0.9} ${sh + u * 0.1}H${w - u * 1.1}L${w} ${sh - u * 0.35}Q${w - u * 0.15} ${sh + hh * 0.75} ${w - u * 1.2} ${sh + hh}H${u}Q${u * 0.1} ${sh + hh * 0.8} 0 ${sh - u * 0.25}Z`}
        fill="#8d4f2b"
        {...(lit ? { stroke: '#ffe38a', strokeWidth: 2.2 } : {})}
      />
      <Path
        d={`M0 ${sh - u * 0.25}L${u * 0.9} ${sh + u * 0.1}H${w - u * 1.1}L${w} ${sh - u * 0.35}L${w - u * 0.1} ${sh + u * 0.15}L${w - u * 1.1} ${sh + u * 0.4}H${u * 0.8}L${u * 0.1} ${sh + u * 0.1}Z`}
        fill="#e5a764"
      />
      <Path
        d={`M${u * 0.35} ${sh + hh * 0.72}Q${w / 2} ${sh + hh * 0.86} ${w - u * 0.5} ${sh + hh * 0.72}L${w - u * 1.2} ${sh + hh}H${u}Z`}
        fill="#5d3018"
        fillOpacity={0.6}
      />
      <Path
        d={`M${-u * 0.6} ${sh + hh}q${u * 0.5} ${-u * 0.35} ${u} 0${waves}`}
        fill="none"
        stroke="#fff"
        strokeWidth={1.3}
        strokeOpacity={0.55}
      />
    </Svg>
  );
});
