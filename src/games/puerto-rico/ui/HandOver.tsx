import type { Seat } from '@antilles/engine';
import { useEffect, useEffectEvent, useState } from 'react';
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
import type { PuertoRicoTable } from './useTurn';

/** How long the ribbon between two people stands, at normal speed, in milliseconds. */
const RIBBON_MS = 1200;

/** Whose board lies here, and whether the phone has just gone on to them. */
export interface HandOver {
  readonly seat: Seat;
  /** Which question of the game this is; null while nobody is asked. */
  readonly question: string | null;
  /** The same, when it is somebody else's than the one before. */
  readonly handed: string | null;
  readonly ribbon: { readonly stands: boolean; readonly ms: number };
}

/**
 * Of several people the board of the one who was asked last lies here, until the next one is: everything of the one
 * before has been shown by then. Each is told, and shown to the others, before anything is asked of them.
 */
export function useHandOver(table: PuertoRicoTable): HandOver {
  const { show, session, decision, words, seats } = table;
  const question = decision === null ? null : `${session.log(show.viewer).length}/${decision.seat}/${decision.kind}`;
  const [last, setTurn] = useState(() => ({
    seat: show.snapshot.asked?.seat ?? session.people[0] ?? 0,
    from: question,
  }));
  const turn = decision === null || decision.seat === last.seat ? last : { seat: decision.seat, from: question };
  if (turn !== last) setTurn(turn);
  const several = session.people.length > 1 && show.mode !== 'review';
  const [begun] = useState(question);
  const handed = several && question !== null && turn.from === question && question !== begun ? question : null;
  const ribbon = useRibbon(handed);
  const tellTurn = useEffectEvent(() => {
    const name = seats[turn.seat]?.name ?? '';
    table.announcements.say(show.viewer, [words.word('ui.handOver', { name })]);
  });
  useEffect(() => {
    if (handed !== null) tellTurn();
  }, [handed]);
  return { seat: decision?.seat ?? show.viewer ?? turn.seat, question, handed, ribbon };
}

/**
 * Whether the ribbon stands now, and for how long it does in all; it stands at the beginning of the question named by
 * `at`, which is somebody else's than the one before. Null: nobody hands anything over. No ribbon where nothing moves.
 */
function useRibbon(at: string | null): HandOver['ribbon'] {
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
