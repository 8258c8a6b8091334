/** Saved games, made by the rules themselves: for phones that have been played on. */
import { decideAtOnce, see } from '@/bots/bot';
import { luckFrom, must, play, type HasRng } from '@antilles/engine';
import type { AnyEntry } from '@/games/entry';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import { DEFAULT_OPTIONS, type Options } from '@/games/santo-domingo/rules/options';
import { type State } from '@/games/santo-domingo/rules/state';
import type { Save } from '@/storage/saveFile';
import { SEAT_COLOURS, type TablePlayer } from '@/session/seats';
import { createSaveStore } from '@/storage/saveStore';

/** What lies in a browser's storage. */
export type Stored = Readonly<Record<string, string>>;

/** `Tom` is a person, `Ines: easy` a bot. */
export const seatsOf = (...who: readonly string[]): readonly TablePlayer[] =>
  who.map((text, i) => {
    const [name = '', bot] = text.split(': ');
    return { name, colour: must(SEAT_COLOURS[i], 'too many seats'), bot: bot ?? null };
  });

interface Played<State> {
  readonly id: string;
  readonly seats: readonly TablePlayer[];
  readonly options: unknown;
  readonly seed: number;
  /** Asked before every decision with the seat whose turn it is. */
  readonly until: (state: State, seat: number) => boolean;
  readonly minutesAgo: number;
}

/** A game of any kind that easy bots have played until something is so, or to its end. */
export function playedUntil<State extends HasRng>(
  { game, bots }: AnyEntry,
  { id, seats, options, seed, until, minutesAgo }: Played<State>,
): Save {
  const luck = luckFrom(seed);
  const log: { seat: number; action: unknown }[] = [];
  let state = game.setup(options, seats.length, seed);
  for (;;) {
    const [seat] = game.waiting(state);
    // An entry's states are of its own kind; whoever names the entry knows which.
    if (seat === undefined || until(state as State, seat)) break;
    const { action } = decideAtOnce(bots.easy.think(see(game, state, seat), luck));
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  const savedAt = Date.now() - minutesAgo * 60_000;
  return {
    format: 1,
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    startedAt: savedAt - 600_000,
    savedAt,
    options,
    seats,
    seed,
    log,
    state,
    looked: seats.map(() => log.length),
    undoRule: 'until-revealed',
    casual: false,
  };
}

export interface Game {
  readonly id: string;
  readonly seats: readonly TablePlayer[];
  readonly options?: Partial<Options>;
  /** Played to the beginning of this round, or of the first one in which somebody has this many points. */
  readonly round?: number;
  readonly points?: number;
  /** Played until this is so. */
  readonly until?: (state: State) => boolean;
  readonly minutesAgo?: number;
}

/** A game of Santo Domingo that easy bots have played for a while: the first that comes to what is wanted. */
export function aGame({ id, seats, options, round = 1, points, until, minutesAgo = 5 }: Game): Save {
  const { game } = santoDomingoEntry;
  const isThere = (state: State): boolean => {
    if (until !== undefined) return until(state);
    if (state.revealed || state.players.some(({ table }) => table.length > 0)) return false;
    return points === undefined ? state.round >= round : Math.max(...game.points(state)) >= points;
  };
  for (let seed = 1; seed < 100; seed++) {
    const save = playedUntil<State>(santoDomingoEntry, {
      id,
      seats,
      options: { ...DEFAULT_OPTIONS, ...options },
      seed,
      until: isThere,
      minutesAgo,
    });
    if (until !== undefined || game.outcome(save.state as State) === null) return save;
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
