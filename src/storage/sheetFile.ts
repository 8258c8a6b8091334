import { z } from 'zod';
import { duration, id, key, MAX_PLAYERS, playId, time } from './ceilings';
import { seatSchema } from '@/session/record';
import type { TablePlayer } from '@/session/seats';
import { seal, unseal, type SealProblem } from './sealed';
import { createSlotStore, type KeyValue, type SlotStore, type Stored } from './slots';

/** One sheet of the companion, in progress or finished, as it is kept on the device. */
export interface Sheet {
  readonly format: 2;
  readonly id: string;
  /** Whose sheet it is: a game's id, `any`, `timer`. */
  readonly kind: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly savedAt: number;
  /** The time at the table so far, pauses left out; null when it was not measured from the beginning. */
  readonly playedMs: number | null;
  readonly seats: readonly TablePlayer[];
  /** What is written on it; only its own screen knows how to read that. */
  readonly data: unknown;
  /** What was written on it before, oldest first, and what was taken back, next first: undo survives a kill. */
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
  /** The play in the history that it became, if it did. */
  readonly playId: string | null;
  /** What the history was told last, as a checksum; null: nothing, or nobody noted it. */
  readonly told: string | null;
}

/** `unreadable-now`: the device did not answer. */
export type SheetProblem = SealProblem | 'unreadable-now';
export type ParsedSheet =
  { readonly ok: true; readonly sheet: Sheet } | { readonly ok: false; readonly problem: SheetProblem };

export const SHEET_FORMAT = 2;
const MAX_SHEET_LENGTH = 1_000_000;
/** Far more steps back than are kept. */
const MAX_STEPS = 200;

const sheetSchema = z.object({
  format: z.literal(SHEET_FORMAT),
  id,
  kind: key.min(1),
  startedAt: time,
  savedAt: time,
  playedMs: duration.nullable(),
  seats: z.array(seatSchema).min(1).max(MAX_PLAYERS),
  data: z.unknown(),
  past: z.array(z.unknown()).max(MAX_STEPS),
  future: z.array(z.unknown()).max(MAX_STEPS),
  playId: playId.nullable(),
  // Sheets of earlier versions did not note it.
  told: key.nullable().default(null),
});

export const writeSheet = (sheet: Sheet): string => seal('sheet', sheet);

/** Reads a sheet from a text that may be anything at all. Never throws. */
export function parseSheet(text: string): ParsedSheet {
  const opened = unseal('sheet', text, SHEET_FORMAT, MAX_SHEET_LENGTH);
  if (!opened.ok) return opened;
  const sheet = sheetSchema.safeParse(upToDate(opened.body));
  return sheet.success ? { ok: true, sheet: sheet.data } : damaged;
}

/** Format 1 did not measure the time. */
const upToDate = (body: Readonly<Record<string, unknown>>): unknown =>
  body['format'] === 1 ? { ...body, format: SHEET_FORMAT, playedMs: null } : body;

const damaged: ParsedSheet = { ok: false, problem: 'damaged' };
const unanswered: ParsedSheet = { ok: false, problem: 'unreadable-now' };

export type StoredSheet = Stored<ParsedSheet>;
export type SheetStore = SlotStore<Sheet, ParsedSheet>;

/** Keeps the sheets of the companion, each in two slots, as saved games are. */
export const createSheetStore = (device: KeyValue): SheetStore =>
  createSlotStore<Sheet, ParsedSheet>(device, {
    prefix: 'antilles/sheet/',
    longest: MAX_SHEET_LENGTH,
    write: writeSheet,
    parse(id, text) {
      const loaded = parseSheet(text);
      return loaded.ok && loaded.sheet.id !== id ? damaged : loaded;
    },
    damaged,
    unanswered,
    counts: (loaded) => loaded.ok || loaded.problem === 'newer',
    time: (loaded) => (loaded.ok ? loaded.sheet.savedAt : -Infinity),
  });

/** How many steps back are kept. */
const KEPT_STEPS = 40;

/**
 * Longer than this between two entries, and the game was put aside: that was no time at the table. A whole game of
 * Puerto Rico may pass between the set-up and the count, so it is hours.
 */
export const LONGEST_PAUSE = 3 * 3_600_000;

/** The time at the table until now. What is looked at again after it went into the history is over. */
export function playedUntil({ playedMs, savedAt, playId }: Sheet, now: number): number | null {
  if (playedMs === null || playId !== null) return playedMs;
  const since = now - savedAt;
  return since > 0 && since <= LONGEST_PAUSE ? playedMs + since : playedMs;
}

/** The sheet as it is kept at this moment. */
export const at = (sheet: Sheet, now: number): Sheet => ({
  ...sheet,
  playedMs: playedUntil(sheet, now),
  savedAt: now,
});

/** The sheet with something else written on it; what stood there can be had back. */
export const writeOn = (sheet: Sheet, data: unknown, now: number): Sheet => ({
  ...at(sheet, now),
  data,
  past: [...sheet.past, sheet.data].slice(-KEPT_STEPS),
  future: [],
});

/** Other people around the same sheet: every step of it is told anew, and one that cannot be is no step any more. */
export function seated(
  sheet: Sheet,
  seats: readonly TablePlayer[],
  retell: (data: unknown) => unknown,
  now: number,
): Sheet | null {
  const data = retell(sheet.data);
  if (data === null) return null;
  const steps = (all: readonly unknown[]): readonly unknown[] => all.map(retell).filter((step) => step !== null);
  return { ...at(sheet, now), seats, data, past: steps(sheet.past), future: steps(sheet.future) };
}

export function takeBack(sheet: Sheet, now: number): Sheet | null {
  if (sheet.past.length === 0) return null;
  return {
    ...at(sheet, now),
    data: sheet.past[sheet.past.length - 1],
    past: sheet.past.slice(0, -1),
    future: [sheet.data, ...sheet.future],
  };
}

export function putBack(sheet: Sheet, now: number): Sheet | null {
  if (sheet.future.length === 0) return null;
  return {
    ...at(sheet, now),
    data: sheet.future[0],
    past: [...sheet.past, sheet.data],
    future: sheet.future.slice(1),
  };
}
