import type { ComponentType } from 'react';
import type { AnyEntry } from '../src/games/entry';
import type { PlayableId } from '../src/games/ids';
import { loadPictures } from '../src/ui/icons/pictures';

interface WholeGame {
  readonly entry: AnyEntry;
  readonly Stack: ComponentType;
}

/**
 * Each game is one piece: rules, bots and screens together. In a browser a piece is fetched when it is first needed; were
 * rules and screens two pieces, what both use would be fetched at the start. A forgotten line does not compile.
 */
const PIECES = {
  'santo-domingo': () => import('./games/santoDomingo'),
  'puerto-rico': () => import('./games/puertoRico'),
  cartagena: () => import('./games/cartagena'),
  dominion: () => import('./games/dominion'),
} as const satisfies Record<PlayableId, () => Promise<WholeGame>>;

const loaded = new Map<string, AnyEntry>();

export async function loadGame(id: PlayableId): Promise<WholeGame> {
  const [game] = await Promise.all([PIECES[id](), loadPictures('table'), loadPictures(id)]);
  loaded.set(id, game.entry);
  return game;
}

/** The rules of a game that is being played, and so has been loaded. */
export function loadedEntry(id: string): AnyEntry {
  const entry = loaded.get(id);
  if (entry === undefined) throw new Error(`${id} is not loaded`);
  return entry;
}

export const loadEntry = async (id: PlayableId): Promise<AnyEntry> => (await loadGame(id)).entry;
