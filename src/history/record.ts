import { sameJson, type HasRng, type Outcome, type Phrase } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { soundSave, type Judge } from '@/session/sound';
import { sameName } from '@/storage/names';
import type { Profile } from '@/storage/profiles';
import type { Save } from '@/storage/saveFile';
import { LONGEST_PAUSE, playedUntil, type Sheet } from '@/storage/sheetFile';
import { OTHER_GAME, PLAY_FORMAT, playIdOf, resultOf, type Play, type PlayLine } from './play';
import type { PlayStore } from './store';

/** What a game and a sheet tell of a play, each in its own way; the rest is the same for both. */
interface Told extends Omit<
  Play,
  'format' | 'options' | 'seats' | 'notes' | 'location' | 'photo' | 'teams' | 'together' | 'scored'
> {
  readonly options: unknown;
  readonly seats: readonly TablePlayer[];
  readonly manner?: Manner | undefined;
}

/** How people came to win, where it was not everybody for themselves by points. */
export type Manner = Pick<Play, 'teams' | 'together' | 'scored'>;

const BY_POINTS: Manner = { teams: null, together: false, scored: true };

/** The one place where a play is made. Who of those at the table has a profile is another question: `withProfiles`. */
const playFrom = ({ options, seats, manner = BY_POINTS, ...told }: Told): Play => ({
  format: PLAY_FORMAT,
  ...told,
  options: options ?? null,
  seats: seats.map(({ name, colour, bot }) => ({ name, profile: null, colour, bot })),
  ...manner,
  notes: '',
  location: '',
  photo: null,
});

/** The profile somebody of this name has; null for bots and strangers. */
export const profileOf = (name: string, bot: string | null, profiles: readonly Profile[]): string | null =>
  bot === null ? (profiles.find((profile) => sameName(profile.name, name))?.id ?? null) : null;

/** The play with everybody at the table who has a profile known by it. */
export const withProfiles = (play: Play, profiles: readonly Profile[]): Play => ({
  ...play,
  seats: play.seats.map((seat) => ({ ...seat, profile: profileOf(seat.name, seat.bot, profiles) })),
});

/** What has to be known of a game to tell how one of it ended. */
export interface RecordedGame extends Judge<HasRng, unknown, unknown, unknown, unknown> {
  variant(options: unknown, seatCount: number): readonly Phrase[];
}

/** What the history keeps of a digital game; null while it is still going on, or when the rules do not understand it. */
export function playOfGame(save: Save, entry: RecordedGame): Play | null {
  const sound = soundSave(entry, save);
  if (!sound.ok) return null;
  const { game, variant } = entry;
  const { state, options } = sound;
  const { length } = save.seats;
  try {
    const outcome = game.outcome(state);
    if (outcome === null) return null;
    const first = game.waiting(game.setup(options, length, save.seed));
    return playFrom({
      id: playIdOf(save.id),
      game: save.game,
      gameName: null,
      kind: 'digital',
      startedAt: save.startedAt,
      endedAt: save.savedAt,
      playedMs: save.playedMs ?? null,
      options: save.options,
      variant: variant(options, length),
      seats: save.seats,
      // Where all choose at once nobody begins.
      startSeat: first.length === 1 ? (first[0] ?? null) : null,
      ...resultOf(outcome),
      // A "what if" begins where somebody knows what came of it.
      casual: save.casual || save.branch !== undefined,
      saveId: save.id,
      changedAt: save.savedAt,
    });
  } catch {
    return null;
  }
}

/** A finished sheet of the companion. */
export interface FinishedSheet {
  readonly sheet: Sheet;
  readonly outcome: Outcome;
  /** What was played, when the kind of sheet does not say it: any game. */
  readonly title: string | null;
  readonly options: unknown;
  readonly lowestWins: boolean;
  /** Who began; null where nobody does, or nobody noted it. */
  readonly startSeat: number | null;
  /** What the history keeps of every seat where that is more than the lines of the result: the rounds of a plain sheet. */
  readonly lines?: readonly (readonly PlayLine[])[] | undefined;
  readonly manner?: Manner | undefined;
}

/** A sheet that was filled in within less than this was only begun to note a result: that says nothing of the game. */
const SHORTEST_GAME = 5 * 60_000;

/** What the history keeps of a game with the box on the table. */
export function playOfSheet(
  { sheet, outcome, title, options, lowestWins, startSeat, lines, manner }: FinishedSheet,
  variant: readonly Phrase[],
  now: number,
): Play {
  const other = sheet.kind === 'any';
  const played = playedUntil(sheet, now);
  const result = resultOf(outcome);
  return playFrom({
    id: sheet.playId ?? `sheet-${sheet.id}`,
    game: other ? OTHER_GAME : sheet.kind,
    gameName: other ? (title ?? '') : null,
    kind: 'physical',
    startedAt: sheet.startedAt,
    // Somebody who finds the sheet the morning after played the evening before.
    endedAt: now - sheet.savedAt > LONGEST_PAUSE ? sheet.savedAt : now,
    playedMs: played === null || played < SHORTEST_GAME ? null : played,
    options,
    variant,
    seats: sheet.seats,
    startSeat,
    manner,
    ...result,
    lowestWins,
    scores: result.scores.map((score, seat) => ({ ...score, lines: lines?.[seat] ?? score.lines })),
    ended: other ? null : result.ended,
    casual: false,
    saveId: null,
    changedAt: now,
  });
}

/** Sees to it that a play is in the history exactly once: one that is there already is put right. */
export async function record(play: Play, plays: Pick<PlayStore, 'record' | 'read' | 'update'>): Promise<void> {
  if ((await plays.record(play)) === 'recorded') return;
  const there = await plays.read(play.id);
  if (there?.ok === true) {
    const right = PUT_RIGHT[play.kind](play, there.play);
    if (right !== null) await plays.update(right, there.play);
  } else if (play.kind === 'physical') {
    await plays.update(play);
  }
}

/** What becomes of a play that is told again, by where it was played; null: it stays as it is. */
const PUT_RIGHT: Readonly<Record<Play['kind'], (play: Play, known: Play) => Play | null>> = {
  /** A result that came out differently, because the end was taken back and played again; notes and the like stay. */
  digital(play, known) {
    if (sameJson(known.scores, play.scores)) return null;
    // An older save, of which another window made something else, says nothing about the result.
    if (play.changedAt < known.changedAt) return null;
    const { scores, places, winners, decidedBy, ended, casual, endedAt, changedAt } = play;
    return { ...known, scores, places, winners, decidedBy, ended, casual, endedAt, changedAt };
  },
  /** A sheet says everything anew but what only the history knows: its notes and photo, its day, place and length. */
  physical(play, { notes, location, photo, startedAt, endedAt, playedMs, startSeat }) {
    return { ...play, notes, location, photo, startedAt, endedAt, playedMs, startSeat: play.startSeat ?? startSeat };
  },
};
