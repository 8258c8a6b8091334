import { isGameId } from '../../src/games/ids';
import { OTHER_GAME, PLAY_FORMAT, type Play } from '../../src/storage/history';
import type { FinishedSheet } from '../../src/ui/companion/services';
import type { Profile } from '../../src/storage/profiles';
import { plays, profilesStore } from '../device';
import { profileOf } from '../history/digital';
import { variantOf } from '../history/variantOf';

/** A finished sheet as a play with the box on the table. */
export function playOf(
  { sheet, outcome, title, options, lowestWins }: FinishedSheet,
  id: string,
  now: number,
  profiles: readonly Profile[],
): Play {
  const other = sheet.kind === 'any';
  return {
    format: PLAY_FORMAT,
    id,
    game: other ? OTHER_GAME : sheet.kind,
    gameName: other ? (title ?? '') : null,
    kind: 'physical',
    startedAt: sheet.startedAt,
    endedAt: now,
    playedMs: null,
    options: options ?? null,
    variant: isGameId(sheet.kind) ? variantOf(sheet.kind, options, sheet.seats.length) : [],
    seats: sheet.seats.map(({ name, colour, bot }) => ({
      name,
      profile: profileOf(name, bot, profiles),
      colour,
      bot,
    })),
    startSeat: null,
    lowestWins,
    scores: outcome.scores,
    places: outcome.places,
    winners: outcome.winners,
    decidedBy: outcome.decidedBy,
    ended: other ? null : outcome.ended,
    notes: '',
    casual: false,
    saveId: null,
    changedAt: now,
  };
}

/** Puts a finished sheet into the history; one that is there already is put right, and keeps its notes and its day. */
export async function recordPlay(finished: FinishedSheet): Promise<string> {
  const id = finished.sheet.playId ?? `sheet-${finished.sheet.id}`;
  const now = Date.now();
  const play = playOf(finished, id, now, await profilesStore.read());
  if ((await plays.record(play)) === 'recorded') return id;
  const before = await plays.read(id);
  const kept = before?.ok ? { notes: before.play.notes, endedAt: before.play.endedAt } : {};
  await plays.update({ ...play, ...kept });
  return id;
}
