import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withSequence, withTiming } from 'react-native-reanimated';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { EASE, useTempo } from '@/ui/motion';
import { Text } from '@/ui/Text';
import { FONTS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { symbolIcon } from './art';
import type { Scene } from './scenes';

/** A small scene over the map: Black Magic is called, a chest opens, scoundrels are caught. */
export function SceneBanner({
  scene,
  seats,
  words,
}: {
  scene: Scene;
  seats: readonly TablePlayer[];
  words: SpeakerOf<'cartagena'>;
}) {
  const colors = useColors();
  const tempo = useTempo();
  const ms = tempo(320);
  const pop = useSharedValue(ms === 0 ? 1 : 0);
  useEffect(() => {
    if (ms === 0) return;
    pop.set(withSequence(withTiming(1.06, { duration: ms, easing: EASE.out }), withTiming(1, { duration: ms * 0.4 })));
  }, [pop, ms]);
  const pose = useAnimatedStyle(() => ({
    opacity: Math.min(1, pop.get() * 1.6),
    transform: [
      { perspective: 600 },
      { scale: 0.6 + 0.4 * pop.get() },
      { rotateX: `${(1 - Math.min(1, pop.get())) * 70}deg` },
    ],
  }));
  const { icon, title, line, tint } = lookOf(scene, seats, words);
  return (
    <Box
      aria-hidden
      style={[
        StyleSheet.absoluteFill,
        { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none', zIndex: 20 },
      ]}
    >
      <Animated.View
        style={[
          {
            minWidth: 210,
            maxWidth: 320,
            borderRadius: 22,
            paddingVertical: SPACE.l,
            paddingHorizontal: SPACE.xl,
            backgroundColor: '#1d1428',
            borderWidth: 2.5,
            borderColor: tint ?? colors.brass,
            boxShadow: '0 14px 44px rgba(0, 0, 0, 0.6)',
            alignItems: 'center',
            gap: SPACE.s,
          },
          pose,
        ]}
      >
        <Row gap={SPACE.m}>
          {icon.map((name) => (
            <Icon key={name} name={name} size={54} color="#f1d9a0" />
          ))}
          {scene.type === 'chest' && typeof scene.token === 'number' ? (
            <Text fixed color="#f1d9a0" style={{ fontFamily: FONTS.displayBold, fontSize: 46, lineHeight: 54 }}>
              {`+${scene.token}`}
            </Text>
          ) : null}
        </Row>
        <Text kind="title" color="#f7efdd" style={{ textAlign: 'center' }}>
          {title}
        </Text>
        {line === null ? null : (
          <Text color="#d9cfe2" style={{ textAlign: 'center' }}>
            {line}
          </Text>
        )}
      </Animated.View>
    </Box>
  );
}

function lookOf(
  scene: Scene,
  seats: readonly TablePlayer[],
  words: SpeakerOf<'cartagena'>,
): { icon: readonly IconName[]; title: string; line: string | null; tint: string | null } {
  const name = (seat: number): string => seats[seat]?.name ?? '';
  const tintOf = (seat: number): string => SEAT_TINTS[seats[seat]?.colour ?? 'red'];
  switch (scene.type) {
    case 'magic':
      return {
        icon: ['cartagena/black-magic', symbolIcon(scene.power)],
        title: words.word('term.blackMagic'),
        line: words.word('scene.magic', { name: name(scene.seat), power: words.word(`power.${scene.power}`) }),
        tint: tintOf(scene.seat),
      };
    case 'chest':
      return {
        icon: [scene.token === 'snake' ? 'cartagena/snake' : 'cartagena/chest'],
        title: words.word(`token.${scene.token}`),
        line: scene.token === 'snake' ? words.word('scene.snake') : null,
        tint: null,
      };
    case 'caught':
      return {
        icon: ['cartagena/scoundrels'],
        title: words.word('options.scoundrels'),
        line: words.word('scene.caught', { names: words.list(scene.seats.map(name)) }),
        tint: tintOf(scene.by),
      };
    case 'captain':
      return {
        icon: ['cartagena/hat'],
        title: words.word('scene.captain', { name: name(scene.seat) }),
        line: words.word('scene.captainLine'),
        tint: tintOf(scene.seat),
      };
    case 'shuffle':
      return { icon: ['dice'], title: words.word('scene.shuffle'), line: null, tint: null };
    case 'won':
      return {
        icon: ['laurels'],
        title: words.word('scene.won', { name: name(scene.seat) }),
        line: null,
        tint: tintOf(scene.seat),
      };
  }
}
