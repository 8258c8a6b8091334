import { useSyncExternalStore } from 'react';
import { createSignal } from '@/session/signal';
import { setOf, type Drawing, type Drawings, type PictureSet } from './drawing';
import { used } from './used';
import { pictures as house } from './generated/house';

/** Everything that is drawn so far: the house at once, the rest once it is loaded. */
let drawings: Drawings = house;
const { subscribe, emit } = createSignal();
const loading = new Map<PictureSet, Promise<void>>();

const SETS: Readonly<Record<PictureSet, () => Promise<{ readonly pictures: Drawings }>>> = {
  table: () => import('./generated/table'),
  'santo-domingo': () => import('./generated/santo-domingo'),
  'puerto-rico': () => import('./generated/puerto-rico'),
  cartagena: () => import('./generated/cartagena'),
  dominion: () => import('./generated/dominion'),
};

/** Puts a set on the wall. */
export function hang(pictures: Drawings): void {
  drawings = { ...drawings, ...pictures };
  emit();
}

/** Loads a set; resolves when they can be drawn. What could not be loaded is tried again when asked. */
export function loadPictures(set: PictureSet): Promise<void> {
  const begun = loading.get(set);
  if (begun !== undefined) return begun;
  const loaded = SETS[set]().then(
    ({ pictures }) => hang(pictures),
    () => void loading.delete(set),
  );
  loading.set(set, loaded);
  return loaded;
}

/** What can be drawn as an outline. */
export type DrawingName = keyof typeof used;

/** The drawing of a name. Null while its set is on the way: asking for it sends for it. */
export function useDrawing(name: DrawingName): Drawing | null {
  const drawing = useSyncExternalStore(
    subscribe,
    () => drawings[used[name]],
    () => drawings[used[name]],
  );
  if (drawing !== undefined) return drawing;
  const set = setOf(name);
  if (set !== 'house') void loadPictures(set);
  return null;
}
