import type { Viewer } from '@antilles/engine';
import type { ReactElement } from 'react';
import type { Feel } from '../haptics';
import type { Typed } from './staging';

/** What a big moment feels like: something bad happens to you, something splendid happens, or something is to be known. */
export type Tone = 'storm' | 'triumph' | 'notice';

/** A big moment, as it is laid over the table while its event is shown. Rare, so that it counts. */
export interface BigMoment {
  readonly tone: Tone;
  /** What the hand feels; left out: as its tone feels. */
  readonly feel?: Feel;
  /** The card, the ship, the place: drawn as high as there is room for. */
  readonly picture?: (height: number) => ReactElement;
  readonly title: string;
  /** The number that matters, in a sentence. */
  readonly sentence?: string;
  /** What it did to whoever looks: cards, pieces. */
  readonly did?: ReactElement;
  /** Who was spared, and why. */
  readonly also?: string;
}

/** The big moments of a game: for an event, what is shown, or null when this one is nothing special to this viewer. */
export type Moments<Event extends Typed, View> = {
  readonly [E in Event as E['type']]?: (
    event: E,
    now: { readonly view: View; readonly viewer: Viewer },
  ) => BigMoment | null;
};

/** How long an event with a big moment is shown, at normal speed in milliseconds: for `ms` of its staging. */
export const MOMENT_MS: Readonly<Record<Tone, number>> = { storm: 1900, triumph: 1300, notice: 1500 };

/** What is to be shown of an event. */
export function momentOf<Event extends Typed, View>(
  moments: Moments<Event, View> | undefined,
  event: Event,
  now: { readonly view: View; readonly viewer: Viewer },
): BigMoment | null {
  // The row under an event's name is about events of that name, which the compiler cannot follow through a lookup.
  const rows = (moments ?? {}) as Readonly<Record<string, (event: Event, at: typeof now) => BigMoment | null>>;
  return rows[event.type]?.(event, now) ?? null;
}
