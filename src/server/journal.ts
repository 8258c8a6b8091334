import { z } from 'zod';
import { codeSchema, UNDO_AT_TABLES } from '@/net/protocol';
import { count, id, key, MAX_ACTIONS, MAX_SEATS, name, time } from '@/session/ceilings';
import { SAVE_FORMAT, type Save } from '@/session/record';
import { SEAT_COLOURS } from '@/session/seats';

/*
 * What is kept of a table: lines that are only ever added. Whatever was told to anybody stands in it first, so that a
 * server that dies forgets nothing it said; half a line at the end was never told.
 */

const seat = z
  .int()
  .nonnegative()
  .max(MAX_SEATS - 1);

const kept = z.strictObject({
  name,
  colour: z.enum(SEAT_COLOURS),
  bot: key.nullable(),
  kind: z.enum(['free', 'taken', 'bot']),
  /** Of the key of whoever sits there; the key itself is kept nowhere but with them. */
  hash: z.string().max(100).nullable(),
});
export type KeptPlace = Readonly<z.infer<typeof kept>>;

const lineSchema = z.discriminatedUnion('k', [
  z.strictObject({
    k: z.literal('opened'),
    code: codeSchema,
    saveId: id,
    game: key.min(1),
    rules: z.int(),
    options: z.unknown(),
    undo: z.enum(UNDO_AT_TABLES),
    seed: z.int(),
    at: time,
  }),
  /** Everybody's places as they are from now on. */
  z.strictObject({ k: z.literal('places'), places: z.array(kept).min(1).max(MAX_SEATS) }),
  z.strictObject({ k: z.literal('begun'), at: time }),
  z.strictObject({ k: z.literal('act'), seat, action: z.unknown() }),
  /** Taken back: everything from this action on. */
  z.strictObject({ k: z.literal('cut'), at: count }),
  /** The state after so many actions: for rules that would play them differently. */
  z.strictObject({ k: z.literal('state'), at: count, rules: z.int(), state: z.unknown() }),
]);
export type Line = Readonly<z.infer<typeof lineSchema>>;

/** A table as its journal tells it. */
export interface KeptTable {
  readonly opened: Extract<Line, { k: 'opened' }>;
  readonly places: readonly KeptPlace[];
  readonly begunAt: number | null;
  readonly log: Save['log'];
  readonly state: Extract<Line, { k: 'state' }> | null;
  /** How often something was taken back. */
  readonly cuts: number;
  readonly lines: number;
}

/** Where journals lie. */
export interface Journals {
  /** The whole lines of a table's journal; null when there is none. */
  read(code: string): Promise<readonly string[] | null>;
  /**
   * Adds lines after the first `after`; false when there are other lines by now, which another process wrote. Rejects when
   * nobody can say whether it was kept.
   */
  append(code: string, after: number, lines: readonly string[]): Promise<boolean>;
  /** Forgets tables that nobody has sat at for a long time. */
  sweep(before: number): Promise<void>;
  close(): Promise<void>;
}

export const writeLine = (line: Line): string => JSON.stringify(line);

/** The table of these lines; null when they do not tell of one. */
export function readJournal(lines: readonly string[]): KeptTable | null {
  let table: KeptTable | null = null;
  for (const text of lines) {
    const line = lineOf(text);
    if (line === null) return null;
    if (table === null) {
      if (line.k !== 'opened') return null;
      table = { opened: line, places: [], begunAt: null, log: [], state: null, cuts: 0, lines: lines.length };
      continue;
    }
    const next = followed(table, line);
    if (next === null) return null;
    table = next;
  }
  return table !== null && table.places.length > 0 ? table : null;
}

function lineOf(text: string): Line | null {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function followed(table: KeptTable, line: Line): KeptTable | null {
  switch (line.k) {
    case 'opened':
      return null;
    case 'places':
      return { ...table, places: line.places };
    case 'begun':
      return { ...table, begunAt: line.at };
    case 'act': {
      if (line.seat >= table.places.length || table.log.length >= MAX_ACTIONS) return null;
      // Grown in place: this list is nobody else's yet.
      (table.log as { seat: number; action: unknown }[]).push({ seat: line.seat, action: line.action });
      return table;
    }
    case 'cut':
      return { ...table, log: table.log.slice(0, line.at), state: null, cuts: table.cuts + 1 };
    case 'state':
      return line.at === table.log.length ? { ...table, state: line } : table;
  }
}

/** The table's game as any save. */
export function saveOf({ opened, places, begunAt, log, state }: KeptTable, now: number): Save {
  return {
    format: SAVE_FORMAT,
    id: opened.saveId,
    game: opened.game,
    rulesVersion: opened.rules,
    startedAt: begunAt ?? opened.at,
    savedAt: now,
    options: opened.options,
    seats: places.map(({ name: called, colour, bot }) => ({ name: called, colour, bot })),
    seed: opened.seed,
    log,
    state: state?.state ?? null,
    looked: places.map(() => 0),
    undoRule: opened.undo === 'off' ? 'off' : 'until-revealed',
    casual: false,
  };
}
