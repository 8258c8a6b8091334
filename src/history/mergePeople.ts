import type { Profile } from '@/storage/profiles';
import type { Play, PlaySummary } from './play';
import type { Players } from './query';
import { profileOf } from './record';

/** In how many plays both sat at the table: then they are two people. */
export const playedTogether = (plays: readonly PlaySummary[], players: Players, from: string, to: string): number =>
  plays.filter(({ seats }) => {
    const keys = seats.map((seat) => players.keyOf(seat));
    return keys.includes(from) && keys.includes(to);
  }).length;

/** The plays in which somebody sat, by their key. */
export const playsOf = (plays: readonly PlaySummary[], players: Players, key: string): readonly PlaySummary[] =>
  plays.filter(({ seats }) => seats.some((seat) => players.keyOf(seat) === key));

/** The play with whoever has the key `from` called `name` from now on. */
export const renamed = (
  play: Play,
  players: Players,
  from: string,
  name: string,
  profiles: readonly Profile[],
  now: number,
): Play => ({
  ...play,
  seats: play.seats.map((seat) =>
    players.keyOf(seat) === from ? { ...seat, name, profile: profileOf(name, null, profiles) } : seat,
  ),
  changedAt: now,
});
