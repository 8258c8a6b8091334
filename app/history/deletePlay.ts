import type { Play } from '@/history/play';
import { photos, plays, saves } from '../device';
import { deleteSave } from '../sessions';

/** What a deleted play left behind, to bring it back. */
export interface DeletedPlay {
  readonly play: Play;
  /** The text of the game it can be replayed from, if there was one. */
  readonly save: string | null;
  readonly photo: string | null;
}

/** Takes a play out of the history with its photo, and the game it came from: otherwise it would come back from there. */
export async function deletePlay(play: Play): Promise<DeletedPlay> {
  const save = play.saveId === null ? null : await saves.readRaw(play.saveId);
  const photo = play.photo === null ? null : await photos.read(play.photo);
  await plays.remove(play.id);
  if (play.photo !== null) await photos.remove(play.photo);
  if (play.saveId !== null) await deleteSave(play.saveId);
  return { play, save, photo };
}

export async function restorePlay({ play, save, photo }: DeletedPlay): Promise<void> {
  if (play.saveId !== null && save !== null) await saves.putInCellar(play.saveId, save);
  if (play.photo !== null && photo !== null) await photos.write(play.photo, photo);
  await plays.record(play);
}
