import { below, luckFrom, must, pick, type LogEntry } from '@antilles/engine';
import { entry as santoDomingoEntry } from '@/games/santo-domingo';
import { santoDomingo, type Action, type Event, type Options, type State } from './aTable';

/** One event with the whole truth before and after it. */
export interface Happening {
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

/** One round: from the supply (or the set-up) to its close. */
export interface PlayedRound {
  /** When everybody was about to choose. */
  readonly start: State;
  readonly happenings: readonly Happening[];
  readonly end: State;
}

export interface PlayedGame {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  readonly log: readonly LogEntry<Action>[];
  readonly rounds: readonly PlayedRound[];
  readonly happenings: readonly Happening[];
  readonly final: State;
}

/** Plays a whole game at random and keeps every state between two events. */
export function randomGame(seed: number, seats: number): PlayedGame {
  const luck = luckFrom(seed);
  const options = santoDomingoEntry.sampleOptions(luck, seats);
  const state = santoDomingo.setup(options, seats, seed);
  const log: LogEntry<Action>[] = [];
  const all: Happening[] = [];
  const rounds: PlayedRound[] = [];
  let start = santoDomingo.clone(state);
  let current: Happening[] = [];
  let before = start;

  for (;;) {
    const waiting = santoDomingo.waiting(state);
    if (waiting.length === 0) break;
    if (log.length > 5_000) throw new Error(`game ${seed} does not end`);
    const seat = must(waiting[below(luck, waiting.length)], 'somebody is waited for');
    const decision = must(santoDomingo.decision(state, seat), 'whoever is waited for is asked');
    const action = pick(luck, decision.actions);
    log.push({ seat, action });
    santoDomingo.apply(state, seat, action, (event) => {
      const after = santoDomingo.clone(state);
      const happening = { event, before, after };
      before = after;
      all.push(happening);
      if (event.type === 'supplied') {
        start = after;
        current = [];
        return;
      }
      if (event.type === 'exchanged') return;
      current.push(happening);
      if (event.type === 'closed-round') rounds.push({ start, happenings: current, end: after });
    });
  }
  return {
    name: `game ${seed} with ${seats} players`,
    seats,
    options,
    seed,
    log,
    rounds,
    happenings: all,
    final: santoDomingo.clone(state),
  };
}

/** Plays a log again with the seats moved round: `to[seat]` is where that player sits now. */
export function playedOnOtherSeats(game: PlayedGame, to: readonly number[]): State {
  const state = santoDomingo.setup(game.options, game.seats, game.seed);
  const answers = Array.from({ length: game.seats }, (): Action[] => []);
  for (const { seat, action } of game.log) answers[must(to[seat], 'every seat moves')]?.push(action);
  for (;;) {
    const [seat] = santoDomingo.waiting(state);
    if (seat === undefined) return state;
    const action = must(answers[seat]?.shift(), 'an answer for every question');
    const reason = santoDomingo.refusal(state, seat, action);
    if (reason !== null) throw new Error(`${game.name}: seat ${seat} ${JSON.stringify(action)} is ${reason}`);
    santoDomingo.apply(state, seat, action, null);
  }
}
