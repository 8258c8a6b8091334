import { isGameId } from '@/games/ids';
import { playIdOf } from '@/history/play';
import { playOfGame, record, withProfiles } from '@/history/record';
import type { PlayStore } from '@/history/store';
import type { Profile } from '@/storage/profiles';
import type { Save } from '@/storage/saveFile';
import { loadEntry } from '../loadGame';
import { noteRating, unnoteRating } from './ratings';

export { newsOf, standingOf } from './ratings';

/** Puts a finished game into the history and the ratings, or puts it right there; false while it still goes on. */
export async function recordGame(
  save: Save,
  plays: PlayStore,
  profiles: () => Promise<readonly Profile[]>,
): Promise<boolean> {
  const told = isGameId(save.game) ? playOfGame(save, await loadEntry(save.game)) : null;
  if (told === null) return false;
  const play = withProfiles(told, await profiles());
  await record(play, plays);
  await noteRating(save, play);
  return true;
}

/** The end of a game was taken back: it never was. */
export async function unrecordGame(saveId: string, plays: PlayStore): Promise<void> {
  await unnoteRating(saveId);
  await plays.remove(playIdOf(saveId));
}
