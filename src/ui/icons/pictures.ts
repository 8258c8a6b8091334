import { useSyncExternalStore } from 'react';
import { createSignal } from '@/session/signal';
import type { DrawingName, Drawings, Picture, PicturePiece } from './drawing';
import { pictures as house } from './generated/house';
import { used } from './used';

export type { DrawingName };

/** What each name shows, as far as it is known: the emblems and those for any table at once, a game's with its set. */
const shown: Record<string, Picture> = { ...used };
/** Everything that is drawn so far: the house at once, the rest once it is loaded. */
let drawings: Drawings = house;
const { subscribe, emit } = createSignal();
const loading = new Map<string, Promise<void>>();

/** The sets that are loaded when they are needed: what any table may show, and one a game. */
const sets = new Map<string, () => Promise<PicturePiece>>([
  ['table', async () => ({ used, drawings: (await import('./generated/table')).pictures })],
]);

/** Makes the emblem of a game known, and where its other pictures are. */
export function announcePictures(game: string, emblem: Picture, load: () => Promise<PicturePiece>): void {
  shown[`emblem/${game}`] = emblem;
  sets.set(game, load);
}

/** Puts a set on the wall. */
export function hang(piece: PicturePiece): void {
  Object.assign(shown, piece.used);
  drawings = { ...drawings, ...piece.drawings };
  emit();
}

/** Loads a set; resolves when they can be drawn. What could not be loaded is tried again when asked. */
export function loadPictures(set: string): Promise<void> {
  const begun = loading.get(set);
  if (begun !== undefined) return begun;
  const load = sets.get(set);
  if (load === undefined) return Promise.resolve();
  const loaded = load().then(hang, () => void loading.delete(set));
  loading.set(set, loaded);
  return loaded;
}

/** The set of a name: a game's begin with its id. */
const setOf = (name: string): string => {
  const first = name.slice(0, Math.max(0, name.indexOf('/')));
  return sets.has(first) ? first : 'table';
};

function drawingOf(name: DrawingName): string | undefined {
  const picture = shown[name];
  return picture === undefined ? undefined : drawings[picture];
}

/** The outline of a name. Null while its set is on the way: asking for it sends for it. */
export function useDrawing(name: DrawingName): string | null {
  const drawing = useSyncExternalStore(
    subscribe,
    () => drawingOf(name),
    () => drawingOf(name),
  );
  if (drawing !== undefined) return drawing;
  void loadPictures(setOf(name));
  return null;
}
