import { z } from 'zod';
import type { Profile } from '@/storage/profiles';
import { name } from '@/storage/ceilings';
import { seatSchema } from '@/session/record';
import type { TablePlayer } from '@/session/seats';
import { sameName, tidyName } from '@/storage/names';

/** What set-up remembers from one game to the next. */
export interface SetupMemory {
  /** Names of people who played, most recent first. */
  readonly names: readonly string[];
  /** The last set-up of each game, for "same as last time". Options are checked by the game itself. */
  readonly last: Readonly<Record<string, LastSetup>>;
  /** Whatever else a game keeps: the trader tables of Santo Domingo. */
  readonly presets: Readonly<Record<string, unknown>>;
  /** The games in which bots are to fit whoever plays alone. */
  readonly fits?: readonly string[] | undefined;
}

export interface LastSetup {
  readonly seats: readonly TablePlayer[];
  readonly options: unknown;
}

export const NO_MEMORY: SetupMemory = { names: [], last: {}, presets: {} };

export const setupMemorySchema: z.ZodType<SetupMemory> = z.object({
  names: z.array(name),
  last: z.record(z.string(), z.object({ seats: z.array(seatSchema), options: z.unknown() })),
  presets: z.record(z.string(), z.unknown()),
  fits: z.array(z.string()).optional().catch(undefined),
});

const KEPT_NAMES = 24;

/** Remembers a game that starts now: its set-up, and the people in it as the most recent names. */
export function rememberGame(memory: SetupMemory, game: string, setup: LastSetup): SetupMemory {
  const people = setup.seats.filter(({ bot }) => bot === null).map(({ name }) => tidyName(name));
  const earlier = memory.names.filter((name) => people.every((person) => !sameName(person, name)));
  return {
    ...memory,
    names: [...people, ...earlier].slice(0, KEPT_NAMES),
    last: { ...memory.last, [game]: setup },
  };
}

export const forgetName = (memory: SetupMemory, name: string): SetupMemory => ({
  ...memory,
  names: memory.names.filter((each) => !sameName(each, name)),
});

/** Whom set-up offers: who played most recently, then everybody else who has a profile. */
export const offeredNames = (names: readonly string[], profiles: readonly Profile[]): readonly string[] => [
  ...names,
  ...profiles.map(({ name }) => name).filter((name) => names.every((each) => !sameName(each, name))),
];
