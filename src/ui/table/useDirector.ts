import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { LoggedFrame, Session } from '../../session/session';
import { TEMPO } from '../motion';
import { useMotion } from '../settings';
import { createDirector, type Director, type Show } from './director';
import type { OpenGame } from './host';
import { createPlayback } from './playback';
import { createReview } from './review';

/** Follows an open game: what to draw, what is asked, and how to answer. Bots play while this is mounted, unless it is only looked at. */
export function useDirector<Action, View, Event>(
  { session, stage, mode = 'play' }: OpenGame,
  lengthOf: (event: Event, coming: readonly LoggedFrame<View, Event>[]) => number,
): { readonly show: Show<Action, View, Event>; readonly director: Director<Action, View, Event> } {
  const { speed } = useMotion();
  const director = useMemo(
    // A game's table is only ever opened with that game's session, so its types are the right ones.
    () =>
      ({ play: createDirector, replay: createPlayback, review: createReview })[mode](
        session as Session<Action, View, Event>,
        stage,
        lengthOf,
      ),
    [session, stage, lengthOf, mode],
  );
  useEffect(() => director.setTempo(TEMPO[speed]), [director, speed]);
  useEffect(() => {
    const stop = director.follow();
    if (mode === 'play') session.start();
    return () => {
      if (mode === 'play') session.stop();
      stop();
    };
  }, [director, session, mode]);
  const show = useSyncExternalStore(director.subscribe, director.show, director.show);
  return { show, director };
}
