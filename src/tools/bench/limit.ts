/**
 * Cartagena's base escape for two, written by hand for this benchmark alone: one mutable object, numbers instead of
 * names, no events, no views, no reasons. It is the limit that the real rules are held against, and the rules that
 * boardgame.io is given.
 */
import { below, shuffle, type HasRng } from '@antilles/engine';

export const PIRATES = 6;
const SYMBOLS = 6;
const COPIES = 17;
const LENGTH = 36;
const ACTIONS = 3;

export interface LimitState {
  /** The symbol of each space, from space 1 on; 0 is not a space. Never changes. */
  route: number[];
  /** By seat: where each pirate is, from 0 (jail) to 37 (sloop), in rising order. */
  pirates: number[][];
  /** By seat: how many cards of each symbol. */
  hands: number[][];
  /** How many pirates stand on each space. */
  standing: number[];
  draw: number[];
  discard: number[];
  seat: number;
  left: number;
  winner: number;
}

/** `from * 8 + symbol` moves ahead, `512 + from` moves back, and two moves that end the turn. */
export const BACK = 512;
export const END = 1024;
export const SKIP = 1025;

// Every index here is inside its array.
const of = <T>(items: readonly T[], at: number): T => items[at] as T;
const add = (items: number[], at: number, count: number): void => void (items[at] = of(items, at) + count);

export function setUp(luck: HasRng): LimitState {
  const route = [-1];
  for (let board = 0; board < LENGTH / SYMBOLS; board++) route.push(...shuffle(luck, [0, 1, 2, 3, 4, 5]));
  const draw: number[] = [];
  for (let symbol = 0; symbol < SYMBOLS; symbol++) for (let i = 0; i < COPIES; i++) draw.push(symbol);
  shuffle(luck, draw);
  const hands = [0, 1].map(() => {
    const hand = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6; i++) add(hand, draw.pop() as number, 1);
    return hand;
  });
  return {
    route,
    pirates: [0, 1].map(() => Array<number>(PIRATES).fill(0)),
    hands,
    standing: Array<number>(LENGTH + 1).fill(0),
    draw,
    discard: [],
    seat: 0,
    left: ACTIONS,
    winner: -1,
  };
}

export const copy = (state: LimitState): LimitState => ({
  route: state.route,
  pirates: [of(state.pirates, 0).concat(), of(state.pirates, 1).concat()],
  hands: [of(state.hands, 0).concat(), of(state.hands, 1).concat()],
  standing: state.standing.concat(),
  draw: state.draw.concat(),
  discard: state.discard.concat(),
  seat: state.seat,
  left: state.left,
  winner: state.winner,
});

export function movesOf({ pirates, hands, standing, seat, left }: LimitState): number[] {
  const moves: number[] = [];
  const mine = of(pirates, seat);
  const hand = of(hands, seat);
  let cards = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    if (hand[symbol] === 0) continue;
    cards += of(hand, symbol);
    for (let i = 0; i < PIRATES; i++) {
      const from = of(mine, i);
      if (from <= LENGTH && (i === 0 || mine[i - 1] !== from)) moves.push(from * 8 + symbol);
    }
  }
  for (let i = 0; i < PIRATES; i++) {
    const from = of(mine, i);
    if (from === 0 || (i > 0 && mine[i - 1] === from)) continue;
    if (behind(standing, from) > 0) moves.push(BACK + from);
  }
  if (left < ACTIONS) moves.push(END);
  else if (cards === 0) moves.push(SKIP);
  return moves;
}

function behind(standing: readonly number[], from: number): number {
  for (let space = from - 1; space > 0; space--) if (standing[space] === 1 || standing[space] === 2) return space;
  return 0;
}

function ahead({ route, standing }: LimitState, from: number, symbol: number): number {
  for (let space = from + 1; space <= LENGTH; space++) {
    if (route[space] === symbol && standing[space] === 0) return space;
  }
  return LENGTH + 1;
}

function walk(state: LimitState, from: number, to: number): void {
  const mine = of(state.pirates, state.seat);
  let i = mine.indexOf(from);
  for (; i + 1 < PIRATES && of(mine, i + 1) < to; i++) mine[i] = of(mine, i + 1);
  for (; i > 0 && of(mine, i - 1) > to; i--) mine[i] = of(mine, i - 1);
  mine[i] = to;
  if (from > 0 && from <= LENGTH) add(state.standing, from, -1);
  if (to <= LENGTH) add(state.standing, to, 1);
}

function drawCards(state: LimitState, count: number, reshuffle: (cards: number[]) => number[]): void {
  for (let i = 0; i < count; i++) {
    if (state.draw.length === 0) {
      state.draw = reshuffle(state.discard);
      state.discard = [];
    }
    const card = state.draw.pop();
    if (card === undefined) return;
    add(of(state.hands, state.seat), card, 1);
  }
}

/** Carries out a move, in place; whose turn it is stays as it was when the turn is not over. */
export function move(state: LimitState, action: number, reshuffle: (cards: number[]) => number[]): void {
  if (action === END) state.left = 0;
  else if (action === SKIP) {
    drawCards(state, 1, reshuffle);
    state.left = 0;
  } else if (action >= BACK) {
    const from = action - BACK;
    const to = behind(state.standing, from);
    const met = of(state.standing, to);
    walk(state, from, to);
    drawCards(state, met, reshuffle);
    state.left--;
  } else {
    const symbol = action & 7;
    const from = action >> 3;
    add(of(state.hands, state.seat), symbol, -1);
    state.discard.push(symbol);
    walk(state, from, ahead(state, from, symbol));
    state.left--;
    if (of(of(state.pirates, state.seat), 0) > LENGTH) state.winner = state.seat;
  }
}

export function nextTurn(state: LimitState): void {
  state.seat = 1 - state.seat;
  state.left = ACTIONS;
}

/** One move of a random game. */
export function randomMove(state: LimitState, luck: HasRng): void {
  const moves = movesOf(state);
  move(state, of(moves, below(luck, moves.length)), (cards) => shuffle(luck, cards));
  if (state.left === 0) nextTurn(state);
}
