import type { Game } from '@antilles/engine';
import type { Ask } from './asks';
import { CARDS } from './cards';
import type { Event } from './events';
import { DEFAULT_OPTIONS, optionsRefusal, parseOptions, type Options } from './options';
import { phrase } from './phrases';
import { outcome } from './scoring';
import { SEATS } from './seats';
import { clone, SOURCES, type Player, type State } from './state';
import type { Action } from './actions';
import { FIRST_STEP, machine } from './steps';
import { redact, resample, reveals, view, type View } from './view';

/** Every player starts with as many goods as there are players, no points, and all eight cards. */
function setup(options: Options, seatCount: number, seed: number): State {
  const newPlayer = (): Player => ({
    points: 0,
    goods: seatCount,
    hand: CARDS.concat(),
    table: [],
    discard: [],
    earned: SOURCES.map(() => 0),
  });
  const state: State = {
    rng: seed,
    options,
    round: 1,
    rows: { points: 1, goods: 1, trader: 1 }, // SD-D1
    players: Array.from({ length: seatCount }, newPlayer),
    revealed: false,
    rate: null,
    over: false,
    steps: [FIRST_STEP],
  };
  machine.start(state);
  return state;
}

export const santoDomingo: Game<State, Action, View, Options, Event, Ask> = {
  id: 'santo-domingo',
  rulesVersion: 1,
  seats: SEATS,
  defaultOptions: DEFAULT_OPTIONS,
  parseOptions,
  optionsRefusal,
  setup,
  ...machine,
  isOpen: (kind) => kind === 'trade',
  clone,
  outcome,
  round: (state) => state.round,
  points: (state) => state.players.map((player) => player.points),
  view,
  redact,
  reveals,
  phrase,
  resample,
};
