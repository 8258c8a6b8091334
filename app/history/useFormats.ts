import { useMemo } from 'react';
import { LEVELS } from '@/bots/bot';
import { mixOf } from '@/bots/mix';
import { isGameId } from '@/games/ids';
import type { Play, PlaySummary } from '@/history/play';
import { useWords } from '@/text';
import type { Accent } from '@/ui/theme';
import { useLocaleTag } from '@/ui/useLocaleTag';

export interface Formats {
  /** "10,000" */
  number(value: number): string;
  /** "16 Nov 2026" */
  date(time: number): string;
  /** "Monday 16 November 2026, 20:30" */
  moment(time: number): string;
  /** "November 2026" */
  month(time: number): string;
  /** "1 h 25 min" */
  duration(ms: number): string;
  /** What a play's game is called. */
  game(play: Pick<PlaySummary, 'game' | 'gameName'>): string;
  level(bot: string): string;
}

/** Dates, times and names of games, as this person reads them. */
export function useFormats(): Formats {
  const { t } = useWords('history');
  const { t: app } = useWords();
  // A date is written as the phone writes it, as long as that is in the language of the app.
  const locale = useLocaleTag();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
    const full = new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    });
    const levelOf = (bot: string): string => {
      const mix = mixOf(bot);
      if (mix !== null) return t('level.between', { lower: levelOf(mix.lower), upper: levelOf(mix.upper) });
      const known = LEVELS.find((level) => level === bot);
      return t(known === undefined ? 'level.other' : `level.${known}`);
    };
    const whole = new Intl.NumberFormat(locale);
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
    // A time that no calendar has must not take the list with it.
    const write = (format: Intl.DateTimeFormat, time: number): string =>
      Math.abs(time) <= 8.64e15 ? format.format(new Date(time)) : '–';
    return {
      number: (value) => whole.format(value),
      date: (time) => write(day, time),
      moment: (time) => write(full, time),
      month: (time) => write(month, time),
      duration(ms) {
        const all = Math.round(ms / 60_000);
        if (all < 1) return t('duration.short');
        const [hours, minutes] = [Math.floor(all / 60), all % 60];
        // Nobody counts the minutes of ten hours.
        if (hours >= 10) return t('duration.hours', { hours: whole.format(Math.round(all / 60)) });
        if (hours === 0) return t('duration.minutes', { minutes });
        return minutes === 0 ? t('duration.hours', { hours }) : t('duration.both', { hours, minutes });
      },
      game: ({ game, gameName }) => gameName ?? (isGameId(game) ? app(`game.${game}`) : app('game.unknown')),
      level: levelOf,
    };
  }, [locale, t, app]);
}

/**
 * How long a play lasted; the span from its first to its last move when nobody measured a game on the phone.
 * Null: nobody knows. The span of a sheet says nothing: it may have been begun for the result alone, or lain for days.
 */
export function lengthOf(play: Pick<Play, 'playedMs' | 'startedAt' | 'endedAt' | 'kind'>): number | null {
  if (play.playedMs !== null) return play.playedMs;
  if (play.kind === 'physical') return null;
  const span = play.endedAt - play.startedAt;
  return span > 0 ? span : null;
}

/** The accent a game wears. */
export const accentOf = (game: string): Accent => (isGameId(game) ? game : 'brass');
