import type { Seat } from '@antilles/engine';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { TablePlayer } from '@/session/seats';
import { useWords } from '@/text';
import { Row } from '../Box';
import { Button } from '../Button';
import { haptic } from '../haptics';
import { useTempo } from '../motion';
import { Overlay } from '../overlays/Host';
import { NameText } from '../NameText';
import { Shape } from '../Shape';
import { OverSky, useSkyShadow } from '../sky';
import { sound } from '../sound';
import { SmallPrint } from '../SmallPrint';
import { Text } from '../Text';
import { fade, RADIUS, SPACE, useColors, useTheme } from '../theme';
import { useLayout } from '../useLayout';

/** What a game says as it begins. */
export interface OpeningWords {
  /** Above the name, small: the box, the variant. */
  readonly kicker?: string;
  readonly title: string;
  /** Below it: "10 kingdom cards · 3 players". */
  readonly line: string;
  /** Who begins; null when nobody does before the others. */
  readonly begins: Seat | null;
  /** The place or the poster, as large as the screen. */
  readonly scene?: ReactNode;
  /** What is dealt, as it comes to lie: its own parts come in one after the other. */
  readonly deal?: ReactNode;
  /** Below each name: "you, third", "Hard". */
  readonly about?: (seat: Seat) => string;
  /** Below that, what everybody is dealt: a fan of backs. */
  readonly dealt?: ReactNode;
}

/** Everything has come in after this long, and then waits for a tap or as long again, in milliseconds. */
const IN = 2200;
const WAITS = 2000;
const NAMES = 700;

/** The title card of a game that has just begun: the place, the name, who plays, who begins, the deal. A tap begins. */
export const OpeningCard = (props: OpeningProps) => (
  <Overlay>
    <OverSky>
      <Card {...props} />
    </OverSky>
  </Overlay>
);

interface OpeningProps {
  readonly opening: OpeningWords;
  readonly seats: readonly TablePlayer[];
  readonly onClose: () => void;
}

function Card({ opening, seats, onClose }: OpeningProps) {
  const { kicker, title, line, begins, scene, deal, about, dealt } = opening;
  const { t } = useWords('engine');
  const { colors, contrast } = useTheme();
  const insets = useSafeAreaInsets();
  const { size } = useLayout();
  const tempo = useTempo();
  const shadow = useSkyShadow();
  const first = begins === null ? undefined : seats[begins];
  const close = useEffectEvent(onClose);
  const wait = tempo(IN + WAITS);
  useEffect(() => {
    sound('shuffle');
    haptic('pick');
    const timer = setTimeout(() => close(), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return (
    <View style={[StyleSheet.absoluteFill, { backgroundColor: colors.bg }]} testID="opening">
      {contrast ? null : (
        <View aria-hidden style={[StyleSheet.absoluteFill, { overflow: 'hidden', pointerEvents: 'none' }]}>
          {scene}
        </View>
      )}
      <Pressable aria-hidden focusable={false} onPress={onClose} style={StyleSheet.absoluteFill} />
      <ScrollView
        style={{ flex: 1, pointerEvents: 'box-none' }}
        contentContainerStyle={{
          flexGrow: 1,
          paddingTop: insets.top + (size === 'small' ? SPACE.m : 44),
          paddingBottom: Math.max(20, insets.bottom + 12),
          paddingHorizontal: SPACE.m,
          gap: SPACE.m,
          width: '100%',
          maxWidth: 620,
          alignSelf: 'center',
          pointerEvents: 'box-none',
        }}
      >
        <Rising after={0} style={{ alignItems: 'center', gap: SPACE.xs, pointerEvents: 'none' }}>
          {kicker === undefined ? null : (
            <Text kind="small" color="onSky" style={[{ letterSpacing: 2.4, textTransform: 'uppercase' }, shadow]}>
              {kicker}
            </Text>
          )}
          <Text
            kind="hero"
            role="heading"
            aria-level={1}
            style={[
              { fontSize: size === 'small' ? 34 : 48, lineHeight: size === 'small' ? 40 : 56, textAlign: 'center' },
              shadow,
            ]}
          >
            {title}
          </Text>
          <Text kind="strong" color="onSky" style={[{ textAlign: 'center' }, shadow]}>
            {line}
          </Text>
        </Rising>
        <View style={{ flex: 1, minHeight: SPACE.l, pointerEvents: 'none' }} />
        {first === undefined ? null : (
          <Rising after={NAMES} style={{ alignItems: 'center', pointerEvents: 'none' }}>
            <Row
              gap={SPACE.s}
              style={{
                backgroundColor: colors.parchment,
                borderColor: colors.parchmentEdge,
                borderWidth: 1.5,
                borderRadius: RADIUS.tile,
                paddingHorizontal: SPACE.xl,
                paddingVertical: SPACE.s,
              }}
            >
              <Shape color={first.colour} size={20} />
              <Text kind="head" color="ink">
                {t('opening.begins', { name: first.name })}
              </Text>
            </Row>
          </Rising>
        )}
        {deal === undefined ? null : <View style={{ pointerEvents: 'none' }}>{deal}</View>}
        <Row gap={SPACE.s} style={{ alignItems: 'stretch', flexWrap: 'wrap', pointerEvents: 'none' }}>
          {seats.map((owner, seat) => (
            <Rising
              key={seat}
              after={NAMES + 90 * seat}
              style={{ flexGrow: 1, flexBasis: seats.length > 4 ? '30%' : 84 }}
            >
              <Place owner={owner} begins={seat === begins} about={about?.(seat)} dealt={dealt} />
            </Rising>
          ))}
        </Row>
        <Button kind="secondary" label={t('opening.tap')} onPress={onClose} style={{ minHeight: 52 }} />
      </ScrollView>
    </View>
  );
}

/** Somebody who plays. */
function Place({
  owner,
  begins,
  about,
  dealt,
}: {
  owner: TablePlayer;
  begins: boolean;
  about: string | undefined;
  dealt: ReactNode;
}) {
  const colors = useColors();
  const { contrast } = useTheme();
  return (
    <View
      style={{
        flexGrow: 1,
        padding: SPACE.s,
        borderRadius: RADIUS.panel,
        borderWidth: begins ? 2 : 1,
        borderColor: begins ? colors.brass : colors.line,
        backgroundColor: contrast ? colors.surface : fade(colors.surface, 0.92),
      }}
    >
      <Row gap={6}>
        <Shape color={owner.colour} size={15} />
        <NameText name={owner.name} />
      </Row>
      <SmallPrint kind="tiny">{about}</SmallPrint>
      {dealt}
    </View>
  );
}

/** Comes in from below, in its turn; transform and opacity alone. */
export function Rising({ after, style, children }: { after: number; style?: object; children: ReactNode }) {
  const tempo = useTempo();
  const t = useSharedValue(0);
  const [wait, duration] = [tempo(after), tempo(400)];
  useEffect(() => {
    t.set(withDelay(wait, withTiming(1, { duration, easing: Easing.out(Easing.back(1.2)) })));
  }, [t, wait, duration]);
  const pose = useAnimatedStyle(() => ({
    opacity: Math.min(1, t.get() * 2),
    transform: [{ translateY: 18 * (1 - t.get()) }],
  }));
  return <Animated.View style={[style, pose]}>{children}</Animated.View>;
}
