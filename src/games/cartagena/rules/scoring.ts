import { rank, seatScore, type Outcome, type Seat, type SeatScore } from '@antilles/engine';
import type { Route } from './route';
import { playerAt, type State, type Pirates } from './state';

/** CA-60: how far the pirates have come, added up; a place aboard lies between tunnel and jungle. */
export function distance(route: Pick<Route, 'length' | 'tunnelLength'>, { spaces, ferry, goal }: Pirates): number {
  let sum = goal * (route.length + 1) + ferry * (route.tunnelLength + 0.5);
  for (let i = 0; i < spaces.length; i++) sum += spaces[i] as number; // inside the array
  return sum;
}

/** CA-58, CA-60: whoever has more pirates home is ahead; then whoever has come further. */
export const scoreOf = (route: Route, seat: Seat, pirates: Pirates): SeatScore =>
  seatScore(
    seat,
    [
      {
        key: 'score.home',
        points: pirates.goal,
        how: {
          key: 'score.still-out',
          params: { count: pirates.start + pirates.spaces.length + pirates.ferry },
        },
      },
    ],
    [{ key: 'tie.distance', value: distance(route, pirates) }],
  );

export function outcome(state: State): Outcome | null {
  const { winner, helpedBy } = state;
  if (winner === null) return null;
  return rank(
    state.players.map((player, seat) => scoreOf(state.route, seat, player)),
    helpedBy === null
      ? { key: 'ended.escaped', params: { who: { seat: winner } } }
      : { key: 'ended.helped', params: { who: { seat: winner }, by: { seat: helpedBy } } },
  );
}

export const points = (state: State): number[] => state.players.map((_, seat) => playerAt(state, seat).goal);
