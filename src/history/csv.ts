import type { Gradual } from '@/storage/gradual';
import { utcOf } from '@/text/dates';
import type { Play, PlayLine } from './play';

export type Cell = string | number;

const FORMULA =
  /^(?:[\t\r\n]|[\s\u0000-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]*[=+\-@＝＋－＠])/;

/** A cell that a spreadsheet takes for text, whatever it begins with, and for one cell, whatever is in it. */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  // A text that begins like a formula would be worked out by the spreadsheet that opens it; some look past white space
  // and marks that nobody sees, and some read the wide signs of Asian fonts.
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\n\r;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as RFC 4180 has it, with the mark that tells spreadsheets it is UTF-8. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string => `\ufeff${writeRows(rows)}`;

/** More of the same table. */
export const writeRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** How a play is put into words, as far as the table has any. */
export interface CsvWords {
  variant(): string | null;
  line(line: PlayLine): string;
}

/** The columns. They keep their English names in every language: a table is for programs too. */
const COLUMNS = [
  'play',
  'date',
  'game',
  'kind',
  'minutes',
  'variant',
  'players',
  'seat',
  'name',
  'bot',
  'colour',
  'started',
  'points',
  'place',
  'won',
  'lines',
  'notes',
  'location',
  'team',
  'mode',
];

/** The plays as a table, a row for each player of each play; a little at a time. */
export function* csvOf(
  plays: readonly Play[],
  wordsOf: (play: Play) => CsvWords,
  gameName: (play: Play) => string,
): Gradual<string> {
  const parts = [writeCsv([COLUMNS])];
  for (const [i, play] of plays.entries()) {
    parts.push(writeRows(rowsOf(play, wordsOf, gameName)));
    if (i % 50 === 49) yield i / plays.length;
  }
  return parts.join('');
}

function rowsOf(
  play: Play,
  wordsOf: (play: Play) => CsvWords,
  gameName: (play: Play) => string,
): readonly (readonly Cell[])[] {
  const words = wordsOf(play);
  const variant = words.variant() ?? '';
  return play.seats.map((seat, index) => [
    play.id,
    utcOf(play.endedAt) ?? '',
    gameName(play),
    play.kind,
    play.playedMs === null ? '' : Math.round(play.playedMs / 60_000),
    variant,
    play.seats.length,
    index + 1,
    seat.name,
    seat.bot ?? '',
    seat.colour ?? '',
    play.startSeat === null ? '' : play.startSeat === index ? 'yes' : 'no',
    play.scored ? (play.scores[index]?.total ?? 0) : '',
    play.places[index] ?? 0,
    play.winners.includes(index) ? 'yes' : 'no',
    (play.scores[index]?.lines ?? []).map((line) => `${words.line(line)} ${line.points}`).join('; '),
    play.notes,
    play.location,
    play.teams === null ? '' : (play.teams[index] ?? 0) + 1,
    play.together ? 'together' : play.teams === null ? 'each' : 'teams',
  ]);
}
