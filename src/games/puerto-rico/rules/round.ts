import { assertNever, type Seat } from '@antilles/engine';
import { CHOOSE_ROLE, PASS, type Action } from './actions';
import { nextSeat, playerAt } from './board';
import { ROLE_CARDS, roleOf, type RoleCard } from './roleCards';
import { beginBuilder } from './roles/builder';
import { beginCaptain } from './roles/captain';
import { beginCraftsman } from './roles/craftsman';
import { beginMayor } from './roles/mayor';
import { beginProspector } from './roles/prospector';
import { beginSettler } from './roles/settler';
import { beginTrader } from './roles/trader';
import { outcomeOf, sheetOf } from './scoring';
import type { State } from './state';
import { asksItsSeat, type Asking, type Table, type Run } from './table';
import { suppliesFor } from './supplies';

/** Everybody picks in turn from the governor on; with two players three times (PR-9, PR-20). */
const round: Run<'round'> = {
  run(table) {
    const { state } = table;
    const { length } = state.players;
    const picks = length * suppliesFor(length).picksEach;
    state.steps.push({ op: 'close-round' });
    for (let i = picks - 1; i >= 0; i--) state.steps.push({ op: 'choose-role', seat: (state.governor + i) % length });
  },
};

function beginRole(table: Table, seat: Seat, card: RoleCard, declined: boolean): void {
  const role = roleOf(card);
  switch (role) {
    case 'settler':
      return beginSettler(table, seat);
    case 'mayor':
      return beginMayor(table, seat, declined);
    case 'builder':
      return beginBuilder(table, seat);
    case 'craftsman':
      return beginCraftsman(table, seat);
    case 'trader':
      return beginTrader(table, seat);
    case 'captain':
      return beginCaptain(table, seat);
    case 'prospector':
      return beginProspector(table, seat);
    default:
      return assertNever(role);
  }
}

const chooseRole: Asking<'choose-role'> = {
  ask: { kind: 'choose-role' },
  asks: asksItsSeat,
  candidates: (state) => CHOOSE_ROLE.slice(0, state.takers.length),
  refuse(state, _step, _seat, action) {
    if (action.type !== 'choose-role') return 'must-pick';
    return state.takers[ROLE_CARDS.indexOf(action.role)] === null ? null : 'role-taken';
  },
  legal(state) {
    const actions: Action[] = [];
    for (let i = 0; i < state.takers.length; i++) if (state.takers[i] === null) actions.push(CHOOSE_ROLE[i] ?? PASS);
    return actions;
  },
  answer(table, _step, seat, action) {
    if (action.type !== 'choose-role') throw new Error(`choosing a role cannot take ${action.type}`);
    const { state } = table;
    const { role } = action;
    const index = ROLE_CARDS.indexOf(role);
    const doubloons = state.purses[index] ?? 0;
    state.acting = role;
    state.takers[index] = seat;
    state.purses[index] = 0;
    playerAt(state, seat).doubloons += doubloons; // PR-11: off the card, not out of the bank
    table.emit?.({ type: 'role-taken', seat, role, doubloons });
    beginRole(table, seat, role, action.declined === true);
  },
};

/** A doubloon on every card left, the next governor; or the end of the game (PR-16, PR-17). */
const closeRound: Run<'close-round'> = {
  run(table) {
    const { state } = table;
    const ended = state.endTriggers[0];
    if (ended !== undefined) {
      // Ranking a table is for telling only: search looks at the state itself.
      table.emit?.({ type: 'game-ended', winners: outcomeOf(state.players.map(sheetOf), ended).winners });
      return;
    }
    const bonus: RoleCard[] = [];
    for (let i = 0; i < state.takers.length; i++) {
      if (state.takers[i] === null) {
        state.purses[i] = (state.purses[i] ?? 0) + 1;
        state.bank--;
        bonus.push(ROLE_CARDS[i] as RoleCard); // there are never more takers than cards
      }
      state.takers[i] = null;
    }
    state.acting = null;
    state.governor = nextSeat(state, state.governor);
    state.round++;
    table.next({ op: 'round' }); // before telling: a table with nothing left to do shows its chips
    table.emit?.({ type: 'round-ended', bonus, governor: state.governor });
  },
};

export const roundRules = { round, 'choose-role': chooseRole, 'close-round': closeRound };

/** Whether nothing is left to be done. */
export const isOver = (state: State): boolean => state.steps.length === 0;
