import { z } from 'zod';
import { SEAT_COLOURS, type SavedSeat } from './saveFile';
import { seal, unseal, type SealProblem } from './sealed';
import { createSlotStore, type KeyValue, type SlotStore, type Stored } from './slots';

/** One sheet of the companion, in progress or finished, as it is kept on the device. */
export interface Sheet {
  readonly format: 1;
  readonly id: string;
  /** Whose sheet it is: a game's id, `any`, `timer`. */
  readonly kind: string;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly savedAt: number;
  readonly seats: readonly SavedSeat[];
  /** What is written on it; only its own screen knows how to read that. */
  readonly data: unknown;
  /** What was written on it before, oldest first, and what was taken back, next first: undo survives a kill. */
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
  /** The play in the history that it became, if it did. */
  readonly playId: string | null;
}

export type SheetProblem = SealProblem;
export type ParsedSheet =
  { readonly ok: true; readonly sheet: Sheet } | { readonly ok: false; readonly problem: SheetProblem };

const FORMAT = 1;
const MAX_SHEET_LENGTH = 1_000_000;

const sheetSchema = z.object({
  format: z.literal(FORMAT),
  id: z.string().min(1),
  kind: z.string().min(1),
  startedAt: z.number(),
  savedAt: z.number(),
  seats: z.array(z.object({ name: z.string(), colour: z.enum(SEAT_COLOURS), bot: z.string().nullable() })).min(1),
  data: z.unknown(),
  past: z.array(z.unknown()),
  future: z.array(z.unknown()),
  playId: z.string().nullable(),
});

export const writeSheet = (sheet: Sheet): string => seal('sheet', sheet);

/** Reads a sheet from a text that may be anything at all. Never throws. */
export function parseSheet(text: string): ParsedSheet {
  const opened = unseal('sheet', text, FORMAT, MAX_SHEET_LENGTH);
  if (!opened.ok) return opened;
  const sheet = sheetSchema.safeParse(opened.body);
  return sheet.success ? { ok: true, sheet: sheet.data } : damaged;
}

const damaged: ParsedSheet = { ok: false, problem: 'damaged' };

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
    counts: (loaded) => loaded.ok || loaded.problem === 'newer',
    time: (loaded) => (loaded.ok ? loaded.sheet.savedAt : -Infinity),
  });

/** How many steps back are kept. */
const KEPT_STEPS = 40;

/** The sheet with something else written on it; what stood there can be had back. */
export const writeOn = (sheet: Sheet, data: unknown, now: number): Sheet => ({
  ...sheet,
  savedAt: now,
  data,
  past: [...sheet.past, sheet.data].slice(-KEPT_STEPS),
  future: [],
});

export function takeBack(sheet: Sheet, now: number): Sheet | null {
  if (sheet.past.length === 0) return null;
  return {
    ...sheet,
    savedAt: now,
    data: sheet.past[sheet.past.length - 1],
    past: sheet.past.slice(0, -1),
    future: [sheet.data, ...sheet.future],
  };
}

export function putBack(sheet: Sheet, now: number): Sheet | null {
  if (sheet.future.length === 0) return null;
  return {
    ...sheet,
    savedAt: now,
    data: sheet.future[0],
    past: [...sheet.past, sheet.data],
    future: sheet.future.slice(1),
  };
}
