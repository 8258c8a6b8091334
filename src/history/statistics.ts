import type { PlaySummary } from './play';
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

/** A play as it is counted: the keys of everybody at the table, and the seat of the person; null: it is about everybody. */
interface Counted {
  readonly play: PlaySummary;
  readonly keys: readonly string[];
  readonly mine: number | null;
}

/** Null: the person was not there. */
function counted(play: PlaySummary, players: Players, player: string | null): Counted | null {
  const keys = play.seats.map((seat) => players.keyOf(seat));
  if (player === null) return { play, keys, mine: null };
  const mine = keys.indexOf(player);
  return mine < 0 ? null : { play, keys, mine };
}

const isPerson = ({ seats }: PlaySummary, seat: number): boolean => seats[seat]?.bot === null;

const totalOf = ({ totals }: PlaySummary, seat: number): number => totals[seat] ?? 0;

/** The seats it is about. */
const seatsOf = ({ keys, mine }: Counted): readonly number[] => (mine === null ? [...keys.keys()] : [mine]);

/** Whether the person won; anybody who is no bot, when it is about everybody. */
const isWon = ({ play, mine }: Counted): boolean =>
  mine === null ? play.winners.some((seat) => isPerson(play, seat)) : play.winners.includes(mine);

const markOf = ({ play, keys }: Counted, seat: number, value: number): Mark => ({
  game: play.game,
  gameName: play.gameName,
  player: keys[seat] ?? '',
  value,
  play: play.id,
});

/** By place in the turn order. */
function countSeats(all: Map<string, Counting>, one: Counted): void {
  const { startSeat, seats, winners } = one.play;
  if (startSeat === null) return;
  for (const seat of seatsOf(one)) {
    const place = 1 + ((seat - startSeat + seats.length) % seats.length);
    bump(all, String(place), winners.includes(seat));
  }
}

/** Everybody by how they came off; about one person, the others by who of the two came before the other. */
function countPlayers(all: Map<string, Counting>, { play, keys, mine }: Counted): void {
  const own = mine === null ? 0 : (play.places[mine] ?? 0);
  for (const [seat, key] of keys.entries()) {
    if (seat === mine) continue;
    const theirs = play.places[seat] ?? 0;
    const won = play.winners.includes(seat);
    if (mine === null) bump(all, key, won, !won);
    else bump(all, key, own < theirs, own > theirs);
  }
}

/** The best score of people in each game; the first to reach it keeps it. */
function noteBest(all: Map<string, Mark>, one: Counted): void {
  const { play } = one;
  // Where nobody counted, the totals mean nothing.
  if (!play.scored) return;
  const game = gameKey(play);
  for (const seat of seatsOf(one)) {
    if (!isPerson(play, seat)) continue;
    const total = totalOf(play, seat);
    const best = all.get(game);
    if (best === undefined || (play.lowestWins ? total < best.value : total > best.value)) {
      all.set(game, markOf(one, seat, total));
    }
  }
}

/** Wins in a row at the moment, and the longest row so far. */
interface Row {
  now: number;
  best: number;
}

function countRows(all: Map<string, Row>, one: Counted): void {
  for (const seat of seatsOf(one)) {
    if (!isPerson(one.play, seat)) continue;
    const key = one.keys[seat] ?? '';
    let row = all.get(key);
    if (row === undefined) all.set(key, (row = { now: 0, best: 0 }));
    row.now = one.play.winners.includes(seat) ? row.now + 1 : 0;
    row.best = Math.max(row.best, row.now);
  }
}

/** The seat of the one who won alone, when it is about them; null otherwise. */
function soleWinner({ play, mine }: Counted): number | null {
  const [first, another] = play.winners;
  if (first === undefined || another !== undefined) return null;
  return (mine === null ? isPerson(play, first) : first === mine) ? first : null;
}

/** How far the winner was ahead of the second. */
function marginOf(play: PlaySummary, winner: number): number {
  const others = play.seats.flatMap((_, seat) => (seat === winner ? [] : [totalOf(play, seat)]));
  return Math.abs(totalOf(play, winner) - (play.lowestWins ? Math.min(...others) : Math.max(...others)));
}

function widerWin(before: Mark | null, one: Counted): Mark | null {
  const winner = soleWinner(one);
  if (winner === null || !one.play.scored || one.play.seats.length < 2) return before;
  const margin = marginOf(one.play, winner);
  return before === null || margin > before.value ? markOf(one, winner, margin) : before;
}

function longer(before: Mark | null, one: Counted): Mark | null {
  const { playedMs, winners } = one.play;
  if (playedMs === null || (before !== null && playedMs <= before.value)) return before;
  return markOf(one, one.mine ?? winners[0] ?? 0, playedMs);
}

function bestStreak(rows: ReadonlyMap<string, Row>): Statistics['streak'] {
  let streak: Statistics['streak'] = { now: 0, best: 0, player: null };
  for (const [key, row] of rows) if (row.best > streak.best) streak = { ...row, player: key };
  return streak;
}

/** Counts once through the plays (newest first): about one person, or about everybody when `player` is null. */
export function statisticsOf(plays: readonly PlaySummary[], players: Players, player: string | null): Statistics {
  const games = new Map<string, Counting>();
  const seats = new Map<string, Counting>();
  const others = new Map<string, Counting>();
  const best = new Map<string, Mark>();
  const rows = new Map<string, Row>();
  let [count, wins, playedMs] = [0, 0, 0];
  let widestWin: Mark | null = null;
  let longest: Mark | null = null;

  for (let i = plays.length - 1; i >= 0; i--) {
    const play = plays[i];
    const one = play === undefined ? null : counted(play, players, player);
    if (one === null) continue;
    const won = isWon(one);
    count++;
    if (won) wins++;
    playedMs += one.play.playedMs ?? 0;
    bump(games, gameKey(one.play), won);
    countSeats(seats, one);
    countPlayers(others, one);
    noteBest(best, one);
    countRows(rows, one);
    widestWin = widerWin(widestWin, one);
    longest = longer(longest, one);
  }

  return {
    plays: count,
    wins,
    playedMs,
    byGame: tallies(games),
    bySeat: [...tallies(seats)].sort((a, b) => Number(a.key) - Number(b.key)),
    byPlayer: tallies(others),
    streak: bestStreak(rows),
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
    if (play === undefined || !play.scored || gameKey(play) !== game) continue;
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
