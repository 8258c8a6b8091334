/** Saved games of any game, played by its own bots: for screens that every game has. */
import { luckFrom, must, play, type HasRng } from '@antilles/engine';
import { decideAtOnce, see } from '@/bots/bot';
import { entryOf } from '@/games';
import type { GameId } from '@/games/ids';
import type { Save } from '@/storage/saveFile';
import { seatsOf } from './saves';

/** `who`: `Tom` is a person, `Ines: easy` a bot. Played for so many actions, or to its end; less than none are counted from there. */
export function playedGame(
  id: string,
  gameId: GameId,
  who: readonly string[],
  { actions = Infinity, seed = 3, change = {} }: { actions?: number; seed?: number; change?: Partial<Save> } = {},
): Save {
  const { game, bots } = entryOf(gameId);
  const seats = seatsOf(...who);
  const luck = luckFrom(seed);
  const log: { seat: number; action: unknown }[] = [];
  let state: HasRng = game.setup(game.defaultOptions, seats.length, seed);
  if (actions < 0) {
    const whole = playedGame(id, gameId, who, { seed }).log.length;
    return playedGame(id, gameId, who, { actions: whole + actions, seed, change });
  }
  while (log.length < actions && game.waiting(state).length > 0) {
    const seat = must(game.waiting(state)[0], 'nobody is asked');
    const { action } = decideAtOnce(bots.easy.think(see(game, state, seat), luck));
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  const savedAt = Date.now() - 60_000;
  return {
    format: 1,
    id,
    game: gameId,
    rulesVersion: game.rulesVersion,
    startedAt: savedAt - 600_000,
    savedAt,
    options: game.defaultOptions,
    seats,
    seed,
    log,
    state,
    looked: seats.map(() => log.length),
    undoRule: 'until-revealed',
    casual: false,
    ...change,
  };
}
