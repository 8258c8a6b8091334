import { pick, random, type Game, type HasRng, type Seat } from '@antilles/engine';
import type { Bot, Thought } from './bot';
import type { Guide } from './guide';

export interface GreedySettings<State> {
  /** How many imagined tables each action is tried on. */
  readonly samples: number;
  /** 0: always the best. Higher: now and then a plausible second-best (soft-max over the scores). */
  readonly temperature: number;
  /** How good a state is for a seat that only thinks of itself and of now. */
  worth(state: State, seat: Seat): number;
}

/**
 * Looks one decision ahead: tries every action on a few imagined tables, with the others choosing at random, and takes
 * the best on average. The same tables serve for every action, so that luck does not decide between them.
 */
export function greedyBot<State extends HasRng, Action, View, Options, Event>(
  id: string,
  game: Game<State, Action, View, Options, Event>,
  guide: Guide<State, Action, View>,
  settings: GreedySettings<State>,
): Bot<State, Action, View> {
  return {
    id,
    *think(seen, luck): Thought<Action> {
      const { actions } = seen.decision;
      const settled = guide.settle?.(seen.imagine(luck), seen.decision);
      if (settled !== null && settled !== undefined)
        return { action: settled, reasons: guide.explain?.(seen, settled) ?? [] };

      const scores = actions.map(() => 0);
      for (let sample = 0; sample < settings.samples; sample++) {
        const table = seen.imagine(luck);
        guide.prepare?.(table, seen.seat);
        for (const seat of game.waiting(table)) {
          const decision = seat === seen.seat ? null : game.decision(table, seat);
          if (decision) game.apply(table, seat, pick(luck, decision.actions), null);
        }
        actions.forEach((action, i) => {
          const after = game.clone(table);
          game.apply(after, seen.seat, action, null);
          settleAll(game, guide, after);
          scores[i] = (scores[i] ?? 0) + settings.worth(after, seen.seat) / settings.samples;
        });
        yield;
      }
      const action = actions[softMax(scores, settings.temperature, luck)] as Action;
      return { action, reasons: guide.explain?.(seen, action) ?? [] };
    },
  };
}

/** Answers whatever needs no thought, so that an effect is judged when it is over. */
function settleAll<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  guide: Guide<State, Action, View>,
  state: State,
): void {
  for (;;) {
    const [seat, another] = game.waiting(state);
    if (seat === undefined || another !== undefined) return;
    const decision = game.decision(state, seat);
    const action = decision && guide.settle ? guide.settle(state, decision) : null;
    if (action === null) return;
    game.apply(state, seat, action, null);
  }
}

/** The index of the best score, or of a nearly as good one. */
export function softMax(scores: readonly number[], temperature: number, luck: HasRng): number {
  const best = Math.max(...scores);
  if (temperature <= 0) {
    const top = scores.flatMap((score, i) => (score >= best - 1e-9 ? [i] : []));
    return pick(luck, top);
  }
  const weights = scores.map((score) => Math.exp((score - best) / temperature));
  let left = random(luck) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i] ?? 0;
    if (left <= 0) return i;
  }
  return scores.indexOf(best);
}
