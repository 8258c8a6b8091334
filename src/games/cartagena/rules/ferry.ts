import type { Seat } from '@antilles/engine';
import type { ActionRefusal } from './refusals';
import { MAX_ABOARD, playerAt, type State, type Ground, type Pirates, type Player } from './state';

/** Why `seat` may not sail now (CA-29, CA-30); null when it may. */
export function sailRefusal(state: State, seat: Seat): ActionRefusal | null {
  const player = playerAt(state, seat);
  if (state.shore === 'cartagena') return player.ferry > 0 ? null : 'nobody-aboard';
  return hasSomebodyBehind(state, player) ? null : 'nobody-left-behind';
}

/** Whether a player still has pirates in prison or in the tunnel. */
function hasSomebodyBehind(state: State, player: Player): boolean {
  return player.start > 0 || (player.spaces[0] ?? state.route.length + 1) <= state.route.tunnelLength;
}

/** Why `count` pirates of a player may not go aboard (CA-26, CA-33); null when they may. */
export function boardingRefusal({ shore }: Ground, pirates: Pirates, count: number): ActionRefusal | null {
  if (shore !== 'cartagena') return 'boat-away';
  return pirates.ferry + count > MAX_ABOARD ? 'boat-full' : null;
}

/** CA-34, CA-D11: whether `seat` has pirates aboard, and nobody has more. */
export function isCaptain(state: State, seat: Seat): boolean {
  const aboard = playerAt(state, seat).ferry;
  if (aboard === 0) return false;
  for (let i = 0; i < state.players.length; i++) if (playerAt(state, i).ferry > aboard) return false;
  return true;
}
