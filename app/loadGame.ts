import type { ComponentType } from 'react';
import type { AnyEntry } from '@/games/entry';
import type { PlayableId } from '@/games/ids';
import { loadWords } from '@/text';
import type { CompanionProps } from '@/ui/companion/routes';
import { loadPictures } from '@/ui/icons/pictures';

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

const loaded = new Map<string, WholeGame>();

export async function loadGame(id: PlayableId): Promise<WholeGame> {
  const [game] = await Promise.all([PIECES[id](), loadWords(id), loadPictures('table'), loadPictures(id)]);
  loaded.set(id, game);
  return game;
}

/** The rules of a game that is being played, and so has been loaded. */
export function loadedEntry(id: string): AnyEntry {
  const game = loaded.get(id);
  if (game === undefined) throw new Error(`${id} is not loaded`);
  return game.entry;
}

/** The screens of a game, if it has been loaded: Home does so for every game that is going on. */
export const loadedStack = (id: PlayableId): ComponentType | null => loaded.get(id)?.Stack ?? null;

export const loadEntry = async (id: PlayableId): Promise<AnyEntry> => (await loadGame(id)).entry;
