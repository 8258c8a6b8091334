import { useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedProps,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { createSignal } from '@/session/signal';
import { Icon } from '../icons/Icon';
import { EASE, MS, TEMPO } from '../motion';
import { useMotion } from '../settings';
import { useColors } from '../theme';
import {
  AnchorsContext,
  FlightsContext,
  measure,
  type Anchors,
  type Card,
  type Flight,
  type Flights,
  type Piece,
  type Token,
} from './anchors';
import { arcLength, bendOf, middleOf, onArc, scatter, type Point } from './arc';

const TILE = 26;

/** One thing in the air. */
interface Flyer {
  readonly id: number;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
  readonly duration: number;
  readonly tilt: number;
  readonly calm: boolean;
  readonly piece: Piece;
}

/** A flight under way: what to call when it is over. */
interface Trip {
  finish(): void;
}

/** Knows where the named places are, and draws whatever flies between them on one layer above its children. */
export function AnchorProvider({ children }: { children: ReactNode }) {
  const layer = useRef<View>(null);
  const motion = useMotion();
  const pace = useRef(motion);
  useEffect(() => {
    pace.current = motion;
  });
  const [inAir, setInAir] = useState<readonly Flyer[]>([]);

  const anchors = useMemo<Anchors>(() => {
    const views = new Map<string, View>();
    return {
      set(name, view) {
        if (view) views.set(name, view);
        else views.delete(name);
      },
      async find(name) {
        const view = views.get(name);
        if (!view || !layer.current) return null;
        const [box, origin] = await Promise.all([measure(view), measure(layer.current)]);
        return box && origin ? { ...box, x: box.x - origin.x, y: box.y - origin.y } : null;
      },
    };
  }, []);

  const flights = useMemo<Flights>(() => {
    const trips = new Set<Trip>();
    const coming = new Map<string, number>();
    const { subscribe, emit } = createSignal();
    let nextId = 1;
    /** Goes up when everything is to land: what is still being measured then never takes off. */
    let era = 0;

    function expectAt(to: string, more: number): void {
      coming.set(to, (coming.get(to) ?? 0) + more);
      emit();
    }

    async function fly({ from, to, piece, count = 1, after = 0, ms = MS.flight, gap: apart = MS.flightGap }: Flight) {
      const { speed, calm } = pace.current;
      if (speed === 'off' || count < 1) return;
      // At once, before anything is measured: the figure there has just been told its new value.
      expectAt(to, count);
      const mine = era;
      const [start, end] = await Promise.all([anchors.find(from), anchors.find(to)]);
      if (!start || !end || mine !== era) return expectAt(to, -count);
      const tempo = TEMPO[speed];
      const duration = calm ? MS.calm : ms * tempo;
      const gap = calm ? 0 : apart * tempo;
      const delay = calm ? 0 : after * tempo;
      const group = Array.from({ length: calm ? 1 : count }, (_, i): Flyer => {
        const off = scatter(i, count);
        const a = middleOf(start);
        const b = middleOf(end);
        return {
          id: nextId++,
          from: { x: a.x + off.x, y: a.y + off.y },
          to: { x: b.x + off.x * 0.6, y: b.y + off.y * 0.6 },
          delay: delay + i * gap,
          duration,
          tilt: (i % 2 === 0 ? 1 : -1) * (6 + (i % 3) * 3),
          calm,
          piece,
        };
      });
      const ids = group.map(({ id }) => id);
      await new Promise<void>((resolve) => {
        let landed = 0;
        const land = (): void => {
          landed += 1;
          expectAt(to, -1);
        };
        const timers = Array.from({ length: count }, (_, i) => setTimeout(land, delay + i * gap + duration));
        const trip: Trip = {
          finish() {
            timers.forEach(clearTimeout);
            clearTimeout(over);
            trips.delete(trip);
            while (landed < count) land();
            setInAir((all) => all.filter(({ id }) => !ids.includes(id)));
            resolve();
          },
        };
        // Timers and not the animation say when it is over: a hidden page animates nothing, but the game goes on.
        const over = setTimeout(() => trip.finish(), delay + (count - 1) * gap + duration + 20);
        trips.add(trip);
        setInAir((all) => [...all, ...group]);
      });
    }

    return {
      fly,
      landAll() {
        era++;
        for (const trip of [...trips]) trip.finish();
      },
      inAir: (to) => coming.get(to) ?? 0,
      subscribe,
    };
  }, [anchors]);

  return (
    <AnchorsContext.Provider value={anchors}>
      <FlightsContext.Provider value={flights}>
        <View style={{ flex: 1 }}>
          {children}
          <View
            ref={layer}
            collapsable={false}
            aria-hidden
            style={[StyleSheet.absoluteFill, { pointerEvents: 'none', overflow: 'hidden' }]}
          >
            {inAir.map((flyer) => (
              <Flying key={flyer.id} flyer={flyer} />
            ))}
          </View>
        </View>
      </FlightsContext.Provider>
    </AnchorsContext.Provider>
  );
}

const TrailPath = Animated.createAnimatedComponent(Path);

/** A piece on its arc; where motion is reduced it only shows at its goal for a moment. */
function Flying({ flyer }: { flyer: Flyer }) {
  const { from, to, delay, duration, tilt, calm, piece } = flyer;
  const bend = bendOf(from, to);
  const t = useSharedValue(0);
  useEffect(() => {
    t.set(
      calm
        ? withSequence(withTiming(0.5, { duration: duration / 2 }), withTiming(1, { duration: duration / 2 }))
        : withDelay(delay, withTiming(1, { duration, easing: EASE.inOut })),
    );
  }, [t, calm, delay, duration]);
  const pose = useAnimatedStyle(() => {
    const at = t.get();
    if (calm) return { opacity: 1 - Math.abs(at * 2 - 1), transform: [{ translateX: to.x }, { translateY: to.y }] };
    const { x, y } = onArc(from, bend, to, at);
    return {
      opacity: at <= 0 ? 0 : at > 0.94 ? (1 - at) / 0.06 : 1,
      transform: [
        { translateX: x },
        { translateY: y },
        { rotate: `${tilt * Math.sin(at * Math.PI)}deg` },
        { scale: 0.8 + 0.4 * Math.sin(at * Math.PI) },
      ],
    };
  });
  return (
    <>
      {calm || piece.kind === 'card' ? null : <Trail {...{ from, bend, to, t }} color={piece.color} />}
      <Animated.View style={[{ position: 'absolute', left: 0, top: 0 }, pose]}>
        <View style={{ position: 'absolute', transform: [{ translateX: '-50%' }, { translateY: '-50%' }] }}>
          {piece.kind === 'token' ? <Tile token={piece} /> : <FlyingCard card={piece} t={t} calm={calm} />}
        </View>
      </Animated.View>
    </>
  );
}

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
