import {
  below,
  must,
  rank,
  seatScore,
  shuffle,
  stepMachine,
  type Game,
  type HasRng,
  type HasSteps,
  type Outcome,
  type Seat,
} from '@antilles/engine';
import type { Bot, Choice } from '@/bots/bot';
import { randomBot } from '@/bots/random';
import type { Playable } from '@/session/session';

// ---------------------------------------------------------------------------------------------------------------
// Bids: hidden hands, a simultaneous secret choice, a reveal, and an open question after it.

export type BidsAction =
  { readonly type: 'bid'; readonly card: number } | { readonly type: 'say'; readonly word: string };
export type BidsEvent =
  | { readonly type: 'bid'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'revealed'; readonly cards: readonly number[] }
  | { readonly type: 'said'; readonly seat: Seat; readonly word: string };
type BidsStep = { readonly op: 'bid' } | { readonly op: 'reveal' } | { readonly op: 'say'; readonly seat: Seat };

export interface BidsState extends HasRng, HasSteps<BidsStep> {
  round: number;
  hands: number[][];
  bids: (number | null)[];
  points: number[];
}

export interface BidsView {
  readonly round: number;
  readonly hand: readonly number[];
  readonly mine: number | null;
  readonly hasBid: readonly boolean[];
  readonly points: readonly number[];
}

const CARDS = 4;

const bids = stepMachine<BidsState, BidsStep, BidsAction, BidsEvent>({
  bid: {
    ask: { kind: 'bid' },
    asks: (state) => state.bids.flatMap((bid, seat) => (bid === null ? [seat] : [])),
    candidates: (state, _step, seat) => (state.hands[seat] ?? []).map((card) => ({ type: 'bid' as const, card })),
    answer(table, step, seat, action) {
      if (action.type !== 'bid') throw new Error('not a bid');
      const hand = must(table.state.hands[seat], 'hand');
      hand.splice(hand.indexOf(action.card), 1);
      table.state.bids[seat] = action.card;
      table.emit?.({ type: 'bid', seat, card: action.card });
      table.next(table.state.bids.includes(null) ? step : { op: 'reveal' });
    },
  },
  reveal: {
    run(table) {
      const { state } = table;
      const cards = state.bids.map((bid) => bid ?? 0);
      const best = cards.indexOf(Math.max(...cards));
      state.points[best] = (state.points[best] ?? 0) + 1;
      state.bids = cards.map(() => null);
      state.round++;
      table.emit?.({ type: 'revealed', cards });
      if ((state.hands[0]?.length ?? 0) > 0) table.next({ op: 'say', seat: best }, { op: 'bid' });
      else table.next({ op: 'say', seat: best });
    },
  },
  say: {
    ask: { kind: 'say' },
    asks: (_state, step) => [step.seat],
    candidates: () => ['hurrah', 'hm'].map((word) => ({ type: 'say' as const, word })),
    answer(table, step, _seat, action) {
      if (action.type !== 'say') throw new Error('not a word');
      table.emit?.({ type: 'said', seat: step.seat, word: action.word });
    },
  },
});

/** A number among options from outside, which may be anything. */
const numberOf = (raw: unknown, name: string): number | null => {
  const value = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>)[name] : undefined;
  return typeof value === 'number' ? value : null;
};

const outcomeOf = (over: boolean, points: readonly number[]): Outcome | null =>
  over
    ? rank(
        points.map((n, seat) => seatScore(seat, [{ key: 'points', points: n, how: null }], [])),
        { key: 'over' },
      )
    : null;

const bidsGame: Game<BidsState, BidsAction, BidsView, { readonly bonus: number }, BidsEvent> = {
  id: 'bids',
  rulesVersion: 3,
  seats: { min: 2, max: 5 },
  defaultOptions: { bonus: 0 },
  parseOptions: (raw) => {
    const bonus = numberOf(raw, 'bonus');
    return bonus === null ? null : { bonus };
  },
  optionsRefusal: ({ bonus }) => (bonus < 0 ? 'bonus-negative' : null),
  setup({ bonus }, seatCount, seed) {
    const state: BidsState = { rng: seed, steps: [{ op: 'bid' }], round: 1, hands: [], bids: [], points: [] };
    const deck = shuffle(
      state,
      Array.from({ length: CARDS * 6 }, (_, i) => i + 1),
    );
    for (let seat = 0; seat < seatCount; seat++) {
      state.hands.push(deck.splice(0, CARDS));
      state.bids.push(null);
      state.points.push(bonus);
    }
    bids.start(state);
    return state;
  },
  ...bids,
  isOpen: (kind) => kind === 'say',
  clone: (state) => ({
    ...state,
    steps: state.steps.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    bids: state.bids.slice(),
    points: state.points.slice(),
  }),
  outcome: (state) => outcomeOf(state.steps.length === 0, state.points),
  round: (state) => state.round,
  points: (state) => state.points.slice(),
  view: (state, viewer) => ({
    round: state.round,
    hand: viewer === null ? [] : must(state.hands[viewer], `no seat ${viewer}`).slice(),
    mine: viewer === null ? null : (state.bids[viewer] ?? null),
    hasBid: state.bids.map((bid) => bid !== null),
    points: state.points.slice(),
  }),
  redact: (event, viewer) => (event.type === 'bid' && event.seat !== viewer ? { ...event, card: null } : event),
  reveals: (event) => event.type === 'revealed',
  phrase: (event) => ({ key: event.type }),
  resample(state, seat, luck) {
    const copy = bidsGame.clone(state);
    copy.rng = below(luck, 2 ** 31);
    const hidden = copy.hands.flatMap((hand, other) =>
      other === seat ? [] : [...hand, ...(copy.bids[other] === null ? [] : [copy.bids[other] ?? 0])],
    );
    shuffle(
      luck,
      hidden.sort((a, b) => a - b),
    );
    copy.hands = copy.hands.map((hand, other) => (other === seat ? hand : hidden.splice(0, hand.length)));
    copy.bids = copy.bids.map((bid, other) => (other === seat || bid === null ? bid : (hidden.pop() ?? 0)));
    return copy;
  },
};

// ---------------------------------------------------------------------------------------------------------------
// Walk: plain turns of two actions each, with a deck to draw from.

export type WalkAction = { readonly type: 'step' | 'draw' };
export type WalkEvent =
  | { readonly type: 'stepped'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null };
interface WalkStep {
  readonly op: 'turn';
  readonly seat: Seat;
  readonly left: number;
}

export interface WalkState extends HasRng, HasSteps<WalkStep> {
  turns: number;
  deck: number[];
  hands: number[][];
  places: number[];
}

export interface WalkView {
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly deck: number;
  readonly places: readonly number[];
}

export interface WalkOptions {
  readonly cards: number;
}

const ROUNDS = 5;

const walk = stepMachine<WalkState, WalkStep, WalkAction, WalkEvent>({
  turn: {
    ask: { kind: 'turn' },
    asks: (_state, step) => [step.seat],
    candidates: () => [{ type: 'step' }, { type: 'draw' }],
    refuse: (state, _step, _seat, action) => (action.type === 'draw' && state.deck.length === 0 ? 'deck-empty' : null),
    answer(table, step, seat, action) {
      const { state } = table;
      if (action.type === 'draw') {
        const card = must(state.deck.pop(), 'card');
        state.hands[seat]?.push(card);
        table.emit?.({ type: 'drew', seat, card });
      } else {
        const to = (state.places[seat] ?? 0) + 1;
        state.places[seat] = to;
        table.emit?.({ type: 'stepped', seat, to });
      }
      if (step.left > 1) return table.next({ ...step, left: step.left - 1 });
      state.turns++;
      const next = (seat + 1) % state.places.length;
      if (state.turns < ROUNDS * state.places.length) table.next({ op: 'turn', seat: next, left: 2 });
    },
  },
});

const walkPoints = (state: WalkState): readonly number[] =>
  state.places.map((place, seat) => place + (state.hands[seat] ?? []).reduce((sum, card) => sum + card, 0));

const walkGame: Game<WalkState, WalkAction, WalkView, WalkOptions, WalkEvent> = {
  id: 'walk',
  rulesVersion: 1,
  seats: { min: 1, max: 4 },
  defaultOptions: { cards: 12 },
  parseOptions: (raw) => {
    const cards = numberOf(raw, 'cards');
    return cards === null ? null : { cards };
  },
  optionsRefusal: () => null,
  setup({ cards }, seatCount, seed) {
    const state: WalkState = { rng: seed, steps: [], turns: 0, deck: [], hands: [], places: [] };
    state.deck = shuffle(
      state,
      Array.from({ length: cards }, (_, i) => i % 3),
    );
    for (let seat = 0; seat < seatCount; seat++) {
      state.hands.push([]);
      state.places.push(0);
    }
    state.steps.push({ op: 'turn', seat: 0, left: 2 });
    return state;
  },
  ...walk,
  isOpen: () => true,
  clone: (state) => ({
    ...state,
    steps: state.steps.slice(),
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    places: state.places.slice(),
  }),
  outcome: (state) => outcomeOf(state.steps.length === 0, walkPoints(state)),
  round: (state) => 1 + Math.floor(state.turns / state.places.length),
  points: walkPoints,
  view: (state, viewer) => ({
    hand: viewer === null ? [] : must(state.hands[viewer], `no seat ${viewer}`).slice(),
    handSizes: state.hands.map((hand) => hand.length),
    deck: state.deck.length,
    places: state.places.slice(),
  }),
  redact: (event, viewer) => (event.type === 'drew' && event.seat !== viewer ? { ...event, card: null } : event),
  reveals: (event) => event.type === 'drew',
  phrase: (event) => ({ key: event.type }),
  resample(state, seat, luck) {
    const copy = walkGame.clone(state);
    copy.rng = below(luck, 2 ** 31);
    const hidden = copy.hands.flatMap((hand, other) => (other === seat ? [] : hand)).concat(copy.deck);
    shuffle(
      luck,
      hidden.sort((a, b) => a - b),
    );
    copy.hands = copy.hands.map((hand, other) => (other === seat ? hand : hidden.splice(0, hand.length)));
    copy.deck = hidden;
    return copy;
  },
};

// ---------------------------------------------------------------------------------------------------------------
// Bots for both.

/** Takes `pieces` breaths, then plays the action with the given index from the end; reasons say whether it was hurried. */
export function slowBot<State extends HasRng, Action, View>(
  pieces: number,
  onPiece: () => void = () => undefined,
): Bot<State, Action, View> {
  return {
    id: 'slow',
    *think(seen) {
      let hurried: boolean | undefined = false;
      for (let i = 0; i < pieces && hurried !== true; i++) {
        onPiece();
        hurried = yield;
      }
      const choice: Choice<Action> = {
        action: must(seen.decision.actions.at(-1), 'no action'),
        reasons: [{ key: hurried === true ? 'hurried' : 'in-peace' }],
      };
      return choice;
    },
  };
}

const levels = <State extends HasRng, Action, View>() => ({
  easy: randomBot<State, Action, View>(),
  medium: randomBot<State, Action, View>(),
  hard: slowBot<State, Action, View>(20),
});

export type BidsEntry = Playable<BidsState, BidsAction, BidsView, { readonly bonus: number }, BidsEvent>;
export type WalkEntry = Playable<WalkState, WalkAction, WalkView, WalkOptions, WalkEvent>;
export const bidsEntry: BidsEntry = { game: bidsGame, bots: levels(), checkInvariants: () => undefined };
export const walkEntry: WalkEntry = { game: walkGame, bots: levels(), checkInvariants: () => undefined };
