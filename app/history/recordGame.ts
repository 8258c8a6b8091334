import { isGameId } from '@/games/ids';
import { playOfGame, record, withProfiles } from '@/history/record';
import type { PlayStore } from '@/history/store';
import type { Profile } from '@/storage/profiles';
import type { Save } from '@/storage/saveFile';
import { loadEntry } from '../loadGame';

/** Puts a finished game into the history, or puts it right there; false while it still goes on. */
export async function recordGame(
  save: Save,
  plays: PlayStore,
  profiles: () => Promise<readonly Profile[]>,
): Promise<boolean> {
  const play = isGameId(save.game) ? playOfGame(save, await loadEntry(save.game)) : null;
  if (play === null) return false;
  await record(withProfiles(play, await profiles()), plays);
  return true;
}
