import type { Phrase } from '@antilles/engine';
import { OTHER_GAME, PLAY_FORMAT, type Play } from '@/storage/history';
import type { Profile } from '@/storage/profiles';
import { LONGEST_PAUSE, playedUntil } from '@/storage/sheetFile';
import type { FinishedSheet } from '@/ui/companion/services';
import { profileOf } from '../history/profileOf';

/** A sheet that was filled in within less than this was only begun to note a result: that says nothing of the game. */
const SHORTEST_GAME = 5 * 60_000;

/** A finished sheet as a play with the box on the table. */
export function playOf(
  { sheet, outcome, title, options, lowestWins, startSeat, lines }: FinishedSheet,
  variant: readonly Phrase[],
  id: string,
  now: number,
  profiles: readonly Profile[],
): Play {
  const other = sheet.kind === 'any';
  const played = playedUntil(sheet, now);
  return {
    format: PLAY_FORMAT,
    id,
    game: other ? OTHER_GAME : sheet.kind,
    gameName: other ? (title ?? '') : null,
    kind: 'physical',
    startedAt: sheet.startedAt,
    // Somebody who finds the sheet the morning after played the evening before.
    endedAt: now - sheet.savedAt > LONGEST_PAUSE ? sheet.savedAt : now,
    playedMs: played === null || played < SHORTEST_GAME ? null : played,
    options: options ?? null,
    variant,
    seats: sheet.seats.map(({ name, colour, bot }) => ({
      name,
      profile: profileOf(name, bot, profiles),
      colour,
      bot,
    })),
    startSeat,
    lowestWins,
    scores: outcome.scores.map((score, seat) => ({ ...score, lines: lines?.[seat] ?? score.lines })),
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
