import type { PlayKind, PlaySummary } from './play';
import type { Profile } from '@/storage/profiles';
import { textOf } from '@/text/dates';
import { plain } from '@/text/search';
import { sameName } from '@/storage/names';

export const PERIODS = ['all', 'week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];
const DAYS: Readonly<Record<Exclude<Period, 'all'>, number>> = { week: 7, month: 30, year: 365 };

/** What somebody looks for in the history; null: does not matter. */
export interface PlayFilter {
  readonly game: string | null;
  readonly kind: PlayKind | null;
  /** A key of `Players`. */
  readonly player: string | null;
  readonly period: Period;
  readonly text: string;
}

export const NO_FILTER: PlayFilter = { game: null, kind: null, player: null, period: 'all', text: '' };

export const isFiltering = (filter: PlayFilter): boolean =>
  filter.game !== null ||
  filter.kind !== null ||
  filter.player !== null ||
  filter.period !== 'all' ||
  filter.text.trim() !== '';

/** A seat, as far as it matters who sat there. */
type Sitter = Pick<PlaySummary['seats'][number], 'name' | 'profile' | 'bot'>;

/** Tells who is who: the same person has the same key, whether their profile or only their name was noted. */
export interface Players {
  keyOf(seat: Sitter): string;
  /** How to call whoever has this key. */
  nameOf(key: string): string;
}

/** `p:<profile>`, `n:<name>` or `b:<level>`: all bots of a level are one opponent. */
export function createPlayers(profiles: readonly Profile[]): Players {
  const known = new Map<string, string>();
  const names = new Map(profiles.map(({ id, name }) => [`p:${id}`, name]));
  const ids = new Set(profiles.map(({ id }) => id));
  return {
    keyOf({ name, profile, bot }) {
      // However two levels are mixed, it is one opponent.
      if (bot !== null) return `b:${bot.replace(/~\d+$/, '~50')}`;
      if (profile !== null && ids.has(profile)) return `p:${profile}`;
      let key = known.get(name);
      if (key === undefined) {
        const owner = profiles.find((each) => sameName(each.name, name));
        key = owner === undefined ? `n:${plain(name).trim()}` : `p:${owner.id}`;
        known.set(name, key);
        if (!names.has(key)) names.set(key, name);
      }
      return key;
    },
    nameOf: (key) => names.get(key) ?? key.slice(2),
  };
}

/** What of a play is searched, without accents; made when it is first looked for. */
const searched = new WeakMap<PlaySummary, string>();

function searchedText(play: PlaySummary): string {
  let text = searched.get(play);
  if (text === undefined) {
    text = plain([...play.seats.map(({ name }) => name), play.gameName ?? '', play.notes, play.location].join('\n'));
    searched.set(play, text);
  }
  return text;
}

/** The plays that fit, in the order given. `gameName` gives the name of one of our games in words. */
export function filterPlays(
  plays: readonly PlaySummary[],
  filter: PlayFilter,
  players: Players,
  now: number,
  gameName: (game: string) => string,
): readonly PlaySummary[] {
  if (!isFiltering(filter)) return plays;
  const since = filter.period === 'all' ? -Infinity : now - DAYS[filter.period] * 86_400_000;
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  const games = new Map<string, string>();
  const nameOf = (game: string): string => {
    let name = games.get(game);
    if (name === undefined) games.set(game, (name = plain(gameName(game))));
    return name;
  };
  return plays.filter(
    (play) =>
      (filter.game === null || play.game === filter.game) &&
      (filter.kind === null || play.kind === filter.kind) &&
      play.endedAt >= since &&
      (filter.player === null || play.seats.some((seat) => players.keyOf(seat) === filter.player)) &&
      words.every((word) => searchedText(play).includes(word) || nameOf(play.game).includes(word)),
  );
}

export interface Month {
  /** `2026-11`. */
  readonly key: string;
  /** Some moment in it. */
  readonly time: number;
  readonly data: readonly PlaySummary[];
}

/** The plays by the month they ended in; they come newest first, and so do the months. */
export function byMonth(plays: readonly PlaySummary[]): readonly Month[] {
  const months: { key: string; time: number; data: PlaySummary[] }[] = [];
  // Asking the calendar is slow; most plays lie in the month of the one before.
  let from = Infinity;
  let to = -Infinity;
  for (const play of plays) {
    let month = months[months.length - 1];
    if (month === undefined || play.endedAt < from || play.endedAt >= to) {
      const day = new Date(play.endedAt);
      from = new Date(day.getFullYear(), day.getMonth(), 1).getTime();
      to = new Date(day.getFullYear(), day.getMonth() + 1, 1).getTime();
      const key = textOf('date', day).slice(0, 7);
      month = { key, time: play.endedAt, data: [] };
      months.push(month);
    }
    month.data.push(play);
  }
  return months;
}

/** Everybody who ever played, most plays first. */
export function playersIn(
  plays: readonly PlaySummary[],
  players: Players,
): readonly { readonly key: string; readonly plays: number }[] {
  const counts = new Map<string, number>();
  for (const play of plays) {
    for (const seat of play.seats) {
      if (seat.bot !== null) continue;
      const key = players.keyOf(seat);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts].map(([key, count]) => ({ key, plays: count })).sort((a, b) => b.plays - a.plays);
}
