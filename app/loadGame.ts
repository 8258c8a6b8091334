import type { ComponentType } from 'react';
import type { AnyEntry } from '../src/games/entry';
import type { PlayableId } from '../src/games/ids';
import { loadWords } from '../src/text';
import type { CompanionProps } from '../src/ui/companion/routes';
import { loadPictures } from '../src/ui/icons/pictures';

interface WholeGame {
  readonly entry: AnyEntry;
  readonly Stack: ComponentType;
  readonly CompanionScreen: ComponentType<CompanionProps>;
}

/**
 * Each game is one piece: rules, bots, screens and companion together. In a browser a piece is fetched when it is first
 * needed; what two pieces use is fetched at the start, so rules, screens and companion are not pieces of their own. A forgotten line does not compile.
 */
const PIECES = {
  'santo-domingo': () => import('./games/santoDomingo'),
  'puerto-rico': () => import('./games/puertoRico'),
  cartagena: () => import('./games/cartagena'),
  dominion: () => import('./games/dominion'),
} as const satisfies Record<PlayableId, () => Promise<WholeGame>>;

const loaded = new Map<string, AnyEntry>();

export async function loadGame(id: PlayableId): Promise<WholeGame> {
  const [game] = await Promise.all([PIECES[id](), loadWords(id), loadPictures('table'), loadPictures(id)]);
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
