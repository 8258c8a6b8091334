import type { Play } from '@/history/play';
import { plays, saves } from '../device';
import { deleteSave } from '../sessions';

/** What a deleted play left behind, to bring it back. */
export interface DeletedPlay {
  readonly play: Play;
  /** The text of the game it can be replayed from, if there was one. */
  readonly save: string | null;
}

/** Takes a play out of the history, and the game it came from with it: otherwise it would come back from there. */
export async function deletePlay(play: Play): Promise<DeletedPlay> {
  const save = play.saveId === null ? null : await saves.readRaw(play.saveId);
  await plays.remove(play.id);
  if (play.saveId !== null) await deleteSave(play.saveId);
  return { play, save };
}

export async function restorePlay({ play, save }: DeletedPlay): Promise<void> {
  if (play.saveId !== null && save !== null) await saves.putInCellar(play.saveId, save);
  await plays.record(play);
}
