import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { ScrollView } from 'react-native';
import { useMotion } from '@/ui/settings';
import type { Location } from '../rules/state';
import { pointOf, type PathMap } from './geometry';
import type { CartagenaTable, Turn } from './useTurn';
import { placeToWatch } from './walks';

/** A path longer than the screen follows the piece that moves, and what a card that is picked up could move. */
export function useFollowing(
  { show, view }: CartagenaTable,
  { mode, shown }: Turn,
): { readonly scroller: RefObject<ScrollView | null>; readonly keepMap: (map: PathMap) => void } {
  const { speed } = useMotion();
  const scroller = useRef<ScrollView>(null);
  const map = useRef<PathMap | null>(null);
  const keepMap = useCallback((next: PathMap) => {
    map.current = next;
  }, []);
  const playing = show.frame;
  useEffect(() => {
    const watched = playing === null ? null : placeToWatch(playing.event);
    if (watched === null || map.current === null) return;
    const { y } = pointOf(map.current, watched, playing?.view.shore ?? null);
    scroller.current?.scrollTo({ y: Math.max(0, y - 150), animated: speed !== 'off' });
  }, [playing, speed]);

  // Picking up a card brings the hindmost pirate it can move into sight.
  const hindmost: Location | undefined = mode.type === 'none' || mode.type === 'pirate' ? undefined : shown[0]?.from;
  const { shore } = view;
  useEffect(() => {
    if (hindmost === undefined || map.current === null) return;
    const { y } = pointOf(map.current, hindmost, shore);
    scroller.current?.scrollTo({ y: Math.max(0, y - 90), animated: speed !== 'off' });
  }, [hindmost, shore, speed]);
  return { scroller, keepMap };
}
