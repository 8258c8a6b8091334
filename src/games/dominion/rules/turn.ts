import { must, type Seat } from '@antilles/engine';
import { BUY, END_PHASE, PICK, PLAY, playTreasures, type Action } from './actions';
import type { Ask } from './asks';
import { buyRefusal } from './buying';
import { CARDS, partOf } from './cards';
import { isQuestion, type Watches } from './cards/card';
import type { EndReason } from './events';
import { watchersOf } from './moments';
import { coinsOf, isAction, isTreasure, isVictory, type CardId } from './printed';
import {
  distinct,
  freshTurn,
  playerAt,
  removeOne,
  type Effect,
  type Play,
  type Player,
  type State,
  type Step,
} from './state';
import type { Run, Asking, Table } from './table';
import { isEndConditionMet, leftIn, priceOf, PROVINCE_PILE } from './supply';
import { draw, gaining, hasAction, moveSlots, playFrom } from './vocabulary';

/** The turn (DO-1 to DO-13): start-of-turn effects, Action phase, Buy phase, Clean-up, end check. */

/** The rules know no end to a dull game; a cap of turns a player does (D-46). */
export const TURN_LIMIT = 200;

/** Steps never change, so that one of each will do for every turn of a seat. */
const SEATS: readonly Seat[] = [0, 1, 2, 3];
const ACTION_PHASE = SEATS.map((seat): Step => ({ op: 'action-phase', seat }));
const BUY_PHASE = SEATS.map((seat): Step => ({ op: 'buy-phase', seat }));
const CLEAN_UP = SEATS.map((seat): Step => ({ op: 'clean-up', seat }));
const END_TURN = SEATS.map((seat): Step => ({ op: 'end-turn', seat }));
const ASKED: readonly (readonly Seat[])[] = SEATS.map((seat) => [seat]);
const NOBODY: readonly Seat[] = [];

const at = <T>(items: readonly T[], seat: Seat): T => {
  const item = items[seat];
  if (item === undefined) throw new Error(`no seat ${seat}`);
  return item;
};

export const turn: Run<'turn'> = {
  run(table, { seat, extra }) {
    const { state } = table;
    const player = playerAt(state, seat);
    state.turn = freshTurn(seat, extra, 1, 1);
    if (!extra) player.turns += 1; // DO-64
    player.gained = [];
    player.stays = [];
    const { steps } = state;
    steps.push(at(CLEAN_UP, seat), at(BUY_PHASE, seat), at(ACTION_PHASE, seat));
    if (player.nextTurn.length > 0) startDurations(table, seat, player);
    table.emit?.({ type: 'turn-started', seat, turn: player.turns, extra });
  },
};

/** Coins, Actions and Buys come by themselves; of what moves cards the player says the order (DO-34, DO-52). */
function startDurations(table: Table, seat: Seat, player: Player): void {
  const effects = player.nextTurn;
  player.nextTurn = [];
  table.next(...effects.filter(onlyCounts), { op: 'due', seat, effects: effects.filter((each) => !onlyCounts(each)) });
}

function onlyCounts({ card, part }: Effect): boolean {
  const deed = partOf(card, part);
  return !isQuestion(deed) && deed.onlyCounts === true;
}

/** Effects of one card are alike: there is nothing to choose between them. */
const isAlike = (effects: readonly Effect[]): boolean => effects.every(({ card }) => card === effects[0]?.card);

export const due: Run<'due'> = {
  run: (table, { seat, effects, gained }) =>
    inOrder(table, { op: gained === true ? 'when-gained' : 'start-of-turn', seat, effects }),
};

type Ordered = Extract<Step, { op: 'start-of-turn' | 'when-gained' }>;

/** Several effects at once: done as they come if they are alike, otherwise in whatever order their player says. */
function inOrder(table: Table, step: Ordered): void {
  const [first] = step.effects;
  if (first === undefined || isAlike(step.effects)) return table.next(...step.effects);
  table.next(step);
  table.emit?.({ type: 'asked', seat: step.seat, card: first.card });
}

/** Which effect comes next; asked again for as long as different ones are left. */
const ordering = <Op extends Ordered['op']>(
  kind: Op,
  further: (seat: Seat, effects: readonly Effect[]) => Step,
): Asking<Op> => ({
  ask: (_state: State, { effects: { length } }: Ordered): Ask => ({
    kind,
    form: 'order',
    from: 'effects',
    verb: 'take',
    min: length,
    max: length,
  }),
  asks: (_state: State, { seat }: Ordered) => at(ASKED, seat),
  candidates: (_state: State, { effects }: Ordered) =>
    distinct(effects.map(({ card }) => card)).map((card) => PICK[card]),
  answer(table: Table, { seat, effects }: Ordered, _seat: Seat, action: Action) {
    const next = effects.findIndex(({ card }) => action.type === 'pick' && card === action.card);
    const effect = must(effects[next], 'no such effect');
    table.emit?.({ type: 'answered', seat, card: effect.card });
    table.next(
      effect,
      further(
        seat,
        effects.filter((_, i) => i !== next),
      ),
    );
  },
});

export const whenGained = ordering('when-gained', (seat, effects) => ({ op: 'due', seat, effects, gained: true }));
export const startOfTurn = ordering('start-of-turn', (seat, effects) => ({ op: 'due', seat, effects }));

export const actionPhase: Asking<'action-phase'> = {
  ask: { kind: 'action-phase', form: 'table' },
  asks: (state, { seat }) =>
    state.turn.actions > 0 && hasAction(playerAt(state, seat).hand) ? at(ASKED, seat) : NOBODY,
  candidates(state, { seat }) {
    const cards: Action[] = distinct(playerAt(state, seat).hand).map((card) => PLAY[card]);
    return [...cards, END_PHASE, ...state.piles.map((card) => BUY[card])];
  },
  refuse(_state, _step, _seat, action) {
    switch (action.type) {
      case 'play':
        if (isAction(action.card)) return null;
        return isTreasure(action.card) ? 'treasures-later' : 'not-playable';
      case 'end-phase':
        return null;
      default:
        return 'finish-actions-first';
    }
  },
  legal(state, { seat }) {
    const actions: Action[] = [];
    for (const card of distinct(playerAt(state, seat).hand)) if (isAction(card)) actions.push(PLAY[card]);
    actions.push(END_PHASE);
    return actions;
  },
  answer(table, step, seat, action) {
    if (action.type !== 'play') return;
    table.state.turn.actions -= 1;
    table.state.steps.push(step);
    playFrom(table, seat, 'hand', action.card);
  },
};

export const buyPhase: Asking<'buy-phase'> = {
  ask: { kind: 'buy-phase', form: 'table' },
  asks: (state, { seat }) => (state.turn.buys > 0 ? at(ASKED, seat) : NOBODY),
  candidates(state, { seat }) {
    const cards: Action[] = distinct(playerAt(state, seat).hand).map((card) => PLAY[card]);
    return [
      playTreasures(playerAt(state, seat).hand.filter(isTreasure)),
      ...cards,
      ...state.piles.map((card) => BUY[card]),
      END_PHASE,
    ];
  },
  refuse(state, _step, seat, action) {
    switch (action.type) {
      case 'play-treasures':
        if (state.turn.bought > 0) return 'treasures-before-buying';
        return playerAt(state, seat).hand.some(isTreasure) ? null : 'no-treasures';
      case 'play':
        if (isAction(action.card)) return 'action-phase-over';
        if (!isTreasure(action.card)) return 'not-playable';
        return state.turn.bought > 0 ? 'treasures-before-buying' : null;
      case 'buy':
        return buyRefusal(priceOf(state, action.card), leftIn(state, action.card), state.turn.coins);
      default:
        return null;
    }
  },
  legal(state, { seat }) {
    const actions: Action[] = [];
    const { piles, costs, supply, turn: now } = state;
    if (now.bought === 0) {
      const treasures = playerAt(state, seat).hand.filter(isTreasure);
      if (treasures.length > 0) {
        actions.push(playTreasures(treasures));
        for (const card of distinct(treasures)) actions.push(PLAY[card]);
      }
    }
    for (let i = 0; i < piles.length; i++) {
      // The index is inside the arrays.
      if (supply[i] !== 0 && (costs[i] as number) <= now.coins) actions.push(BUY[piles[i] as CardId]);
    }
    actions.push(END_PHASE);
    return actions;
  },
  answer(table, step, seat, action) {
    if (action.type === 'end-phase') return;
    table.state.steps.push(step);
    if (action.type === 'buy') buy(table, seat, action.card);
    else if (action.type === 'play') playTreasureCards(table, seat, [action.card]);
    else playAllTreasures(table, seat);
  },
};

function buy(table: Table, seat: Seat, card: CardId): void {
  const { state } = table;
  const cost = priceOf(state, card);
  state.turn.buys -= 1;
  state.turn.coins -= cost;
  state.turn.bought += 1;
  if (isVictory(card)) state.turn.boughtVictory = true;
  table.emit?.({ type: 'bought', seat, card, cost });
  state.steps.push(gaining(seat, card, 'discard', true));
  for (const bought of watchersOf(state).bought) table.next(...bought(state, seat, card));
}

/** All that are in hand; where a Treasure may be lost on the way, the cheapest go first (D-53). */
function playAllTreasures(table: Table, seat: Seat): void {
  const { state } = table;
  const player = playerAt(state, seat);
  const { plainTreasures, adds } = watchersOf(state);
  if (!plainTreasures) {
    const cards = player.hand.filter(isTreasure).sort((a, b) => coinsOf(a) - coinsOf(b));
    return playTreasureCards(table, seat, cards);
  }
  const first = player.inPlay.length;
  const before = state.turn.coins;
  const rest: CardId[] = [];
  // These do nothing but pay: they need not know where they lie.
  const plain: Play = { card: 'copper', seat, slot: first, throne: null };
  const { hand } = player;
  for (let i = 0; i < hand.length; i++) {
    // The index is inside the array.
    const card = hand[i] as CardId;
    if (!isTreasure(card)) {
      rest.push(card);
      continue;
    }
    player.inPlay.push(card);
    if (adds.length > 0) addTo(state, card, adds);
    CARDS[card].play?.(table, plain);
  }
  player.hand = rest;
  if (table.emit !== null) tellTreasures(table, seat, player.inPlay.slice(first), before);
}

/** One after the other, for as long as nothing comes of it; then that first, and the others afterwards. */
function playTreasureCards(table: Table, seat: Seat, cards: readonly CardId[]): void {
  const { state } = table;
  const { steps } = state;
  const player = playerAt(state, seat);
  const { adds, played: watching } = watchersOf(state);
  const before = state.turn.coins;
  const depth = steps.length;
  let played = 0;
  while (played < cards.length && steps.length === depth) {
    // The index is inside the array.
    const card = cards[played++] as CardId;
    removeOne(player.hand, card);
    const treasure = playTreasure(table, player, seat, card, adds);
    for (const watch of watching) table.next(...watch(state, treasure));
  }
  if (played < cards.length) steps.splice(depth, 0, { op: 'treasures', seat, cards: cards.slice(played) });
  tellTreasures(table, seat, cards.slice(0, played), before);
}

function playTreasure(
  table: Table,
  player: Player,
  seat: Seat,
  card: CardId,
  adds: readonly NonNullable<Watches['adds']>[],
): Play {
  const { state } = table;
  const slot = player.inPlay.push(card) - 1;
  const treasure: Play = { card, seat, slot, throne: null };
  addTo(state, card, adds);
  CARDS[card].play?.(table, treasure);
  return treasure;
}

/** What other cards add to a Treasure. */
function addTo({ turn: now }: State, card: CardId, adds: readonly NonNullable<Watches['adds']>[]): void {
  for (let i = 0; i < adds.length; i++) now.coins += adds[i]?.(now, card) ?? 0;
}

function tellTreasures({ state, emit }: Table, seat: Seat, cards: readonly CardId[], before: number): void {
  emit?.({ type: 'treasures-played', seat, cards, coins: state.turn.coins - before });
}

export const treasures: Run<'treasures'> = {
  run: (table, { seat, cards }) => playTreasureCards(table, seat, cards),
};

/** DO-12, up to the point where somebody may want to keep a card. */
export const cleanUp: Run<'clean-up'> = {
  run(table, { seat }) {
    const { state } = table;
    state.steps.push(at(END_TURN, seat));
    for (const over of watchersOf(state).buyPhaseOver) table.next(...over(state, seat));
  },
};

/** The rest of Clean-up, the end check (DO-61), and whose turn is next. */
export const endTurn: Run<'end-turn'> = {
  run(table, { seat }) {
    const { state } = table;
    const player = playerAt(state, seat);
    clearTable(table, seat, player);
    draw(table, seat, state.turn.handSize);
    const reason = endReason(state);
    if (reason !== null) {
      state.ended = reason;
      table.emit?.({ type: 'ended', reason });
    } else if (state.turn.outpost) {
      state.steps.push({ op: 'turn', seat, extra: true });
    } else {
      state.steps.push({ op: 'turn', seat: (seat + 1) % state.players.length, extra: false });
    }
  },
};

/** Hand first, then what leaves play, so that the top of the discard pile is a card everybody saw (D-42). */
function clearTable(table: Table, seat: Seat, player: Player): void {
  const { hand, inPlay, stays, discard } = player;
  const before = discard.length + hand.length;
  for (let i = 0; i < hand.length; i++) discard.push(hand[i] as CardId);
  player.hand = [];
  if (stays.length === 0) {
    for (let i = 0; i < inPlay.length; i++) discard.push(inPlay[i] as CardId);
    player.inPlay = [];
  } else {
    const kept: CardId[] = [];
    for (let i = 0; i < inPlay.length; i++) (stays.includes(i) ? kept : discard).push(inPlay[i] as CardId);
    player.inPlay = kept;
    player.stays = kept.map((_, i) => i);
    moveSlots(player, (slot) => stays.filter((other) => other < slot).length);
  }
  if (table.emit === null) return;
  table.emit({ type: 'cleaned-up', seat, cards: hand, count: hand.length, played: discard.slice(before) });
}

function endReason(state: State): EndReason | null {
  const met = state.options.endCheck === 'booklet' ? state.turn.endSeen : isEndConditionMet(state);
  if (met !== false) return state.supply[PROVINCE_PILE] === 0 || met === 'provinces' ? 'provinces' : 'piles';
  return state.players.every((player) => player.turns >= TURN_LIMIT) ? 'turn-limit' : null;
}
