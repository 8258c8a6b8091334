import { MAX_NAME_LENGTH, shorten } from '@/storage/ceilings';

import type { Profile } from '@/storage/profiles';
import { textOf } from '@/text/dates';
import { isBlank, tidyName } from '@/storage/names';
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

export type DraftProblem = 'badDate' | 'badTime' | 'badNumber' | 'badName' | 'longNotes';

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

export function readMoment(date: string, time: string): number | DraftProblem {
  const day = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(date.trim());
  if (day === null) return 'badDate';
  const clock = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim());
  if (clock === null || Number(clock[1]) > 23 || Number(clock[2]) > 59) return 'badTime';
  const [year, month, dayOfMonth] = [Number(day[1]), Number(day[2]), Number(day[3])];
  const moment = new Date(year, month - 1, dayOfMonth, Number(clock[1]), Number(clock[2]));
  // The calendar would make 31 February a day in March.
  return moment.getMonth() === month - 1 && moment.getDate() === dayOfMonth ? moment.getTime() : 'badDate';
}

/** The play as edited, or what is wrong with it. Ranks it anew when the points changed. */
export function applyDraft(
  play: Play,
  draft: PlayDraft,
  now: number,
  profiles: readonly Profile[],
): { readonly ok: true; readonly play: Play } | { readonly ok: false; readonly problem: DraftProblem } {
  const problem = (what: DraftProblem) => ({ ok: false, problem: what }) as const;
  if (draft.names.some(isBlank) || (play.gameName !== null && isBlank(draft.gameName))) return problem('badName');
  if (draft.notes.length > MAX_NOTES) return problem('longNotes');
  // Seconds are not shown: an untouched date keeps its own.
  const before = draftOf(play);
  const untouched = before.date === draft.date && before.time === draft.time;
  const moment = untouched ? play.endedAt : readMoment(draft.date, draft.time);
  if (typeof moment === 'string') return problem(moment);
  let playedMs = play.playedMs;
  if (draft.minutes !== before.minutes) {
    const minutes = draft.minutes.trim() === '' ? null : readNumber(draft.minutes);
    if (draft.minutes.trim() !== '' && (minutes === null || minutes < 0)) return problem('badNumber');
    playedMs = minutes === null ? null : minutes * 60_000;
  }
  let result: Partial<Play> = {};
  if (draft.points.length > 0 && JSON.stringify(draft.points) !== JSON.stringify(before.points)) {
    const points = draft.points.map((row) => row.map(readNumber));
    if (points.some((row) => row.includes(null))) return problem('badNumber');
    result = rankPlay(
      play.scores.map(({ lines }, seat) =>
        // How the old points came about says nothing about new ones.
        lines.map((line, at) => {
          const value = points[seat]?.[at] ?? line.points;
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
