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

/** A card as a game draws it, at the size it flies with. It may turn over half-way: up shows its face, down its back. */
export type Card = { readonly kind: 'card'; readonly face: () => ReactElement } & (
  { readonly turns?: undefined } | { readonly turns: 'up' | 'down'; readonly back: () => ReactElement }
);

/** What flies, and between which named places. A figure at its goal (`useInAir`, `CountUp`) changes as each one lands. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  readonly piece: Piece;
  /** How many, one after the other. */
  readonly count?: number;
  /** When the first one leaves, at normal speed in milliseconds. */
  readonly after?: number;
  /** How long each is on its way, and the time between two. */
  readonly ms?: number;
  readonly gap?: number;
}

export interface Flights {
  /** Resolves when the last one has landed; at once when nothing should move or a place is not on the screen. */
  readonly fly: (flight: Flight) => Promise<void>;
  /** Finishes everything in the air at once. */
  readonly landAll: () => void;
  /** How many are on their way to a place: a figure there does not count them yet. */
  readonly inAir: (to: string) => number;
  /** Called whenever one leaves or lands. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface Anchors {
  readonly set: (name: string, view: View | null) => void;
  /** Where the place is now, in the coordinates of the flight layer; null when it is not on the screen. */
  readonly find: (name: string) => Promise<Box | null>;
}

export const AnchorsContext = createContext<Anchors | null>(null);
export const FlightsContext = createContext<Flights>({
  fly: () => Promise.resolve(),
  landAll: () => undefined,
  inAir: () => 0,
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
