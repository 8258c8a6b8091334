/** Saved games of Santo Domingo, made by the rules themselves: for phones that have been played on. */
import { decideAtOnce, see } from '../bots/bot';
import { luckFrom, must, play } from '@antilles/engine';
import { santoDomingoEntry } from '../games/santo-domingo';
import { DEFAULT_OPTIONS, type Options } from '../games/santo-domingo/rules/options';
import { type State } from '../games/santo-domingo/rules/state';
import { SEAT_COLOURS, type Save, type SavedSeat } from '../storage/saveFile';
import { createSaveStore } from '../storage/saveStore';

/** What lies in a browser's storage. */
export type Stored = Readonly<Record<string, string>>;

/** `Tom` is a person, `Ines: easy` a bot. */
export const seatsOf = (...who: readonly string[]): readonly SavedSeat[] =>
  who.map((text, i) => {
    const [name = '', bot] = text.split(': ');
    return { name, colour: must(SEAT_COLOURS[i], 'too many seats'), bot: bot ?? null };
  });

export interface Game {
  readonly id: string;
  readonly seats: readonly SavedSeat[];
  readonly options?: Partial<Options>;
  /** Played to the beginning of this round, or of the first one in which somebody has this many points. */
  readonly round?: number;
  readonly points?: number;
  /** Played until this is so. */
  readonly until?: (state: State) => boolean;
  readonly minutesAgo?: number;
}

/** A game that sensible players have played for a while: the first of them that comes to what is wanted. */
export function aGame({ id, seats, options, round = 1, points, until, minutesAgo = 5 }: Game): Save {
  const { game, bots } = santoDomingoEntry;
  const chosen: Options = { ...DEFAULT_OPTIONS, ...options };
  const isThere = (state: State): boolean => {
    if (until !== undefined) return until(state);
    if (state.revealed || state.players.some(({ table }) => table.length > 0)) return false;
    return points === undefined ? state.round >= round : Math.max(...game.points(state)) >= points;
  };
  for (let seed = 1; seed < 100; seed++) {
    const luck = luckFrom(seed);
    const log: { seat: number; action: unknown }[] = [];
    let state = game.setup(chosen, seats.length, seed);
    while (!state.over && !isThere(state)) {
      const seat = must(game.waiting(state)[0], 'nobody is asked');
      const { action } = decideAtOnce(bots.easy.think(see(game, state, seat), luck));
      state = play(game, state, seat, action).state;
      log.push({ seat, action });
    }
    if (state.over && until === undefined) continue;
    const savedAt = Date.now() - minutesAgo * 60_000;
    return {
      format: 1,
      id,
      game: game.id,
      rulesVersion: game.rulesVersion,
      startedAt: savedAt - 600_000,
      savedAt,
      options: chosen,
      seats,
      seed,
      log,
      state,
      looked: seats.map(() => log.length),
      undoRule: 'until-revealed',
      casual: false,
    };
  }
  throw new Error('no game comes to that');
}

/** Saves as they lie in storage. */
export async function stored(...saves: readonly Save[]): Promise<Stored> {
  const box = new Map<string, string>();
  const store = createSaveStore({
    getItem: (key) => Promise.resolve(box.get(key) ?? null),
    setItem: (key, value) => Promise.resolve(void box.set(key, value)),
    removeItem: (key) => Promise.resolve(void box.delete(key)),
    getAllKeys: () => Promise.resolve([...box.keys()]),
  });
  for (const save of saves) await store.write(save);
  return Object.fromEntries(box);
}
