import { memo, useEffect, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedProps,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { Icon } from '../icons/Icon';
import { EASE } from '../motion';
import { useColors } from '../theme';
import type { Card, Token } from './anchors';
import { arcLength, bendOf, onArc, type Point } from './arc';
import type { Flyer } from './createFlights';

const TILE = 26;
/** How large a card is when it comes down; `Landing` goes on from there. */
export const LANDS_AT = 1.06;
/** How far a card of a stack lies from the one on top of it. */
const STACK_STEP = 3;

/** A piece on its arc; where motion is reduced it only comes into sight at its goal. */
export const Flying = memo(function Flying({ flyer }: { flyer: Flyer }) {
  const { from, to, delay, duration, tilt, calm, piece, stacked } = flyer;
  const isCard = piece.kind === 'card';
  const bend = bendOf(from, to, isCard ? 40 : 90);
  const t = useSharedValue(0);
  useEffect(() => {
    t.set(withDelay(delay, withTiming(1, { duration, easing: calm ? EASE.out : EASE.inOut })));
  }, [t, calm, delay, duration]);
  const pose = useAnimatedStyle(() => {
    const at = t.get();
    if (calm) {
      return { opacity: at, transform: [{ translateX: to.x }, { translateY: to.y }, { scale: to.scale }] };
    }
    const { x, y } = onArc(from, bend, to, at);
    const up = Math.sin(at * Math.PI);
    // A card is its own source and goal: it is seen from beginning to end. A token stands for a figure that changes.
    const size = isCard
      ? (from.scale + (to.scale - from.scale) * at) * (1 + (LANDS_AT - 1) * at + 0.06 * up)
      : 0.8 + 0.4 * up;
    return {
      opacity: isCard ? 1 : at <= 0 ? 0 : at > 0.94 ? (1 - at) / 0.06 : 1,
      transform: [{ translateX: x }, { translateY: y }, { rotate: `${tilt * up}deg` }, { scale: size }],
    };
  });
  return (
    <>
      {calm || isCard ? null : <Trail {...{ from, bend, to, t }} color={piece.color} />}
      <Animated.View style={[{ position: 'absolute', left: 0, top: 0 }, pose]}>
        <View style={{ position: 'absolute', transform: [{ translateX: '-50%' }, { translateY: '-50%' }] }}>
          {isCard ? <Stack card={piece} stacked={stacked} t={t} calm={calm} /> : <Tile token={piece} />}
        </View>
      </Animated.View>
    </>
  );
});

/** A card, with those it lies on peeping out behind it. */
function Stack({ card, stacked, t, calm }: { card: Card; stacked: number; t: SharedValue<number>; calm: boolean }) {
  const below = Array.from({ length: stacked - 1 }, (_, i) => stacked - 1 - i);
  return (
    <View testID="flying">
      {below.map((step) => (
        <View
          key={step}
          style={[
            StyleSheet.absoluteFill,
            { transform: [{ translateX: step * STACK_STEP }, { translateY: -step * STACK_STEP }] },
          ]}
        >
          {card.turns === 'down' ? card.back() : card.face()}
        </View>
      ))}
      <FlyingCard card={card} t={t} calm={calm} />
    </View>
  );
}

const TrailPath = Animated.createAnimatedComponent(Path);

/** What a token draws behind it. */
function Trail({
  from,
  bend,
  to,
  t,
  color,
}: {
  from: Point;
  bend: Point;
  to: Point;
  t: SharedValue<number>;
  color: string;
}) {
  const long = arcLength(from, bend, to);
  const tail = long * 0.5;
  const trail = useAnimatedProps(() => ({
    strokeDashoffset: tail - t.get() * long,
    strokeOpacity: 0.55 * Math.sin(Math.min(1, t.get()) * Math.PI),
  }));
  return (
    <Svg style={StyleSheet.absoluteFill} width="100%" height="100%">
      <TrailPath
        d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
        fill="none"
        stroke={color}
        strokeWidth={5}
        strokeLinecap="round"
        strokeDasharray={[tail, long * 3]}
        animatedProps={trail}
      />
    </Svg>
  );
}

function Tile({ token: { color, icon, ink } }: { token: Token }) {
  const colors = useColors();
  return (
    <View
      style={{
        width: TILE,
        height: TILE,
        borderRadius: 7,
        backgroundColor: color,
        borderWidth: 1.5,
        borderColor: colors.shapeEdge,
        boxShadow: '0 3px 8px rgba(0, 0, 0, 0.45)',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {icon === undefined ? null : <Icon name={icon} size={17} color={ink ?? colors.text} />}
    </View>
  );
}

/** A card as it is, or turning over on the way; where motion is reduced, as it lands. */
function FlyingCard({ card, t, calm }: { card: Card; t: SharedValue<number>; calm: boolean }) {
  if (card.turns === undefined) return card.face();
  const [first, last] = card.turns === 'up' ? [card.back, card.face] : [card.face, card.back];
  if (calm) return last();
  return (
    <>
      <Side t={t} shows="first">
        {first()}
      </Side>
      <View style={StyleSheet.absoluteFill}>
        <Side t={t} shows="last">
          {last()}
        </Side>
      </View>
    </>
  );
}

/** One side of a card that turns: there for its half of the way, thin as an edge in the middle. */
function Side({ t, shows, children }: { t: SharedValue<number>; shows: 'first' | 'last'; children: ReactElement }) {
  const pose = useAnimatedStyle(() => {
    const half = t.get() < 0.5 ? 'first' : 'last';
    return { opacity: half === shows ? 1 : 0, transform: [{ scaleX: Math.abs(Math.cos(t.get() * Math.PI)) }] };
  });
  return <Animated.View style={pose}>{children}</Animated.View>;
}
