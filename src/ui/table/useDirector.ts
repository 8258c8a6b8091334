import { type AnyAsk, type Seat } from '@antilles/engine';
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Session } from '@/session/session';
import { TEMPO } from '../motion';
import { useMotion } from '../settings';
import { createDirector, type Director, type Show } from './director';
import type { OpenGame } from './host';
import { createPlayback } from './playback';
import { createReview } from './review';

/** A person sees the table before the bots go on with it, in milliseconds. */
const FIRST_LOOK = 350;

/** Follows an open game: what to draw, what is asked, and how to answer. Bots play while this is mounted, unless it is only looked at. */
export function useDirector<Action, View, Event, Ask extends AnyAsk>(
  { session, mode = 'play' }: OpenGame,
  lengthOf: (event: Event, view: View) => number,
  endsTurnOf?: (event: Event) => Seat | null,
  /** Bots wait while something lies over the table. */
  held = false,
): { readonly show: Show<Action, View, Event, Ask>; readonly director: Director<Action, View, Event, Ask> } {
  const { speed } = useMotion();
  const director = useMemo(
    // A game's table is only ever opened with that game's session, so its types are the right ones.
    () =>
      ({ play: createDirector, replay: createPlayback, review: createReview })[mode](
        session as Session<Action, View, Event>,
        lengthOf,
        endsTurnOf,
      ) as Director<Action, View, Event, Ask>,
    [session, lengthOf, endsTurnOf, mode],
  );
  useEffect(() => director.setTempo(TEMPO[speed]), [director, speed]);
  // Read when the table opens: what changes later is no reason to begin anew.
  const firstLook = useEffectEvent(() => (TEMPO[speed] > 0 ? FIRST_LOOK : 0));
  useEffect(() => director.follow(), [director]);
  useEffect(() => {
    if (mode !== 'play' || held) return;
    const begin = (): void => session.start();
    const wait = firstLook();
    const timer = wait > 0 ? setTimeout(begin, wait) : null;
    if (timer === null) begin();
    return () => {
      if (timer !== null) clearTimeout(timer);
      session.stop();
    };
  }, [director, session, mode, held]);
  // Before the claim to the game is given back, which effects do: what was only looked at is still to be written.
  useLayoutEffect(() => (mode === 'play' ? session.stop : undefined), [session, mode]);
  return { show: useShow(director), director };
}

/**
 * What the director shows, as it is drawn: React may do that in slices, between the frames of an animation. So a picture
 * may still be there for a moment whose question is gone; `submit` of the table takes no answer from it.
 */
function useShow<Action, View, Event, Ask extends AnyAsk>(
  director: Director<Action, View, Event, Ask>,
): Show<Action, View, Event, Ask> {
  const [latest, setLatest] = useState({ director, show: director.show() });
  const show = latest.director === director ? latest.show : director.show();
  const drawn = useRef(show);
  useLayoutEffect(() => {
    drawn.current = show;
  });
  useEffect(() => {
    const draw = (): void => {
      const next = director.show();
      if (next === drawn.current) return;
      startTransition(() => setLatest({ director, show: next }));
    };
    draw();
    return director.subscribe(draw);
  }, [director]);
  return show;
}
