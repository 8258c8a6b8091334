import type { Seat } from '@antilles/engine';
import { DONE, PICK } from './actions';
import { buttons } from './forms';
import { watchersOf } from './moments';
import type { CardId } from './printed';
import { othersOf, playerAt, type Play, type State, type Step } from './state';
import type { Asking, Table } from './table';

/** Attacks and reactions (DO-40 to DO-45): every single play of an Attack opens a window before its first step. */

const ASKED: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NOBODY: readonly Seat[] = [];

export function openReactionWindow(table: Table, play: Play): void {
  const { state } = table;
  const immune: Seat[] = [];
  for (const seat of othersOf(state, play.seat)) {
    // DO-43: a shield protects by itself and cannot be waived.
    const card = watchersOf(state).shields.find((shield) => playerAt(state, seat).inPlay.includes(shield));
    if (card === undefined) continue;
    immune.push(seat);
    table.emit?.({ type: 'protected', seat, card });
  }
  state.turn.immune = immune;
  const { card, seat, slot, throne } = play;
  table.next(...othersOf(state, seat).map((other): Step => ({ op: 'react', seat: other, attack: card })), {
    op: 'resolve',
    card,
    seat,
    slot,
    throne,
  });
}

const wardsIn = (state: State, seat: Seat): readonly CardId[] =>
  watchersOf(state).wardsOff.filter((card) => playerAt(state, seat).hand.includes(card));

export const react: Asking<'react'> = {
  /** Only who holds a card that would change something is asked (D-47). */
  asks: (state, { seat }) =>
    !state.turn.immune.includes(seat) && wardsIn(state, seat).length > 0 ? (ASKED[seat] ?? [seat]) : NOBODY,
  ask: { kind: 'react', ...buttons('nothing') },
  candidates: (state, { seat }) => [...wardsIn(state, seat).map((card) => PICK[card]), DONE],
  answer(table, { seat }, _seat, action) {
    if (action.type !== 'pick') return;
    table.state.turn.immune = [...table.state.turn.immune, seat];
    table.emit?.({ type: 'reacted', seat, card: action.card });
  },
};
