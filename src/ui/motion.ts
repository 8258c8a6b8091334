import { Easing } from 'react-native-reanimated';
import { useMotion, type Speed } from './settings';

/** How long things take at normal speed, in milliseconds. */
export const MS = {
  /** A selection lifts and settles. */
  lift: 180,
  /** A marker goes one space along its track. */
  step: 90,
  /** A token flies from one place to another; the next one leaves a little later. */
  flight: 420,
  flightGap: 70,
  /** A card flies, and settles where it lands. */
  card: 280,
  landing: 100,
  /** A card turns over. */
  flip: 420,
  /** What everything becomes when motion is reduced. */
  calm: 150,
  sheet: 260,
  hold: 700,
  holdBack: 200,
  chart: 600,
} as const;

/** What the chosen speed makes of a duration. */
export const TEMPO: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

export const EASE = {
  out: Easing.bezier(0.16, 0.84, 0.32, 1),
  inOut: Easing.bezier(0.5, 0, 0.2, 1),
} as const;

/** The spring of a card that is picked up. */
export const SPRING = { mass: 0.7, damping: 15, stiffness: 240 } as const;

/** Turns a duration at normal speed into one the person wants; 0 when nothing should move. */
export function useTempo(): (ms: number) => number {
  const { speed, calm } = useMotion();
  const factor = calm ? 0 : TEMPO[speed];
  return (ms) => Math.round(ms * factor);
}
