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
  { actions = Infinity, seed = 3, change = {} }: { actions?: number; seed?: number; change?: Partial<Save> } = {},
): Save {
  if (actions < 0) {
    const whole = playedGame(id, gameId, who, { seed }).log.length;
    return playedGame(id, gameId, who, { actions: whole + actions, seed, change });
  }
  const entry = entryOf(gameId);
  const [options, seats] = [entry.game.defaultOptions, seatsOf(...who)];
  let asked = 0;
  const save = playedUntil(entry, { id, seats, options, seed, until: () => asked++ >= actions, minutesAgo: 1 });
  return { ...save, ...change };
}
