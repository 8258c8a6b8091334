import { shuffle, type Seat } from '@antilles/engine';
import type { Card } from './deck';
import { playerAt, type State } from './state';
import type { Table } from './table';

/** The top card of the draw pile, which must not be empty. Whoever knew it knows one card less of the pile. */
function takeTop(state: State): Card {
  const { known } = state;
  for (let i = 0; i < known.length; i++) if ((known[i] as number) > 0) known[i] = (known[i] as number) - 1; // inside
  const card = state.draw.pop();
  if (card === undefined) throw new Error('the draw pile is empty');
  return card;
}

/** CA-D6: shuffles the discard pile into an empty draw pile. False when there is nothing to draw either way. */
function refill(table: Table): boolean {
  const { state } = table;
  if (state.draw.length > 0) return true;
  if (state.discard.length === 0) return false;
  state.draw = shuffle(state, state.discard);
  state.discard = [];
  table.emit?.({ type: 'reshuffled', count: state.draw.length });
  return true;
}

/** Draws cards into a hand, fewer when both piles run out (CA-D6, CA-D7). */
export function drawCards(table: Table, seat: Seat, count: number): void {
  const { state } = table;
  const { hand } = playerAt(state, seat);
  let left = count;
  while (left > 0 && refill(table)) {
    const before = hand.length;
    for (; left > 0 && state.draw.length > 0; left--) hand.push(takeTop(state));
    table.emit?.({ type: 'drew', seat, count: hand.length - before, cards: hand.slice(before) });
  }
}

/** Draws cards to look at, before anything is done with them. */
export function spreadOut(table: Table, seat: Seat, use: 'rum' | 'lantern', count: number): void {
  const { state } = table;
  while (state.spread.length < count && refill(table)) state.spread.push(takeTop(state));
  table.emit?.({ type: 'spread', seat, use, count: state.spread.length, cards: state.spread.concat() });
}

/** CA-D24: the discard pile, shuffled, goes under what is left of the draw pile. */
export function refillFromBelow(table: Table): void {
  const { state } = table;
  if (state.discard.length === 0) return;
  state.draw = shuffle(state, state.discard).concat(state.draw);
  state.discard = [];
  table.emit?.({ type: 'reshuffled', count: state.draw.length });
}
