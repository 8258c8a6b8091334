import { z } from 'zod';
import { count, duration, id, key, MAX_ACTIONS, MAX_SEATS, name, time } from './ceilings';
import { SEAT_COLOURS } from './seats';

/** How far a person may take back: anything (alone against bots), up to what was revealed, or nothing. */
export const UNDO_RULES = ['free', 'until-revealed', 'off'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

/** The version of the record below. */
export const SAVE_FORMAT = 1;

/** Somebody at a table, as saves and sheets have them. */
export const seatSchema = z.object({ name, colour: z.enum(SEAT_COLOURS), bot: key.nullable() });

const actions = z.array(z.object({ seat: count, action: z.unknown() })).max(MAX_ACTIONS);

/** One game in progress, or finished: what a session keeps, and what lies on the device. A field is told here and nowhere else. */
export const saveSchema = z
  .object({
    format: z.literal(SAVE_FORMAT),
    id,
    game: key.min(1),
    /** The rules the game began with. */
    rulesVersion: z.int(),
    /** Milliseconds since the epoch. */
    startedAt: time,
    savedAt: time,
    options: z.unknown(),
    seats: z.array(seatSchema).min(1).max(MAX_SEATS),
    seed: z.int(),
    log: actions,
    state: z.unknown(),
    /** For each seat: how much of the log that person has seen. */
    looked: z.array(count).max(MAX_SEATS),
    undoRule: z.enum(UNDO_RULES),
    /** An undo went past revealed information. */
    casual: z.boolean(),
    /** How long people sat at it, in milliseconds, pauses left out; absent when nobody measured from the beginning. */
    playedMs: duration.optional(),
    /** Where other rules than the first ones took over, if they did: the log replays from this state, not from the seed. */
    since: z.object({ at: count, rulesVersion: z.int(), state: z.unknown() }).optional(),
    /** What was taken back and can be played again, oldest first. */
    redo: actions.optional(),
    /** Who asked for a hint, and how much had been played by then. No part of the rules: it stands beside the log. */
    hints: z
      .array(z.object({ at: count, seat: count }))
      .max(MAX_ACTIONS)
      .optional(),
    /** The game this one branched off from, if it is a "what if": after how many actions, and in which round. */
    branch: z.object({ id, at: count, round: count }).optional(),
    /** The day whose deal this is, `2026-11-16`: the one scored attempt. */
    daily: key.optional(),
    /**
     * Whether it is to count for the rating of the one person in it: with bots that were chosen, or seated to fit that
     * person. Absent: it never does.
     */
    rated: z.enum(['chosen', 'fitted']).optional(),
    /** The people at the phone hide nothing from each other: no curtain lies between their turns. */
    trusting: z.literal(true).optional(),
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

/** Nothing in it is ever changed: after every change there is a new one. */
type Unchanging<T> = T extends object ? { readonly [Key in keyof T]: Unchanging<T[Key]> } : T;

export type Save = Unchanging<z.infer<typeof saveSchema>>;
/** A hint that was asked for. */
export type HintMark = NonNullable<Save['hints']>[number];
/** Where a "what if" left its original. */
export type Branch = NonNullable<Save['branch']>;

/** The record without fields that say nothing: what has no value has no key either. */
export function tidy(save: Save): Save {
  const said = Object.entries(save).filter(([, value]) => value !== undefined);
  // Only fields that may be left out can be undefined.
  return Object.fromEntries(said) as unknown as Save;
}

/** The seats that people sit at. */
export const peopleOf = ({ seats }: Pick<Save, 'seats'>): readonly number[] =>
  seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
