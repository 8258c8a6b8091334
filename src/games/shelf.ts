import { announceWords } from '@/text/pieces';
import { hang } from '@/ui/art/posters';
import { announcePictures } from '@/ui/icons/pictures';
import { paint } from '@/ui/palettes';
import { cartagena } from './cartagena/shelf';
import { dominion } from './dominion/shelf';
import { puertoRico } from './puerto-rico/shelf';
import { santoDomingo } from './santo-domingo/shelf';
import type { Shelved } from './shelved';

/**
 * The games, in the order of Home and of their numbers in a deal's code: new ones come at the end. This is the one place
 * where a game is named outside its folder.
 */
const GAMES = [santoDomingo, puertoRico, cartagena, dominion] as const;

export type GameId = (typeof GAMES)[number]['id'];

const shelf: Shelved<GameId>[] = [];
const ids: GameId[] = [];

/** Every game there is; grows when one is put on the shelf. */
export const SHELF: readonly Shelved<GameId>[] = shelf;
export const GAME_IDS: readonly GameId[] = ids;

/**
 * Puts a game on the shelf, after those that stand there: the words, colours and pictures of the app then know it. A test
 * may bring one of its own, before the app is drawn.
 */
export function shelve(game: Shelved<string>): void {
  announceWords(game.id, game.words, game.loadWords);
  announcePictures(game.id, game.emblem, game.loadPictures);
  paint(game.id, game.accent);
  if (game.poster !== undefined) hang(game.id, game.poster);
  // The compiler knows the games of the list; one that is brought at run time is like any of them.
  const known = game as Shelved<GameId>;
  shelf.push(known);
  ids.push(known.id);
}

GAMES.forEach(shelve);

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

export function shelfOf(id: GameId): Shelved<GameId> {
  const found = SHELF.find((game) => game.id === id);
  if (found === undefined) throw new Error(`${id} stands on no shelf`);
  return found;
}
