import { z } from 'zod';
import { id, key, MAX_SEATS, name, playId, time } from '@/storage/ceilings';
import { sameName } from '@/storage/names';
import type { Save } from '@/storage/saveFile';
import { ratedAfter, type Rating } from './glicko';
import type { Play } from './play';
import type { Players } from './query';

/** One game against bots, as far as it says how strong somebody is. */
export interface RatedGame {
  /** That of its play. */
  readonly id: string;
  readonly at: number;
  /** Each bot: how strong it was said to be then, and what the game came to against it (1, a half, 0). */
  readonly against: readonly (readonly [strength: number, score: number])[];
}

/** Somebody's games of one kind. What they come to is worked out from them, so that two windows or devices add up. */
export interface RatedPerson {
  readonly name: string;
  /** Their profile; null: known by name. */
  readonly profile: string | null;
  readonly game: string;
  /** Where the games below begin: what nobody knew yet, or what `count` games up to `until` came to. */
  readonly from: Rating & { readonly count: number; readonly until: number };
  /** Oldest first, each once. */
  readonly games: readonly RatedGame[];
}

/** What lies under one key. */
export interface Ratings {
  readonly people: readonly RatedPerson[];
  /** A newer version of the app wrote it: nothing is known here, and nothing is changed. */
  readonly newer: boolean;
  /** So many people's ratings cannot be read; they stay as they are. */
  readonly unread: number;
}

export const NO_RATINGS: Ratings = { people: [], newer: false, unread: 0 };
export const RATINGS_FORMAT = 1;

/** So many games of one kind are kept; what older ones came to is kept as one figure. */
export const MAX_RATED = 400;
const MAX_PEOPLE = 400;
/** Bots do not change: only how well they were measured is in doubt. */
const BOT_DEVIATION = 50;
const FIRST_DEVIATION = 350;
const FIRST_VOLATILITY = 0.06;
/** With more doubt than this a rating is still being found; lichess draws the line there too. */
const FOUND = 110;

const strength = z.number().min(-10_000).max(10_000);
const personSchema: z.ZodType<RatedPerson> = z.object({
  name: name.refine((text) => text !== ''),
  profile: id.nullable(),
  game: key.min(1),
  from: z.object({
    rating: strength,
    deviation: z.number().min(1).max(1000),
    volatility: z.number().min(0.0001).max(1),
    count: z.int().nonnegative().max(1_000_000),
    until: time,
  }),
  games: z
    .array(
      z.object({
        id: playId,
        at: time,
        against: z
          .array(z.tuple([strength, z.union([z.literal(0), z.literal(0.5), z.literal(1)])]))
          .min(1)
          .max(MAX_SEATS),
      }),
    )
    .max(MAX_RATED),
});

const fileSchema = z.object({ format: z.literal(RATINGS_FORMAT), people: z.array(z.unknown()).max(MAX_PEOPLE) });
const newerSchema = z.object({ format: z.int().gt(RATINGS_FORMAT) });

/** One person that cannot be read takes no other with them; a file of a newer format is known as such. */
export const ratingsSchema: z.ZodType<Ratings> = z.unknown().transform((raw, context) => {
  if (newerSchema.safeParse(raw).success) return { ...NO_RATINGS, newer: true };
  const file = fileSchema.safeParse(raw);
  if (!file.success) {
    context.addIssue('no ratings');
    return z.NEVER;
  }
  const all = file.data.people.map((each) => personSchema.safeParse(each));
  const people = all.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return { people, newer: false, unread: all.length - people.length };
});

/** What is written for these ratings where `raw` lies: what cannot be read stays as it is. */
export function ratingsFile({ people }: Ratings, raw: unknown): unknown {
  const file = fileSchema.safeParse(raw);
  const unread = file.success ? file.data.people.filter((each) => !personSchema.safeParse(each).success) : [];
  return { format: RATINGS_FORMAT, people: [...people, ...unread] };
}

/** Whether a text of somebody else has ratings that can be read here: at least their frame. */
export function areRatings(raw: unknown): boolean {
  const { success, data } = ratingsSchema.safeParse(raw);
  return success && !data.newer;
}

/** Somebody who sits at a table, as a play knows them. */
type Sitter = Pick<Play['seats'][number], 'name' | 'profile'>;

/** Why a game that was begun for a rating says nothing of it. */
export type Unrated = 'casual' | 'hints' | 'other-bots';

/**
 * What a finished game says of the one person who played it; null where it was never to count (several people, a deal
 * that was known, the tutorial, a what-if), or why it does not.
 */
export function ratedGame(
  save: Pick<Save, 'rated' | 'branch' | 'hints'>,
  play: Pick<Play, 'id' | 'endedAt' | 'seats' | 'places' | 'casual'>,
  strengthOfBot: (bot: string) => number | undefined,
): { readonly sitter: Sitter; readonly game: RatedGame } | Unrated | null {
  const [mine, another] = play.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const sitter = mine === undefined ? undefined : play.seats[mine];
  if (save.rated === undefined || save.branch !== undefined || sitter === undefined || another !== undefined)
    return null;
  if (play.casual) return 'casual';
  if ((save.hints ?? []).length > 0) return 'hints';
  const place = (seat: number | undefined): number => play.places[seat ?? 0] ?? 1;
  const against: [number, number][] = [];
  for (const [seat, { bot }] of play.seats.entries()) {
    if (bot === null) continue;
    const strong = strengthOfBot(bot);
    if (strong === undefined) return 'other-bots';
    const ahead = Math.sign(place(seat) - place(mine));
    against.push([strong, (ahead + 1) / 2]);
  }
  return against.length === 0 ? null : { sitter, game: { id: play.id, at: play.endedAt, against } };
}

/**
 * How much one of so many opponents counts. What one plays oneself is in every pair, so that any two pairs of a game agree
 * by half; n of them say as much as 2n / (n + 1) games.
 */
const weightOf = (opponents: number): number => 2 / (opponents + 1);

/** A game is one rating period: everybody in it is met at once. */
const after = (own: Rating, { against }: RatedGame): Rating =>
  ratedAfter(
    own,
    against.map(([rating, score]) => ({ rating, deviation: BOT_DEVIATION, score, weight: weightOf(against.length) })),
  );

/** How somebody stands after one of their games. */
export interface RatedMoment extends Rating {
  /** The game's play; null: what older games came to. */
  readonly id: string | null;
  readonly at: number;
  /** How many games it rests on. */
  readonly count: number;
}

/** How somebody stood after each game, oldest first. */
export function momentsOf({ from, games }: Pick<RatedPerson, 'from' | 'games'>): readonly RatedMoment[] {
  const { until, ...first } = from;
  const moments: RatedMoment[] = [{ ...first, id: null, at: until }];
  let now: RatedMoment = { ...first, id: null, at: until };
  for (const game of games) {
    now = { ...after(now, game), id: game.id, at: game.at, count: now.count + 1 };
    moments.push(now);
  }
  return moments;
}

/** Whether a rating is still being found. */
export const isProvisional = ({ deviation }: Rating): boolean => deviation > FOUND;

/** Somebody of whom nothing is known. */
const unknown = (rating: number): RatedPerson['from'] => ({
  rating,
  deviation: FIRST_DEVIATION,
  volatility: FIRST_VOLATILITY,
  count: 0,
  until: 0,
});

/** The games of both, each once: of one that both have the first's. What one of them has as a figure stays one. */
function together(one: RatedPerson, other: RatedPerson): RatedPerson {
  const from = other.from.until > one.from.until ? other.from : one.from;
  const games = new Map([...other.games, ...one.games].map((game) => [game.id, game]));
  return tidied({ ...one, from, games: [...games.values()].filter(({ at }) => at > from.until) });
}

/** In order, and no more than are kept. */
function tidied(person: RatedPerson): RatedPerson {
  const games = person.games.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  let { from } = person;
  for (const game of games.slice(0, Math.max(0, games.length - MAX_RATED)))
    from = { ...after(from, game), count: from.count + 1, until: game.at };
  return { ...person, from, games: games.slice(-MAX_RATED) };
}

const isSame = (one: RatedPerson, other: RatedPerson): boolean =>
  one.game === other.game &&
  (one.profile !== null && other.profile !== null ? one.profile === other.profile : sameName(one.name, other.name));

/** Both at once: what an import brings is added to what is here. */
export const merged = (mine: Ratings, theirs: Ratings): Ratings => ({
  ...mine,
  people: theirs.people.reduce<readonly RatedPerson[]>((people, each) => {
    const known = people.find((person) => isSame(person, each));
    return known === undefined
      ? [...people, each].slice(0, MAX_PEOPLE)
      : people.map((person) => (person === known ? together(person, each) : person));
  }, mine.people),
});

/** Everything that is known of one person in one game; undefined when nothing is. */
export const personIn = (
  { people }: Ratings,
  players: Players,
  player: string,
  game: string,
): RatedPerson | undefined => {
  const theirs = people.filter((each) => each.game === game && players.keyOf({ ...each, bot: null }) === player);
  const [first, ...others] = theirs;
  return first === undefined ? undefined : others.reduce(together, first);
};

/** The ratings with this game among them; the same when it is there as it is. */
export function withGame(ratings: Ratings, sitter: Sitter, kind: string, start: number, game: RatedGame): Ratings {
  const person = { ...sitter, game: kind, from: unknown(start), games: [game] };
  const known = ratings.people.find((each) => isSame(each, person));
  const there = known?.games.find((each) => each.id === game.id);
  if (there !== undefined && JSON.stringify(there) === JSON.stringify(game)) return ratings;
  return merged(withoutGame(ratings, game.id), { ...NO_RATINGS, people: [person] });
}

/** The ratings as if it had not been played: its end was taken back. */
export function withoutGame(ratings: Ratings, id: string): Ratings {
  if (!ratings.people.some(({ games }) => games.some((game) => game.id === id))) return ratings;
  const people = ratings.people.map((person) => ({ ...person, games: person.games.filter((game) => game.id !== id) }));
  return { ...ratings, people: people.filter(({ games, from }) => games.length > 0 || from.count > 0) };
}
