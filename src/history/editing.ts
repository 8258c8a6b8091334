import { MAX_NAME_LENGTH, shorten } from '@/storage/ceilings';

import type { Profile } from '@/storage/profiles';
import { textOf } from '@/text/dates';
import { isBlank, MAX_NAME, sameName, tidyName, visibleLength } from '@/storage/names';
import { MAX_NOTES, rankPlay, type Play } from './play';
import { profileOf } from './record';

/** A play while it is being edited: texts as they were typed. */
export interface PlayDraft {
  readonly names: readonly string[];
  /** By seat and line; empty for digital plays, whose points stand. */
  readonly points: readonly (readonly string[])[];
  readonly date: string;
  readonly time: string;
  readonly minutes: string;
  /** Who began; null: not noted. */
  readonly startSeat: number | null;
  readonly gameName: string;
  readonly notes: string;
  readonly location: string;
  readonly photo: string | null;
}

export type DraftProblem =
  'badDate' | 'badTime' | 'future' | 'badNumber' | 'badName' | 'sameName' | 'longName' | 'badGame' | 'longNotes';

/** The fields of the form; those of a seat by its number, those of its points by seat and line. */
export type DraftField =
  'gameName' | 'date' | 'time' | 'minutes' | 'notes' | `name ${number}` | `points ${number} ${number}`;

/** What is wrong, where; in the order of the form. */
export type DraftProblems = ReadonlyMap<DraftField, DraftProblem>;

export const NO_PROBLEMS: DraftProblems = new Map();

export function draftOf(play: Play): PlayDraft {
  const day = new Date(play.endedAt);
  return {
    names: play.seats.map(({ name }) => name),
    points:
      play.kind === 'physical' && play.scored
        ? play.scores.map(({ lines }) => lines.map(({ points }) => String(points)))
        : [],
    date: textOf('date', day),
    time: textOf('time', day),
    minutes: play.playedMs === null ? '' : String(Math.round(play.playedMs / 60_000)),
    startSeat: play.startSeat,
    gameName: play.gameName ?? '',
    notes: play.notes,
    location: play.location,
    photo: play.photo,
  };
}

/** A number as people write it, with a comma or a point; null when it is none. */
export function readNumber(text: string): number | null {
  const tidy = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,7}(\.\d{1,3})?$/.test(tidy) ? Number(tidy) : null;
}

export function readMoment(date: string, time: string): number | 'badDate' | 'badTime' {
  const day = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date.trim());
  if (day === null) return 'badDate';
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim());
  if (clock === null || Number(clock[1]) > 23 || Number(clock[2]) > 59) return 'badTime';
  const [year, month, dayOfMonth] = [Number(day[1]), Number(day[2]), Number(day[3])];
  const moment = new Date(year, month - 1, dayOfMonth, Number(clock[1]), Number(clock[2]));
  // The calendar would make 31 February a day in March.
  return moment.getMonth() === month - 1 && moment.getDate() === dayOfMonth ? moment.getTime() : 'badDate';
}

/** Two people of one name at a table could not be told apart in any list or statistic. */
function problemOfName(names: readonly string[], at: number): DraftProblem | null {
  const name = names[at] ?? '';
  if (isBlank(name)) return 'badName';
  if (names.some((other, i) => i !== at && sameName(other, name))) return 'sameName';
  return visibleLength(tidyName(name)) > MAX_NAME ? 'longName' : null;
}

/** When it ended by the form. Seconds are not shown: an untouched date keeps its own, and its future. */
function momentOf(play: Play, draft: PlayDraft, now: number): number | readonly [DraftField, DraftProblem] {
  const before = draftOf(play);
  if (before.date === draft.date && before.time === draft.time) return play.endedAt;
  const moment = readMoment(draft.date, draft.time);
  if (typeof moment === 'string') return [moment === 'badTime' ? 'time' : 'date', moment];
  if (moment <= now) return moment;
  return [draft.date > textOf('date', new Date(now)) ? 'date' : 'time', 'future'];
}

/** Everything that is wrong with the form, field by field. */
export function problemsOf(play: Play, draft: PlayDraft, now: number): DraftProblems {
  const problems = new Map<DraftField, DraftProblem>();
  const before = draftOf(play);
  if (play.gameName !== null && isBlank(draft.gameName)) problems.set('gameName', 'badGame');
  for (const at of draft.names.keys()) {
    const wrong = problemOfName(draft.names, at);
    // A name that was always too long was let in by an earlier version.
    if (wrong !== null && !(wrong === 'longName' && draft.names[at] === before.names[at])) {
      problems.set(`name ${at}`, wrong);
    }
    for (const [line, text] of (draft.points[at] ?? []).entries()) {
      if (text !== before.points[at]?.[line] && readNumber(text) === null)
        problems.set(`points ${at} ${line}`, 'badNumber');
    }
  }
  const moment = momentOf(play, draft, now);
  if (typeof moment !== 'number') problems.set(...(moment as [DraftField, DraftProblem]));
  if (draft.minutes !== before.minutes && minutesOf(draft) === undefined) problems.set('minutes', 'badNumber');
  if (draft.notes.length > MAX_NOTES) problems.set('notes', 'longNotes');
  return problems;
}

/** Null: left empty; undefined: no number of minutes. */
function minutesOf({ minutes }: PlayDraft): number | null | undefined {
  if (minutes.trim() === '') return null;
  const read = readNumber(minutes);
  return read === null || read < 0 ? undefined : read;
}

/** The play as edited, or what is wrong with it. Ranks it anew when the points changed. */
export function applyDraft(
  play: Play,
  draft: PlayDraft,
  now: number,
  profiles: readonly Profile[],
): { readonly ok: true; readonly play: Play } | { readonly ok: false; readonly problems: DraftProblems } {
  const problems = problemsOf(play, draft, now);
  const moment = momentOf(play, draft, now);
  if (problems.size > 0 || typeof moment !== 'number') return { ok: false, problems };
  const before = draftOf(play);
  const minutes = minutesOf(draft) ?? null;
  const playedMs = draft.minutes === before.minutes ? play.playedMs : minutes === null ? null : minutes * 60_000;
  let result: Partial<Play> = {};
  if (draft.points.length > 0 && JSON.stringify(draft.points) !== JSON.stringify(before.points)) {
    result = rankPlay(
      play.scores.map(({ lines }, seat) =>
        // How the old points came about says nothing about new ones.
        lines.map((line, at) => {
          const value = readNumber(draft.points[seat]?.[at] ?? '') ?? line.points;
          return value === line.points ? line : { ...line, points: value, how: null };
        }),
      ),
      { lowestWins: play.lowestWins, tieBreaks: play.scores.map(({ tieBreaks }) => tieBreaks), ended: play.ended },
    );
  }
  return {
    ok: true,
    play: {
      ...play,
      ...result,
      seats: play.seats.map((seat, index) => {
        const name = shorten(tidyName(draft.names[index] ?? seat.name), MAX_NAME_LENGTH);
        if (name === seat.name) return seat;
        return { ...seat, name, profile: profileOf(name, seat.bot, profiles) };
      }),
      gameName: play.gameName === null ? null : shorten(tidyName(draft.gameName), MAX_NAME_LENGTH),
      startedAt: play.startedAt + (moment - play.endedAt),
      endedAt: moment,
      playedMs,
      startSeat: draft.startSeat,
      notes: draft.notes.trim(),
      location: shorten(tidyName(draft.location), MAX_NAME_LENGTH),
      photo: draft.photo,
      changedAt: now,
    },
  };
}
