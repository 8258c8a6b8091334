import { useEffect, useState, type ReactNode } from 'react';
import { Platform, ScrollView, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withSpring, withTiming } from 'react-native-reanimated';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Row } from '../Box';
import { Anchor } from '../flights/Anchor';
import { Gradient } from '../Gradient';
import { haptic } from '../haptics';
import { drawIcon, type IconLike } from '../icon';
import { MS, SPRING, useTempo } from '../motion';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { BOX_NONE } from '../boxNone';
import { FONTS, RADIUS, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { FAN, fanLayout, flatLayout, type FanPlace } from './fanGeometry';
import { PlayingCard, Tick } from './PlayingCard';

export interface FanCard {
  readonly id: string;
  readonly name: string;
  readonly number?: number | string;
  readonly icon?: IconLike;
  /** What a screen reader says; the name when absent. */
  readonly label?: string;
  /** Cannot be chosen now: a tap asks `onRefused`. */
  readonly disabled?: boolean;
  /** A hint points at it: outlined, whether it is lifted or not. */
  readonly hinted?: boolean;
}

interface FanProps {
  readonly cards: readonly FanCard[];
  /** Ids of the lifted cards. */
  readonly lifted: readonly string[];
  readonly onLift: (id: string) => void;
  readonly onDrop: (id: string) => void;
  /** Long-press: read what the card does. */
  readonly onRead?: (id: string) => void;
  readonly onRefused?: (id: string) => void;
  /** How much of the cards shows above the fade; the rest is tucked away. */
  readonly visible?: number;
  /** `auto` lays the cards flat in two rows on small screens. */
  readonly form?: 'auto' | 'fan' | 'flat';
  /** Registers each card as the anchor `<anchor>/<id>`. */
  readonly anchor?: string;
  /** The colour below the hand, into which the cards fade; the screen's own when absent. */
  readonly ground?: string | undefined;
  /** What this hand is called, for a screen reader. */
  readonly label: string;
}

/** Stands out on parchment in both themes. */
const HINT_ON_PARCHMENT = '#b5790f';

/** A hand of cards. Tap or swipe up lifts, tap again or swipe down drops, long-press reads. */
export function Fan(props: FanProps) {
  const { size, largeText } = useLayout();
  const flat = props.form === 'flat' || (props.form !== 'fan' && (size === 'small' || (largeText && size !== 'wide')));
  return flat ? <FlatHand {...props} /> : <ArcHand {...props} />;
}

function ArcHand({ cards, lifted, visible = 126, label, ground, ...act }: FanProps) {
  const colors = useColors();
  const [room, setRoom] = useState(0);
  const { places, width, names, scrolls } = fanLayout(cards.length, room);
  const height = FAN.above + FAN.lift + visible;
  const hand = (
    <View style={{ width: Math.max(room, width), height }}>
      {cards.map((card, i) => {
        const place = places[i];
        return place ? (
          <ArcCard key={card.id} card={card} place={place} up={lifted.includes(card.id)} names={names} {...act} />
        ) : null;
      })}
    </View>
  );
  return (
    <View
      role="group"
      aria-label={label}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      style={{ height }}
    >
      {/* Lifted and tilted cards may reach past the sides, but not below the fade. */}
      <View
        style={[
          BOX_NONE,
          {
            position: 'absolute',
            top: 0,
            bottom: 0,
            left: -24,
            right: -24,
            paddingHorizontal: 24,
            overflow: 'hidden',
          },
          // A browser scrolls what is merely hidden when a card gets the focus; what is clipped stays where it is.
          Platform.OS === 'web' ? ({ overflow: 'clip' } as object) : null,
        ]}
      >
        {room === 0 ? null : scrolls ? (
          <ScrollView horizontal showsHorizontalScrollIndicator={false} style={{ overflow: 'visible' }}>
            {hand}
          </ScrollView>
        ) : (
          hand
        )}
      </View>
      <Gradient
        stops={[
          { at: 0, color: ground ?? colors.bg, opacity: 0 },
          { at: 1, color: ground ?? colors.bg },
        ]}
        style={{ bottom: 0, height: 22, left: -24, right: -24 }}
      />
    </View>
  );
}

type Acts = Pick<FanProps, 'onLift' | 'onDrop' | 'onRead' | 'onRefused' | 'anchor'>;

/** What a finger does to one card of a hand. */
function useCardGestures(card: FanCard, up: boolean, { onLift, onDrop, onRead, onRefused }: Acts) {
  // A browser still reports a press after a swipe; this swallows it.
  const swiped = useSharedValue(false);
  const set = (wanted: boolean): void => {
    if (wanted === up) return;
    if (card.disabled && wanted) {
      haptic('refused');
      onRefused?.(card.id);
      return;
    }
    haptic('pick');
    if (wanted) onLift(card.id);
    else onDrop(card.id);
  };
  const swipe = Gesture.Pan()
    .runOnJS(true)
    .activeOffsetY([-14, 14])
    .failOffsetX([-24, 24])
    .onStart(() => {
      swiped.set(true);
    })
    .onEnd((event) => {
      if (Math.abs(event.translationY) > 22 || Math.abs(event.velocityY) > 500) set(event.translationY < 0);
    })
    .onFinalize(() => {
      setTimeout(() => {
        swiped.set(false);
      }, 50);
    });
  const press = (): void => {
    if (!swiped.get()) set(!up);
  };
  return { swipe, press, read: onRead && (() => onRead(card.id)) };
}

function ArcCard({
  card,
  place,
  up,
  names,
  anchor,
  ...act
}: Acts & { card: FanCard; place: FanPlace; up: boolean; names: boolean }) {
  const { t } = useWords('engine');
  const tempo = useTempo();
  const still = tempo(MS.lift) === 0;
  const { swipe, press, read } = useCardGestures(card, up, act);
  const rise = useSharedValue(up ? 1 : 0);
  const x = useSharedValue(place.x);
  useEffect(() => {
    const goal = up ? 1 : 0;
    rise.set(still ? goal : withSpring(goal, SPRING));
  }, [up, still, rise]);
  useEffect(() => {
    x.set(still ? place.x : withTiming(place.x, { duration: MS.lift }));
  }, [place.x, still, x]);
  const { y, angle } = place;
  const pose = useAnimatedStyle(() => ({
    transform: [
      { translateX: x.get() },
      { translateY: y - rise.get() * FAN.lift },
      { rotate: `${angle * (1 - 0.35 * rise.get())}deg` },
    ],
  }));
  const label = card.label ?? card.name;
  return (
    <Animated.View
      style={[{ position: 'absolute', left: 0, top: 0, width: FAN.cardWidth, height: FAN.cardHeight + FAN.lift }, pose]}
    >
      <GestureDetector gesture={swipe} touchAction="pan-x">
        <View collapsable={false}>
          <Tap
            role="checkbox"
            label={label}
            checked={up}
            disabled={(card.disabled ?? false) && !up}
            onRefused={press}
            onPress={press}
            onLongPress={read}
            hint={read ? t('kit.card.read') : undefined}
            give={0.985}
            style={{ borderRadius: RADIUS.card }}
          >
            <Anchored anchor={anchor} id={card.id}>
              <PlayingCard
                width={FAN.cardWidth}
                height={FAN.cardHeight + (up ? FAN.lift : 0)}
                number={card.number}
                icon={card.icon}
                name={up || names ? card.name : undefined}
                layout="corner"
                strip={place.strip}
                selected={up}
                ticked={up}
                dim={(card.disabled ?? false) && !up}
                style={card.hinted ? { borderWidth: 4, borderColor: HINT_ON_PARCHMENT } : null}
              />
            </Anchored>
          </Tap>
        </View>
      </GestureDetector>
    </Animated.View>
  );
}

function Anchored({ anchor, id, children }: { anchor: string | undefined; id: string; children: ReactNode }) {
  return anchor === undefined ? children : <Anchor name={`${anchor}/${id}`}>{children}</Anchor>;
}

function FlatHand({ cards, lifted, label, ground: _ground, ...act }: FanProps) {
  const [room, setRoom] = useState(0);
  const { gap, cardWidth } = flatLayout(cards.length, room);
  return (
    <View
      role="group"
      aria-label={label}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap, minHeight: 120, justifyContent: 'center', paddingTop: 8 }}
    >
      {room === 0
        ? null
        : cards.map((card) => (
            <FlatCard key={card.id} card={card} up={lifted.includes(card.id)} width={cardWidth} {...act} />
          ))}
    </View>
  );
}

function FlatCard({ card, up, width, anchor, ...act }: Acts & { card: FanCard; up: boolean; width: number }) {
  const colors = useColors();
  const tint = useAccentColor();
  const { press, read } = useCardGestures(card, up, act);
  return (
    <Tap
      role="checkbox"
      label={card.label ?? card.name}
      checked={up}
      disabled={(card.disabled ?? false) && !up}
      onRefused={press}
      onPress={press}
      onLongPress={read}
      style={{ borderRadius: RADIUS.card, transform: [{ translateY: up ? -4 : 0 }] }}
    >
      <Anchored anchor={anchor} id={card.id}>
        <Row
          gap={6}
          style={{
            width,
            height: 56,
            borderRadius: RADIUS.card,
            backgroundColor: colors.parchment,
            boxShadow: up
              ? `0 0 0 3px ${tint}`
              : card.hinted
                ? `0 0 0 4px ${HINT_ON_PARCHMENT}`
                : `0 0 0 1px ${colors.parchmentEdge}`,
            justifyContent: 'center',
            opacity: card.disabled && !up ? 0.55 : 1,
          }}
        >
          {card.number === undefined ? null : (
            <Text fixed color={colors.ink} style={{ fontFamily: FONTS.displayBold, fontSize: 22, lineHeight: 26 }}>
              {card.number}
            </Text>
          )}
          {card.icon === undefined ? null : drawIcon(card.icon, 30, '#24485f')}
          {up ? <Tick size={20} /> : null}
        </Row>
      </Anchored>
    </Tap>
  );
}

/** The mark of a chosen card in a list: its number on a small parchment. */
export function CardBadge({ children }: { children: ReactNode }) {
  const colors = useColors();
  return (
    <View
      style={{
        minWidth: 24,
        height: 24,
        borderRadius: 6,
        backgroundColor: colors.parchment,
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: 4,
      }}
    >
      <Text fixed color={colors.ink} style={{ fontFamily: FONTS.displayBold, fontSize: 15, lineHeight: 20 }}>
        {children}
      </Text>
    </View>
  );
}
