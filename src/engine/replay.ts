import type { Game, Seat, Viewer } from './game';
import type { Phrase } from './phrase';
import { play, type Played } from './play';
import type { HasRng } from './rng';

/** One answer, as it stands in the log of a game. */
export interface LogEntry<Action> {
  readonly seat: Seat;
  readonly action: Action;
}

/** How a game began: with its log, all there is to know about it. */
export interface Beginning<Options> {
  readonly options: Options;
  readonly seatCount: number;
  readonly seed: number;
}

/** Plays a log again from the beginning and tells every step on the way. */
export function replay<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  { options, seatCount, seed }: Beginning<Options>,
  log: readonly LogEntry<Action>[],
  viewers: readonly Viewer[] = [],
  onPlayed?: (played: Played<State, View, Event>, index: number) => void,
): State {
  let state = game.setup(options, seatCount, seed);
  log.forEach(({ seat, action }, index) => {
    const played = play(game, state, seat, action, viewers);
    state = played.state;
    onPlayed?.(played, index);
  });
  return state;
}

/** A whole game in words, a line an event, grouped by round: for golden tests, bug reports and sharing. */
export function transcript<State extends HasRng, Action, View, Options, Event>(
  game: Game<State, Action, View, Options, Event>,
  beginning: Beginning<Options>,
  log: readonly LogEntry<Action>[],
  say: (phrase: Phrase) => string,
  viewer: Viewer = null,
): string {
  const lines: string[] = [];
  let round = 0;
  replay(game, beginning, log, [viewer], ({ frames }) => {
    for (const frame of frames[0] ?? []) {
      const phrase = game.phrase(frame.event);
      if (phrase === null) continue;
      if (frame.round !== round) {
        round = frame.round;
        lines.push(say({ key: 'log.round', params: { round } }));
      }
      lines.push(`  ${say(phrase)}`);
    }
  });
  return lines.join('\n');
}
