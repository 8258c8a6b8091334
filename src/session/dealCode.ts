import {
  checkLetters,
  fromLetters,
  sameJson,
  tidyLetters,
  toLetters,
  type AnyGame,
  type BitsIn,
  type OptionsCode,
} from '@antilles/engine';
import type { Level } from '@/bots/bot';

/** What a code needs to know of a game. */
export interface DealGame {
  readonly game: AnyGame;
  readonly optionsCode: OptionsCode<unknown>;
}

/** Everything a friend needs for the same game: who is played by which bot, the options, and the luck. */
export interface Deal {
  readonly game: string;
  readonly options: unknown;
  /** By seat: the level of its bot; null: a person. */
  readonly seats: readonly (Level | null)[];
  readonly seed: number;
}

/** Why a code cannot be played. */
export type DealProblem =
  /** Not a code of ours at all. */
  | 'not-a-code'
  /** A letter is wrong, or one is missing. */
  | 'mistyped'
  /** Made by an app that knows more than this one: another game, newer rules, another kind of code. */
  | 'newer'
  /** Made for rules that have changed since: the deal would not be the same. */
  | 'older';

export type ReadDeal =
  { readonly ok: true; readonly deal: Deal } | { readonly ok: false; readonly problem: DealProblem };

/** What a seat can be, in an order that never changes. Format 1 has one bit more for it, and is only used where it must be. */
const SITTERS: readonly (Level | null)[] = [null, 'easy', 'medium', 'hard', 'skilled'];
const formatOf = (seats: Deal['seats']): number => (seats.includes('skilled') ? 1 : 0);
const LAST_FORMAT = 1;
const FORMAT_BITS = 2;
const GAME_BITS = 4;
const VERSION_BITS = 8;
const COUNT_BITS = 3;
const SITTER_BITS = 2;
const SEED_BITS = 32;
const CHECK_LETTERS = 3;
/** The shortest there is: nothing shorter can be a code of which a letter is missing. */
const FEWEST_LETTERS = 12;
const GROUP = 4;

/** Puts a deal into a short code: `0G2K-7QWE-…`. The place of a game in the list is part of it and never changes. */
export function writeDeal(games: readonly (DealGame | undefined)[], { game: id, options, seats, seed }: Deal): string {
  const place = games.findIndex((entry) => entry?.game.id === id);
  const entry = games[place];
  if (entry === undefined) throw new Error(`no game called ${id}`);
  const letters = toLetters((bits) => {
    const format = formatOf(seats);
    bits.put(format, FORMAT_BITS);
    bits.put(place, GAME_BITS);
    bits.put(entry.game.rulesVersion, VERSION_BITS);
    bits.put(seats.length, COUNT_BITS);
    for (const sitter of seats) bits.put(SITTERS.indexOf(sitter), SITTER_BITS + format);
    bits.put(seed >>> 0, SEED_BITS);
    entry.optionsCode.write(options, bits);
  });
  return inGroups(letters + checkLetters(letters));
}

/** Reads a code, however it was typed. Never throws. */
export function readDeal(games: readonly (DealGame | undefined)[], text: string): ReadDeal {
  const letters = tidyLetters(text);
  if (letters === null || letters.length < FEWEST_LETTERS) return refused('not-a-code');
  const body = letters.slice(0, -CHECK_LETTERS);
  if (checkLetters(body) !== letters.slice(-CHECK_LETTERS)) return refused('mistyped');
  const bits = fromLetters(body);
  const format = bits.take(FORMAT_BITS);
  if (format > LAST_FORMAT) return refused('newer');
  const entry = games[bits.take(GAME_BITS)];
  if (entry === undefined) return refused('newer');
  const version = bits.take(VERSION_BITS);
  if (version !== entry.game.rulesVersion) return refused(version > entry.game.rulesVersion ? 'newer' : 'older');
  const deal = dealFrom(entry, bits, format);
  // The check letters fit: what cannot be read was written by somebody who knows more, cards of a later box for example.
  if (deal === null) return refused('newer');
  // Whatever else the letters might say: a code is what we would write for the same deal.
  return sameJson(tidyLetters(writeDeal(games, deal)), letters) ? { ok: true, deal } : refused('mistyped');
}

function dealFrom({ game, optionsCode }: DealGame, bits: BitsIn, format: number): Deal | null {
  try {
    const seats = Array.from({ length: bits.take(COUNT_BITS) }, () => SITTERS[bits.take(SITTER_BITS + format)] ?? null);
    const seed = bits.take(SEED_BITS);
    const options = game.parseOptions(optionsCode.read(bits));
    if (options === null || seats.length < game.seats.min || seats.length > game.seats.max) return null;
    return game.optionsRefusal(options, seats.length) === null ? { game: game.id, options, seats, seed } : null;
  } catch {
    return null;
  }
}

const refused = (problem: DealProblem): ReadDeal => ({ ok: false, problem });

const inGroups = (letters: string): string => (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');
