import type { Outcome } from '@antilles/engine';
import { Platform } from 'react-native';
import { z } from 'zod';
import type { AnyEntry } from '@/games/entry';
import { GAME_IDS, isGameId, type GameId } from '@/games/ids';
import { LEVELS } from '@/bots/bot';
import { nearestLevel } from '@/bots/mix';
import { dailyDeal, type DailyAttempt, type DailyDeal } from '@/session/daily';
import { readDeal, writeDeal, type ReadDeal } from '@/session/dealCode';
import type { Save } from '@/storage/saveFile';
import { createValueStore } from '@/storage/store';
import type { DailyTerms } from '@/ui/setup/services';
import { fileAt } from './base';
import { device } from './device';
import { loadedEntry, loadEntry } from './loadGame';

/** The games in the order of their numbers in a code: new ones come at the end. Those left out are not asked for. */
const inOrder = (entryOf: (id: string) => AnyEntry | undefined) => GAME_IDS.map(entryOf);

export const codeOf = ({ game, options, seats, seed }: Pick<Save, 'game' | 'options' | 'seats' | 'seed'>): string =>
  writeDeal(
    inOrder((id) => (id === game ? loadedEntry(id) : undefined)),
    {
      game,
      options,
      seed,
      seats: seats.map(({ bot }) =>
        bot === null ? null : (LEVELS.find((level) => level === nearestLevel(bot)) ?? 'medium'),
      ),
    },
  );

/** A browser's own address of a deal; on a phone the app's, which opens where the app is. */
export const linkOf = (code: string): string =>
  Platform.OS === 'web' ? fileAt(`deal/${code}`) : `antilles://deal/${code}`;

/** What a code says. A code may be of any game, so they are all loaded; one that has no screens yet is from a newer app. */
export async function dealIn(text: string): Promise<ReadDeal> {
  const entries = await Promise.all(GAME_IDS.map(async (id) => [id, await loadEntry(id)] as const));
  const byId = new Map<string, AnyEntry>(entries);
  return readDeal(
    inOrder((id) => byId.get(id)),
    text,
  );
}

/** The day as `2026-11-16`, where the phone is. */
export function today(): string {
  const now = new Date();
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export const dealOfDay = async (game: string, date: string): Promise<DailyDeal> => {
  if (!isGameId(game)) throw new Error(`no game called ${game}`);
  return dailyDeal(await loadEntry(game), date);
};

/** What today's deal of a game is, for whoever is about to spend its one attempt. */
export async function ofToday(game: string): Promise<DailyTerms> {
  const { options, seatCount, level } = await dealOfDay(game, today());
  // Asked for by its id just now.
  const { variant } = await loadEntry(game as GameId);
  return { bots: seatCount - 1, level, variant: variant(options, seatCount) };
}

const attempt: z.ZodType<DailyAttempt> = z.object({
  date: z.string(),
  saveId: z.string(),
  score: z.object({ points: z.number(), place: z.number(), hints: z.number() }).nullable(),
});

/** The attempts at daily deals, by game, oldest first. */
export const dailyStore = createValueStore(device, 'antilles/daily', z.record(z.string(), z.array(attempt)), {});

const changeAttempts = async (
  game: string,
  how: (attempts: readonly DailyAttempt[]) => readonly DailyAttempt[],
): Promise<void> => {
  await dailyStore.change((all) => ({ ...all, [game]: [...how(all[game] ?? [])] }));
};

export const attemptsAt = async (game: string): Promise<readonly DailyAttempt[]> =>
  (await dailyStore.read())[game] ?? [];

/** The attempt counts from the moment it is dealt: there is one a day. */
export const noteStart = (game: string, date: string, saveId: string): Promise<void> =>
  changeAttempts(game, (attempts) =>
    attempts.some((each) => each.date === date) ? attempts : [...attempts, { date, saveId, score: null }],
  );

/** Scores an attempt whose game came to an end; the first end that stood counts, whatever is played again later. */
export async function noteEnd(
  { id, daily, game, seats, hints = [] }: Pick<Save, 'id' | 'daily' | 'game' | 'seats' | 'hints'>,
  outcome: Outcome,
): Promise<void> {
  if (daily === undefined) return;
  const seat = seats.findIndex(({ bot }) => bot === null);
  const score = {
    points: outcome.scores[seat]?.total ?? 0,
    place: outcome.places[seat] ?? seats.length,
    hints: hints.length,
  };
  await changeAttempts(game, (attempts) =>
    attempts.map((each) => (each.saveId === id && each.score === null ? { ...each, score } : each)),
  );
}
