import type { Game, Seat, Viewer } from './game';
import type { HasRng } from './rng';

/** One event as a viewer may know it, with what that viewer saw right after it: what the screen animates. */
export interface Frame<View, Event> {
  readonly event: Event;
  readonly view: View;
  /** The round it happened in. */
  readonly round: number;
}

export interface Played<State, View, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  /** For each of the viewers asked for, in that order, what they saw happen. */
  readonly frames: readonly (readonly Frame<View, Event>[])[];
}

/** Thrown by `play` for an action that the rules do not allow. Ask `refusal` first where people type. */
export class IllegalAction extends Error {
  constructor(
    readonly reason: string,
    facts: string,
  ) {
    super(`${reason}: ${facts}`);
  }
}

/** The only door: checks the action, copies the state, applies it, and tells what each viewer saw. */
export function play<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  state: State,
  seat: Seat,
  action: Action,
  viewers: readonly Viewer[] = [],
): Played<State, View, Event> {
  const reason = game.refusal(state, seat, action);
  if (reason !== null) throw new IllegalAction(reason, `seat ${seat} in ${game.id}: ${JSON.stringify(action)}`);
  return playAgain(game, state, seat, action, viewers);
}

/** For an action that went through the door before, from this very state: the same once more, without asking. */
export function playAgain<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  state: State,
  seat: Seat,
  action: Action,
  viewers: readonly Viewer[] = [],
): Played<State, View, Event> {
  const after = game.clone(state);
  const events: Event[] = [];
  const frames = viewers.map((): Frame<View, Event>[] => []);
  game.apply(after, seat, action, (event) => {
    events.push(event);
    viewers.forEach((viewer, i) => {
      const seen = game.redact(event, viewer);
      if (seen !== null) frames[i]?.push({ event: seen, view: game.view(after, viewer), round: game.round(after) });
    });
  });
  return { state: after, events, frames };
}
