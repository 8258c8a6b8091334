/** Saved games of any game, played by its own bots: for screens that every game has. */
import { entryOf } from '@/games';
import type { GameId } from '@/games/ids';
import type { Save } from '@/storage/saveFile';
import { playedUntil } from '@/tools/sampleGames';
import { seatsOf } from './saves';

/** `who`: `Tom` is a person, `Ines: easy` a bot. Played for so many actions, or to its end; less than none are counted from there. */
export function playedGame(
  id: string,
  gameId: GameId,
  who: readonly string[],
  {
    actions = Infinity,
    others = 0,
    seed = 3,
    change = {},
  }: {
    actions?: number;
    /** The first seat is asked, and the others have acted so often since it was. */
    others?: number;
    seed?: number;
    change?: Partial<Save>;
  } = {},
): Save {
  if (actions < 0) {
    const whole = playedGame(id, gameId, who, { seed }).log.length;
    return playedGame(id, gameId, who, { actions: whole + actions, seed, change });
  }
  const entry = entryOf(gameId);
  const [options, seats] = [entry.game.defaultOptions, seatsOf(...who)];
  let [asked, since] = [0, 0];
  const until = (_: unknown, seat: number): boolean => {
    if (asked++ >= actions && (others === 0 || (seat === 0 && since >= others))) return true;
    since = seat === 0 ? 0 : since + 1;
    return false;
  };
  const save = playedUntil(entry, { id, seats, options, seed, until, minutesAgo: 1 });
  return { ...save, ...change };
}
