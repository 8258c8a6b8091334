import type { Phrase } from '@antilles/engine';
import { isGameId } from '@/games/ids';
import type { FinishedSheet } from '@/ui/companion/services';
import { plays, profilesStore } from '../device';
import { loadEntry } from '../loadGame';
import { playOf } from './playOf';

/** What was special about the game on the table, as far as its rules know. */
async function variantOf({ sheet, options: raw }: FinishedSheet): Promise<readonly Phrase[]> {
  if (!isGameId(sheet.kind)) return [];
  const { game, variant } = await loadEntry(sheet.kind);
  const options = game.parseOptions(raw);
  return options === null ? [] : variant(options, sheet.seats.length);
}

/**
 * Puts a finished sheet into the history; one that is there already is put right, and keeps what only the history
 * knows: its notes, its day and its length.
 */
export async function recordPlay(finished: FinishedSheet): Promise<string> {
  const id = finished.sheet.playId ?? `sheet-${finished.sheet.id}`;
  const now = Date.now();
  const play = playOf(finished, await variantOf(finished), id, now, await profilesStore.read());
  if ((await plays.record(play)) === 'recorded') return id;
  const before = await plays.read(id);
  if (before?.ok !== true) await plays.update(play);
  else {
    const { notes, startedAt, endedAt, playedMs } = before.play;
    const startSeat = play.startSeat ?? before.play.startSeat;
    await plays.update({ ...play, notes, startedAt, endedAt, playedMs, startSeat }, before.play);
  }
  return id;
}
