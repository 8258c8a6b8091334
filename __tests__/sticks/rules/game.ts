import { below, must, rank, seatScore, stepMachine } from '@antilles/engine';
import type { Game, HasRng, HasSteps, Seat } from '@antilles/engine';

// The nouns. Everything is plain JSON.
export type Action = { readonly type: 'take'; readonly count: number };
export type Event = { readonly type: 'took'; readonly seat: Seat; readonly count: number; readonly left: number };
export type Step = { readonly op: 'turn'; readonly seat: Seat };
export interface State extends HasRng, HasSteps<Step> {
  heap: number;
  turns: number;
  /** Who took the last stick. */
  last: Seat | null;
  readonly seatCount: number;
}
export interface View {
  readonly heap: number;
  readonly toMove: Seat | null;
}

// The rules: one for every step. `candidates` and `refuse` together are the legal list and the "why not".
const machine = stepMachine<State, Step, Action, Event>({
  turn: {
    ask: { kind: 'turn' },
    asks: (_state, { seat }) => [seat],
    candidates: () => [1, 2, 3].map((count) => ({ type: 'take', count })),
    refuse: (state, _step, _seat, { count }) => (count > state.heap ? 'too-few-sticks' : null),
    answer(table, _step, seat, { count }) {
      const { state } = table;
      state.heap -= count;
      state.turns++;
      if (state.heap === 0) state.last = seat;
      else table.next({ op: 'turn', seat: (seat + 1) % state.seatCount });
      table.emit?.({ type: 'took', seat, count, left: state.heap });
    },
  },
});

// The game: what engine, bots, session and screens need to know. Whoever takes the last stick wins.
export const sticks: Game<State, Action, View, object, Event> = {
  ...machine,
  id: 'sticks',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  defaultOptions: {},
  parseOptions: (raw) => (typeof raw === 'object' && raw !== null ? {} : null),
  optionsRefusal: (_options, seatCount) => (seatCount < 2 || seatCount > 4 ? 'two-to-four' : null),
  setup(_options, seatCount, seed) {
    const state: State = { rng: seed, steps: [], heap: 0, turns: 0, last: null, seatCount };
    state.heap = 10 + below(state, 6); // luck comes out of the state
    state.steps.push({ op: 'turn', seat: 0 });
    machine.start(state);
    return state;
  },
  clone: (state) => ({ ...state, steps: state.steps.concat() }),
  isOpen: () => true,
  round: (state) => 1 + Math.floor(state.turns / state.seatCount),
  points: (state) => Array.from({ length: state.seatCount }, (_, seat) => (seat === state.last ? 1 : 0)),
  outcome(state) {
    if (state.last === null) return null;
    const scores = this.points(state).map((points, seat) =>
      seatScore(seat, [{ key: 'score.last-stick', points, how: null }], []),
    );
    return rank(scores, { key: 'ended.heap' });
  },
  view: (state) => ({ heap: state.heap, toMove: machine.waiting(state)[0] ?? null }),
  redact: (event) => event, // nothing is secret
  reveals: () => false,
  phrase: ({ seat, count, left }) => ({ key: 'log.took', params: { who: { seat }, count, left } }),
  resample: (state, _seat, luck) => ({ ...sticks.clone(state), rng: below(luck, 2 ** 31) }),
};

/** The one to move should leave a multiple of four. */
export const bestAction = ({ heap }: View): Action => ({ type: 'take', count: must([1, 1, 2, 3][heap % 4], 'a move') });
