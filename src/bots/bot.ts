import type { AnyAsk, Decision, Game, HasRng, Phrase, Seat } from '@antilles/engine';

/** What a bot may know when it is asked: its seat's view, its choices, and states it can imagine. Never the truth. */
export interface Seen<State, Action, View, Ask extends AnyAsk = AnyAsk> {
  readonly seat: Seat;
  readonly view: View;
  readonly decision: Decision<Action, Ask>;
  /** A state that looks just like this one from the bot's seat; everything it cannot know is dealt from `luck`. */
  imagine(luck: HasRng): State;
}

export interface Choice<Action> {
  readonly action: Action;
  /** Why, weightiest first, from the terms of the bot's own evaluation: the hint says them aloud. */
  readonly reasons: readonly Phrase[];
}

/**
 * A bot at work. It yields at least once a millisecond or so, and whoever drives it decides when to breathe.
 * Resumed with `true` it is being hurried: it answers with the best it has.
 */
export type Thought<Action> = Generator<void, Choice<Action>, boolean | undefined>;

/** A way to choose. `luck` is the bot's own dice: the same dice and the same sight give the same choice. */
export interface Bot<State extends HasRng, Action, View, Ask extends AnyAsk = AnyAsk> {
  readonly id: string;
  think(seen: Seen<State, Action, View, Ask>, luck: HasRng): Thought<Action>;
}

/** The levels a person can choose, from the weakest on. Not every game has `skilled`: see `levelsOf`. */
export const LEVELS = ['easy', 'medium', 'skilled', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** A game's bots by name: its levels, and whatever else the arena knows (`greedy`, style bots). */
export type Bots<State extends HasRng, Action, View> = Readonly<
  Record<Exclude<Level, 'skilled'>, Bot<State, Action, View>> & Record<string, Bot<State, Action, View>>
>;

/** The levels a game has, from the weakest on. */
export const levelsOf = (bots: object): readonly Level[] => LEVELS.filter((level) => Object.hasOwn(bots, level));

/** What `seat` may know of a true state: the one place where a bot's sight is made. */
export function see<State extends HasRng, Action, View, Options, Event, Ask extends AnyAsk>(
  game: Game<State, Action, View, Options, Event, Ask>,
  state: State,
  seat: Seat,
): Seen<State, Action, View, Ask> {
  const decision = game.decision(state, seat);
  if (decision === null) throw new Error(`seat ${seat} of ${game.id} is not asked anything`);
  return {
    seat,
    view: game.view(state, seat),
    decision,
    imagine: (luck) => game.resample(state, seat, luck),
  };
}

/** Lets a bot think to the end without a breath: for tests and the arena. */
export function decideAtOnce<Action>(thought: Thought<Action>): Choice<Action> {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}
