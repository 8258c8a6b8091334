import type { Seat } from '@antilles/engine';
import { playerAt, type State } from '../rules/state';

/** What a card in hand is worth, in spaces. */
export const SPACES_PER_CARD = 3;
/** A pirate aboard is nearer to its goal once the sloop lies at Tortuga: as good as these spaces. */
const ASHORE_SOON = 4;
/** A pirate that still has to go aboard wants the sloop at Cartagena. */
const BOAT_WAITING = 1;
/** A lead of this many spaces is half of certain. */
const LEAD_SCALE = 20;
/** What winning counts for beside the lead: a bot that cannot win still plays on. */
const WIN_SHARE = 0.75;

/** How far a seat has come, in spaces: its pirates, its cards, and whether the sloop lies where it wants it. */
export function standing(state: State, seat: Seat): number {
  const { route, shore } = state;
  const player = playerAt(state, seat);
  const { spaces, ferry } = player;
  let sum = player.goal * (route.length + 1) + player.hand.length * SPACES_PER_CARD;
  for (let i = 0; i < spaces.length; i++) sum += spaces[i] as number; // inside the array
  if (shore === null) return sum;
  sum += ferry * (route.tunnelLength + 0.5);
  if (shore === 'tortuga') return sum + ferry * ASHORE_SOON;
  let behind = player.start;
  for (let i = 0; i < spaces.length; i++) if ((spaces[i] as number) <= route.tunnelLength) behind++;
  return sum + behind * BOAT_WAITING;
}

/** How far a seat is ahead of the best of the others, in spaces. */
export function lead(state: State, seat: Seat): number {
  let rival = -Infinity;
  for (let i = 0; i < state.players.length; i++) if (i !== seat) rival = Math.max(rival, standing(state, i));
  return standing(state, seat) - rival;
}

/** A lead, squashed to 0 … 1. */
const squash = (spaces: number): number => 0.5 + (0.5 * spaces) / (LEAD_SCALE + Math.abs(spaces));

/** How good a state is for each seat, from 0 to 1. */
export function evaluate(state: State): number[] {
  const { players, winner } = state;
  const stands: number[] = [];
  for (let i = 0; i < players.length; i++) stands.push(standing(state, i));
  const values: number[] = [];
  for (let i = 0; i < players.length; i++) {
    let rival = -Infinity;
    for (let j = 0; j < players.length; j++) if (j !== i) rival = Math.max(rival, stands[j] as number); // one for each
    const ahead = squash((stands[i] as number) - rival);
    values.push(winner === null ? ahead : (1 - WIN_SHARE) * ahead + (winner === i ? WIN_SHARE : 0));
  }
  return values;
}

/** What somebody sees who thinks one action ahead; winning, or letting somebody win, is all that counts then. */
export function worth(state: State, seat: Seat): number {
  if (state.winner !== null) return state.winner === seat ? 1000 : -1000;
  return lead(state, seat);
}

/** The same for somebody who thinks more, or less, of cards: the style bots of the arena. */
export const worthWithCardsAt =
  (spacesPerCard: number) =>
  (state: State, seat: Seat): number =>
    worth(state, seat) + (spacesPerCard - SPACES_PER_CARD) * playerAt(state, seat).hand.length;
