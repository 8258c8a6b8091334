import type { Game, HasRng, OptionsCode, Phrase } from '@antilles/engine';
import type { Bots } from '@/bots/bot';
import type { Weigh } from '@/bots/weigh';

/** The pure half of a game: what session, arena, tests and tools need. Each game folder exports one from its index. */
export interface GameEntry<State extends HasRng, Action, View, Options, Event> {
  readonly game: Game<State, Action, View, Options, Event>;
  readonly bots: Bots<State, Action, View>;
  /** How answers are compared, for the review after a game. */
  readonly weigh: Weigh<State, Action, View>;
  /** An answer nobody would think about (playing Treasures before buying): a review passes over it. */
  isMatterOfCourse?(action: Action): boolean;
  /** Any legal option set for this many players: what conformance and soak play with. */
  sampleOptions(luck: HasRng, seatCount: number): Options;
  /** How its options are written into a code that gives a friend the same deal. */
  readonly optionsCode: OptionsCode<Options>;
  /** How the deal of a day is played: what may differ from day to day comes from `luck`. */
  daily(luck: HasRng): { readonly options: Options; readonly seatCount: number };
  /** What is special about a game with these options, in phrases of its own words; empty for the basic game. */
  variant(options: Options, seatCount: number): readonly Phrase[];
  /** Every piece in the box as one string: the same at every moment of one game. */
  census(state: State): string;
  /** The invariants of the rule contract; throws with the facts when one does not hold. */
  checkInvariants(state: State): void;
}

/** A game whose types nobody here needs to know. */
export type AnyEntry = GameEntry<HasRng, unknown, unknown, unknown, unknown>;
