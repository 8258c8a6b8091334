import type { Gradual } from '@/storage/gradual';
import { idOfText, readPoints, type ForeignPlay, type ForeignSeat } from './foreign';

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.filter(isLoose) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Whether this is the file BG Stats exports: tables of games, players and plays that name each other by number. */
export const isBgStats = (file: unknown): file is Loose =>
  isLoose(file) && Array.isArray(file['plays']) && Array.isArray(file['games']) && Array.isArray(file['players']);

/** `2019-04-06 20:15:00`, in the time of this device; null when no calendar knows it. */
export function momentOf(text: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(text.trim());
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 20, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const date = new Date(year, month - 1, day, hour, minute, second);
  return date.getMonth() === month - 1 && date.getDate() === day ? date.getTime() : null;
}

const byId = (rows: readonly Loose[]): ReadonlyMap<unknown, Loose> => new Map(rows.map((row) => [row['id'], row]));

/**
 * The plays of such a file, a little at a time. What it says of each as far as it is known here: its format is not
 * documented, so nothing but the plays themselves has to be there.
 */
export function* readBgStats(file: Loose): Gradual<readonly ForeignPlay[]> {
  const games = byId(listOf(file['games']));
  const players = byId(listOf(file['players']));
  const locations = byId(listOf(file['locations']));
  const rows = listOf(file['plays']);
  const plays: ForeignPlay[] = [];
  for (const [i, row] of rows.entries()) {
    if (i % 100 === 99) yield i / rows.length;
    plays.push(playOf(row, games, players, locations));
  }
  return plays;
}

function playOf(
  row: Loose,
  games: ReadonlyMap<unknown, Loose>,
  players: ReadonlyMap<unknown, Loose>,
  locations: ReadonlyMap<unknown, Loose>,
): ForeignPlay {
  const game = games.get(row['gameRefId']) ?? {};
  const seats = listOf(row['playerScores']);
  const inOrder = seats.some((seat) => (numberOf(seat['seatOrder']) ?? 0) > 0)
    ? seats.toSorted((a, b) => (numberOf(a['seatOrder']) ?? 0) - (numberOf(b['seatOrder']) ?? 0))
    : seats;
  const hasTeams = row['usesTeams'] === true;
  const uuid = textOf(row['uuid']);
  const board = textOf(row['board']).trim();
  return {
    id: /^[\w-]{8,80}$/.test(uuid) ? `bgstats-${uuid.toLowerCase()}` : idOfText('bgstats', JSON.stringify(row)),
    game: { name: textOf(game['name']) || textOf(game['bggName']), bggId: numberOf(game['bggId']) ?? undefined },
    endedAt: momentOf(textOf(row['playDate'])),
    minutes: numberOf(row['durationMin']),
    seats: inOrder.map((seat): ForeignSeat => {
      const { score } = seat;
      return {
        name: textOf((players.get(seat['playerRefId']) ?? {})['name']),
        points: game['noPoints'] === true ? null : typeof score === 'number' ? score : readPoints(textOf(score)),
        won: seat['winner'] === true,
        began: seat['startPlayer'] === true,
        team: hasTeams ? textOf(seat['team']) : '',
      };
    }),
    lowestWins: game['highestWins'] === false,
    together: game['cooperative'] === true,
    location: textOf((locations.get(row['locationRefId']) ?? {})['name']),
    notes: [board, textOf(row['comments']).trim()].filter((text) => text !== '').join('\n'),
  };
}
