import { useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  useAnimatedProps,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { createSignal } from '@/session/signal';
import { EASE, MS, TEMPO } from '../motion';
import { useMotion } from '../settings';
import { useColors } from '../theme';
import { AnchorsContext, FlightsContext, measure, type Anchors, type Flight, type Flights } from './anchors';
import { arcLength, bendOf, middleOf, onArc, scatter, type Point } from './arc';

const TILE = 26;

/** One thing in the air. */
interface Token {
  readonly id: number;
  readonly from: Point;
  readonly to: Point;
  readonly delay: number;
  readonly duration: number;
  readonly tilt: number;
  readonly calm: boolean;
  readonly color: string | null;
  readonly icon: ReactElement | null;
  readonly node: ReactElement | null;
}

/** A flight under way: what to call when it is over. */
interface Trip {
  readonly tokens: readonly number[];
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
  const [tokens, setTokens] = useState<readonly Token[]>([]);

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

    function expectAt(to: string, more: number): void {
      coming.set(to, (coming.get(to) ?? 0) + more);
      emit();
    }

    async function fly({
      from,
      to,
      icon,
      node,
      count = 1,
      color,
      delayMs = 0,
      durationMs = MS.flight,
      gapMs = MS.flightGap,
      onLand,
    }: Flight) {
      const { speed, calm } = pace.current;
      const landEach = (): void => {
        for (let i = 0; i < count; i++) onLand?.(i);
      };
      if (speed === 'off' || count < 1) return landEach();
      // At once, before anything is measured: the figure there has just been told its new value.
      expectAt(to, count);
      const [start, end] = await Promise.all([anchors.find(from), anchors.find(to)]);
      if (!start || !end) {
        expectAt(to, -count);
        return landEach();
      }
      const tempo = TEMPO[speed];
      const duration = calm ? MS.calm : durationMs * tempo;
      const gap = calm ? 0 : gapMs * tempo;
      const delay = calm ? 0 : delayMs * tempo;
      const group = Array.from({ length: calm ? 1 : count }, (_, i): Token => {
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
          color: color ?? null,
          icon: icon ?? null,
          node: node ?? null,
        };
      });
      const ids = group.map(({ id }) => id);
      await new Promise<void>((resolve) => {
        let landed = 0;
        const land = (): void => {
          onLand?.(landed);
          landed += 1;
          expectAt(to, -1);
        };
        const timers = Array.from({ length: count }, (_, i) => setTimeout(land, delay + i * gap + duration));
        const trip: Trip = {
          tokens: ids,
          finish() {
            timers.forEach(clearTimeout);
            clearTimeout(over);
            trips.delete(trip);
            while (landed < count) land();
            setTokens((all) => all.filter(({ id }) => !ids.includes(id)));
            resolve();
          },
        };
        // Timers and not the animation say when it is over: a hidden page animates nothing, but the game goes on.
        const over = setTimeout(() => trip.finish(), delay + (count - 1) * gap + duration + 20);
        trips.add(trip);
        setTokens((all) => [...all, ...group]);
      });
    }

    return {
      fly,
      landAll: () => [...trips].forEach((trip) => trip.finish()),
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
            {tokens.map((token) => (
              <FlyingToken key={token.id} token={token} />
            ))}
          </View>
        </View>
      </FlightsContext.Provider>
    </AnchorsContext.Provider>
  );
}

const TrailPath = Animated.createAnimatedComponent(Path);

function FlyingToken({ token }: { token: Token }) {
  const colors = useColors();
  const { from, to, delay, duration, tilt, calm } = token;
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
  const long = arcLength(from, bend, to);
  const tail = long * 0.5;
  const trail = useAnimatedProps(() => ({
    strokeDashoffset: tail - t.get() * long,
    strokeOpacity: 0.55 * Math.sin(Math.min(1, t.get()) * Math.PI),
  }));
  return (
    <>
      {calm || token.color === null ? null : (
        <Svg style={StyleSheet.absoluteFill} width="100%" height="100%">
          <TrailPath
            d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
            fill="none"
            stroke={token.color}
            strokeWidth={5}
            strokeLinecap="round"
            strokeDasharray={[tail, long * 3]}
            animatedProps={trail}
          />
        </Svg>
      )}
      <Animated.View style={[{ position: 'absolute', left: 0, top: 0 }, pose]}>
        <View style={{ position: 'absolute', transform: [{ translateX: '-50%' }, { translateY: '-50%' }] }}>
          {token.node ?? (
            <View
              style={{
                width: TILE,
                height: TILE,
                borderRadius: 7,
                backgroundColor: token.color ?? colors.brass,
                borderWidth: 1.5,
                borderColor: colors.shapeEdge,
                boxShadow: '0 3px 8px rgba(0, 0, 0, 0.45)',
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              {token.icon}
            </View>
          )}
        </View>
      </Animated.View>
    </>
  );
}
