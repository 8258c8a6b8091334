import type { i18n } from 'i18next';
import { writeCsv, writeRows, type Cell } from '@/storage/csv';
import type { Play } from '@/storage/history';
import type { Steps } from '@/storage/steps';
import { playWords } from './describe';
import { utcOf } from './utc';

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
];

/** The plays as a table, a row for each player of each play; a little at a time. */
export function* csvOf(plays: readonly Play[], words: i18n, gameName: (play: Play) => string): Steps<string> {
  const parts = [writeCsv([COLUMNS])];
  for (const [i, play] of plays.entries()) {
    parts.push(writeRows(rowsOf(play, words, gameName)));
    if (i % 50 === 49) yield i / plays.length;
  }
  return parts.join('');
}

function rowsOf(play: Play, words: i18n, gameName: (play: Play) => string): readonly (readonly Cell[])[] {
  const speak = playWords(words, play);
  const variant = speak.variant() ?? '';
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
    play.scores[index]?.total ?? 0,
    play.places[index] ?? 0,
    play.winners.includes(index) ? 'yes' : 'no',
    (play.scores[index]?.lines ?? []).map((line) => `${speak.line(line)} ${line.points}`).join('; '),
    play.notes,
  ]);
}
