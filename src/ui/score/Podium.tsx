import type { Outcome, Seat } from '@antilles/engine';
import { useEffect, useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import type { TablePlayer } from '@/session/seats';
import { CountUp } from '../CountUp';
import { Gradient } from '../Gradient';
import { haptic } from '../haptics';
import { Icon } from '../icons/Icon';
import { useTempo } from '../motion';
import { fitName } from '../people';
import { Shape } from '../Shape';
import { sound } from '../sound';
import { Text } from '../Text';
import { SEAT_TINTS, useColors, useTheme } from '../theme';
import { useLayout } from '../useLayout';
import { countingOrder } from './countingOrder';
import { formatPoints } from './formatPoints';

/** How long one player is counted, and the breath before the winner, in milliseconds. */
const EACH = 750;
const BREATH = 500;

/** The lowest column has room for a figure and the name below it. */
const LOWEST = 112;

/** How many have been counted so far; all of them at once where nothing should move, or after `finish`. */
export function useCounting(steps: number): { readonly counted: number; readonly finish: () => void } {
  const tempo = useTempo();
  const [counted, setCounted] = useState(0);
  const wait = tempo(counted === steps - 1 ? EACH + BREATH : EACH);
  const done = wait === 0 ? steps : counted;
  useEffect(() => {
    if (done >= steps) return;
    const timer = setTimeout(() => {
      const last = counted === steps - 1;
      sound(last ? 'triumph' : 'drum');
      if (last) haptic('blow');
      setCounted(counted + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [counted, done, steps, wait]);
  return { counted: done, finish: () => setCounted(steps) };
}

/**
 * Everybody's points as columns that rise from the last place to the first, and the laurel at the end. For eyes: the table
 * below says all of it. A tap finishes the counting.
 */
export function Podium({
  outcome,
  seats,
  counted,
  onFinish,
  fan,
}: {
  outcome: Outcome;
  seats: readonly TablePlayer[];
  /** How many places, from the last one, have been counted. */
  counted: number;
  onFinish: () => void;
  /** What a game lays out above a column once it is counted: the deck, the board. */
  fan?: ((seat: Seat) => ReactNode) | undefined;
}) {
  const { size, height } = useLayout();
  const order = countingOrder(outcome);
  const shown = new Set(order.slice(0, counted).flat());
  const most = Math.max(1, ...outcome.scores.map(({ total }) => total));
  const high = size === 'small' || height < 620 ? 150 : 190;
  // The best in the middle, the others around: second at its left, third at its right.
  const ranked = order.toReversed().flat();
  const around = ranked
    .filter((_, i) => i % 2 === 1)
    .toReversed()
    .concat(ranked.filter((_, i) => i % 2 === 0));
  return (
    <View aria-hidden style={{ flexDirection: 'row', alignItems: 'flex-end', gap: 4 }} testID="podium">
      {around.map((seat) => {
        const owner = seats[seat];
        const total = outcome.scores[seat]?.total ?? 0;
        if (owner === undefined) return null;
        return (
          <View key={seat} style={{ flex: 1, minWidth: 0, alignItems: 'stretch' }}>
            {fan === undefined ? null : (
              <View style={{ alignItems: 'center', opacity: shown.has(seat) ? 1 : 0 }}>{fan(seat)}</View>
            )}
            <Column
              owner={owner}
              total={total}
              shown={shown.has(seat)}
              height={Math.round(LOWEST + (high - LOWEST) * Math.max(0, total / most))}
              winner={outcome.winners.includes(seat)}
            />
          </View>
        );
      })}
      <Pressable aria-hidden focusable={false} onPress={onFinish} style={StyleSheet.absoluteFill} />
    </View>
  );
}

function Column({
  owner: { name, colour },
  total,
  shown,
  height,
  winner,
}: {
  owner: TablePlayer;
  total: number;
  shown: boolean;
  height: number;
  winner: boolean;
}) {
  const colors = useColors();
  const { contrast } = useTheme();
  const [room, setRoom] = useState(90);
  const fitted = fitName(name, room);
  const tempo = useTempo();
  const risen = useSharedValue(0.55);
  const duration = tempo(EACH);
  useEffect(() => {
    if (shown) risen.set(duration === 0 ? 1 : withTiming(1, { duration, easing: Easing.out(Easing.quad) }));
  }, [shown, duration, risen]);
  const rise = useAnimatedStyle(() => ({ transform: [{ translateY: height * (1 - risen.get()) }] }));
  return (
    <View style={{ height, overflow: 'hidden' }} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width - 28)}>
      <Animated.View
        style={[
          {
            height,
            borderTopLeftRadius: 12,
            borderTopRightRadius: 12,
            borderTopWidth: 5,
            borderColor: SEAT_TINTS[colour],
            backgroundColor: colors.raised,
            overflow: 'hidden',
            alignItems: 'center',
            paddingTop: 6,
          },
          rise,
        ]}
      >
        {contrast ? null : (
          <Gradient
            stops={[
              { at: 0, color: SEAT_TINTS[colour], opacity: 0.28 },
              { at: 1, color: SEAT_TINTS[colour], opacity: 0 },
            ]}
          />
        )}
        <View style={{ alignItems: 'center', justifyContent: 'center', minHeight: 64 }}>
          {winner && shown ? (
            <View style={{ position: 'absolute' }}>
              <Icon name="laurels" size={64} color={colors.brass} />
            </View>
          ) : null}
          <CountUp
            kind="figure"
            value={shown ? total : 0}
            format={(value) => (shown ? formatPoints(value) : '?')}
            fixed
          />
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 5 }}>
          <Shape color={colour} size={14} />
          <Text kind="strong" style={{ fontSize: fitted.size, lineHeight: fitted.size + 4 }}>
            {fitted.text}
          </Text>
        </View>
      </Animated.View>
    </View>
  );
}
