import type { PlaySummary } from '@/storage/history';
import type { Players } from './query';

/** How often, and how often as (one of) the winners. */
export interface Tally {
  readonly key: string;
  readonly plays: number;
  readonly wins: number;
}

/** A best mark, and the play it was set in. */
export interface Mark {
  readonly game: string;
  readonly gameName: string | null;
  readonly player: string;
  readonly value: number;
  readonly play: string;
}

export interface Statistics {
  readonly plays: number;
  /** Of the person; of anybody when it is about everybody. */
  readonly wins: number;
  /** The time spent, as far as it is known. */
  readonly playedMs: number;
  /** Keys are games; another game is `other:<name>`. */
  readonly byGame: readonly Tally[];
  /** Keys are places in the turn order, from '1'. Only plays where somebody noted who began. */
  readonly bySeat: readonly Tally[];
  /** About one person: the others, `plays` together, `wins` how often the person came before them. About everybody: all players. */
  readonly byPlayer: readonly (Tally & { readonly losses: number })[];
  /** Wins in a row. */
  readonly streak: { readonly now: number; readonly best: number; readonly player: string | null };
  readonly bestScores: readonly Mark[];
  /** The largest distance to the second, and the longest play, by game key. */
  readonly widestWin: Mark | null;
  readonly longest: Mark | null;
}

export const gameKey = (play: Pick<PlaySummary, 'game' | 'gameName'>): string =>
  play.gameName === null ? play.game : `${play.game}:${play.gameName}`;

interface Counting {
  plays: number;
  wins: number;
  losses: number;
}

const bump = (all: Map<string, Counting>, key: string, won: boolean, lost = false): void => {
  let count = all.get(key);
  if (count === undefined) all.set(key, (count = { plays: 0, wins: 0, losses: 0 }));
  count.plays++;
  if (won) count.wins++;
  if (lost) count.losses++;
};

const tallies = (all: Map<string, Counting>): readonly (Tally & { readonly losses: number })[] =>
  [...all].map(([key, count]) => ({ key, ...count })).sort((a, b) => b.plays - a.plays || b.wins - a.wins);

/** Counts once through the plays (newest first): about one person, or about everybody when `player` is null. */
export function statisticsOf(plays: readonly PlaySummary[], players: Players, player: string | null): Statistics {
  const games = new Map<string, Counting>();
  const seats = new Map<string, Counting>();
  const others = new Map<string, Counting>();
  const best = new Map<string, Mark>();
  /** By player: wins in a row at the moment, and the longest row so far. */
  const rows = new Map<string, { now: number; best: number }>();
  let count = 0;
  let wins = 0;
  let playedMs = 0;
  let widestWin: Mark | null = null;
  let longest: Mark | null = null;

  for (let i = plays.length - 1; i >= 0; i--) {
    const play = plays[i];
    if (play === undefined) continue;
    const keys = play.seats.map((seat) => players.keyOf(seat));
    const mine = player === null ? -1 : keys.indexOf(player);
    if (player !== null && mine < 0) continue;
    const size = play.seats.length;
    const won = (seat: number): boolean => play.winners.includes(seat);
    const game = gameKey(play);
    count++;
    playedMs += play.playedMs ?? 0;
    const iWon = player === null ? play.winners.some((seat) => play.seats[seat]?.bot === null) : won(mine);
    if (iWon) wins++;
    bump(games, game, iWon);

    for (let seat = 0; seat < size; seat++) {
      const key = keys[seat] ?? '';
      const counted = player === null || seat === mine;
      if (counted && play.startSeat !== null)
        bump(seats, String(1 + ((seat - play.startSeat + size) % size)), won(seat));
      if (player === null) {
        bump(others, key, won(seat), !won(seat));
      } else if (seat !== mine) {
        const [me, them] = [play.places[mine] ?? 0, play.places[seat] ?? 0];
        bump(others, key, me < them, me > them);
      }
      const total = play.totals[seat] ?? 0;
      const record = best.get(game);
      const isPerson = play.seats[seat]?.bot === null;
      if (
        counted &&
        isPerson &&
        (record === undefined || (play.lowestWins ? total < record.value : total > record.value))
      ) {
        best.set(game, { game: play.game, gameName: play.gameName, player: key, value: total, play: play.id });
      }
      if (counted && isPerson) {
        let row = rows.get(key);
        if (row === undefined) rows.set(key, (row = { now: 0, best: 0 }));
        row.now = won(seat) ? row.now + 1 : 0;
        if (row.now > row.best) row.best = row.now;
      }
    }

    const first = play.winners[0] ?? 0;
    const about = player === null ? first : mine;
    if (play.winners.length === 1 && (player === null ? play.seats[first]?.bot === null : first === mine) && size > 1) {
      let second = play.lowestWins ? Infinity : -Infinity;
      for (let seat = 0; seat < size; seat++) {
        if (seat === first) continue;
        const total = play.totals[seat] ?? 0;
        second = play.lowestWins ? Math.min(second, total) : Math.max(second, total);
      }
      const margin = Math.abs((play.totals[first] ?? 0) - second);
      if (widestWin === null || margin > widestWin.value) {
        widestWin = {
          game: play.game,
          gameName: play.gameName,
          player: keys[first] ?? '',
          value: margin,
          play: play.id,
        };
      }
    }
    if (play.playedMs !== null && (longest === null || play.playedMs > longest.value)) {
      longest = {
        game: play.game,
        gameName: play.gameName,
        player: keys[about] ?? '',
        value: play.playedMs,
        play: play.id,
      };
    }
  }

  let streak: Statistics['streak'] = { now: 0, best: 0, player: null };
  for (const [key, row] of rows) if (row.best > streak.best) streak = { ...row, player: key };
  return {
    plays: count,
    wins,
    playedMs,
    byGame: tallies(games),
    bySeat: [...tallies(seats)].sort((a, b) => Number(a.key) - Number(b.key)),
    byPlayer: tallies(others),
    streak,
    bestScores: [...best.values()],
    widestWin,
    longest,
  };
}

/** A point of a chart over time: one play, or the mean of several when there are too many to draw. */
export interface ScorePoint {
  readonly at: number;
  readonly value: number;
}

/** The most points a line is drawn with. */
export const MOST_POINTS = 60;

/** The scores in one game over time, oldest first: the person's, or the winner's when it is about everybody. */
export function scoresOverTime(
  plays: readonly PlaySummary[],
  players: Players,
  player: string | null,
  game: string,
): readonly ScorePoint[] {
  const points: ScorePoint[] = [];
  for (let i = plays.length - 1; i >= 0; i--) {
    const play = plays[i];
    if (play === undefined || gameKey(play) !== game) continue;
    const seat =
      player === null ? (play.winners[0] ?? -1) : play.seats.findIndex((each) => players.keyOf(each) === player);
    const value = play.totals[seat];
    if (value !== undefined) points.push({ at: play.endedAt, value });
  }
  if (points.length <= MOST_POINTS) return points;
  return Array.from({ length: MOST_POINTS }, (_, bucket) => {
    const part = points.slice(
      Math.floor((bucket * points.length) / MOST_POINTS),
      Math.floor(((bucket + 1) * points.length) / MOST_POINTS),
    );
    const mean = part.reduce((sum, point) => sum + point.value, 0) / part.length;
    return { at: part[part.length - 1]?.at ?? 0, value: Math.round(mean * 10) / 10 };
  });
}
