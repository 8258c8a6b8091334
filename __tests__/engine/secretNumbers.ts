import { rank, seatScore, stepMachine, type Game, type HasRng, type HasSteps, type Seat } from '@antilles/engine';

export type Action = { readonly type: 'write'; readonly number: number };
export type Event =
  | { readonly type: 'wrote'; readonly seat: Seat; readonly number: number | null }
  | { readonly type: 'whispered'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly numbers: readonly number[] };
type Step = { readonly op: 'write' } | { readonly op: 'reveal' };
export interface State extends HasRng, HasSteps<Step> {
  /** 0: nothing written yet. */
  numbers: number[];
  round: number;
  points: number[];
  open: boolean;
}
export interface View {
  readonly numbers: readonly (number | null)[];
  readonly points: readonly number[];
}

const machine = stepMachine<State, Step, Action, Event>({
  write: {
    ask: { kind: 'write' },
    asks: (state) => state.numbers.flatMap((number, seat) => (number === 0 ? [seat] : [])),
    candidates: () => [1, 2, 3].map((number) => ({ type: 'write', number })),
    answer(table, step, seat, { number }) {
      table.state.numbers[seat] = number;
      table.next(table.state.numbers.includes(0) ? step : { op: 'reveal' });
      table.emit?.({ type: 'wrote', seat, number });
      table.emit?.({ type: 'whispered', seat });
    },
  },
  reveal: {
    run(table) {
      const { state } = table;
      state.open = true;
      table.emit?.({ type: 'revealed', numbers: state.numbers.concat() });
      state.open = false;
      state.points = state.points.map((points, seat) => points + (state.numbers[seat] ?? 0));
      state.numbers = state.numbers.map(() => 0);
      if (state.round++ < 2) table.next({ op: 'write' });
    },
  },
});

/**
 * Two rounds of writing a number in secret, all at once. `wrote` shows the number to its seat only; `whispered` is
 * noticed by its seat only.
 */
export const secretNumbers: Game<State, Action, View, object, Event> = {
  ...machine,
  id: 'secret-numbers',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  defaultOptions: {},
  parseOptions: () => ({}),
  optionsRefusal: () => null,
  setup(_options, seatCount, seed) {
    const none = () => Array.from({ length: seatCount }, () => 0);
    return { rng: seed, steps: [{ op: 'write' }], numbers: none(), round: 1, points: none(), open: false };
  },
  clone: (state) => ({
    ...state,
    steps: state.steps.concat(),
    numbers: state.numbers.concat(),
    points: state.points.concat(),
  }),
  isOpen: () => false,
  round: ({ round }) => round,
  points: ({ points }) => points,
  outcome: (state) =>
    state.steps.length > 0
      ? null
      : rank(
          state.points.map((points, seat) => seatScore(seat, [{ key: 'score.numbers', points, how: null }], [])),
          { key: 'ended.rounds' },
        ),
  view: ({ numbers, points, open }, viewer) => ({
    numbers: numbers.map((number, seat) => (open || seat === viewer ? number : null)),
    points: points.concat(),
  }),
  redact(event, viewer) {
    if (event.type === 'wrote' && event.seat !== viewer) return { ...event, number: null };
    return event.type === 'whispered' && event.seat !== viewer ? null : event;
  },
  reveals: ({ type }) => type === 'revealed',
  phrase(event) {
    if (event.type === 'whispered') return null;
    if (event.type === 'revealed') return { key: 'log.revealed' };
    return { key: 'log.wrote', params: { who: { seat: event.seat }, number: event.number ?? '?' } };
  },
  resample: (state) => secretNumbers.clone(state),
};
