import { createContext, type ReactElement } from 'react';
import { type View } from 'react-native';
import type { IconName } from '../icons/drawing';
import { type Box } from './arc';

/** What is seen flying. */
export type Piece = Token | Card;

/** A small tile with an icon on it, and a trail of its colour behind it. */
export interface Token {
  readonly kind: 'token';
  readonly color: string;
  readonly icon?: IconName;
  /** Of the icon. */
  readonly ink?: string;
}

/**
 * A card as a game draws it. With its size it is scaled, from the box it leaves to the box it comes to; without, it flies as
 * large as it is drawn. It may turn over half-way: up shows its face, down its back.
 */
export type Card = {
  readonly kind: 'card';
  readonly face: () => ReactElement;
  /** How large the face is drawn. */
  readonly size?: { readonly width: number; readonly height: number };
} & ({ readonly turns?: undefined } | { readonly turns: 'up' | 'down'; readonly back: () => ReactElement });

/** What flies, and between which named places. A figure at its goal (`useInAir`, `CountUp`) changes as each one lands. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly piece: Piece;
  /** How many, one after the other. */
  readonly count?: number;
  /** They go together, as one stack, and land together. */
  readonly stack?: boolean;
  /** When the first one leaves, at normal speed in milliseconds. Until then a card lies where it was. */
  readonly after?: number;
  /** How long each is on its way, and the time between two. */
  readonly ms?: number;
  readonly gap?: number;
  /** Where it leaves from, when that was measured before the table changed: a card's own slot may be gone by now. */
  readonly start?: Box | undefined;
}

export interface Flights {
  /** Resolves when the last one has landed; at once when nothing should move or a place is not on the screen. */
  readonly fly: (flight: Flight) => Promise<void>;
  /** Finishes everything in the air at once. */
  readonly landAll: () => void;
  /** How many are on their way to a place: a figure there does not count them yet. */
  readonly inAir: (to: string) => number;
  /** How many have not left a place yet, though the table has been told that they have. */
  readonly waiting: (from: string) => number;
  /** Where a place is at this very moment; undefined when it is not on the screen or the platform cannot say. */
  readonly locate: (name: string) => Box | undefined;
  /** Called whenever one leaves or lands. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Anchors {
  /** Of several of a name the newest counts; gives what takes this one away again. With null nothing has the name any more. */
  readonly set: (name: string, view: View | null) => () => void;
}

export const AnchorsContext = createContext<Anchors | null>(null);
export const FlightsContext = createContext<Flights>({
  fly: () => Promise.resolve(),
  landAll: () => undefined,
  inAir: () => 0,
  waiting: () => 0,
  locate: () => undefined,
  subscribe: () => () => undefined,
});

/** Where a view is in the window; null when the platform does not say. */
export function measure(view: View): Promise<Box | null> {
  return new Promise((resolve) => {
    const give = setTimeout(() => resolve(null), 120);
    view.measureInWindow((x, y, width, height) => {
      clearTimeout(give);
      resolve(Number.isFinite(x) && Number.isFinite(y) ? { x, y, width, height } : null);
    });
  });
}

/** Where a view is, without waiting; null when the platform cannot say that. */
export function boxOf(view: View): Box | null {
  const { getBoundingClientRect } = view as Partial<Pick<Element, 'getBoundingClientRect'>>;
  if (typeof getBoundingClientRect !== 'function') return null;
  const { x, y, width, height } = getBoundingClientRect.call(view);
  return { x, y, width, height };
}

/** A box as seen from another. */
export const within = (box: Box, origin: Box): Box => ({ ...box, x: box.x - origin.x, y: box.y - origin.y });
