import { sameJson } from '@antilles/engine';
import type { AnyEntry } from '@/games/entry';
import { isGameId } from '@/games/ids';
import { soundSave } from '@/session/sound';
import { PLAY_FORMAT, resultOf, type Play } from '@/storage/history';
import type { PlayStore } from '@/storage/historyStore';
import type { Profile } from '@/storage/profiles';
import type { Save } from '@/storage/saveFile';
import { loadEntry } from '../loadGame';
import { playIdOf } from './playId';
import { profileOf } from './profileOf';

/** What the history keeps of a digital game; null while it is still going on, or when the rules do not understand it. */
export function playOf(save: Save, entry: AnyEntry, profiles: readonly Profile[]): Play | null {
  if (!isGameId(save.game)) return null;
  const { game, variant } = entry;
  const sound = soundSave(entry, save);
  if (!sound.ok) return null;
  const { state, options } = sound;
  try {
    const outcome = game.outcome(state);
    if (outcome === null) return null;
    const first = game.waiting(game.setup(options, save.seats.length, save.seed));
    return {
      format: PLAY_FORMAT,
      id: playIdOf(save.id),
      game: save.game,
      gameName: null,
      kind: 'digital',
      startedAt: save.startedAt,
      endedAt: save.savedAt,
      playedMs: save.playedMs ?? null,
      options: save.options ?? null,
      variant: variant(options, save.seats.length),
      seats: save.seats.map(({ name, colour, bot }) => ({
        name,
        colour,
        bot,
        profile: profileOf(name, bot, profiles),
      })),
      // Where all choose at once nobody begins.
      startSeat: first.length === 1 ? (first[0] ?? null) : null,
      ...resultOf(outcome),
      notes: '',
      // A "what if" begins where somebody knows what came of it.
      casual: save.casual || save.branch !== undefined,
      saveId: save.id,
      changedAt: save.savedAt,
    };
  } catch {
    return null;
  }
}

/**
 * Sees to it that a finished game is in the history exactly once. A result that came out differently, because the end
 * was taken back and played again, takes the place of the first; notes and the like stay.
 */
export async function recordGame(
  save: Save,
  plays: PlayStore,
  profiles: () => Promise<readonly Profile[]>,
): Promise<boolean> {
  if (!isGameId(save.game)) return false;
  const entry = await loadEntry(save.game);
  if (playOf(save, entry, []) === null) return false;
  const play = playOf(save, entry, await profiles());
  if (play === null) return false;
  if ((await plays.record(play)) === 'recorded') return true;
  const known = await plays.read(play.id);
  if (known?.ok !== true || sameJson(known.play.scores, play.scores)) return true;
  // An older save, of which another window made something else, says nothing about the result.
  if (play.changedAt < known.play.changedAt) return true;
  const { scores, places, winners, decidedBy, ended, casual, endedAt, changedAt } = play;
  const result = { scores, places, winners, decidedBy, ended, casual, endedAt, changedAt };
  await plays.update({ ...known.play, ...result }, known.play);
  return true;
}
