import { SEAT_COLOURS, type TablePlayer, type SeatColour } from '@/session/seats';
import { LEVELS, type Level } from '@/bots/bot';
import { nearestLevel } from '@/bots/mix';
import { isBlank, MAX_NAME, sameName, tidyName, visibleLength } from '@/storage/names';

/** A seat while the table is being laid. */
export interface SeatDraft {
  /** Stays with the seat when it moves. */
  readonly key: number;
  readonly name: string;
  readonly colour: SeatColour;
  /** null: a person. */
  readonly bot: Level | null;
}

/** How many can sit down. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** Why the game cannot start; each has its sentence under `setup.problem`. */
export type SeatProblem =
  | { readonly kind: 'too-few'; readonly min: number; readonly count: number }
  | { readonly kind: 'too-many'; readonly max: number; readonly count: number }
  | { readonly kind: 'empty-name'; readonly number: number }
  | { readonly kind: 'long-name'; readonly max: number; readonly count: number }
  | { readonly kind: 'same-name'; readonly name: string };

/** The first thing that is wrong with the seats, or null. */
export function seatProblem(seats: readonly SeatDraft[], { min, max }: SeatRange): SeatProblem | null {
  if (seats.length < min) return { kind: 'too-few', min, count: seats.length };
  if (seats.length > max) return { kind: 'too-many', max, count: seats.length };
  for (const [index, seat] of seats.entries()) {
    if (isBlank(seat.name)) return { kind: 'empty-name', number: index + 1 };
    const count = visibleLength(tidyName(seat.name));
    if (count > MAX_NAME) return { kind: 'long-name', max: MAX_NAME, count };
    if (seats.slice(0, index).some((other) => sameName(other.name, seat.name))) {
      return { kind: 'same-name', name: tidyName(seat.name) };
    }
  }
  return null;
}

/** What is wrong with one name among the others, or null. */
export function nameProblem(name: string, others: readonly string[]): 'name-empty' | 'long-name' | 'name-taken' | null {
  const tidy = tidyName(name);
  if (isBlank(tidy)) return 'name-empty';
  if (visibleLength(tidy) > MAX_NAME) return 'long-name';
  return others.some((other) => sameName(other, tidy)) ? 'name-taken' : null;
}

/** Whom bots are called after, when nobody gave them a name. */
export const BOT_NAMES = ['Ines', 'Mateo', 'Yara', 'Anton', 'Luz', 'Casper', 'Rosa'];

const freeColour = (seats: readonly SeatDraft[]): SeatColour =>
  SEAT_COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour)) ?? SEAT_COLOURS[0];

const nextKey = (seats: readonly SeatDraft[]): number => seats.reduce((key, seat) => Math.max(key, seat.key), 0) + 1;

/** The first name nobody at the table has. `numbered` makes "Player 3". */
function freeName(
  seats: readonly SeatDraft[],
  wishes: readonly string[],
  numbered: (number: number) => string,
): string {
  const isFree = (name: string): boolean => seats.every((seat) => !sameName(seat.name, name));
  const wish = wishes.find(isFree);
  if (wish !== undefined) return wish;
  let number = seats.length + 1;
  while (!isFree(numbered(number))) number++;
  return numbered(number);
}

/** One more seat, with a free colour and a name: a remembered one for a person, one of ours for a bot. */
export function addSeat(
  seats: readonly SeatDraft[],
  bot: Level | null,
  remembered: readonly string[],
  numbered: (number: number) => string,
): readonly SeatDraft[] {
  const wishes = bot === null ? remembered : BOT_NAMES;
  const name = freeName(seats, wishes, numbered);
  return [...seats, { key: nextKey(seats), name, colour: freeColour(seats), bot }];
}

/** A first table: one person against two bots, so that Start is one tap away. */
export function firstSeats(remembered: readonly string[], numbered: (number: number) => string): readonly SeatDraft[] {
  const alone = addSeat([], null, remembered, numbered);
  return addSeat(addSeat(alone, 'medium', [], numbered), 'medium', [], numbered);
}

export const changeSeat = (
  seats: readonly SeatDraft[],
  key: number,
  change: Partial<Omit<SeatDraft, 'key'>>,
): readonly SeatDraft[] => seats.map((seat) => (seat.key === key ? { ...seat, ...change } : seat));

export const removeSeat = (seats: readonly SeatDraft[], key: number): readonly SeatDraft[] =>
  seats.filter((seat) => seat.key !== key);

/** Puts a seat at another place in the round; the others keep their order. */
export function moveSeat(seats: readonly SeatDraft[], key: number, to: number): readonly SeatDraft[] {
  const seat = seats.find((each) => each.key === key);
  if (seat === undefined) return seats;
  const others = removeSeat(seats, key);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), seat, ...others.slice(place)];
}

/** Seats as a game keeps them. */
export const toSaved = (seats: readonly SeatDraft[]): readonly TablePlayer[] =>
  seats.map(({ name, colour, bot }) => ({ name: tidyName(name), colour, bot }));

/** Seats from an earlier game, as far as they still make sense: at most `max`, no colour twice. */
export function fromSaved(saved: readonly TablePlayer[], max: number): readonly SeatDraft[] {
  let seats: readonly SeatDraft[] = [];
  for (const { name, colour, bot } of saved.slice(0, max)) {
    const taken = seats.some((seat) => seat.colour === colour);
    const level = bot === null ? null : (LEVELS.find((each) => each === nearestLevel(bot)) ?? 'medium');
    seats = [
      ...seats,
      { key: nextKey(seats), name: tidyName(name), colour: taken ? freeColour(seats) : colour, bot: level },
    ];
  }
  return seats;
}
