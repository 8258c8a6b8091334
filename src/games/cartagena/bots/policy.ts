import { below, random, shuffle, type Decision, type HasRng, type Seat } from '@antilles/engine';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { darkOf, isDark, lightOf, removeCard, SYMBOL_OF, type Card } from '../rules/deck';
import { boardingRefusal, sailRefusal } from '../rules/ferry';
import { winsAt } from '../rules/moves';
import { advanceTarget, morganTarget, movePirates, placesOf, retreatTarget, sectionOf } from '../rules/places';
import type { PathSymbol } from '../rules/route';
import {
  ACTIONS_PER_TURN,
  currentTurn,
  HAND_LIMIT,
  playerAt,
  standingOn,
  type State,
  type Ground,
  type Location,
  type Player,
} from '../rules/state';
import { machine } from '../rules/steps';
import { SPACES_PER_CARD } from './evaluate';

/**
 * Cheap judgement: what one action brings, in spaces. It orders what the search tries, plays games on from the
 * leaves of the tree, and answers the small questions (what to discard, what to take) without any search.
 */

/** How often a game in the head takes any move instead of the best one. */
const WHIM = 0.4;
/** How many turns a leaf is played on, and everybody gets one at least. */
const ROLLOUT_TURNS = 8;

/** What a victory brings: more than any spaces. */
export const WINS = 1000;

/** A place as a number of spaces from the start. */
export function positionOf({ route }: Ground, location: Location): number {
  if (typeof location === 'number') return location;
  if (location === 'start') return 0;
  return location === 'goal' ? route.length + 1 : route.tunnelLength + 0.5;
}

const mayAdvance = (state: State, seat: Seat, from: Location, to: Location): boolean => {
  if (from === 'goal' || (from === 'ferry' && state.shore === 'cartagena')) return false;
  return to !== 'ferry' || boardingRefusal(state, playerAt(state, seat), 1) === null;
};

/** How far the best pirate of a seat gets with a symbol. */
export function reachOf(state: State, seat: Seat, symbol: PathSymbol): number {
  let best = 0;
  for (const from of placesOf(playerAt(state, seat), state.route.tunnelLength)) {
    if (from === 'goal' || (from === 'ferry' && state.shore === 'cartagena')) continue;
    const to = advanceTarget(state, from, symbol);
    if (mayAdvance(state, seat, from, to)) best = Math.max(best, positionOf(state, to) - positionOf(state, from));
  }
  return best;
}

/** What an action of a turn brings, in spaces, at a glance. */
export function gainOf(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'advance': {
      const to = advanceTarget(state, action.from, SYMBOL_OF[action.card]);
      if (winsAt(state, seat, to, 1)) return WINS;
      return positionOf(state, to) - positionOf(state, action.from) - SPACES_PER_CARD;
    }
    case 'retreat': {
      const to = retreatTarget(state, action.from);
      return to - positionOf(state, action.from) + standingOn(state, to) * SPACES_PER_CARD;
    }
    case 'morgan': {
      const to = morganTarget(state, action.from);
      if (winsAt(state, action.owner, to, 1)) return -WINS;
      const cards = typeof to === 'number' ? standingOn(state, to) : 2;
      const help = positionOf(state, to) - positionOf(state, action.from);
      return cards * SPACES_PER_CARD - help / (state.players.length - 1);
    }
    case 'sail':
      return sailGain(state, seat) - 1;
    case 'captain-sail':
      return sailGain(state, seat);
    case 'magic-parrot': {
      const to = advanceTarget(state, action.from, action.symbol);
      if (winsAt(state, seat, to, 1)) return WINS;
      return positionOf(state, to) - positionOf(state, action.from) - 2 * SPACES_PER_CARD;
    }
    case 'magic-hook': {
      const to = advanceTarget(state, action.from, SYMBOL_OF[action.card]);
      if (winsAt(state, seat, to, 2)) return WINS;
      return 2 * (positionOf(state, to) - positionOf(state, action.from)) - 2 * SPACES_PER_CARD;
    }
    case 'magic-pistol':
      return 1;
    case 'magic-rum':
      return SPACES_PER_CARD - SPACES_PER_CARD / 2;
    case 'magic-lantern':
      return 1;
    case 'magic-chest':
      return SPACES_PER_CARD / 2;
    default:
      return 0;
  }
}

/** The sloop is worth a trip when it carries one's own over, or fetches them. */
function sailGain(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  if (state.shore === 'cartagena') return 4 * player.ferry - 2;
  let behind = player.start;
  for (const space of player.spaces) if (space <= state.route.tunnelLength) behind++;
  return behind - 4 * player.ferry;
}

/** The answer to a small question, from what the asked seat sees anyway; null for a turn, which needs thought. */
export function settle(state: State, { seat, kind, actions }: Decision<Action, Ask>): Action | null {
  switch (kind) {
    case 'discard-down':
    case 'rum/give':
      return leastUseful(state, seat, actions);
    case 'pistol/take':
    case 'lantern/keep':
      return mostUseful(state, seat, actions);
    case 'lantern/put-back':
      // The card put back last is drawn first: by this seat, if it still has actions to move back with.
      return (currentTurn(state)?.left ?? 0) > 0 ? leastUseful(state, seat, actions) : mostUseful(state, seat, actions);
    case 'turn':
      return null;
  }
}

const cardOf = (action: Action): Card => ('card' in action ? action.card : 'rum');

/** How useful a card is in a seat's hand: how far it carries now, and less so the more of the kind there are. */
function useOf(state: State, seat: Seat, card: Card): number {
  const { hand } = playerAt(state, seat);
  const symbol = SYMBOL_OF[card];
  let same = 0;
  for (const other of hand) if (SYMBOL_OF[other] === symbol) same++;
  const dark = state.options.scoundrels && isDark(card) ? 2 : 0;
  return reachOf(state, seat, symbol) / (1 + 0.2 * same) + dark;
}

const mostUseful = (state: State, seat: Seat, actions: readonly Action[]): Action | null =>
  extreme(actions, (action) => useOf(state, seat, cardOf(action)));

const leastUseful = (state: State, seat: Seat, actions: readonly Action[]): Action | null =>
  extreme(actions, (action) => -useOf(state, seat, cardOf(action)));

function extreme(actions: readonly Action[], score: (action: Action) => number): Action | null {
  let best: Action | null = null;
  let most = -Infinity;
  for (const action of actions) {
    const value = score(action);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

// ── Games in the head

/**
 * Plays a few turns on, in place, each seat taking what brings most. Moves follow the rules but go straight at the
 * pieces: no steps, no lists of actions, no powers. Afterwards only the pieces are worth looking at.
 */
export function rollout(state: State, luck: HasRng): void {
  finishStep(state);
  const turn = currentTurn(state);
  if (turn === null) return;
  let { seat, left } = turn;
  const most = Math.max(ROLLOUT_TURNS, state.players.length);
  for (let turns = 0; turns < most; turns++) {
    for (; left > 0 && state.winner === null; left--) {
      if (!quickMove(state, seat, luck, left)) break;
    }
    if (state.winner !== null) return;
    seat = (seat + 1) % state.players.length;
    left = ACTIONS_PER_TURN;
  }
}

/** Answers whatever is still open of an action, so that a turn can go on. */
function finishStep(state: State): void {
  for (;;) {
    const top = state.steps[state.steps.length - 1];
    if (top === undefined || top.op === 'turn') return;
    const seat = machine.waiting(state)[0];
    const decision = seat === undefined ? null : machine.decision(state, seat);
    const action = decision && settle(state, decision);
    if (seat === undefined || !action) return;
    machine.apply(state, seat, action, null);
  }
}

/** The best action found so far. One is made for every move and changed: this runs in every imagined turn. */
interface Quick {
  kind: 'none' | 'advance' | 'retreat' | 'morgan' | 'sail';
  /** What it brings, in spaces; anything better takes its place. */
  gain: number;
  from: Location;
  to: Location;
  /** For `advance`: the symbol that is played. */
  symbol: PathSymbol;
  /** For `morgan`: whose pirate moves. */
  owner: Seat;
  /** Any move will do: gains are made up. */
  readonly whim: boolean;
}

/** One action of a turn; false when the seat would rather stop, with a card if its hand is empty (CA-20). */
function quickMove(state: State, seat: Seat, luck: HasRng, left: number): boolean {
  const player = playerAt(state, seat);
  const { cardRule } = state.options;
  const places = placesOf(player, state.route.tunnelLength);
  const best: Quick = {
    whim: random(luck) < WHIM,
    kind: 'none',
    gain: stopGain(player, left),
    from: 'start',
    to: 'start',
    symbol: 'rum',
    owner: seat,
  };
  if (findAdvance(state, seat, places, best, luck)) {
    player.goal++;
    state.winner = seat;
    return true;
  }
  findRetreat(state, places, best, luck);
  if (cardRule.tunnel !== 'retreat' || cardRule.jungle !== 'retreat') findMorgan(state, seat, best, luck);
  if (state.shore !== null && sailRefusal(state, seat) === null && sailGain(state, seat) > best.gain)
    best.kind = 'sail';
  return carryOutQuickly(state, seat, best, luck);
}

/** What stopping brings: nothing, a card to an empty hand, and before the first action it is not allowed with cards. */
function stopGain({ hand }: Player, left: number): number {
  if (hand.length > 0) return left === ACTIONS_PER_TURN ? -Infinity : 0;
  // Whoever has more actions to come would give those up for the card.
  return left === 1 ? SPACES_PER_CARD : 0;
}

/** Looks for the best card to play; true as soon as one wins the game. */
function findAdvance(state: State, seat: Seat, places: readonly Location[], best: Quick, luck: HasRng): boolean {
  const player = playerAt(state, seat);
  const kinds = symbolsIn(player.hand);
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as Location; // inside the array
    if (place === 'goal' || (place === 'ferry' && state.shore === 'cartagena')) continue;
    const position = positionOf(state, place);
    for (let j = 0; j < kinds.length; j++) {
      const symbol = kinds[j] as PathSymbol; // inside the array
      const target = advanceTarget(state, place, symbol);
      if (target === 'ferry' && !mayAdvance(state, seat, place, target)) continue;
      if (target === 'goal' && player.goal + 1 === state.options.pirates) return true;
      const gain = best.whim ? random(luck) * 10 : positionOf(state, target) - position - SPACES_PER_CARD;
      if (gain <= best.gain) continue;
      best.gain = gain;
      best.kind = 'advance';
      best.from = place;
      best.to = target;
      best.symbol = symbol;
    }
  }
  return false;
}

function findRetreat(state: State, places: readonly Location[], best: Quick, luck: HasRng): void {
  const { cardRule } = state.options;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as Location; // inside the array
    if (place === 'start' || (place === 'ferry' && state.shore === 'tortuga')) continue;
    if (cardRule[sectionOf(state, place)] === 'morgan') continue;
    const target = retreatTarget(state, place);
    if (target === 0) continue;
    const gain = best.whim
      ? random(luck) * 10
      : target - positionOf(state, place) + standingOn(state, target) * SPACES_PER_CARD;
    if (gain <= best.gain) continue;
    best.gain = gain;
    best.kind = 'retreat';
    best.from = place;
    best.to = target;
  }
}

/** Looks at the pirates of one other seat, whichever. */
function findMorgan(state: State, seat: Seat, best: Quick, luck: HasRng): void {
  const { cardRule, pirates } = state.options;
  const other = (seat + 1 + below(luck, state.players.length - 1)) % state.players.length;
  const theirs = playerAt(state, other);
  for (const place of placesOf(theirs, state.route.tunnelLength)) {
    if (place === 'goal' || (place === 'ferry' && state.shore === 'cartagena')) continue;
    if (cardRule[sectionOf(state, place)] === 'retreat') continue;
    const target = morganTarget(state, place);
    if (target === 'ferry' && boardingRefusal(state, theirs, 1) !== null) continue;
    if (target === 'goal' && theirs.goal + 1 === pirates) continue;
    const help = positionOf(state, target) - positionOf(state, place);
    const gain = cardsAt(state, target) * SPACES_PER_CARD - help / (state.players.length - 1);
    if (gain <= best.gain) continue;
    best.gain = gain;
    best.kind = 'morgan';
    best.from = place;
    best.to = target;
    best.owner = other;
  }
}

/** The cards that moving there brings. */
const cardsAt = (state: State, to: Location): number => (typeof to === 'number' ? standingOn(state, to) : 2);

function carryOutQuickly(state: State, seat: Seat, { kind, from, to, symbol, owner }: Quick, luck: HasRng): boolean {
  const player = playerAt(state, seat);
  const { hand } = player;
  switch (kind) {
    case 'none':
      if (hand.length === 0) quickDraw(state, seat, 1, luck);
      return false;
    case 'sail':
      state.shore = state.shore === 'cartagena' ? 'tortuga' : 'cartagena';
      return true;
    case 'advance': {
      const card = hand.includes(lightOf(symbol)) ? lightOf(symbol) : darkOf(symbol);
      removeCard(hand, card);
      state.discard.push(card);
      if (state.options.scoundrels && isDark(card)) cutHands(state, seat);
      movePirates(state, player, from, to, 1);
      return true;
    }
    case 'retreat':
    case 'morgan': {
      const cards = cardsAt(state, to);
      movePirates(state, playerAt(state, kind === 'morgan' ? owner : seat), from, to, 1);
      quickDraw(state, seat, cards, luck);
      return true;
    }
  }
}

function symbolsIn(hand: readonly Card[]): PathSymbol[] {
  const symbols: PathSymbol[] = [];
  for (let i = 0; i < hand.length; i++) {
    const symbol = SYMBOL_OF[hand[i] as Card]; // inside the array
    if (!symbols.includes(symbol)) symbols.push(symbol);
  }
  return symbols;
}

function quickDraw(state: State, seat: Seat, count: number, luck: HasRng): void {
  const { hand } = playerAt(state, seat);
  for (let i = 0; i < count; i++) {
    if (state.draw.length === 0) {
      state.draw = shuffle(luck, state.discard);
      state.discard = [];
    }
    const card = state.draw.pop();
    if (card === undefined) return;
    hand.push(card);
  }
}

function cutHands(state: State, by: Seat): void {
  for (let i = 0; i < state.players.length; i++) {
    if (i === by) continue;
    const { hand } = playerAt(state, i);
    while (hand.length > HAND_LIMIT) state.discard.push(hand.pop() as Card); // longer than the limit, so not empty
  }
}
