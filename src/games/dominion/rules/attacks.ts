import type { Seat } from '@antilles/engine';
import { DONE, PICK } from './actions';
import { buttons } from './forms';
import { playerAt, othersOf, type Play, type Step } from './state';
import type { Asking, Table } from './table';

/** Attacks and reactions (DO-40 to DO-45): every single play of an Attack opens a window before its first step. */

const ASKED: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const NOBODY: readonly Seat[] = [];

export function openReactionWindow(table: Table, play: Play): void {
  const { state } = table;
  const immune: Seat[] = [];
  for (const seat of othersOf(state, play.seat)) {
    // DO-43: a Lighthouse protects by itself and cannot be waived.
    if (!playerAt(state, seat).inPlay.includes('lighthouse')) continue;
    immune.push(seat);
    table.emit?.({ type: 'protected', seat, card: 'lighthouse' });
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

export const react: Asking<'react'> = {
  /** Only who holds a Moat that would change something is asked (D-47). */
  asks: (state, { seat }) =>
    playerAt(state, seat).hand.includes('moat') && !state.turn.immune.includes(seat) ? (ASKED[seat] ?? [seat]) : NOBODY,
  ask: { kind: 'react', ...buttons('nothing') },
  candidates: () => [PICK.moat, DONE],
  answer(table, { seat }, _seat, action) {
    if (action.type !== 'pick') return;
    table.state.turn.immune = [...table.state.turn.immune, seat];
    table.emit?.({ type: 'reacted', seat, card: 'moat' });
  },
};
