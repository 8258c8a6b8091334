import {
  rank,
  seatScore,
  type Outcome,
  type Phrase,
  type PhraseParam,
  type ScoreLine,
  type SeatScore,
} from '@antilles/engine';
import { z } from 'zod';
import {
  count,
  duration,
  id,
  key,
  MAX_PLAYERS,
  MAX_ROUNDS,
  name,
  playId,
  points,
  time,
  words,
} from '@/storage/ceilings';
import { SEAT_COLOURS, type SeatColour } from '@/session/seats';
import { seal, unseal, type SealProblem } from '@/storage/sealed';

/** On this phone, or with the box on the table. */
export const PLAY_KINDS = ['digital', 'physical'] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** The `game` of a play that is none of ours; its name stands in `gameName`. */
export const OTHER_GAME = 'other';

export interface PlaySeat {
  readonly name: string;
  /** The profile of the person who sat here; null: nobody we know better than by name, or a bot. */
  readonly profile: string | null;
  /** Comes with its shape on the screen; null when nobody chose one. */
  readonly colour: SeatColour | null;
  /** The level of the bot that played here; null: a person. */
  readonly bot: string | null;
}

/** A line of a score sheet as the engine makes it. `label` names what has no text key: "Round 3", somebody's own row. */
export interface PlayLine extends ScoreLine {
  readonly label?: string | undefined;
  /** The round that brought the points, 1 first, where the lines are the rounds of the game. */
  readonly round?: number | undefined;
}

export interface PlayScore extends SeatScore {
  readonly lines: readonly PlayLine[];
}

/** One finished game, played on the phone or on the table, as the history keeps it. */
export interface Play {
  readonly format: 3;
  readonly id: string;
  /** One of our games, or `OTHER_GAME`. */
  readonly game: string;
  /** What another game is called; null for ours. */
  readonly gameName: string | null;
  readonly kind: PlayKind;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** The time really spent on it, pauses left out; null when nobody measured it. */
  readonly playedMs: number | null;
  /** What the game was set up with, as the game itself keeps it; null when it has none. */
  readonly options: unknown;
  /** The same for people: what was special about this game, as phrases of the game's words. Empty: the basic game. */
  readonly variant: readonly Phrase[];
  /** Clockwise. */
  readonly seats: readonly PlaySeat[];
  /** Who began, so that everybody's place in the turn order is known; null when nobody noted it. */
  readonly startSeat: number | null;
  /** The team of each seat, in seat order; null where everybody plays for themselves. */
  readonly teams: readonly number[] | null;
  /** Against the game: all have won, or nobody has. */
  readonly together: boolean;
  /** False: nobody counted points, and the totals of its scores mean nothing. */
  readonly scored: boolean;
  /** True: the lowest total is the best. */
  readonly lowestWins: boolean;
  /** One for each seat, in seat order. */
  readonly scores: readonly PlayScore[];
  /** The place of each seat, in seat order; equal places are shared. */
  readonly places: readonly number[];
  readonly winners: readonly number[];
  /** The key of the tie-break that decided; null when the totals did, or nothing could. */
  readonly decidedBy: string | null;
  /** Why the game ended; null when nobody noted it. */
  readonly ended: Phrase | null;
  readonly notes: string;
  /** Where it was played, in somebody's words; empty when nobody said. */
  readonly location: string;
  /** Its picture in the store of photos; null when there is none. */
  readonly photo: string | null;
  /** Somebody took back what had already been revealed. */
  readonly casual: boolean;
  /** The save of a digital game, for its replay; null when there is none, or no longer. */
  readonly saveId: string | null;
  /** When this record was written last: tells two versions of a play apart. */
  readonly changedAt: number;
}

export type PlayProblem = SealProblem;
export type ParsedPlay =
  { readonly ok: true; readonly play: Play } | { readonly ok: false; readonly problem: PlayProblem };

export const PLAY_FORMAT = 3;

/** The longest text that is taken for a play: six players with long score sheets and a novel in the notes are a fifth of it. */
export const MAX_PLAY_LENGTH = 250_000;
export const MAX_NOTES = 10_000;
/** What somebody wrote, inside a phrase. */
const MAX_PARAM = 1000;

const phraseSchema: z.ZodType<Phrase> = z.lazy(() =>
  z.object({ key, params: z.record(z.string(), paramSchema).optional() }),
) as z.ZodType<Phrase>; // An absent `params` and an undefined one are the same to us; to the type they are not.

const paramSchema: z.ZodType<PhraseParam> = z.union([
  z.number(),
  words(MAX_PARAM),
  z.strictObject({ seat: count }),
  z.strictObject({ seats: z.array(count).max(MAX_PLAYERS) }),
  z.strictObject({ key }),
  z.strictObject({ keys: z.array(key) }),
  z.strictObject({ phrases: z.array(phraseSchema) }),
]);

const lineSchema = z.object({
  key,
  label: name.optional(),
  round: z.int().positive().max(MAX_ROUNDS).optional(),
  points,
  how: phraseSchema.nullable(),
});

const playSchema: z.ZodType<Play> = z
  .object({
    format: z.literal(PLAY_FORMAT),
    id: playId,
    game: key.min(1),
    gameName: name.nullable(),
    kind: z.enum(PLAY_KINDS),
    startedAt: time,
    endedAt: time,
    playedMs: duration.nullable(),
    options: z.unknown(),
    variant: z.array(phraseSchema),
    seats: z
      .array(
        z.object({
          name,
          profile: key.nullable(),
          colour: z.enum(SEAT_COLOURS).nullable(),
          bot: key.nullable(),
        }),
      )
      .min(1)
      .max(MAX_PLAYERS),
    startSeat: count.nullable(),
    teams: z.array(count).max(MAX_PLAYERS).nullable(),
    together: z.boolean(),
    scored: z.boolean(),
    lowestWins: z.boolean(),
    scores: z.array(
      z.object({
        seat: count,
        lines: z.array(lineSchema).max(MAX_ROUNDS),
        total: points,
        tieBreaks: z.array(z.object({ key, value: points })).max(MAX_ROUNDS),
      }),
    ),
    places: z.array(z.int().positive()),
    winners: z.array(count).max(MAX_PLAYERS),
    decidedBy: key.nullable(),
    ended: phraseSchema.nullable(),
    notes: words(MAX_NOTES),
    location: name,
    photo: id.nullable(),
    casual: z.boolean(),
    saveId: key.nullable(),
    changedAt: time,
  })
  .refine(
    (play) =>
      play.options !== undefined &&
      play.scores.length === play.seats.length &&
      play.scores.every((score, i) => score.seat === i) &&
      play.places.length === play.seats.length &&
      play.winners.every((winner) => winner < play.seats.length) &&
      (play.startSeat === null || play.startSeat < play.seats.length) &&
      (play.teams === null || play.teams.length === play.seats.length) &&
      (!play.together || play.winners.length === 0 || play.winners.length === play.seats.length) &&
      (play.gameName !== null || play.game !== OTHER_GAME),
  );

/** One game, one play: told again, it is the same. */
export const playIdOf = (saveId: string): string => `game-${saveId}`;

export const writePlay = (play: Play): string => seal('play', play);

/** Reads a play from a text that may be anything at all. Never throws. */
export function parsePlay(text: string): ParsedPlay {
  const opened = unseal('play', text, PLAY_FORMAT, MAX_PLAY_LENGTH);
  return opened.ok ? readPlay(opened.body) : opened;
}

/** A play out of a larger file, which vouches for it: the same checks without a checksum of its own. Never throws. */
export function readPlay(body: unknown): ParsedPlay {
  if (isNewer(body)) return refused('newer');
  try {
    const play = playSchema.safeParse(upToDate(body));
    return play.success ? { ok: true, play: play.data } : refused('damaged');
  } catch {
    return refused('damaged');
  }
}

/** What a play of an older format lacks. Format 1 had no `round` on its lines: all it has is read as it stands. */
const BEFORE_3 = {
  teams: null,
  together: false,
  scored: true,
  location: '',
  photo: null,
} as const satisfies Partial<Play>;

/** Older formats, made whole. */
const upToDate = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'format' in body && (body.format === 1 || body.format === 2)
    ? { ...BEFORE_3, ...body, format: PLAY_FORMAT }
    : body;

const isNewer = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'format' in body &&
  typeof body.format === 'number' &&
  body.format > PLAY_FORMAT;

const refused = (problem: PlayProblem): ParsedPlay => ({ ok: false, problem });

/** Whether its score lines are the rounds of the game. */
export const isByRound = ({ scores }: Pick<Play, 'scores'>): boolean =>
  scores.some(({ lines }) => lines.length > 0) &&
  scores.every(({ lines }) => lines.every(({ round }) => round !== undefined));

/** What a score sheet says about a play. */
export type PlayResult = Pick<Play, 'scores' | 'places' | 'winners' | 'decidedBy' | 'ended' | 'lowestWins'>;

/** The result of a game whose rules ran here. */
export const resultOf = ({ scores, places, winners, decidedBy, ended }: Outcome): PlayResult => ({
  scores,
  places,
  winners,
  decidedBy,
  ended,
  lowestWins: false,
});

/** Ranks score sheets that people wrote: totals are the sums of the lines, then each tie-break in turn, higher first. */
export function rankPlay(
  sheets: readonly (readonly PlayLine[])[],
  {
    lowestWins = false,
    tieBreaks = [],
    ended = null,
  }: {
    readonly lowestWins?: boolean;
    /** By seat. */
    readonly tieBreaks?: readonly PlayScore['tieBreaks'][];
    readonly ended?: Phrase | null;
  } = {},
): PlayResult {
  const scores = sheets.map((lines, index): PlayScore => seatScore(index, lines, tieBreaks[index] ?? []));
  // The engine's ranking knows only "more is better": where less is, it is shown the totals the other way round.
  const ranked = rank(lowestWins ? scores.map((score) => ({ ...score, total: -score.total })) : scores, { key: '' });
  return { ...resultOf(ranked), scores, ended, lowestWins };
}

/** The result of a game in which nobody counted points: who won is all there is. */
export function resultWithout(seatCount: number, winners: readonly number[]): PlayResult {
  return {
    scores: Array.from({ length: seatCount }, (_, seat): PlayScore => seatScore(seat, [], [])),
    // Who lost shares the place behind the winners; where nobody won nobody is ahead of anybody.
    places: Array.from({ length: seatCount }, (_, seat) => (winners.includes(seat) ? 1 : 1 + winners.length)),
    winners,
    decidedBy: null,
    ended: null,
    lowestWins: false,
  };
}

/** What lists, filters, charts and statistics need of a play: everything but the lines of its score sheet. */
export interface PlaySummary extends Pick<
  Play,
  | 'id'
  | 'game'
  | 'gameName'
  | 'kind'
  | 'startedAt'
  | 'endedAt'
  | 'playedMs'
  | 'variant'
  | 'seats'
  | 'startSeat'
  | 'teams'
  | 'together'
  | 'scored'
  | 'lowestWins'
  | 'places'
  | 'winners'
  | 'notes'
  | 'location'
  | 'photo'
  | 'casual'
  | 'saveId'
  | 'changedAt'
> {
  /** In seat order. */
  readonly totals: readonly number[];
}

export const summaryOf = (play: Play): PlaySummary => ({
  id: play.id,
  game: play.game,
  gameName: play.gameName,
  kind: play.kind,
  startedAt: play.startedAt,
  endedAt: play.endedAt,
  playedMs: play.playedMs,
  variant: play.variant,
  seats: play.seats,
  startSeat: play.startSeat,
  teams: play.teams,
  together: play.together,
  scored: play.scored,
  lowestWins: play.lowestWins,
  places: play.places,
  winners: play.winners,
  notes: play.notes,
  location: play.location,
  photo: play.photo,
  casual: play.casual,
  saveId: play.saveId,
  changedAt: play.changedAt,
  totals: play.scores.map((score) => score.total),
});
