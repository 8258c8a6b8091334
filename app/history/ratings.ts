import { levelAt, startOf, strengthOf } from '@/bots/mix';
import { isGameId, shelfOf } from '@/games/shelf';
import { playIdOf, type Play } from '@/history/play';
import { createPlayers } from '@/history/query';
import {
  isProvisional,
  merged,
  momentsOf,
  NO_RATINGS,
  personIn,
  ratedGame,
  ratingsFile,
  ratingsSchema,
  withGame,
  withoutGame,
  type RatedMoment,
  type Ratings,
} from '@/history/ratings';
import type { Profile } from '@/storage/profiles';
import type { Save } from '@/storage/saveFile';
import { createValueStore } from '@/storage/store';
import type { RatingNews, Standing } from '@/ui/setup/services';
import { device, settingsStore } from '../device';

export const RATINGS_KEY = 'antilles/ratings';
const store = createValueStore(device, RATINGS_KEY, ratingsSchema, NO_RATINGS, ratingsFile);

/** What a newer version of the app wrote is left alone. */
const change = (how: (ratings: Ratings) => Ratings): Promise<Ratings> =>
  store.change((all) => (all.newer ? all : how(all)));

const strengthsOf = (game: string) => (isGameId(game) ? shelfOf(game).strengths : undefined);

export interface RatingsHere extends Ratings {
  /** What is wrong with those on this device: some cannot be read, or a newer version wrote them. */
  readonly trouble: 'newer' | 'damaged' | null;
}

export async function readRatings(): Promise<RatingsHere> {
  const ratings = await store.read();
  const aside = await device.getItem(`${RATINGS_KEY}.damaged`).catch(() => null);
  return { ...ratings, trouble: ratings.newer ? 'newer' : ratings.unread > 0 || aside !== null ? 'damaged' : null };
}

/** What a finished game says of whoever played it alone against bots; nothing where ratings are turned off. */
export async function noteRating(save: Save, play: Play): Promise<void> {
  const strengths = strengthsOf(save.game);
  if (strengths === undefined || !(await settingsStore.read()).rating) return;
  const told = ratedGame(save, play, (bot) => strengthOf(strengths, bot));
  if (told === null) return;
  await change((all) =>
    typeof told === 'string'
      ? withoutGame(all, play.id)
      : withGame(all, told.sitter, save.game, startOf(strengths), told.game),
  );
}

/** The end of a game was taken back. */
export async function unnoteRating(saveId: string): Promise<void> {
  await change((all) => withoutGame(all, playIdOf(saveId)));
}

/** Adds what an archive brings to what is here. */
export async function addRatings(value: unknown): Promise<void> {
  const brought = ratingsSchema.parse(value);
  const { newer } = await change((all) => merged(all, brought));
  if (newer) throw new Error('ratings of a newer version are not changed');
}

const keyOf = (name: string, profiles: readonly Profile[]): string =>
  createPlayers(profiles).keyOf({ name, profile: null, bot: null });

/** How somebody stood after each of their games. */
export function courseOf(
  ratings: Ratings,
  profiles: readonly Profile[],
  player: string,
  game: string,
): readonly RatedMoment[] {
  const person = personIn(ratings, createPlayers(profiles), player, game);
  return person === undefined ? [] : momentsOf(person);
}

const standing = ({ rating, ...moment }: RatedMoment): Omit<Standing, 'bot'> => ({
  rating: Math.round(rating),
  deviation: Math.round(moment.deviation),
  count: moment.count,
  provisional: isProvisional({ rating, ...moment }),
});

/** How somebody of this name stands in a game, and the bot that fits; null where no rating is kept. */
export async function standingOf(game: string, name: string, profiles: readonly Profile[]): Promise<Standing | null> {
  const strengths = strengthsOf(game);
  if (strengths === undefined || !(await settingsStore.read()).rating) return null;
  const last = courseOf(await store.read(), profiles, keyOf(name, profiles), game).at(-1);
  if (last === undefined)
    return { rating: null, deviation: 0, count: 0, provisional: true, bot: levelAt(strengths, startOf(strengths)) };
  return { ...standing(last), bot: levelAt(strengths, last.rating) };
}

/** What a finished game did to the rating of whoever played it; null when it did nothing. */
export async function newsOf(
  game: string,
  saveId: string,
  name: string,
  profiles: readonly Profile[],
): Promise<RatingNews | null> {
  const moments = courseOf(await store.read(), profiles, keyOf(name, profiles), game);
  const at = moments.findIndex(({ id }) => id === playIdOf(saveId));
  const [now, before] = [moments[at], moments[at - 1]];
  if (now === undefined || before === undefined) return null;
  const told = standing(now);
  return { ...told, change: told.rating === null ? 0 : told.rating - Math.round(before.rating) };
}
