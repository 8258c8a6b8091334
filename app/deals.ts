import { z } from 'zod';
import { entryOf } from '../src/games';
import { GAME_IDS, isGameId, isPlayable } from '../src/games/ids';
import { LEVELS } from '../src/bots/bot';
import { dailyDeal, type DailyAttempt, type DailyDeal } from '../src/session/daily';
import { readDeal, writeDeal, type Deal, type ReadDeal } from '../src/session/dealCode';
import type { Save } from '../src/storage/saveFile';
import { createValueStore, device } from '../src/storage/store';

/** Every game in the order of its number in a code: new ones come at the end. */
const DEAL_GAMES = GAME_IDS.map(entryOf);

export const codeOf = ({ game, options, seats, seed }: Pick<Save, 'game' | 'options' | 'seats' | 'seed'>): string =>
  writeDeal(DEAL_GAMES, {
    game,
    options,
    seed,
    seats: seats.map(({ bot }) => (bot === null ? null : (LEVELS.find((level) => level === bot) ?? 'medium'))),
  });

/** A code of a game that has no screens yet is from an app that knows more. */
export function dealIn(text: string): ReadDeal {
  const read = readDeal(DEAL_GAMES, text);
  return read.ok && !isPlayable(read.deal.game) ? { ok: false, problem: 'newer' } : read;
}

export type { Deal };

/** The day as `2026-11-16`, where the phone is. */
export function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const dealOfDay = (game: string, date: string): DailyDeal => {
  if (!isGameId(game)) throw new Error(`no game called ${game}`);
  return dailyDeal(entryOf(game), date);
};

const attempt: z.ZodType<DailyAttempt> = z.object({
  date: z.string(),
  saveId: z.string(),
  score: z.object({ points: z.number(), place: z.number(), hints: z.number() }).nullable(),
});

/** The attempts at daily deals, by game, oldest first. */
export const dailyStore = createValueStore(device, 'antilles/daily', z.record(z.string(), z.array(attempt)), {});

/** One change at a time: an attempt that begins while another ends must not lose it. */
let queue: Promise<unknown> = Promise.resolve();

function changeAttempts(game: string, how: (attempts: readonly DailyAttempt[]) => readonly DailyAttempt[]) {
  const job = queue.then(async () => {
    const all = await dailyStore.read();
    await dailyStore.write({ ...all, [game]: [...how(all[game] ?? [])] });
  });
  queue = job.catch(() => undefined);
  return job;
}

export async function attemptsAt(game: string): Promise<readonly DailyAttempt[]> {
  await queue;
  return (await dailyStore.read())[game] ?? [];
}

/** The attempt counts from the moment it is dealt: there is one a day. */
export const noteStart = (game: string, date: string, saveId: string): Promise<void> =>
  changeAttempts(game, (attempts) =>
    attempts.some((each) => each.date === date) ? attempts : [...attempts, { date, saveId, score: null }],
  );

/** Scores an attempt when its game is over; the first score stays, whatever is taken back and played again later. */
export function noteEnd(save: Save): void {
  const { daily, game: id, seats } = save;
  if (daily === undefined || !isGameId(id)) return;
  const { game } = entryOf(id);
  const outcome = game.outcome(save.state as Parameters<typeof game.outcome>[0]);
  if (outcome === null) return;
  const seat = seats.findIndex(({ bot }) => bot === null);
  const score = {
    points: outcome.scores[seat]?.total ?? 0,
    place: outcome.places[seat] ?? seats.length,
    hints: save.hints?.length ?? 0,
  };
  // What the device would not keep is noted again with the next save, or when the game is opened again.
  void changeAttempts(id, (attempts) =>
    attempts.map((each) => (each.saveId === save.id && each.score === null ? { ...each, score } : each)),
  ).catch(() => undefined);
}
