import { must, pick, play, type HasRng } from '@antilles/engine';
import type { AnyEntry } from '@/games/entry';
import { SEAT_COLOURS } from '@/session/seats';
import type { Save } from '@/storage/saveFile';

interface Wanted {
  readonly id: string;
  readonly seatCount: number;
  readonly options: unknown;
  readonly seed: number;
  /** How long it has been played, at the most. */
  readonly actions: number;
  /** Who sits behind the first seat; null for a person. */
  readonly others: string | null;
}

/** A save of a game that was played at random: something real to spoil. */
export function randomSave(
  { game }: AnyEntry,
  luck: HasRng,
  { id, seatCount, options, seed, actions, others }: Wanted,
): Save {
  let state = game.setup(options, seatCount, seed);
  const log: { seat: number; action: unknown }[] = [];
  while (log.length < actions && game.waiting(state).length > 0) {
    const seat = pick(luck, game.waiting(state));
    const action = pick(luck, must(game.decision(state, seat), 'asked').actions);
    state = play(game, state, seat, action).state;
    log.push({ seat, action });
  }
  return {
    format: 1,
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    startedAt: 1,
    savedAt: 2,
    options,
    seats: Array.from({ length: seatCount }, (_, i) => ({
      name: `P${i}`,
      colour: must(SEAT_COLOURS[i], 'a colour'),
      bot: i === 0 ? null : others,
    })),
    seed,
    log,
    state,
    looked: Array.from({ length: seatCount }, () => 0),
    undoRule: 'until-revealed',
    casual: false,
  };
}
