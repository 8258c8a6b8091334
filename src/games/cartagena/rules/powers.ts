import { shuffle, type HasRng, type Seat } from '@antilles/engine';
import { giveOf, keepOf, putBackOf, takeOf, type Action } from './actions';
import { kindsIn, removeCard, type Card } from './deck';
import { drawCards, refillFromBelow, spreadOut } from './pile';
import { movePirates, snakeTarget } from './places';
import type { Route } from './route';
import { CHEST_TOKENS, playerAt, type State, type Chests, type ChestToken, type Step } from './state';
import type { Asking, Run } from './table';

/** The powers of Black Magic, once the card is on the discard pile. Parrot and Hook are moves: see the turn. */

/** How many cards a lantern shows (CA-50). */
const BY_LANTERN_LIGHT = 4;

const unexpected = (step: Step, action: Action): Error => new Error(`cannot ${action.type} in ${step.op}`);

/** CA-49: one card more than there are players. */
export const rumCards = (state: State): number => state.players.length + 1;

// ── Pistol (CA-48)

export const pistol: Run<'pistol'> = {
  run(table, { seat, victim }) {
    table.next({ op: 'pistol/take', seat, victim });
    const { hand } = playerAt(table.state, victim);
    table.emit?.({ type: 'looked', seat, victim, count: hand.length, hand: hand.concat() });
  },
};

export const pistolTake: Asking<'pistol/take'> = {
  ask: { kind: 'pistol/take' },
  asks: (_state, { seat }) => [seat],
  candidates: (state, { victim }) => kindsIn(playerAt(state, victim).hand).map(takeOf),
  answer(table, step, seat, action) {
    if (action.type !== 'take') throw unexpected(step, action);
    const { state } = table;
    removeCard(playerAt(state, step.victim).hand, action.card);
    playerAt(state, seat).hand.push(action.card);
    table.emit?.({ type: 'took', seat, victim: step.victim, card: action.card });
    drawCards(table, step.victim, 1);
  },
};

// ── Rum (CA-49): what each of the others gets is chosen in turn; the two cards nobody got are kept.

export const rum: Run<'rum'> = {
  run(table, { seat }) {
    const { state } = table;
    const others = state.players.map((_, i) => (seat + i) % state.players.length).slice(1);
    table.next(...others.map((to): Step => ({ op: 'rum/give', seat, to })), { op: 'rum/keep', seat });
    spreadOut(table, seat, 'rum', rumCards(state));
  },
};

export const rumGive: Asking<'rum/give'> = {
  ask: { kind: 'rum/give' },
  asks: (_state, { seat }) => [seat],
  candidates: (state, { to }) => kindsIn(state.spread).map((card) => giveOf(card, to)),
  answer(table, step, seat, action) {
    if (action.type !== 'give') throw unexpected(step, action);
    removeCard(table.state.spread, action.card);
    playerAt(table.state, action.to).hand.push(action.card);
    table.emit?.({ type: 'gave', seat, to: action.to, card: action.card });
  },
};

export const rumKeep: Run<'rum/keep'> = {
  run(table, { seat }) {
    const { state } = table;
    const cards = state.spread;
    state.spread = [];
    const { hand } = playerAt(state, seat);
    for (const card of cards) hand.push(card);
    table.emit?.({ type: 'kept', seat, count: cards.length, cards });
  },
};

// ── Lantern (CA-50)

export const lantern: Run<'lantern'> = {
  run(table, { seat }) {
    if (table.state.draw.length < BY_LANTERN_LIGHT) refillFromBelow(table);
    table.next({ op: 'lantern/keep', seat });
    spreadOut(table, seat, 'lantern', BY_LANTERN_LIGHT);
  },
};

export const lanternKeep: Asking<'lantern/keep'> = {
  ask: { kind: 'lantern/keep' },
  asks: (_state, { seat }) => [seat],
  candidates: (state) => kindsIn(state.spread).map(keepOf),
  answer(table, step, seat, action) {
    if (action.type !== 'keep') throw unexpected(step, action);
    const { state } = table;
    removeCard(state.spread, action.card);
    playerAt(state, seat).hand.push(action.card);
    table.next({ op: 'lantern/put-back', seat });
    table.emit?.({ type: 'kept', seat, count: 1, cards: [action.card] });
    maybePutBackTheLast(table, seat);
  },
};

/** Lays one card at a time on top of the draw pile; the last one lies there by itself. */
export const lanternPutBack: Asking<'lantern/put-back'> = {
  ask: { kind: 'lantern/put-back' },
  asks: (state, { seat }) => (state.spread.length > 0 ? [seat] : []),
  candidates: (state) => kindsIn(state.spread).map(putBackOf),
  answer(table, step, seat, action) {
    if (action.type !== 'put-back') throw unexpected(step, action);
    table.next(step);
    putBack(table, seat, action.card);
    maybePutBackTheLast(table, seat);
  },
};

function putBack(table: Parameters<Run<'lantern'>['run']>[0], seat: Seat, card: Card): void {
  const { state } = table;
  removeCard(state.spread, card);
  state.draw.push(card);
  // What others knew of the top of the pile went when the lantern drew four: nobody ever knows more than three.
  state.known[seat] = (state.known[seat] ?? 0) + 1;
  table.emit?.({ type: 'put-back', seat, card });
}

function maybePutBackTheLast(table: Parameters<Run<'lantern'>['run']>[0], seat: Seat): void {
  const [last, another] = table.state.spread;
  if (last !== undefined && another === undefined) putBack(table, seat, last);
}

// ── Chest (CA-54 … CA-57)

/** CA-5, CA-D20: a face-down token on each chest space; what is left over stays aside, unseen. */
export function layChests(luck: HasRng, route: Route): Chests {
  const tokens = shuffle(luck, CHEST_TOKENS.concat());
  const laid = route.spacesOf.chest.map((): ChestToken | null => tokens.pop() ?? null);
  return { laid, aside: tokens, open: [] };
}

/** The face-down token on a space; null when there is none. For rules only: nobody at the table knows it. */
export function tokenOn(state: State, space: number): ChestToken | null {
  const at = state.route.spacesOf.chest.indexOf(space);
  return at < 0 ? null : (state.chests?.laid[at] ?? null);
}

export const chest: Run<'chest'> = {
  run(table, { seat, space }) {
    const { state } = table;
    const token = tokenOn(state, space);
    if (state.chests === null || token === null) throw new Error(`no chest token on ${space}`);
    state.chests.laid[state.route.spacesOf.chest.indexOf(space)] = null;
    state.chests.open.push(token);
    table.emit?.({ type: 'opened', seat, space, token });
    if (typeof token === 'number') drawCards(table, seat, token);
    if (token !== 'snake') return;
    const to = snakeTarget(state, space);
    if (to !== space) movePirates(state, playerAt(state, seat), space, to, 1);
    table.emit?.({ type: 'bitten', seat, from: space, to });
    state.chests = layChests(state, state.route);
    table.emit?.({ type: 'chests-laid' });
  },
};
