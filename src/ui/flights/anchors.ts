import { createContext, type ReactElement } from 'react';
import { type View } from 'react-native';
import { type Box } from './arc';

/** What flies, and between which named places. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** Drawn on a small tile; `node` instead is flown as it is. */
  readonly icon?: ReactElement;
  readonly node?: ReactElement;
  /** How many, one after the other. */
  readonly count?: number;
  /** Of the tile and its trail. */
  readonly color?: string;
  readonly delayMs?: number;
  /** Each token's way at normal speed, and the time between two. */
  readonly durationMs?: number;
  readonly gapMs?: number;
  /** Called as each one lands: count up here. */
  readonly onLand?: (index: number) => void;
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
