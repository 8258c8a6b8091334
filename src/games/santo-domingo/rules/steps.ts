import { must, stepMachine, type Seat } from '@antilles/engine';
import type { Ask } from './asks';
import { BEGGAR, CARDS, TRADER, type Card } from './cards';
import { carryOut } from './carryOut';
import type { Event } from './events';
import { advance, cardsToPlay, SUPPLY_STEP } from './rows';
import { gainPoints, type Player, type State, type Step } from './state';
import type { Action } from './actions';
import type { Rules } from './table';
import { pointsFor, tradeOptions, usefulAmounts } from './trade';

/** Steps never change, so each kind is made once. */
const SUPPLY: Step = { op: 'supply' };
const CHOOSE: Step = { op: 'choose-cards' };
const REVEAL: Step = { op: 'reveal' };
const RESET_TRADER: Step = { op: 'reset-trader' };
const CLOSE_ROUND: Step = { op: 'close-round' };
const FINAL_EXCHANGE: Step = { op: 'final-exchange' };
const CARRY_OUT: readonly Step[] = [0, ...CARDS].map((card) => ({ op: 'carry-out', card: card as Card }));
const TRADERS: readonly Step[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ op: 'trader', seat }));
const TRADES: readonly Step[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ op: 'trade', seat }));

export const FIRST_STEP = SUPPLY;

const playerAt = (state: State, seat: Seat): Player => must(state.players[seat], `no seat ${seat}`);

// --- Choosing ---------------------------------------------------------------------------------------------------

/** Seats by bit mask, so that asking who still owes an answer makes no garbage. */
const SEATS_IN: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, mask) =>
  [0, 1, 2, 3, 4, 5].filter((seat) => mask & (1 << seat)),
);

const ONE_CARD: readonly Action[] = CARDS.map((card) => ({ type: 'choose', cards: [card] }));
const TWO_CARDS: readonly Action[] = CARDS.flatMap((first) =>
  CARDS.filter((second) => second > first).map((second): Action => ({ type: 'choose', cards: [first, second] })),
);
const CHOICES = { 1: ONE_CARD, 2: TWO_CARDS } as const;

const maskOf = (cards: readonly Card[]): number => {
  let mask = 0;
  for (let i = 0; i < cards.length; i++) mask |= 1 << (cards[i] as Card);
  return mask;
};

/** The choices for every possible hand, worked out when first met: there are 256 hands, and search meets them all the time. */
const choicesByHand = {
  1: new Array<readonly Action[] | undefined>(512),
  2: new Array<readonly Action[] | undefined>(512),
};

function choicesFor(hand: readonly Card[], count: 1 | 2): readonly Action[] {
  const mask = maskOf(hand);
  const known = choicesByHand[count][mask];
  if (known) return known;
  const found = CHOICES[count].filter(
    (action) => action.type === 'choose' && action.cards.every((card) => mask & (1 << card)),
  );
  choicesByHand[count][mask] = found;
  return found;
}

function removeCard(hand: Card[], card: Card): void {
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`card ${card} is not in hand`);
  for (let i = at; i < hand.length - 1; i++) hand[i] = hand[i + 1] as Card;
  hand.pop();
}

// --- The order of things ----------------------------------------------------------------------------------------

/** SD-9: the step after card number `card`: the next number somebody played, or the end of the round. */
function stepAfter(state: State, card: number): Step {
  let next = 9;
  for (let i = 0; i < state.players.length; i++) {
    const { table } = state.players[i] as Player;
    for (let j = 0; j < table.length; j++) {
      const played = table[j] as Card;
      if (played > card && played < next) next = played;
    }
  }
  return next === 9 ? CLOSE_ROUND : (CARRY_OUT[next] as Step);
}

/** SD-35, SD-D4: Traders announce in descending order of points, ties by lower seat; fixed for the step. */
function tradingOrder(state: State): Seat[] {
  const seats: Seat[] = [];
  state.players.forEach((player, seat) => {
    if (player.table.includes(TRADER)) seats.push(seat);
  });
  return seats.sort((a, b) => playerAt(state, b).points - playerAt(state, a).points || a - b);
}

const rules: Rules = {
  // SD-3 … SD-5
  supply: {
    run(table) {
      const { state } = table;
      const from = table.emit ? { ...state.rows } : state.rows;
      const step = must(SUPPLY_STEP[state.players.length], `no supply for ${state.players.length} players`);
      const { rows } = state;
      rows.points = advance(rows.points, step);
      rows.goods = advance(rows.goods, step);
      rows.trader = advance(rows.trader, step);
      table.next(CHOOSE);
      table.emit?.({
        type: 'supplied',
        from,
        to: { ...state.rows },
        rate: state.options.rates[state.rows.trader] ?? null,
      });
    },
  },

  // SD-6, SD-7: everybody at once, in secret; the cards lie face down until the last one has chosen.
  'choose-cards': {
    ask: { kind: 'choose-cards' },
    asks(state) {
      let mask = 0;
      for (let i = 0; i < state.players.length; i++)
        if ((state.players[i] as Player).table.length === 0) mask |= 1 << i;
      return SEATS_IN[mask] as readonly Seat[];
    },
    candidates: (state) => CHOICES[cardsToPlay(state.players.length)],
    refuse(state, _step, seat, action) {
      if (action.type !== 'choose') return 'not-possible';
      const { hand } = playerAt(state, seat);
      return action.cards.every((card) => hand.includes(card)) ? null : 'card-spent';
    },
    legal: (state, _step, seat) => choicesFor(playerAt(state, seat).hand, cardsToPlay(state.players.length)),
    answer(table, step, seat, action) {
      if (action.type !== 'choose') throw new Error('cards were asked for');
      const { state } = table;
      const player = playerAt(state, seat);
      for (let i = 0; i < action.cards.length; i++) removeCard(player.hand, action.cards[i] as Card);
      player.table = action.cards.concat();
      table.emit?.({ type: 'chose', seat, cards: action.cards });
      for (let i = 0; i < state.players.length; i++) {
        if ((state.players[i] as Player).table.length === 0) return table.next(step);
      }
      table.next(REVEAL);
    },
  },

  reveal: {
    run(table) {
      const { state } = table;
      state.revealed = true;
      table.next(stepAfter(state, 0));
      table.emit?.({ type: 'revealed', cards: state.players.map((player) => player.table.concat()) });
    },
  },

  // SD-9, SD-10
  'carry-out': {
    run(table, { card }) {
      const { state } = table;
      if (card === TRADER) {
        table.next(RESET_TRADER);
        const order = tradingOrder(state);
        for (let i = order.length - 1; i >= 0; i--) table.next(TRADERS[order[i] as Seat] as Step);
      } else if (card !== BEGGAR) {
        table.next(stepAfter(state, card));
      } else {
        table.next(CLOSE_ROUND);
      }
      carryOut(table, card);
    },
  },

  // A Trader who can buy nothing announces nothing by itself (section d).
  trader: {
    run(table, { seat }) {
      const { state } = table;
      if (pointsFor(playerAt(state, seat).goods, state.rate) > 0) table.next(TRADES[seat] as Step);
      else table.emit?.({ type: 'traded', seat, goods: 0, points: 0 });
    },
  },

  // SD-32, SD-33
  trade: {
    ask: { kind: 'trade' },
    asks: (_state, { seat }) => SEATS_IN[1 << seat] as readonly Seat[],
    candidates: () => TRADE_CANDIDATES,
    refuse(state, { seat }, _seat, action) {
      if (action.type !== 'trade') return 'not-possible';
      const { goods } = playerAt(state, seat);
      if (action.goods > goods) return 'too-few-goods';
      return action.goods === 0 || usefulAmounts(goods, state.rate).includes(action.goods) ? null : 'wasteful';
    },
    legal: (state, { seat }) => tradeOptions(playerAt(state, seat).goods, state.rate),
    answer(table, _step, seat, action) {
      if (action.type !== 'trade') throw new Error('goods were asked for');
      const player = playerAt(table.state, seat);
      const points = pointsFor(action.goods, table.state.rate);
      player.goods -= action.goods;
      gainPoints(player, 'trader', points);
      table.emit?.({ type: 'traded', seat, goods: action.goods, points });
    },
  },

  // SD-36
  'reset-trader': {
    run(table) {
      const { state } = table;
      const from = state.rows.trader;
      state.rows.trader = 0;
      state.rate = null;
      table.next(stepAfter(state, TRADER));
      table.emit?.({ type: 'trader-reset', from });
    },
  },

  // SD-42 … SD-45
  'close-round': {
    run(table) {
      const { state } = table;
      let last = false;
      for (const player of state.players) {
        for (let i = 0; i < player.table.length; i++) player.discard.push(player.table[i] as Card);
        player.table = [];
        if (player.points >= state.options.target) last = true;
      }
      state.revealed = false;
      table.next(last ? FINAL_EXCHANGE : SUPPLY);
      table.emit?.({ type: 'closed-round', round: state.round, last });
      if (!last) state.round++;
    },
  },

  // SD-49
  'final-exchange': {
    run(table) {
      const { state } = table;
      state.over = true;
      for (let seat = 0; seat < state.players.length; seat++) {
        const player = playerAt(state, seat);
        const points = Math.floor(player.goods / 3);
        player.goods -= 3 * points;
        gainPoints(player, 'exchange', points);
        table.emit?.({ type: 'exchanged', seat, goods: 3 * points, points });
      }
    },
  },
};

const TRADE_CANDIDATES: readonly Action[] = Array.from({ length: 16 }, (_, goods) => ({ type: 'trade', goods }));

export const machine = stepMachine<State, Step, Action, Event, Ask>(rules);
