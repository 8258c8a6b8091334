import type { Seat } from '@antilles/engine';
import { discardOf } from './actions';
import { isDark, kindsIn, removeCard, type Card } from './deck';
import type { Run, Asking, Table } from './table';
import { HAND_LIMIT, playerAt, type State, type Step } from './state';

/** Everybody but the one who played the dark card who holds too many cards (CA-44). */
export function caughtBy(state: State, by: Seat): Seat[] {
  const caught: Seat[] = [];
  for (let i = 0; i < state.players.length; i++) {
    if (i !== by && playerAt(state, i).hand.length > HAND_LIMIT) caught.push(i);
  }
  return caught;
}

/** Whether playing these cards makes somebody discard (CA-44; CA-D15: once, even for two dark cards). */
export const catchesSomebody = (state: State, by: Seat, cards: readonly Card[]): boolean =>
  state.options.scoundrels && cards.some(isDark) && caughtBy(state, by).length > 0;

/** CA-D15: the others discard right when the dark card is laid down, before what it does. */
export function discardFirst(table: Table, by: Seat, then: Step): void {
  const seats = caughtBy(table.state, by);
  table.next({ op: 'discard-down', by }, { op: 'show-discards', by }, then);
  table.emit?.({ type: 'caught', by, seats });
}

/** Asks everybody at once, a card at a time; nobody sees what the others choose until all have chosen. */
export const discardDown: Asking<'discard-down'> = {
  ask: { kind: 'discard-down' },
  asks: (state, { by }) => caughtBy(state, by),
  candidates: (state, _step, seat) => kindsIn(playerAt(state, seat).hand).map(discardOf),
  answer(table, step, seat, action) {
    if (action.type !== 'discard') throw new Error(`cannot ${action.type} instead of discarding`);
    const player = playerAt(table.state, seat);
    removeCard(player.hand, action.card);
    player.laidAside.push(action.card);
    table.next(step);
    table.emit?.({ type: 'laid-aside', seat, card: action.card });
  },
};

export const showDiscards: Run<'show-discards'> = {
  run(table) {
    const { state } = table;
    state.players.forEach((player, seat) => {
      if (player.laidAside.length === 0) return;
      const cards = player.laidAside;
      player.laidAside = [];
      for (const card of cards) state.discard.push(card);
      table.emit?.({ type: 'discarded', seat, cards });
    });
  },
};
