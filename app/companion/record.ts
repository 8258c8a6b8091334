import type { Phrase } from '@antilles/engine';
import { isGameId } from '@/games/ids';
import { playOfSheet, record, withProfiles, type FinishedSheet } from '@/history/record';
import { plays, profilesStore } from '../device';
import { loadEntry } from '../loadGame';

/** What was special about the game on the table, as far as its rules know. */
async function variantOf({ sheet, options: raw }: FinishedSheet): Promise<readonly Phrase[]> {
  if (!isGameId(sheet.kind)) return [];
  const { game, variant } = await loadEntry(sheet.kind);
  const options = game.parseOptions(raw);
  return options === null ? [] : variant(options, sheet.seats.length);
}

/** Puts a finished sheet into the history, or puts it right there; gives the id of its play. */
export async function recordSheet(finished: FinishedSheet): Promise<string> {
  const play = playOfSheet(finished, await variantOf(finished), Date.now());
  await record(withProfiles(play, await profilesStore.read()), plays);
  return play.id;
}
