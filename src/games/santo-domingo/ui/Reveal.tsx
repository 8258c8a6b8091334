import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, type SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Turning } from '@/ui/cards/Turning';
import { haptic } from '@/ui/haptics';
import { Icon } from '@/ui/icons/Icon';
import { useTempo } from '@/ui/motion';
import { Shape } from '@/ui/Shape';
import { sound } from '@/ui/sound';
import { Path, Svg } from '@/ui/svg';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { fade, FONTS, useColors } from '@/ui/theme';
import { GALLEON, GOVERNOR, TRADER, type Card } from '../rules/cards';
import { rateText } from '../rules/events';
import type { View } from '../rules/view';
import { cardIcon, cardKey } from './art';
import { equals } from './causes';
import { seatOrder } from './Displays';
import { NUMBER_WORDS } from './frames';
import { rateWith } from './outlook';
import { revealPlan } from './revealPlan';
import { OpenRole, RoleBack } from './RoleCard';
import { BREATH, LINKED_AT, PLAYERS_APART } from './staging';

const TITLE = 34;
const FOOT = 42;

/**
 * The event of the round: everybody's cards lie face down, a breath, then they turn one player after another; equal ones are
 * roped together and named. A tap turns them all at once.
 */
export function Reveal({
  view,
  seats,
  cards,
  moving,
  waiting,
  room,
}: {
  view: View;
  seats: readonly TablePlayer[];
  /** By seat. */
  cards: readonly (readonly Card[])[];
  /** Whether it happens now; else it is looked at, and all lie open. */
  moving: boolean;
  /** They lie face down until somebody turns them. */
  waiting: boolean;
  room: { readonly width: number; readonly height: number };
}) {
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const accent = useAccentColor();
  const order = seatOrder(view);
  const { turned, linked, turnAll } = useTurns(order.length, moving, waiting);
  const plan = revealPlan(order.length, view.cardsToPlay, { width: room.width, height: room.height - TITLE - FOOT });
  const same = equals(cards);
  const roped = (card: Card): boolean => linked && same.some((group) => group.card === card);
  const middle = (seat: number, card: Card) => {
    const at = plan.places[order.indexOf(seat)]?.cards[cards[seat]?.indexOf(card) ?? 0];
    return { x: (at?.x ?? 0) + plan.width / 2, y: (at?.y ?? 0) + plan.height / 2 };
  };
  return (
    <TapOver label={words.word('reveal.all')} onPress={turnAll} style={{ width: room.width, height: room.height }}>
      <Box style={{ height: TITLE, alignItems: 'center', justifyContent: 'center' }}>
        <Text kind="title" numberOfLines={1} adjustsFontSizeToFit>
          {words.word('reveal.title')}
        </Text>
      </Box>
      <Box style={{ flex: 1 }}>
        {linked ? (
          <Ropes groups={same.map(({ card, seats: who }) => who.map((seat) => middle(seat, card)))} color={accent} />
        ) : null}
        {order.map((seat, i) => {
          const at = plan.places[i];
          const owner = seats[seat];
          if (!at || !owner) return null;
          return (
            <Box key={seat} style={StyleSheet.absoluteFill}>
              <Row
                gap={5}
                style={{
                  position: 'absolute',
                  left: at.x - 60,
                  width: 120,
                  top: at.name,
                  height: 20,
                  justifyContent: 'center',
                }}
              >
                <Shape color={owner.colour} size={14} />
                <Text fixed kind="strong" numberOfLines={1} style={{ flexShrink: 1, fontSize: 14, lineHeight: 18 }}>
                  {owner.name}
                </Text>
                {owner.bot === null ? null : <Icon name="robot" size={13} color={colors.muted} />}
              </Row>
              {(cards[seat] ?? []).map((card, k) => {
                const spot = at.cards[k];
                return spot === undefined ? null : (
                  <Turned
                    key={card}
                    card={card}
                    name={words.word(cardKey(card))}
                    x={spot.x}
                    y={spot.y}
                    width={plan.width}
                    height={plan.height}
                    tilt={((i + 2 * k) % 3) - 1}
                    open={i < turned}
                    ring={roped(card) ? accent : undefined}
                    moving={moving}
                  />
                );
              })}
            </Box>
          );
        })}
      </Box>
      <Box style={{ height: FOOT, alignItems: 'center', justifyContent: 'center', flexDirection: 'row', gap: 6 }}>
        {linked && same.length > 0 ? (
          same.slice(0, 2).map((group) => <Named key={group.card} {...group} view={view} />)
        ) : (
          <Text kind="small" color="muted">
            {words.word('reveal.then')}
          </Text>
        )}
      </Box>
    </TapOver>
  );
}

/** How many players have turned their cards, and whether equal ones are roped yet. */
function useTurns(
  players: number,
  moving: boolean,
  waiting: boolean,
): { turned: number; linked: boolean; turnAll: () => void } {
  const tempo = useTempo();
  const [turned, setTurned] = useState(waiting || (moving && tempo(1000) > 0) ? 0 : players);
  const [linked, setLinked] = useState(turned === players);
  useEffect(() => {
    if (linked || waiting) return;
    const timers = [
      ...Array.from({ length: players }, (_, i) =>
        setTimeout(
          () => {
            setTurned((before) => Math.max(before, i + 1));
            sound('flip');
            haptic('tick');
          },
          tempo(BREATH + PLAYERS_APART * i),
        ),
      ),
      setTimeout(() => setLinked(true), tempo(LINKED_AT(players))),
    ];
    return () => timers.forEach(clearTimeout);
    // Once: what is being turned goes on as it began.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    turned,
    linked,
    turnAll() {
      setTurned(players);
      setLinked(true);
    },
  };
}

/** One card: rises with the breath, turns over, and shakes when it meets its like. */
function Turned({
  card,
  name,
  x,
  y,
  width,
  height,
  tilt,
  open,
  ring,
  moving,
}: {
  card: Card;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  tilt: number;
  open: boolean;
  ring: string | undefined;
  moving: boolean;
}) {
  const tempo = useTempo();
  const rise = useSharedValue(moving && tempo(BREATH) > 0 ? 0 : 1);
  const shake = useSharedValue(0);
  const breath = tempo(BREATH);
  const step = tempo(50);
  useEffect(() => {
    rise.set(breath === 0 ? 1 : withTiming(1, { duration: breath }));
  }, [rise, breath]);
  const clashes = ring !== undefined;
  useEffect(() => {
    if (!clashes || step === 0) return;
    const swing = (to: number) => withTiming(to, { duration: step });
    shake.set(withDelay(0, withSequence(swing(1), swing(-1), swing(1), swing(0))));
  }, [shake, clashes, step]);
  const pose = useAnimatedStyle(() => ({
    transform: [
      { translateY: -6 * rise.get() },
      { translateX: 4 * shake.get() },
      { rotate: `${tilt * 2.5 + 2 * shake.get()}deg` },
      { scale: 0.96 + 0.04 * rise.get() },
    ],
  }));
  return (
    <Animated.View style={[{ position: 'absolute', left: x, top: y }, pose]}>
      <Turning
        flipped={!open}
        style={{ width, height }}
        front={<OpenRole card={card} name={name} width={width} height={height} ring={ring} />}
        back={<RoleBack width={width} height={height} />}
      />
    </Animated.View>
  );
}

/** A dotted rope from card to card. */
function Ropes({
  groups,
  color,
}: {
  groups: readonly (readonly { readonly x: number; readonly y: number }[])[];
  color: string;
}) {
  const d = groups
    .map((spots) =>
      spots
        .slice(1)
        .map((to, i) => {
          const from = spots[i] ?? to;
          return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.max(from.y, to.y) + 46} ${to.x} ${to.y}`;
        })
        .join(''),
    )
    .join('');
  return (
    <Box style={[StyleSheet.absoluteFill, { pointerEvents: 'none' }]}>
      <Svg width="100%" height="100%" aria-hidden>
        <Path d={d} fill="none" stroke={color} strokeWidth={4} strokeDasharray="1 9" strokeLinecap="round" />
      </Svg>
    </Box>
  );
}

/** What equal cards come to. */
function Named({ card, seats, view }: { card: Card; seats: readonly number[]; view: View }) {
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const accent = useAccentColor();
  return (
    <Row
      gap={6}
      style={{
        height: 30,
        borderRadius: 15,
        paddingHorizontal: 12,
        flexShrink: 1,
        backgroundColor: accent,
        boxShadow: `0 0 18px ${fade(accent, 0.5)}`,
      }}
    >
      <Icon name={cardIcon(card)} size={18} color={colors.onAccent} />
      <Text
        fixed
        numberOfLines={1}
        color={colors.onAccent}
        style={{ fontFamily: FONTS.bodyExtra, fontSize: 14, lineHeight: 20, flexShrink: 1 }}
      >
        {sameText(words, card, seats.length, view)}
      </Text>
    </Row>
  );
}

function sameText(words: SpeakerOf<'santo-domingo'>, card: Card, count: number, view: View): string {
  const number = words.word(`step.number.${NUMBER_WORDS[count - 2] ?? 'six'}`);
  if (card === TRADER) return words.word('reveal.traders', { number, rate: rateText(rateWith(view, count - 1)) });
  if (card <= GALLEON && card !== GOVERNOR)
    return words.word('reveal.share', { number, cards: words.say({ key: `${cardKey(card)}s` }) });
  return words.word('reveal.same', { count, card: words.word(cardKey(card)) });
}
