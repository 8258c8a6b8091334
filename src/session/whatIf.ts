import { luckFrom, type Game, type HasRng, type LogEntry, type Seat } from '@antilles/engine';
import type { Save } from './record';
import { createTimeline, type Timeline } from './timeline';

/** Why no new game can begin at a moment of another one. */
export type WhatIfProblem =
  /** Several people still play it, or nobody does: what is hidden from one of them must stay so until it is over. */
  | 'not-over'
  /** Nobody is asked any more: there is nothing to play differently. */
  | 'over-there'
  /** The log does not reach back that far under these rules. */
  | 'other-rules';

export type WhatIf =
  { readonly ok: true; readonly save: Save } | { readonly ok: false; readonly problem: WhatIfProblem };

/**
 * A game of its own that begins at a moment of another, which stays as it is.
 *
 * Of a game that is over everything may be known: the new one has the same cards, piles and luck. A game that still
 * goes on may be branched off only by somebody who plays it alone, and everything that person cannot know at that
 * moment, the luck to come included, is dealt anew: whatever happens in the new game tells nothing about the old one.
 */
export function whatIf<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  original: Save,
  /** After how many actions. */
  at: number,
  fresh: { readonly id: string; readonly now: number; readonly seed: number },
): WhatIf {
  const timeline = timelineOf(game, original);
  if (timeline === null || at < timeline.origin.at || at > original.log.length) return refused('other-rules');
  const state = timeline.stateAt(at);
  if (game.waiting(state).length === 0) return refused('over-there');

  const people = original.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const isOver = game.outcome(timeline.state()) !== null;
  const [alone] = people;
  if (!isOver && (alone === undefined || people.length > 1)) return refused('not-over');

  const { format, rulesVersion, options, seats, seed, undoRule } = original;
  const kept = {
    format,
    id: fresh.id,
    game: game.id,
    startedAt: fresh.now,
    savedAt: fresh.now,
    options,
    seats,
    undoRule,
    casual: false,
    branch: { id: original.id, at, round: game.round(state) },
  };
  if (isOver) {
    // The same beginning: the new game can be replayed and taken back to before it branched off.
    const log = original.log.slice(0, at);
    const looked = seats.map(() => log.length);
    return {
      ok: true,
      save: { ...kept, rulesVersion, seed, log, state, looked, ...(original.since ? { since: original.since } : {}) },
    };
  }
  // It must not be possible to replay it: what came before holds what this person could not see.
  const dealt = game.resample(state, alone ?? 0, luckFrom(fresh.seed));
  return {
    ok: true,
    save: {
      ...kept,
      rulesVersion: game.rulesVersion,
      seed: fresh.seed,
      log: [],
      state: dealt,
      looked: seats.map(() => 0),
      since: { at: 0, rulesVersion: game.rulesVersion, state: dealt },
    },
  };
}

const refused = (problem: WhatIfProblem): WhatIf => ({ ok: false, problem });

/**
 * The moment somebody looking at event `frame` means: the last one at which a person decides, or anybody when only bots
 * play. In the middle of what an action brought about, that is the choice before it.
 */
export function momentOfDecision(
  waitingAt: (at: number) => readonly Seat[],
  origin: number,
  shown: number,
  isPerson: (seat: Seat) => boolean,
): number {
  for (let at = shown; at >= origin; at--) if (waitingAt(at).some(isPerson)) return at;
  for (let at = shown; at >= origin; at--) if (waitingAt(at).length > 0) return at;
  return origin;
}

/** The timeline of a save, as far as these rules can replay it; null when they cannot. */
export function timelineOf<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  save: Save,
): Timeline<State, Action, View, Event> | null {
  try {
    const options = game.parseOptions(save.options);
    if (options === null || (save.since ?? save).rulesVersion !== game.rulesVersion) return null;
    const origin = save.since
      ? { at: save.since.at, state: save.since.state as State }
      : { at: 0, state: game.setup(options, save.seats.length, save.seed) };
    // From outside: the rules themselves say whether it is a log of theirs.
    return createTimeline(game, origin, save.log as readonly LogEntry<Action>[]);
  } catch {
    return null;
  }
}
