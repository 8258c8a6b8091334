import type { Seat } from '@antilles/engine';
import type { Card } from './deck';
import type { Options } from './options';
import type { PathSymbol, Route } from './route';

/** Where a pirate can be: a numbered space, or one of the three places that are none. */
export type Location = 'start' | number | 'ferry' | 'goal';

/** Where the sloop of the Complete Escape lies. */
export const SHORES = ['cartagena', 'tortuga'] as const;
export type Shore = (typeof SHORES)[number];

/** What lies under a chest (Black Magic): cards to draw, nothing, or the snake. */
export type ChestToken = 1 | 2 | 3 | 'empty' | 'snake';

/** HOUSE DEFAULT: the text says only that six of the eight show one, two or three cards. */
export const CHEST_TOKENS: readonly ChestToken[] = [1, 1, 2, 2, 3, 3, 'empty', 'snake'];

/** Where somebody's pirates are. Pirates of one colour on one place are alike: they are counted, not named. */
export interface Pirates {
  readonly start: number;
  /** The space of each pirate on the path, in rising order: two on space 7 stand here as 7, 7. */
  readonly spaces: readonly number[];
  readonly ferry: number;
  readonly goal: number;
}

export interface Player extends Pirates {
  start: number;
  spaces: number[];
  ferry: number;
  goal: number;
  hand: Card[];
  /** Chosen to go because of a dark card, face down until everybody has chosen (CA-44). */
  laidAside: Card[];
}

export interface Chests {
  /** The face-down token on each chest space, in path order; null once it was opened. */
  laid: (ChestToken | null)[];
  aside: ChestToken[];
  open: ChestToken[];
}

/** What moves depend on. A state has it and so has a view: screens show where a pirate would land by the same rules. */
export interface Ground {
  readonly route: Route;
  /** How many pirates, of any colour, stand on each space; there is no space 0. */
  readonly standing: readonly number[];
  /** Null unless the route is the Complete Escape. */
  readonly shore: Shore | null;
}

export interface State {
  rng: number;
  readonly options: Options;
  readonly route: Route;
  players: Player[];
  /** How many pirates, of any colour, stand on each space; there is no space 0. */
  standing: number[];
  /** Null unless the route is the Complete Escape. */
  shore: Shore | null;
  /** The top card is the last one. */
  draw: Card[];
  /** The card played last is the last one. */
  discard: Card[];
  /** How many cards from the top of the draw pile each seat has seen (Lantern). */
  known: number[];
  /** Cards drawn for Rum or Lantern, before they are given away, kept or put back. */
  spread: Card[];
  /** Null without Black Magic. */
  chests: Chests | null;
  readonly first: Seat;
  /** Turns begun so far. */
  turns: number;
  winner: Seat | null;
  /** Who moved the winner's last pirate home, when it was somebody else (CA-59). */
  helpedBy: Seat | null;
  steps: Step[];
}

export type Step =
  | { readonly op: 'begin-turn'; readonly seat: Seat }
  /** `left` actions of the three are left; `captain`: the free sail is still to be had (CA-34). */
  | { readonly op: 'turn'; readonly seat: Seat; readonly left: number; readonly captain: boolean }
  | { readonly op: 'discard-down'; readonly by: Seat }
  | { readonly op: 'show-discards'; readonly by: Seat }
  /** Moves pirates ahead once a dark card has been dealt with. */
  | {
      readonly op: 'advance';
      readonly seat: Seat;
      readonly from: Location;
      readonly symbol: PathSymbol;
      readonly count: number;
    }
  | { readonly op: 'pistol'; readonly seat: Seat; readonly victim: Seat }
  | { readonly op: 'pistol/take'; readonly seat: Seat; readonly victim: Seat }
  | { readonly op: 'rum'; readonly seat: Seat }
  | { readonly op: 'rum/give'; readonly seat: Seat; readonly to: Seat }
  | { readonly op: 'rum/keep'; readonly seat: Seat }
  | { readonly op: 'lantern'; readonly seat: Seat }
  | { readonly op: 'lantern/keep'; readonly seat: Seat }
  | { readonly op: 'lantern/put-back'; readonly seat: Seat }
  | { readonly op: 'chest'; readonly seat: Seat; readonly space: number };

export type TurnStep = Extract<Step, { op: 'turn' }>;

export const ACTIONS_PER_TURN = 3;
export const MAX_ON_SPACE = 3;
export const MAX_ABOARD = 3;
export const HAND_LIMIT = 7;

/** A seat's part of the state. Seats come from the state itself, so there is always one. */
export const playerAt = (state: State, seat: Seat): Player => state.players[seat] as Player;

/** How many pirates stand on a space of the path. */
export const standingOn = (ground: Ground, space: number): number => ground.standing[space] as number; // every space has one

/** The turn being played, also while one of its actions is still being carried out; null once the game is over. */
export function currentTurn(state: State): TurnStep | null {
  for (let i = state.steps.length - 1; i >= 0; i--) {
    const step = state.steps[i];
    if (step?.op === 'turn') return step;
  }
  return null;
}

/** Whose hand `seat` is looking into at this moment (CA-48); null when nobody's. */
export function lookedInto(state: State, seat: Seat | null): Seat | null {
  const step = state.steps[state.steps.length - 1];
  return step?.op === 'pistol/take' && step.seat === seat ? step.victim : null;
}

/** Most of these are empty most of the time, and a new one is cheaper than a copy. */
const copyOf = <T>(items: readonly T[]): T[] => (items.length === 0 ? [] : items.concat());

/** Search lives on this: nothing generic, and `concat()`, which is the fastest copy on phones. */
export function clone(state: State): State {
  const players: Player[] = [];
  for (let i = 0; i < state.players.length; i++) {
    const player = playerAt(state, i);
    players.push({
      start: player.start,
      spaces: copyOf(player.spaces),
      ferry: player.ferry,
      goal: player.goal,
      hand: player.hand.concat(),
      laidAside: copyOf(player.laidAside),
    });
  }
  const { chests } = state;
  return {
    rng: state.rng,
    options: state.options,
    route: state.route,
    players,
    standing: state.standing.concat(),
    shore: state.shore,
    draw: state.draw.concat(),
    discard: copyOf(state.discard),
    known: state.known.concat(),
    spread: copyOf(state.spread),
    chests: chests && { laid: chests.laid.concat(), aside: chests.aside.concat(), open: chests.open.concat() },
    first: state.first,
    turns: state.turns,
    winner: state.winner,
    helpedBy: state.helpedBy,
    steps: state.steps.concat(),
  };
}
