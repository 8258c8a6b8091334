import type { Gradual } from '@/storage/gradual';
import { momentOf } from './bgStatsFile';
import { idOfText, readPoints, type ForeignPlay, type ForeignSeat } from './foreign';

/** What a column may be called in tables of plays: BoardGameGeek has no table of its own, and tools name them as they like. */
const NAMES = {
  id: ['id', 'playid', 'bggplayid'],
  date: ['date', 'playdate', 'dateplayed', 'playedon', 'datum'],
  game: ['game', 'gamename', 'objectname', 'item', 'boardgame', 'itemname', 'spel', 'spiel'],
  bggId: ['objectid', 'gameid', 'bggid', 'bgggameid', 'itemid'],
  quantity: ['quantity', 'qty', 'numplays', 'plays', 'count'],
  minutes: [
    'length',
    'duration',
    'minutes',
    'playtime',
    'durationmin',
    'lengthmin',
    'lengthminutes',
    'durationminutes',
  ],
  location: ['location', 'place', 'plaats', 'ort'],
  notes: ['comments', 'comment', 'notes', 'note'],
  players: ['players', 'playernames', 'participants', 'spelers'],
  player: ['player', 'playername', 'name', 'speler', 'spieler'],
  points: ['score', 'points', 'scores', 'punten', 'punkte'],
  won: ['win', 'won', 'winner', 'iswinner'],
  winners: ['winners'],
  began: ['startplayer', 'first', 'started'],
} as const;

type Column = keyof typeof NAMES;

const plainName = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Rows and cells as RFC 4180 has them, a little at a time, with whatever sign this file puts between cells. */
function* rowsOf(text: string): Gradual<readonly (readonly string[])[]> {
  const head = text.slice(0, text.search(/\r?\n|$/));
  const sign = [',', ';', '\t'].reduce((best, each) =>
    head.split(each).length > head.split(best).length ? each : best,
  );
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at++; at < text.length; at++) {
        const end = text.indexOf('"', at);
        cell += text.slice(at, end < 0 ? text.length : end);
        at = end < 0 ? text.length : end + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
    }
    let end = at;
    while (end < text.length && text[end] !== sign && text[end] !== '\n') end++;
    cell += text.slice(at, end).replace(/\r$/, '');
    row.push(cell);
    at = end + 1;
    if (text[end] === sign) continue;
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
    if (rows.length % 500 === 499) yield at / text.length;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** Which column is where; null when this is no table of plays. */
function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> | null {
  const names = header.map(plainName);
  const found = new Map<Column, number>();
  for (const [column, known] of Object.entries(NAMES) as [Column, readonly string[]][]) {
    const at = names.findIndex((name) => known.includes(name));
    if (at >= 0) found.set(column, at);
  }
  // `name` is the game where nothing else is.
  if (!found.has('game') && found.has('player')) {
    found.set('game', found.get('player') ?? 0);
    found.delete('player');
  }
  return found.has('game') && found.has('date') ? found : null;
}

const headerOf = (text: string): readonly string[] => text.slice(0, text.search(/\r?\n|$/)).split(/[,;\t]/);

/** Whether a text is a table with a game and a date in it. */
export const isPlaysCsv = (text: string): boolean =>
  columnsOf(headerOf(text).map((cell) => cell.replaceAll('"', ''))) !== null;

/** The table this app writes itself, which does not hold all of a play. */
export const isOwnCsv = (text: string): boolean => text.startsWith('play,date,game,kind,');

const isYes = (cell: string): boolean => /^(1|yes|y|true|x|ja|won|win|✓|✔)$/i.test(cell.trim());

/** `Anna (45, won); Bram (38)`, `Anna: 45` or only the names. */
function seatsOf(cell: string, winners: string): readonly ForeignSeat[] {
  const parts = cell.split(cell.includes(';') ? ';' : cell.includes('|') ? '|' : /,(?![^(]*\))/);
  const won = winners.split(/[;|,]/).map((name) => name.trim().toLowerCase());
  return parts.flatMap((part): readonly ForeignSeat[] => {
    const found = /^\s*([^(:]*?)\s*(?:[(:]\s*([^)]*)\)?)?\s*$/.exec(part);
    const name = found?.[1] ?? '';
    if (name === '') return [];
    const said = (found?.[2] ?? '').split(/[,/]/).map((each) => each.trim());
    return [
      {
        name,
        points: said.map(readPoints).find((points) => points !== null) ?? null,
        won: won.includes(name.toLowerCase()) || said.some((each) => /^(win|won|winner|w)$/i.test(each)),
        began: false,
        team: '',
      },
    ];
  });
}

/** A date as programs write it: `2024-03-01`, `2024/03/01`, `01.03.2024`, `3/31/2024`. */
function dateOf(text: string): number | null {
  const tidy = text.trim();
  const [, a = '', b = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(tidy) ?? [];
  if (year === '') return momentOf(tidy.replaceAll('/', '-'));
  // With dots the day comes first; with slashes it is America's way, unless that is no month.
  const dayFirst = tidy.includes('.') || Number(a) > 12;
  const [day, month] = dayFirst ? [a, b] : [b, a];
  return momentOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** More often than this nobody plays one game in one row. */
const MOST = 100;

/** The plays of such a table, a row for each play or for each player of it. */
export function* readPlaysCsv(text: string): Gradual<readonly ForeignPlay[]> {
  const [header = [], ...rows] = yield* rowsOf(text);
  const columns = columnsOf(header);
  if (columns === null) return [];
  const of = (row: readonly string[], column: Column): string => row[columns.get(column) ?? -1] ?? '';
  const perPlayer = columns.has('player');
  /** Rows of one play follow each other, or name the same play. */
  const groups: { readonly key: string; readonly rows: (readonly string[])[] }[] = [];
  for (const row of rows) {
    const id = of(row, 'id').trim();
    const key =
      id !== ''
        ? id
        : ['date', 'game', 'location', 'notes', 'minutes'].map((each) => of(row, each as Column)).join('\n');
    const last = groups.at(-1);
    if (
      perPlayer &&
      last?.key === key &&
      !(id === '' && last.rows.some((other) => of(other, 'player') === of(row, 'player')))
    )
      last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  const seen = new Map<string, number>();
  const plays: ForeignPlay[] = [];
  for (const [i, group] of groups.entries()) {
    if (i % 100 === 99) yield i / groups.length;
    const [row = []] = group.rows;
    const id = of(row, 'id').trim();
    const named = /^[\w-]{1,80}$/.test(id)
      ? `bgg-${id}`
      : idOfText('bgg', group.rows.map((each) => each.join('\n')).join('\n'));
    const times = Math.min(MOST, Math.max(1, Math.round(Number(of(row, 'quantity')) || 1)));
    const seats = perPlayer
      ? group.rows
          .filter((each) => of(each, 'player').trim() !== '')
          .map((each) => ({
            name: of(each, 'player'),
            points: readPoints(of(each, 'points')),
            won: isYes(of(each, 'won')),
            began: isYes(of(each, 'began')),
            team: '',
          }))
      : seatsOf(of(row, 'players'), of(row, 'winners') || of(row, 'won'));
    for (let time = 0; time < times; time++) {
      // Two rows that say the same are two plays.
      const count = (seen.get(named) ?? 0) + 1;
      seen.set(named, count);
      plays.push({
        id: count === 1 ? named : `${named}-${count}`,
        game: { name: of(row, 'game').trim(), bggId: Number(of(row, 'bggId')) || undefined },
        endedAt: dateOf(of(row, 'date')),
        minutes: Number(of(row, 'minutes').replace(',', '.')) || null,
        seats,
        lowestWins: false,
        together: false,
        location: of(row, 'location'),
        notes: of(row, 'notes'),
      });
    }
  }
  return plays;
}
