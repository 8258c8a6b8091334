import { useEffect, useRef, useState } from 'react';
import { View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { useCompanion } from '@/ui/companion/services';
import type { useSeats } from '@/ui/companion/usePeople';
import { haptic } from '@/ui/haptics';
import { useToast } from '@/ui/overlays/Toast';
import { useMotion } from '@/ui/settings';
import { Group, SeatList, type SeatRange } from '@/ui/setup';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { fade, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { chooseOne, restingAngle, sectorMiddle, sectorPath } from './wheelGeometry';
import { Path, Svg } from '@/ui/svg';

const TURN_MS = 2600;

/** A wheel with everybody on it; where it stops is who begins. */
export function Wheel({ people, range }: { people: ReturnType<typeof useSeats>; range: SeatRange }) {
  const { t } = useWords('companion');
  const colors = useColors();
  const { refuse } = useToast();
  const { newSeed } = useCompanion();
  const { calm, speed } = useMotion();
  const { width, twoPane, largeText } = useLayout();
  const { seats } = people;
  const [chosen, setChosen] = useState<number | null>(null);
  const [turning, setTurning] = useState(false);
  const angle = useSharedValue(0);
  const rest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const ms = calm || speed === 'off' ? 0 : TURN_MS;
  const spin = (): void => {
    if (turning || seats.length === 0) return;
    people.keep();
    const index = chooseOne(newSeed(), seats.length);
    rest.current = restingAngle(rest.current, index, seats.length, ms === 0 ? 1 : 5);
    setChosen(null);
    setTurning(true);
    angle.set(ms === 0 ? rest.current : withTiming(rest.current, { duration: ms, easing: Easing.out(Easing.cubic) }));
    timer.current = setTimeout(() => {
      setChosen(seats[index]?.key ?? null);
      setTurning(false);
      haptic('done');
    }, ms);
  };
  const pose = useAnimatedStyle(() => ({ transform: [{ rotate: `${angle.get()}deg` }] }));
  const panes = twoPane && !largeText;
  const size = Math.min(340, (panes ? width / 2 : width) - 2 * SPACE.xl);
  const radius = size / 2;
  const winner = seats.find(({ key }) => key === chosen);
  const wheel = (
    <View style={{ alignItems: 'center', gap: SPACE.m }}>
      <View style={{ width: size, height: size + 14 }} aria-hidden>
        <View
          style={{
            position: 'absolute',
            zIndex: 1,
            top: 0,
            left: radius - 14,
            borderLeftWidth: 14,
            borderRightWidth: 14,
            borderTopWidth: 26,
            borderLeftColor: 'transparent',
            borderRightColor: 'transparent',
            borderTopColor: colors.brass,
          }}
        />
        <Animated.View style={[{ marginTop: 14, width: size, height: size }, pose]}>
          <Svg width={size} height={size}>
            {seats.map(({ key, colour }, i) => (
              <Path
                key={key}
                d={
                  seats.length === 1
                    ? `M0 ${radius}a${radius} ${radius} 0 1 0 ${size} 0a${radius} ${radius} 0 1 0 ${-size} 0`
                    : sectorPath(i, seats.length, radius)
                }
                fill={fade(SEAT_TINTS[colour], chosen === null || key === chosen ? 0.85 : 0.35)}
                stroke={colors.bg}
                strokeWidth={3}
              />
            ))}
          </Svg>
          {seats.map(({ key, colour }, i) => {
            const { x, y } = sectorMiddle(i, seats.length, radius, 0.66);
            return (
              <View key={key} style={{ position: 'absolute', left: x - 18, top: y - 18 }}>
                <Shape color={colour} size={36} />
              </View>
            );
          })}
        </Animated.View>
      </View>
      <Text kind="title" aria-live="polite" style={{ textAlign: 'center', minHeight: 34 }}>
        {winner ? t('start.begins', { name: winner.name }) : turning ? t('start.turning') : t('start.spinLine')}
      </Text>
      <Button
        label={t('start.spin')}
        disabled={turning || seats.length < range.min}
        onRefused={() => refuse(turning ? t('start.turning') : t('start.tooFew', { count: range.min }))}
        onPress={spin}
        style={{ minWidth: 220 }}
      />
    </View>
  );
  const table = (
    <Group title={t('start.who')}>
      <SeatList
        people
        seats={seats}
        range={range}
        onChange={(next) => {
          setChosen(null);
          people.setSeats(next);
        }}
      />
    </Group>
  );
  return panes ? (
    <View style={{ flexDirection: 'row', gap: SPACE.xl }}>
      <View style={{ flex: 1 }}>{wheel}</View>
      <View style={{ flex: 1 }}>{table}</View>
    </View>
  ) : (
    <View style={{ gap: SPACE.l }}>
      {wheel}
      {table}
    </View>
  );
}
