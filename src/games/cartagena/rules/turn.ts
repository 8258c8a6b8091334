import type { Seat } from '@antilles/engine';
import {
  advancesWith,
  at,
  CAPTAIN_SAIL,
  chestsWith,
  DRAW_AND_SKIP,
  END_TURN,
  hooksWith,
  lanternWith,
  morgan,
  parrotsAs,
  pistolAt,
  retreat,
  rumWith,
  SAIL,
  type ByLocation,
  type Action,
} from './actions';
import { countOf, darkOf, kindsIn, lightOf, removeCard, SYMBOL_OF, type Card } from './deck';
import type { Use } from './events';
import { boardingRefusal, isCaptain, sailRefusal } from './ferry';
import { helpAlong, moveAhead, moveBack, sailAcross, winsAt } from './moves';
import { drawCards } from './pile';
import type { Run, Asking, Table } from './table';
import { advanceTarget, countAt, endOf, morganTarget, placesOf, retreatTarget, sectionOf } from './places';
import { rumCards, tokenOn } from './powers';
import type { ActionRefusal } from './refusals';
import { SYMBOLS, type PathSymbol } from './route';
import { catchesSomebody, discardFirst } from './scoundrels';
import { ACTIONS_PER_TURN, playerAt, type State, type Location, type Step, type TurnStep } from './state';

/** What an action costs of the three a turn has (CA-47, CA-52). */
const COST = 1;
const HOOK_COST = 2;

const NOBODY: readonly Seat[] = [];
const MOST_SEATS = 5;

/** Steps never change, so every turn step there can be is made once: search would make millions. */
const TURNS: readonly (readonly TurnStep[])[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  Array.from({ length: 2 * (ACTIONS_PER_TURN + 1) }, (__, i) => ({
    op: 'turn' as const,
    seat,
    left: i >> 1,
    captain: (i & 1) === 1,
  })),
);
const BEGINNINGS: readonly Step[] = Array.from({ length: MOST_SEATS }, (_, seat) => ({ op: 'begin-turn', seat }));
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MOST_SEATS }, (_, seat) => [seat]);

// Seats, actions left and the flag are always inside the tables.
const turnStep = (seat: Seat, left: number, captain: boolean): TurnStep =>
  (TURNS[seat] as readonly TurnStep[])[2 * left + (captain ? 1 : 0)] as TurnStep;

export const beginTurn: Run<'begin-turn'> = {
  run(table, { seat }) {
    const { state } = table;
    state.turns++;
    const captain = isCaptain(state, seat);
    // Once nothing is left of this turn, the next one lies ready below it.
    state.steps.push(
      BEGINNINGS[(seat + 1) % state.players.length] as Step, // one for every seat
      turnStep(seat, ACTIONS_PER_TURN, captain),
    );
    table.emit?.({ type: 'turn-began', seat, captain });
  },
};

export const turn: Asking<'turn'> = {
  ask: { kind: 'turn' },
  asks: (_state, step) => (step.left > 0 ? (ALONE[step.seat] as readonly Seat[]) : NOBODY), // one for every seat

  candidates(state, _step, seat) {
    const player = playerAt(state, seat);
    const { tunnelLength } = state.route;
    const places = placesOf(player, tunnelLength);
    const kinds = kindsIn(player.hand);
    const tries: Action[] = kinds.flatMap((card) => places.map((from) => at(advancesWith(card), from)));
    for (const from of places) tries.push(retreat(from));
    if (playsMorgan(state)) {
      state.players.forEach((other, owner) => {
        if (owner !== seat) for (const from of placesOf(other, tunnelLength)) tries.push(morgan(owner, from));
      });
    }
    if (state.shore !== null) tries.push(SAIL, CAPTAIN_SAIL);
    if (state.options.blackMagic) magicCandidates(state, seat, places, kinds, (action) => tries.push(action));
    tries.push(DRAW_AND_SKIP, END_TURN);
    return tries;
  },

  refuse(state, step, seat, action) {
    switch (action.type) {
      case 'advance':
        return advanceRefusal(state, seat, action.from, SYMBOL_OF[action.card], 1);
      case 'retreat':
        return retreatRefusal(state, action.from);
      case 'morgan':
        return morganRefusal(state, action.owner, action.from);
      case 'sail':
        return sailRefusal(state, seat);
      case 'captain-sail':
        if (!step.captain) return step.left < ACTIONS_PER_TURN ? 'captain-too-late' : 'not-captain';
        return sailRefusal(state, seat);
      case 'draw-and-skip':
        // CA-D5: the rest of the turn is skipped, whether or not some of it has been used.
        return playerAt(state, seat).hand.length > 0 ? 'has-cards' : null;
      case 'end-turn':
        return step.left === ACTIONS_PER_TURN ? 'must-act' : null;
      case 'magic-pistol':
        return playerAt(state, action.victim).hand.length > 0 ? null : 'empty-hand';
      case 'magic-rum':
        // CA-D25: the rum just played counts, it lies on the discard pile.
        return state.draw.length + state.discard.length + 1 < rumCards(state) ? 'too-few-cards' : null;
      case 'magic-lantern':
        return null;
      case 'magic-parrot':
        if (!holdsBoth(playerAt(state, seat).hand, action.cards)) return 'needs-two-parrots';
        return advanceRefusal(state, seat, action.from, action.symbol, 1);
      case 'magic-hook':
        return hookRefusal(state, step, seat, action.hook, action.card, action.from);
      case 'magic-chest':
        if (typeof action.from !== 'number') return 'no-token';
        return tokenOn(state, action.from) === null ? 'no-token' : null;
      default:
        return 'not-possible';
    }
  },

  legal(state, step, seat) {
    const player = playerAt(state, seat);
    const places = placesOf(player, state.route.tunnelLength);
    const kinds = kindsIn(player.hand);
    const actions: Action[] = [];
    // Without a sloop a card always moves any pirate that is not home yet (CA-D21).
    const sails = state.shore !== null;
    for (let i = 0; i < kinds.length; i++) {
      const card = kinds[i] as Card; // inside the array
      const advances = advancesWith(card);
      for (let j = 0; j < places.length; j++) {
        const from = places[j] as Location; // inside the array
        if (from === 'goal') continue;
        if (!sails || advanceRefusal(state, seat, from, SYMBOL_OF[card], 1) === null) actions.push(at(advances, from));
      }
    }
    for (let i = 0; i < places.length; i++) {
      const from = places[i] as Location; // inside the array
      if (retreatRefusal(state, from) === null) actions.push(retreat(from));
    }
    if (playsMorgan(state)) {
      for (let owner = 0; owner < state.players.length; owner++) {
        if (owner === seat) continue;
        for (const from of placesOf(playerAt(state, owner), state.route.tunnelLength)) {
          if (morganRefusal(state, owner, from) === null) actions.push(morgan(owner, from));
        }
      }
    }
    if (sails && sailRefusal(state, seat) === null) {
      actions.push(SAIL);
      if (step.captain) actions.push(CAPTAIN_SAIL);
    }
    if (state.options.blackMagic) {
      magicCandidates(state, seat, places, kinds, (action) => {
        if (turn.refuse?.(state, step, seat, action) === null) actions.push(action);
      });
    }
    if (player.hand.length === 0) actions.push(DRAW_AND_SKIP);
    if (step.left < ACTIONS_PER_TURN) actions.push(END_TURN);
    return actions;
  },

  answer(table, step, seat, action) {
    const { state } = table;
    switch (action.type) {
      case 'advance':
        spend(state, step, COST);
        return playToAdvance(table, seat, [action.card], 'advance', action.from, SYMBOL_OF[action.card], 1);
      case 'retreat':
        spend(state, step, COST);
        return moveBack(table, seat, action.from);
      case 'morgan':
        spend(state, step, COST);
        return helpAlong(table, seat, action.owner, action.from);
      case 'end-turn':
        spend(state, step, step.left);
        table.emit?.({ type: 'turn-ended', seat, left: step.left });
        return;
      case 'draw-and-skip':
        spend(state, step, step.left);
        table.emit?.({ type: 'skipped', seat });
        return drawCards(table, seat, 1);
      case 'sail':
        spend(state, step, COST);
        return sailAcross(table, seat, false);
      case 'captain-sail':
        spend(state, step, 0);
        return sailAcross(table, seat, true);
      case 'magic-pistol':
        spend(state, step, COST);
        return playMagic(table, seat, action.card, 'pistol', { op: 'pistol', seat, victim: action.victim });
      case 'magic-rum':
        spend(state, step, COST);
        return playMagic(table, seat, action.card, 'rum', { op: 'rum', seat });
      case 'magic-lantern':
        spend(state, step, COST);
        return playMagic(table, seat, action.card, 'lantern', { op: 'lantern', seat });
      case 'magic-parrot':
        spend(state, step, COST);
        return playToAdvance(table, seat, action.cards, 'parrot', action.from, action.symbol, 1);
      case 'magic-hook':
        spend(state, step, HOOK_COST);
        return playToAdvance(table, seat, [action.hook, action.card], 'hook', action.from, SYMBOL_OF[action.card], 2);
      case 'magic-chest':
        spend(state, step, COST);
        if (typeof action.from !== 'number') throw new Error(`no chest at the ${action.from}`);
        return playMagic(table, seat, action.card, 'chest', { op: 'chest', seat, space: action.from });
      default:
        throw new Error(`cannot ${action.type} in a turn`);
    }
  },
};

// ── Carrying out

/** What is left of the turn goes below what the action still has to do. */
function spend(state: State, step: TurnStep, cost: number): void {
  state.steps.push(turnStep(step.seat, step.left - cost, false));
}

/** Lays cards on the discard pile. */
function playCards(table: Table, seat: Seat, cards: readonly Card[], use: Use): void {
  const { state } = table;
  const { hand } = playerAt(state, seat);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card; // inside the array
    removeCard(hand, card);
    state.discard.push(card);
  }
  table.emit?.({ type: 'played', seat, cards, use });
}

function playToAdvance(
  table: Table,
  seat: Seat,
  cards: readonly Card[],
  use: Use,
  from: Location,
  symbol: PathSymbol,
  count: number,
): void {
  const { state } = table;
  playCards(table, seat, cards, use);
  // CA-D15: a move that wins the game spares the others the discarding.
  if (catchesSomebody(state, seat, cards) && !winsAt(state, seat, advanceTarget(state, from, symbol), count)) {
    discardFirst(table, seat, { op: 'advance', seat, from, symbol, count });
  } else {
    moveAhead(table, seat, from, symbol, count);
  }
}

function playMagic(table: Table, seat: Seat, card: Card, use: Use, then: Step): void {
  const cards = [card];
  playCards(table, seat, cards, use);
  if (catchesSomebody(table.state, seat, cards)) discardFirst(table, seat, then);
  else table.next(then);
}

// ── What may be done

const playsMorgan = ({ route, options: { cardRule } }: State): boolean =>
  (route.kind !== 'jungle' && cardRule.tunnel !== 'retreat') ||
  (route.kind !== 'escape' && cardRule.jungle !== 'retreat');

function advanceRefusal(
  state: State,
  seat: Seat,
  from: Location,
  symbol: PathSymbol,
  count: number,
): ActionRefusal | null {
  if (from === 'goal') return 'already-home';
  if (from === 'ferry' && state.shore === 'cartagena') return 'not-landed';
  if (state.shore === null || advanceTarget(state, from, symbol) !== 'ferry') return null;
  return boardingRefusal(state, playerAt(state, seat), count);
}

function retreatRefusal(state: State, from: Location): ActionRefusal | null {
  if (from === 'start') return 'nothing-behind-start';
  if (from === 'ferry' && state.shore === 'tortuga') return 'no-retreat-over-water';
  if (state.options.cardRule[sectionOf(state, from)] === 'morgan') return 'no-retreat-here';
  return retreatTarget(state, from) === 0 ? 'nobody-behind' : null;
}

function morganRefusal(state: State, owner: Seat, from: Location): ActionRefusal | null {
  if (from === 'goal') return 'theirs-already-home';
  if (from === 'ferry' && state.shore === 'cartagena') return 'theirs-not-landed';
  const section = sectionOf(state, from);
  if (state.options.cardRule[section] === 'retreat') return 'no-morgan-here';
  if (endOf(state, section) === 'goal' || morganTarget(state, from) !== 'ferry') return null;
  const refusal = boardingRefusal(state, playerAt(state, owner), 1);
  return refusal === 'boat-full' ? 'their-boat-full' : refusal;
}

function hookRefusal(
  state: State,
  step: TurnStep,
  seat: Seat,
  hook: Card,
  card: Card,
  from: Location,
): ActionRefusal | null {
  const player = playerAt(state, seat);
  if (!holdsBoth(player.hand, [hook, card])) return 'needs-second-card';
  if (step.left < HOOK_COST) return 'needs-two-actions';
  if (typeof from !== 'number') return 'hook-needs-space';
  if (countAt(player, from) < 2) return 'needs-two-pirates';
  return advanceRefusal(state, seat, from, SYMBOL_OF[card], 2);
}

const holdsBoth = (hand: readonly Card[], [one, other]: readonly [Card, Card]): boolean =>
  one === other ? countOf(hand, one) >= 2 : hand.includes(one) && hand.includes(other);

/** Everything somebody might try with the cards in hand when "Black Magic!" is called. */
function magicCandidates(
  state: State,
  seat: Seat,
  places: readonly Location[],
  kinds: readonly Card[],
  found: (action: Action) => void,
): void {
  const { hand } = playerAt(state, seat);
  const fromAnywhere = (actions: ByLocation<Action>): void => {
    for (let i = 0; i < places.length; i++) found(at(actions, places[i] as Location)); // inside the array
  };
  for (const card of kinds) {
    switch (SYMBOL_OF[card]) {
      case 'pistol':
        for (let victim = 0; victim < state.players.length; victim++)
          if (victim !== seat) found(pistolAt(card, victim));
        break;
      case 'rum':
        found(rumWith(card));
        break;
      case 'lantern':
        found(lanternWith(card));
        break;
      case 'parrot':
        for (const pair of parrotPairs(hand, card)) for (const symbol of SYMBOLS) fromAnywhere(parrotsAs(symbol, pair));
        break;
      case 'hook':
        for (const second of seconds(hand, card, kinds)) fromAnywhere(hooksWith(card, second));
        break;
      case 'chest':
        fromAnywhere(chestsWith(card));
        break;
    }
  }
}

/** Pairs with this parrot, each pair once; a lone parrot makes one that will be refused. */
function parrotPairs(hand: readonly Card[], card: Card): (readonly [Card, Card])[] {
  const light = lightOf('parrot');
  const dark = darkOf('parrot');
  const pairs: (readonly [Card, Card])[] = [];
  const alone = countOf(hand, light) + countOf(hand, dark) === 1;
  if (alone || countOf(hand, card) >= 2) pairs.push([card, card]);
  if (card === light && hand.includes(dark)) pairs.push([light, dark]);
  return pairs;
}

/** What can go with this hook; a hook alone makes one try that will be refused. */
function seconds(hand: readonly Card[], hook: Card, kinds: readonly Card[]): readonly Card[] {
  if (hand.length === 1) return [hook];
  // Two different hooks are one pair: the light one goes first.
  return kinds.filter((card) =>
    card === hook ? countOf(hand, hook) >= 2 : !(hook === darkOf('hook') && card === lightOf('hook')),
  );
}
