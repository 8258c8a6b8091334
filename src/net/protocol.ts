import { z } from 'zod';
import { LEVELS } from '@/bots/bot';
import { count, id, key, MAX_ACTIONS, MAX_SEATS, name } from '@/session/ceilings';
import { saveSchema } from '@/session/record';
import { SEAT_COLOURS } from '@/session/seats';

/*
 * What a table and those who sit at it say to each other: JSON texts, whatever carries them. Either side looks at every
 * word before it believes it; what it does not know is refused, not skipped, so that no two sides play different games.
 */

/** Goes up when an older side would misunderstand a newer one. */
export const PROTOCOL = 1;

/** The longest word a table listens to: an answer is a few hundred characters, options with a path drawn by hand some thousands. */
export const LONGEST_SAID = 32_768;

/** Letters of a table's code: twelve of 32 are 60 bits, so that nobody guesses one. */
export const CODE_LENGTH = 12;

const seat = z
  .int()
  .nonnegative()
  .max(MAX_SEATS - 1);
const seats = z.array(seat).max(MAX_SEATS);
const level = z.enum(LEVELS);
const token = z.string().regex(/^[\w-]{22,64}$/);
const code = z.string().regex(new RegExp(`^[0-9A-HJKMNP-TV-Z]{${CODE_LENGTH}}$`));
const rules = z.int().nonnegative();

/** How far a table takes back: what all the others agree to, or nothing. */
export const UNDO_AT_TABLES = ['agreed', 'off'] as const;

const laid = z.strictObject({ name, colour: z.enum(SEAT_COLOURS), bot: level.nullable() });

/** A table to be opened. Its people's seats are free, with the names they may have. */
export const orderSchema = z.strictObject({
  protocol: z.literal(PROTOCOL),
  game: key.min(1),
  rules,
  options: z.unknown(),
  seats: z.array(laid).min(1).max(MAX_SEATS),
  undo: z.enum(UNDO_AT_TABLES),
});
export type Order = Readonly<z.infer<typeof orderSchema>>;

export const codeSchema = code;

/** What somebody at a table says. */
export const saidSchema = z.discriminatedUnion('t', [
  /** The first word. `tokens`: the seats they had. */
  z.strictObject({ t: z.literal('hello'), protocol: z.int(), tokens: z.array(token).max(MAX_SEATS) }),
  z.strictObject({ t: z.literal('sit'), seat, name }),
  z.strictObject({ t: z.literal('rise'), seat }),
  /** Before the game, by anybody who sits: a bot has that seat, or it is free. */
  z.strictObject({ t: z.literal('place'), seat, bot: level.nullable() }),
  z.strictObject({ t: z.literal('start') }),
  /** `played`: how many answers this seat had given before, so that what is said twice counts once. */
  z.strictObject({ t: z.literal('act'), seat, era: count, played: count, action: z.unknown() }),
  /** A bot plays for a person who is away, or no longer. */
  z.strictObject({ t: z.literal('stand-in'), seat, bot: z.boolean() }),
  z.strictObject({ t: z.literal('take-back'), seat, era: count }),
  z.strictObject({ t: z.literal('agree'), seat, era: count, yes: z.boolean() }),
  z.strictObject({ t: z.literal('nudge'), seat }),
]);
export type Said = z.infer<typeof saidSchema>;

const place = z.strictObject({
  name,
  colour: z.enum(SEAT_COLOURS),
  bot: key.nullable(),
  /** Who may sit down here: `free` nobody does, `taken` a person does, `bot` a bot from the beginning. */
  kind: z.enum(['free', 'taken', 'bot']),
  /** Whether the person's phone is there. */
  here: z.boolean(),
});
export type Place = Readonly<z.infer<typeof place>>;

const roomSchema = z.strictObject({
  t: z.literal('room'),
  code,
  game: key.min(1),
  rules,
  options: z.unknown(),
  undo: z.enum(UNDO_AT_TABLES),
  phase: z.enum(['gathering', 'playing', 'over']),
  saveId: id,
  startedAt: z.number(),
  places: z.array(place).min(1).max(MAX_SEATS),
  /** The seats of whoever is told this. */
  mine: seats,
  /** Who asked to take back, and who has agreed; null when nobody asks. */
  asking: z.strictObject({ seat, agreed: seats }).nullable(),
});
export type Room = Readonly<z.infer<typeof roomSchema>>;

const frame = z.strictObject({
  at: count,
  round: count,
  event: z.unknown(),
  /** What is different in the view since the frame before. Left out: nothing. */
  change: z.unknown().optional(),
});

const strip = z.strictObject({
  viewer: seat.nullable(),
  /** How many frames came before these. */
  from: count,
  /** The view before the first frame of all; only where the strip begins. */
  base: z.unknown().optional(),
  frames: z.array(frame).max(MAX_ACTIONS * 10),
});
export type SentStrip = Readonly<z.infer<typeof strip>>;

/** What is asked of one seat, and a game in which everything that seat cannot know was dealt anew. */
const asked = z.strictObject({ seat, shadow: z.unknown() });

const syncSchema = z.strictObject({
  t: z.literal('sync'),
  /** A new one after everything that was taken back: nothing of before counts any more. */
  era: count,
  strips: z.array(strip).max(MAX_SEATS + 1),
  round: count,
  waiting: seats,
  thinking: seat.nullable(),
  /** An outcome is looked at by whoever shows it: it is the game's own. */
  outcome: z.unknown(),
  asked: z.array(asked).max(MAX_SEATS),
  /** Who answered, in order, since the first frame sent: what a log without its answers is. */
  answered: z.strictObject({ from: count, seats: z.array(seat).max(MAX_ACTIONS) }),
  /** Whose last answer could be taken back; null when there is none. */
  undoOf: seat.nullable(),
});
export type Sync = Readonly<z.infer<typeof syncSchema>>;

/** Why a table does not let somebody in, or lets them go. */
const BYES = [
  'newer',
  'older',
  'full',
  'gone',
  'too-much',
  'moved',
  'idle',
  'silent',
  'slow-down',
  'no-table',
] as const;
export type Bye = (typeof BYES)[number];

/** What a table says. */
export const toldSchema = z.discriminatedUnion('t', [
  roomSchema,
  syncSchema,
  z.strictObject({ t: z.literal('seated'), seat, token }),
  /** What was said last cannot be: in the rules' own words, or the table's. */
  z.strictObject({ t: z.literal('refused'), seat: seat.nullable(), reason: key }),
  z.strictObject({ t: z.literal('nudged'), by: seat }),
  /** The game is over: all of it, for everybody's own history. */
  z.strictObject({ t: z.literal('end'), save: saveSchema }),
  z.strictObject({ t: z.literal('bye'), why: z.enum(BYES) }),
]);
export type Told = z.infer<typeof toldSchema>;

/** A text as a word of this kind; null when it is none. */
export function read<Word>(schema: z.ZodType<Word>, text: unknown, longest = Infinity): Word | null {
  if (typeof text !== 'string' || text.length > longest) return null;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
