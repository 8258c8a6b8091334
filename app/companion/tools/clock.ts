import { z } from 'zod';

/**
 * The clocks of the players. Only one runs, and it is kept as the moment it began: nothing ticks in the file, so that
 * a phone that sleeps, or an app that was closed, loses no second; and taking a step back gives the time back.
 */
export interface Clocks {
  /** Milliseconds each player may use; null: the clocks count up. */
  readonly limit: number | null;
  /** Milliseconds given back after every turn. Below zero somebody has more left than they began with. */
  readonly increment: number;
  /** Milliseconds a turn may take; null: as long as it likes. */
  readonly perTurn: number | null;
  /** Milliseconds each player has used before the clock that runs began, increments taken off. */
  readonly used: readonly number[];
  /** Milliseconds of the present turn before the clock that runs began: a pause is no new turn. */
  readonly spent: number;
  /** Whose turn it is. */
  readonly turn: number;
  /** When the running clock began, in milliseconds since the epoch; null: it stands still. */
  readonly since: number | null;
  /** How many turns have been taken. */
  readonly turns: number;
}

export interface Timing {
  readonly limit: number | null;
  readonly increment: number;
  readonly perTurn: number | null;
}

export const newClocks = (seatCount: number, timing: Timing): Clocks => ({
  ...timing,
  spent: 0,
  used: Array.from({ length: seatCount }, () => 0),
  turn: 0,
  since: null,
  turns: 0,
});

/** The same clocks for other people: whoever comes has used nothing, and nobody's clock runs on for somebody else. */
export function reseat(clocks: Clocks, from: readonly (number | null)[]): Clocks {
  const turn = from.indexOf(clocks.turn);
  return {
    ...clocks,
    used: from.map((old) => clocks.used[old ?? -1] ?? 0),
    turn: Math.max(0, turn),
    spent: turn < 0 ? 0 : clocks.spent,
    since: turn < 0 ? null : clocks.since,
  };
}

/** A clock that went backwards has not run. */
const running = ({ since }: Clocks, now: number): number => (since === null ? 0 : Math.max(0, now - since));

export const usedBy = (clocks: Clocks, seat: number, now: number): number =>
  (clocks.used[seat] ?? 0) + (seat === clocks.turn ? running(clocks, now) : 0);

/** What a clock shows: what is left, or what was used. Below zero: over the limit. */
export const shownBy = (clocks: Clocks, seat: number, now: number): number =>
  clocks.limit === null ? usedBy(clocks, seat, now) : clocks.limit - usedBy(clocks, seat, now);

/** What is left of the present turn; below zero: it took too long. Null where turns have no limit. */
export const leftOfTurn = (clocks: Clocks, now: number): number | null =>
  clocks.perTurn === null ? null : clocks.perTurn - clocks.spent - running(clocks, now);

const booked = (clocks: Clocks, now: number): readonly number[] =>
  clocks.used.map((_, seat) => usedBy(clocks, seat, now));

export const startClock = (clocks: Clocks, now: number): Clocks =>
  clocks.since === null ? { ...clocks, since: now } : clocks;

export const pauseClock = (clocks: Clocks, now: number): Clocks =>
  clocks.since === null
    ? clocks
    : { ...clocks, used: booked(clocks, now), spent: clocks.spent + running(clocks, now), since: null };

/** The turn goes to the next player, or to somebody else; the clock goes on. */
export const passTurn = (clocks: Clocks, now: number, to = (clocks.turn + 1) % clocks.used.length): Clocks => ({
  ...clocks,
  used: booked(clocks, now).map((ms, seat) => (seat === clocks.turn ? ms - clocks.increment : ms)),
  spent: 0,
  turn: to,
  since: now,
  turns: clocks.turns + 1,
});

/** "4:07", "1:02:30", with a minus when over the limit. A second that has begun counts where time runs out. */
export function clockText(ms: number, down: boolean): string {
  const seconds = down ? Math.ceil(Math.abs(ms) / 1000) * Math.sign(ms) : Math.floor(ms / 1000);
  const all = Math.abs(seconds);
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
  return seconds < 0 ? `−${text}` : text;
}

const schema = z.object({
  limit: z.number().positive().nullable(),
  // Clocks of the first versions knew neither.
  increment: z.number().nonnegative().default(0),
  perTurn: z.number().positive().nullable().default(null),
  used: z.array(z.number()),
  spent: z.number().nonnegative().default(0),
  turn: z.int().nonnegative(),
  since: z.number().nullable(),
  turns: z.int().nonnegative(),
});

export function parseClocks(raw: unknown, seatCount: number): Clocks | null {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) return null;
  return parsed.data.used.length === seatCount && parsed.data.turn < seatCount ? parsed.data : null;
}
