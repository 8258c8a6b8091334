import { z } from 'zod';
import { SEAT_COLOURS, type TablePlayer } from '@/session/seats';
import { count, duration, id, key, MAX_ACTIONS, MAX_SEATS, name, time } from './ceilings';
import { feed, finish, START, type Lanes } from './checksum';
import { sealText, unseal, type SealProblem } from './sealed';

/** How far a person may take back: anything (alone against bots), up to what was revealed, or nothing. */
export const UNDO_RULES = ['free', 'until-revealed', 'off'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

/** One game in progress, or finished, as it is kept on the device. */
export interface Save {
  readonly format: 1;
  readonly id: string;
  readonly game: string;
  /** The rules the game began with. */
  readonly rulesVersion: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly savedAt: number;
  readonly options: unknown;
  readonly seats: readonly TablePlayer[];
  readonly seed: number;
  readonly log: readonly { readonly seat: number; readonly action: unknown }[];
  readonly state: unknown;
  /** For each seat: how much of the log that person has seen. */
  readonly looked: readonly number[];
  readonly undoRule: UndoRule;
  /** An undo went past revealed information. */
  readonly casual: boolean;
  /** Where other rules than the first ones took over, if they did: the log replays from here and not from the seed. */
  readonly since?: TakenOver | undefined;
  /** How long people sat at it, in milliseconds, pauses left out; absent when nobody measured from the beginning. */
  readonly playedMs?: number | undefined;
  /** What was taken back and can be played again, oldest first. */
  readonly redo?: readonly { readonly seat: number; readonly action: unknown }[] | undefined;
  /** Who asked for a hint, and how much had been played by then. */
  readonly hints?: readonly HintMark[] | undefined;
  /** The game this one branched off from, if it is a "what if". */
  readonly branch?: Branch | undefined;
  /** The day whose deal this is, `2026-11-16`: the one scored attempt. */
  readonly daily?: string | undefined;
}

/** A hint that was asked for. It is no part of the rules: it stands beside the log. */
export interface HintMark {
  readonly at: number;
  readonly seat: number;
}

/** Where a "what if" left its original. */
export interface Branch {
  /** The id of the original. */
  readonly id: string;
  /** After how many actions, and in which round. */
  readonly at: number;
  readonly round: number;
}

/** The state in which a newer version of the rules found a game, after `at` actions. */
export interface TakenOver {
  readonly at: number;
  readonly rulesVersion: number;
  readonly state: unknown;
}

export type SaveProblem =
  | SealProblem
  | 'unknown-game'
  /** The file is whole; the rules of this version break over it. */
  | 'rules-failed'
  /** The device did not answer: nobody knows what is in it now. */
  | 'unreadable-now';
export type ParsedSave =
  { readonly ok: true; readonly save: Save } | { readonly ok: false; readonly problem: SaveProblem };

const FORMAT = 1;

/** The longest text that is taken for a save. A long game is a tenth of it; twice as much would not fit a row on Android. */
export const MAX_SAVE_LENGTH = 1_000_000;

/** Somebody at a table, as saves and sheets have them. */
export const seatSchema = z.object({ name, colour: z.enum(SEAT_COLOURS), bot: key.nullable() });

const actions = z.array(z.object({ seat: count, action: z.unknown() })).max(MAX_ACTIONS);

const saveSchema = z
  .object({
    format: z.literal(FORMAT),
    id,
    game: key.min(1),
    rulesVersion: z.int(),
    startedAt: time,
    savedAt: time,
    options: z.unknown(),
    seats: z.array(seatSchema).min(1).max(MAX_SEATS),
    seed: z.int(),
    log: actions,
    state: z.unknown(),
    looked: z.array(count).max(MAX_SEATS),
    undoRule: z.enum(UNDO_RULES),
    casual: z.boolean(),
    playedMs: duration.optional(),
    since: z.object({ at: count, rulesVersion: z.int(), state: z.unknown() }).optional(),
    redo: actions.optional(),
    hints: z
      .array(z.object({ at: count, seat: count }))
      .max(MAX_ACTIONS)
      .optional(),
    branch: z.object({ id, at: count, round: count }).optional(),
    daily: key.optional(),
  })
  .refine(
    (save) =>
      save.state !== undefined &&
      save.looked.length === save.seats.length &&
      save.looked.every((seen) => seen <= save.log.length) &&
      [...save.log, ...(save.redo ?? [])].every(
        (entry) => entry.seat < save.seats.length && entry.action !== undefined,
      ) &&
      (save.hints ?? []).every(({ at, seat }) => at <= save.log.length && seat < save.seats.length) &&
      (save.since === undefined || save.since.at <= save.log.length),
  );

/**
 * A save as text: the save itself, with the name of the app and a checksum of everything else in front. The log, which
 * only grows, comes before all that changes, and what was written of it the last time is neither put into words nor
 * summed up again: the hundredth save costs what the first one did.
 */
export function writeSave({ format, id, log, ...rest }: Save): string {
  const begun = beginning(`${JSON.stringify({ format, id }).slice(1, -1)},"log":[`, log);
  const end = `],${JSON.stringify(rest).slice(1)}`;
  return sealText('save', begun.text + end, finish(feed(begun.lanes, end)));
}

type Entry = Save['log'][number];

/** The text of a save up to the end of its log. */
interface Beginning {
  readonly head: string;
  readonly text: string;
  readonly lanes: Lanes;
}

/** The brace in front of everything, which the text leaves to the seal: cutting it off would copy the whole text. */
const OPENED = feed(START, '{');

/** By the last entry of the log. What came before an entry is always the same, and it never changes. */
const written = new WeakMap<Entry, Beginning>();
/** Saves are skipped while a write takes long: this far back the log is searched for what was written. */
const SKIPPED = 64;

function beginning(head: string, log: Save['log']): Beginning {
  let from = Math.max(0, log.length - SKIPPED);
  let before: Beginning | undefined;
  for (let i = log.length - 1; i >= from && before === undefined; i--) {
    const entry = log[i] as Entry; // inside the array
    const known = written.get(entry);
    // A copy of a game shares entries with it, under another name.
    if (known?.head !== head) continue;
    before = known;
    from = i + 1;
    // Only the longest is kept.
    written.delete(entry);
  }
  const more = (before === undefined ? log : log.slice(from)).map((entry) => JSON.stringify(entry)).join(',');
  const added = before === undefined ? head + more : more === '' ? '' : `,${more}`;
  const begun = { head, text: (before?.text ?? '') + added, lanes: feed(before?.lanes ?? OPENED, added) };
  const last = log[log.length - 1];
  if (last !== undefined) written.set(last, begun);
  return begun;
}

/** Reads a save from a text that may be anything at all. Never throws. */
export function parseSave(text: string, knowsGame: (game: string) => boolean = () => true): ParsedSave {
  const opened = unseal('save', text, FORMAT, MAX_SAVE_LENGTH);
  if (!opened.ok) return opened;
  try {
    const save = saveSchema.safeParse(opened.body);
    if (!save.success) return refused('damaged');
    return knowsGame(save.data.game) ? { ok: true, save: save.data } : refused('unknown-game');
  } catch {
    // Nested too deeply to be looked at.
    return refused('damaged');
  }
}

const refused = (problem: SaveProblem): ParsedSave => ({ ok: false, problem });
