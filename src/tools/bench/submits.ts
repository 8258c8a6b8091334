import { luckFrom, must, pick } from '@antilles/engine';
import { entryOf } from '@/games';
import { GAME_IDS, type GameId } from '@/games/ids';
import { newSession, type AnySession, type SessionTools } from '@/session/session';
import { writeSave } from '@/storage/saveFile';
import { SEAT_COLOURS } from '@/session/seats';
import { clock } from '../clock';

/** What answering costs in the course of the longest game that could be found. */
export interface SubmitTimes {
  readonly id: GameId;
  readonly actions: number;
  /** What an action costs on average in each tenth of the game, in milliseconds. */
  readonly tenths: readonly number[];
  readonly lastOverFirst: number;
  readonly saveBytes: number;
}

/** Random games are the longest there are: nobody in them wants to win. */
const TRIED = 60;
/** Each action is timed in so many runs of the same game and its quickest counts: the rest is memory being collected. */
const RUNS = 15;

type Answers = readonly { readonly seat: number; readonly action: unknown }[];

function longestGame(id: GameId, firstSeed: number): { seed: number; seats: number; answers: Answers } {
  const { game } = entryOf(id);
  let longest: { seed: number; seats: number; answers: Answers } = { seed: 0, seats: 0, answers: [] };
  for (let i = 0; i < TRIED; i++) {
    const seed = firstSeed + i;
    const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
    const luck = luckFrom(seed);
    const state = game.setup(game.defaultOptions, seats, seed);
    const answers: { seat: number; action: unknown }[] = [];
    for (let seat = game.waiting(state)[0]; seat !== undefined; seat = game.waiting(state)[0]) {
      const action = pick(luck, must(game.decision(state, seat), 'asked').actions);
      answers.push({ seat, action });
      game.apply(state, seat, action, null);
    }
    if (answers.length > longest.answers.length) longest = { seed, seats, answers };
  }
  return longest;
}

/** Everything that happens between a tap and the next question: the rules, the frames of whoever looks, the save. */
function answer(session: AnySession, seat: number, action: unknown, write: () => void): number {
  const began = clock.worked();
  const refusal = session.submit(seat, action);
  if (refusal !== null) throw new Error(`${session.game.id}: ${refusal}`);
  session.unseen(seat);
  session.looked(seat);
  session.log(seat);
  write();
  return clock.worked() - began;
}

function timesOf(id: GameId, firstSeed: number): SubmitTimes {
  const { seed, seats, answers } = longestGame(id, firstSeed);
  const entry = entryOf(id);
  const best = answers.map(() => Infinity);
  let saveBytes = 0;
  for (let run = 0; run < RUNS; run++) {
    let text = '';
    const tools: SessionTools = {
      now: () => 0,
      breathe: () => Promise.resolve(),
      save: () => undefined,
      luck: () => 1,
    };
    const session: AnySession = newSession({
      entry,
      options: entry.game.defaultOptions,
      seed,
      id: 'bench',
      undoRule: 'until-revealed',
      seats: Array.from({ length: seats }, (_, seat) => ({
        name: `P${seat}`,
        colour: must(SEAT_COLOURS[seat], 'a colour'),
        bot: null,
      })),
      tools,
    });
    answers.forEach(({ seat, action }, i) => {
      const spent = answer(session, seat, action, () => (text = writeSave(session.toSave())));
      best[i] = Math.min(best[i] ?? Infinity, spent);
    });
    saveBytes = text.length;
  }
  const tenth = best.length / 10;
  const tenths = Array.from({ length: 10 }, (_, i) => {
    // The mean: some actions end a round and others only add to it, and a median would tell of one kind.
    const part = best.slice(Math.floor(i * tenth), Math.floor((i + 1) * tenth));
    return part.reduce((sum, time) => sum + time, 0) / part.length;
  });
  const lastOverFirst = must(tenths[9], 'ten') / must(tenths[0], 'ten');
  return { id, actions: best.length, tenths, lastOverFirst, saveBytes };
}

export const submitTimes = (seed: number): readonly SubmitTimes[] => GAME_IDS.map((id) => timesOf(id, seed));
