import { PLAY_KINDS, type PlaySeat, type PlaySummary } from './play';

/**
 * Summaries as short text: rows of bare values, and whatever repeats (games, seats, variants) once in a list.
 * Ten thousand plays are then a megabyte and a half, and are read four times as fast as with every name written out.
 */
interface Packed {
  /** Each different thing once, as JSON. */
  readonly things: readonly unknown[];
  readonly rows: readonly Row[];
}

type Row = readonly [
  id: string,
  game: number,
  kind: number,
  startedAt: number,
  endedAt: number,
  playedMs: number | null,
  variant: number,
  seats: readonly number[],
  startSeat: number | null,
  places: readonly number[],
  winners: readonly number[],
  totals: readonly number[],
  notes: string,
  flags: number,
  saveId: string | null,
  changedAt: number,
  teams: readonly number[] | null,
  location: number,
  photo: string | null,
];

const LOWEST_WINS = 1;
const CASUAL = 2;
const TOGETHER = 4;
const UNSCORED = 8;

export function packSummaries(summaries: Iterable<PlaySummary>): string {
  const things: unknown[] = [];
  const places = new Map<string, number>();
  const indexOf = (thing: unknown): number => {
    const text = JSON.stringify(thing);
    let index = places.get(text);
    if (index === undefined) places.set(text, (index = things.push(thing) - 1));
    return index;
  };
  const rows = Array.from(summaries, (play): Row => [
    play.id,
    indexOf([play.game, play.gameName]),
    PLAY_KINDS.indexOf(play.kind),
    play.startedAt,
    play.endedAt,
    play.playedMs,
    indexOf(play.variant),
    play.seats.map(({ name, profile, colour, bot }) => indexOf({ name, profile, colour, bot })),
    play.startSeat,
    play.places,
    play.winners,
    play.totals,
    play.notes,
    (play.lowestWins ? LOWEST_WINS : 0) |
      (play.casual ? CASUAL : 0) |
      (play.together ? TOGETHER : 0) |
      (play.scored ? 0 : UNSCORED),
    play.saveId,
    play.changedAt,
    play.teams,
    indexOf(play.location),
    play.photo,
  ]);
  return JSON.stringify({ things, rows } satisfies Packed);
}

/** Only for what `packSummaries` wrote: whoever calls it has made sure of that. */
export function unpackSummaries(text: string): readonly PlaySummary[] {
  const { things, rows } = JSON.parse(text) as Packed;
  return rows.map((row): PlaySummary => {
    const [game, gameName] = things[row[1]] as readonly [string, string | null];
    return {
      id: row[0],
      game,
      gameName,
      kind: PLAY_KINDS[row[2]] ?? 'digital',
      startedAt: row[3],
      endedAt: row[4],
      playedMs: row[5],
      variant: things[row[6]] as PlaySummary['variant'],
      seats: row[7].map((index) => things[index] as PlaySeat),
      startSeat: row[8],
      teams: row[16],
      together: (row[13] & TOGETHER) !== 0,
      scored: (row[13] & UNSCORED) === 0,
      lowestWins: (row[13] & LOWEST_WINS) !== 0,
      places: row[9],
      winners: row[10],
      notes: row[12],
      location: things[row[17]] as string,
      photo: row[18],
      casual: (row[13] & CASUAL) !== 0,
      saveId: row[14],
      changedAt: row[15],
      totals: row[11],
    };
  });
}
