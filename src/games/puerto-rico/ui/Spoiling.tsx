import type { Seat } from '@antilles/engine';
import { createContext, use, useEffect, type ReactNode } from 'react';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useTempo } from '@/ui/motion';
import type { Event } from '../rules/events';
import type { Good } from '../rules/goods';

type Stored = Extract<Event, { readonly type: 'stored' }>;

const SpoilingContext = createContext<Stored | null>(null);

/** Goods that spoil in the event being shown crumble where they lie. */
export function Spoiling({ event, children }: { event: Event | null; children: ReactNode }) {
  return <SpoilingContext value={event?.type === 'stored' ? event : null}>{children}</SpoilingContext>;
}

/** How many of each kind somebody is just losing. */
export function useSpoiled(seat: Seat | undefined): Readonly<Record<Good, number>> | null {
  const stored = use(SpoilingContext);
  const moves = useTempo()(1) > 0;
  return moves && stored !== null && stored.seat === seat ? stored.lost : null;
}

/** Falls to dust, and is gone. */
export function Crumbling({ children }: { children: ReactNode }) {
  const ms = useTempo()(700);
  const gone = useSharedValue(0);
  useEffect(() => {
    gone.set(withTiming(1, { duration: ms, easing: Easing.in(Easing.quad) }));
  }, [gone, ms]);
  const pose = useAnimatedStyle(() => ({
    opacity: 1 - gone.get(),
    transform: [
      { translateY: gone.get() * 7 },
      { scaleY: 1 - 0.7 * gone.get() },
      { scaleX: 1 + 0.25 * gone.get() },
      { rotate: `${gone.get() * 14}deg` },
    ],
  }));
  return <Animated.View style={pose}>{children}</Animated.View>;
}
