import type { PlaySummary } from './play';
import type { Players } from './query';
import { gameKey } from './statistics';

/** How it stands between the person and somebody else they played with. */
export interface Rivalry {
  readonly key: string;
  readonly plays: number;
  readonly ahead: number;
  readonly behind: number;
  /** So often in a row the person was ahead of them lately; below 0: behind. */
  readonly run: number;
  /** The smallest distance in points, where both had points and one was ahead; null when there was no such play. */
  readonly closest: number | null;
}

/** A game, and how often and when it was played last. */
export interface PlayedGame {
  readonly key: string;
  readonly plays: number;
  readonly last: number;
}

/** What the plays of a person, of a game or of everybody say beside who won. */
export interface Insights {
  /** When the first and the last play were; null without any. */
  readonly first: number | null;
  readonly last: number | null;
  /** Newest first. */
  readonly latest: readonly PlaySummary[];
  readonly games: readonly PlayedGame[];
  /** So many games were played so many times. */
  readonly hIndex: number;
  /** The mean of the person's scores, or of the winner's; null where nobody counted, or several games would be mixed. */
  readonly average: number | null;
  readonly averageMs: number | null;
  /** About a person only; most plays first. */
  readonly rivals: readonly Rivalry[];
  /** How many plays on each day, by `dayOf`. */
  readonly days: ReadonlyMap<number, number>;
}

/** So many of the latest plays are shown. */
export const LATEST = 5;

/** The largest number so that so many of these are at least that large. */
export function hIndexOf(counts: readonly number[]): number {
  const sorted = counts.toSorted((a, b) => b - a);
  const at = sorted.findIndex((count, i) => count < i + 1);
  return at < 0 ? sorted.length : at;
}

const DAY = 86_400_000;

/** Days are counted where the phone is, so that an evening is one day whatever the clock does in spring. */
export const dayOf = (time: number, zone: number): number => Math.floor((time - zone) / DAY);

/** How far this device's clock is behind Greenwich at a moment, in milliseconds. Asking the calendar is slow: it is asked once for a quarter of a day. */
function zones(): (time: number) => number {
  const known = new Map<number, number>();
  return (time) => {
    const quarter = Math.floor(time / 3_600_000 / 6);
    let zone = known.get(quarter);
    if (zone === undefined) known.set(quarter, (zone = new Date(time).getTimezoneOffset() * 60_000));
    return zone;
  };
}

interface Between {
  plays: number;
  ahead: number;
  behind: number;
  run: number;
  /** Whether the row of the latest results has ended. */
  isBroken: boolean;
  closest: number | null;
}

/** Newest first, so that the run is what came last. */
function meet(one: Between, play: PlaySummary, mine: number, theirs: number): void {
  const [here, there] = [play.places[mine] ?? 0, play.places[theirs] ?? 0];
  const won = Math.sign(there - here);
  one.plays++;
  if (won > 0) one.ahead++;
  if (won < 0) one.behind++;
  if (!one.isBroken) {
    if (won !== 0 && one.run * won >= 0) one.run += won;
    else one.isBroken = true;
  }
  if (!play.scored || won === 0) return;
  const gap = Math.abs((play.totals[mine] ?? 0) - (play.totals[theirs] ?? 0));
  if (gap > 0 && (one.closest === null || gap < one.closest)) one.closest = gap;
}

/** Looks once through the plays (newest first): of one person, or of everybody when `player` is null. */
export function insightsOf(plays: readonly PlaySummary[], players: Players, player: string | null): Insights {
  const games = new Map<string, { plays: number; last: number }>();
  const rivals = new Map<string, Between>();
  const days = new Map<number, number>();
  const latest: PlaySummary[] = [];
  const zoneOf = zones();
  let [first, last]: [number | null, number | null] = [null, null];
  const points = { sum: 0, count: 0 };
  const time = { sum: 0, count: 0 };

  for (const play of plays) {
    const mine = player === null ? -1 : play.seats.findIndex((seat) => players.keyOf(seat) === player);
    if (player !== null && mine < 0) continue;
    if (latest.length < LATEST) latest.push(play);
    last ??= play.endedAt;
    first = play.endedAt;
    const name = gameKey(play);
    const game = games.get(name);
    if (game === undefined) games.set(name, { plays: 1, last: play.endedAt });
    else game.plays++;
    const day = dayOf(play.endedAt, zoneOf(play.endedAt));
    days.set(day, (days.get(day) ?? 0) + 1);
    if (play.playedMs !== null) {
      time.sum += play.playedMs;
      time.count++;
    }
    const counted = mine >= 0 ? mine : (play.winners[0] ?? -1);
    if (play.scored && counted >= 0) {
      points.sum += play.totals[counted] ?? 0;
      points.count++;
    }
    if (mine < 0 || play.together) continue;
    for (const [seat, other] of play.seats.entries()) {
      if (seat === mine || (play.teams !== null && play.teams[seat] === play.teams[mine])) continue;
      const key = players.keyOf(other);
      let one = rivals.get(key);
      if (one === undefined) {
        rivals.set(key, (one = { plays: 0, ahead: 0, behind: 0, run: 0, isBroken: false, closest: null }));
      }
      meet(one, play, mine, seat);
    }
  }

  const all = [...games].map(([key, game]): PlayedGame => ({ key, ...game }));
  return {
    first,
    last,
    latest,
    games: all.sort((a, b) => b.plays - a.plays || b.last - a.last),
    hIndex: hIndexOf(all.map((game) => game.plays)),
    average: points.count === 0 || games.size > 1 ? null : points.sum / points.count,
    averageMs: time.count === 0 ? null : time.sum / time.count,
    rivals: [...rivals]
      .map(([key, { plays: count, ahead, behind, run, closest }]): Rivalry => ({
        key,
        plays: count,
        ahead,
        behind,
        run,
        closest,
      }))
      .sort((a, b) => b.plays - a.plays || b.ahead - a.ahead),
    days,
  };
}

/** The plays of a calendar year. */
export function inYear(plays: readonly PlaySummary[], year: number): readonly PlaySummary[] {
  const [from, to] = [new Date(year, 0, 1).getTime(), new Date(year + 1, 0, 1).getTime()];
  return plays.filter(({ endedAt }) => endedAt >= from && endedAt < to);
}
