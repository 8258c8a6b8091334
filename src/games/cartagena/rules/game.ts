import { below, luckFrom, shuffle, type Game } from '@antilles/engine';
import type { Action } from './actions';
import type { Ask } from './asks';
import { freshDeck, HAND_AT_START } from './deck';
import type { Event } from './events';
import { DEFAULT_OPTIONS, layOut, optionsRefusal, parseOptions, type Options } from './options';
import { phrase } from './phrases';
import { layChests } from './powers';
import { routeOf } from './route';
import { outcome, points } from './scoring';
import { SEATS } from './seats';
import { clone, type State, type Player } from './state';
import { machine } from './steps';
import { redact, resample, reveals, view, type View } from './view';

export const cartagena: Game<State, Action, View, Options, Event, Ask> = {
  id: 'cartagena',
  rulesVersion: 1,
  seats: SEATS,

  defaultOptions: DEFAULT_OPTIONS,
  parseOptions,
  optionsRefusal,
  setup,

  ...machine,
  // Every decision shows cards somebody holds or looks at.
  isOpen: () => false,
  clone,
  outcome,

  round: (state) => Math.max(1, Math.ceil(state.turns / state.players.length)),
  points,

  view,
  redact,
  reveals,
  phrase,
  resample,
};

/** CA-1 … CA-6. */
function setup(options: Options, seatCount: number, seed: number): State {
  const refusal = optionsRefusal(options, seatCount);
  if (refusal !== null) throw new Error(`cannot set up cartagena: ${refusal}`);
  const luck = luckFrom(seed);
  const route = routeOf(options.route, layOut(luck, options.layout));
  const draw = shuffle(luck, freshDeck());
  const players = Array.from({ length: seatCount }, (): Player => ({
    start: options.pirates,
    spaces: [],
    ferry: 0,
    goal: 0,
    hand: draw.splice(draw.length - HAND_AT_START),
    laidAside: [],
  }));
  const chests = options.blackMagic ? layChests(luck, route) : null;
  const first = options.first ?? below(luck, seatCount);
  const state: State = {
    rng: luck.rng,
    options,
    route,
    players,
    standing: Array<number>(route.length + 1).fill(0),
    shore: options.route === 'complete' ? 'cartagena' : null,
    draw,
    discard: [],
    known: Array<number>(seatCount).fill(0),
    spread: [],
    chests,
    first,
    turns: 0,
    winner: null,
    helpedBy: null,
    steps: [{ op: 'begin-turn', seat: first }],
  };
  machine.start(state);
  return state;
}
