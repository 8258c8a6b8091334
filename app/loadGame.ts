import type { ComponentType } from 'react';
import type { AnyEntry } from '@/games/entry';
import { shelfOf, type GameId } from '@/games/shelf';
import type { WholeGame } from '@/games/shelved';
import { loadWords } from '@/text';
import { loadPictures } from '@/ui/icons/pictures';

const loaded = new Map<string, WholeGame>();

/** A game with its words and pictures. What two games use is a part of the first load, so a game is not cut finer. */
export async function loadGame(id: GameId): Promise<WholeGame> {
  const [game] = await Promise.all([shelfOf(id).load(), loadWords(id), loadPictures('table'), loadPictures(id)]);
  loaded.set(id, game);
  return game;
}

/** A game that is being played, and so has been loaded. */
export function loadedGame(id: string): WholeGame {
  const game = loaded.get(id);
  if (game === undefined) throw new Error(`${id} is not loaded`);
  return game;
}

/** Its rules. */
export const loadedEntry = (id: string): AnyEntry => loadedGame(id).entry;

/** How a game that has been loaded draws a glimpse of its table. */
export const loadedGlimpse = (id: string): WholeGame['Glimpse'] => loaded.get(id)?.Glimpse;

/** Whether a game that has been loaded has a tutorial. */
export const hasTutorial = (id: string): boolean => loaded.get(id)?.tutorial !== undefined;

/** The screens of a game, if it has been loaded: Home does so for every game that is going on. */
export const loadedStack = (id: GameId): ComponentType | null => loaded.get(id)?.Stack ?? null;

export const loadEntry = async (id: GameId): Promise<AnyEntry> => (await loadGame(id)).entry;
