import { luckFrom, pick, random, type Game, type HasRng, type Seat } from '@antilles/engine';
import type { Seen } from './bot';

/**
 * Compares a few answers to one question: for each of them, what it was worth on each of the same imagined tables, from
 * 0 to 1 or a little beyond. Yields like a thinking bot.
 */
export interface Weigh<State, Action, View> {
  compare(
    seen: Seen<State, Action, View>,
    actions: readonly Action[],
    luck: HasRng,
    /** Asked now and then: what is known by now is enough. */
    isEnough?: (values: readonly (readonly number[])[]) => boolean,
  ): Generator<void, readonly (readonly number[])[], boolean | undefined>;
}

export interface WeighSettings<State> {
  /** How many imagined tables every answer is tried on. */
  readonly tables: number;
  /** Readies an imagined table, as for the search. */
  prepare?(state: State, seat: Seat): void;
  /** Plays on from there, in place, until it is worth judging. */
  rollout(state: State, luck: HasRng): void;
  /** How good a state is for each seat, from 0 to 1 or a little beyond. */
  evaluate(state: State): readonly number[];
}

/**
 * Half for winning, half for the lead, which counts the same in every game: a bot may stop to care about points in a game
 * that is as good as lost, but a bad move is still a bad move there. `whole` is a lead as good as a victory.
 */
export const worthOf = (won: number, lead: number, whole: number): number => 0.5 * won + 0.25 + (0.5 * lead) / whole;

/** So many tables are looked at even in a hurry: fewer say nothing. */
const FEWEST = 5;

/** After so many tables somebody is asked whether they are enough. */
const ASKED_EVERY = 25;

/** Tries every answer on the same tables and with the same luck after it, so that what differs is the answer. */
export function weighByRollouts<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  { tables, prepare, rollout, evaluate }: WeighSettings<State>,
): Weigh<State, Action, View> {
  return {
    *compare({ seat, imagine }, actions, luck, isEnough) {
      const values = actions.map((): number[] => []);
      let hurried = false;
      for (let i = 0; i < tables; i++) {
        const table = imagine(luck);
        prepare?.(table, seat);
        for (const other of game.waiting(table)) {
          const decision = other === seat ? null : game.decision(table, other);
          if (decision) game.apply(table, other, pick(luck, decision.actions), null);
        }
        const seed = Math.floor(random(luck) * 0x1_0000_0000);
        for (const [k, action] of actions.entries()) {
          const after = game.clone(table);
          game.apply(after, seat, action, null);
          rollout(after, luckFrom(seed));
          values[k]?.push(evaluate(after)[seat] ?? 0);
          hurried = (yield) === true || hurried;
        }
        if (hurried && i >= FEWEST) break;
        if ((i + 1) % ASKED_EVERY === 0 && isEnough?.(values) === true) break;
      }
      return values;
    },
  };
}

/** The mean difference of two answers on the same tables, and how uncertain it is. */
export function difference(
  better: readonly number[],
  other: readonly number[],
): { readonly mean: number; readonly error: number } {
  const count = Math.min(better.length, other.length);
  if (count === 0) return { mean: 0, error: 1 };
  const gaps = Array.from({ length: count }, (_, i) => (better[i] ?? 0) - (other[i] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / count;
  const spread = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, error: Math.sqrt(spread / count) };
}
