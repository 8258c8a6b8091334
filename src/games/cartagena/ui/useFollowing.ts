import { useCallback, useEffect, useRef, useState } from 'react';
import type { ScrollView } from 'react-native';
import { useMotion } from '@/ui/settings';
import type { BoardPart } from '@/ui/table/TablePanes';
import { useSteady } from '@/ui/useSteady';
import type { Location, Shore } from '../rules/state';
import { BAR, pointOf, sightOf, type PathMap, type Sight } from './geometry';
import type { CartagenaTable, Turn } from './useTurn';
import { placeToWatch } from './walks';

const ALL_SEEN: Sight = { start: false, goal: false, above: [], below: [] };

/** A path longer than the screen follows the piece that moves, and where a card that is picked up could lead. */
export function useFollowing({ show, view }: CartagenaTable, { mode, shown }: Turn) {
  const { speed } = useMotion();
  const scroller = useRef<ScrollView>(null);
  const map = useRef<PathMap | null>(null);
  const part = useRef<BoardPart>({ top: 0, height: 0 });
  const [sight, setSight] = useState<Sight>(ALL_SEEN);
  const { shore } = view;
  const moving = mode.type !== 'none';
  const targets = moving ? [...new Set(shown.map(({ to }) => to))] : [];

  const lookAgain = useSteady(() => {
    if (map.current === null || part.current.height === 0) return;
    const next = sightOf(map.current, part.current, targets, shore);
    setSight((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  const keepMap = useCallback(
    (next: PathMap) => {
      map.current = next;
      lookAgain();
    },
    [lookAgain],
  );
  const onSeen = useCallback(
    (next: BoardPart) => {
      part.current = next;
      lookAgain();
    },
    [lookAgain],
  );
  const scrollTo = useCallback(
    (location: Location, at: Shore | null) => {
      const { current } = map;
      const { height, top } = part.current;
      if (current === null || height === 0 || current.height <= height + 1) return;
      const { y } = pointOf(current, location, at);
      if (y - BAR - 40 > top && y + BAR + 40 < top + height) return;
      const goal = Math.min(current.height - height, Math.max(0, y - height * 0.55));
      scroller.current?.scrollTo({ y: goal, animated: speed !== 'off' });
    },
    [speed],
  );

  const playing = show.frame;
  useEffect(() => {
    const watched = playing === null ? null : placeToWatch(playing.event);
    if (watched !== null) scrollTo(watched, playing?.view.shore ?? null);
  }, [playing, scrollTo]);

  // Picking up a card brings into sight where it leads furthest, and the hindmost pirate when it leads nowhere.
  const foremost: Location | undefined =
    mode.type === 'none' || mode.type === 'pirate' ? undefined : (targets[targets.length - 1] ?? shown[0]?.from);
  useEffect(() => {
    if (foremost !== undefined) scrollTo(foremost, shore);
  }, [foremost, shore, scrollTo]);
  const marked = targets.join(' ');
  useEffect(() => lookAgain(), [marked, lookAgain]);
  return { scroller, keepMap, onSeen, sight, scrollTo };
}
