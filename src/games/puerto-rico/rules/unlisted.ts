import type { Seat } from '@antilles/engine';
import type { Action } from './actions';
import { isManned, playerAt } from './board';
import { whyNotPlace } from './placement';
import type { State } from './state';
import { whyNotStore } from './storage';

/**
 * Answers that are legal without standing in the list.
 *
 * A placement is any legal vector of counts, and a late board has millions of them. A colonist that
 * comes along with a role, a tile or a building may be declined, which hardly anybody ever wants: the
 * lists stay short, and the bots never think about it.
 *
 * Tells why such an answer is refused, null when it is accepted, and the answer to look up in the list
 * instead when it is only a listed one with something declined.
 */
export function unlisted(
  state: State,
  seat: Seat,
  action: Action,
): { readonly reason: string | null } | { readonly like: Action } | null {
  const step = state.steps[state.steps.length - 1];
  if (step === undefined || !('seat' in step) || step.seat !== seat || !isSound(action)) return null;
  const player = playerAt(state, seat);
  const hasColonists = state.colonistSupply + state.colonistShip > 0;
  switch (action.type) {
    case 'place':
      return step.op === 'mayor/place' ? { reason: whyNotPlace(player, action) } : null;
    case 'store':
      return step.op === 'captain/store' ? { reason: whyNotStore(player, action) } : null;
    case 'pass':
      if (step.op === 'choose-role') return { reason: 'must-pick' };
      if (step.op === 'mayor/place') return { reason: 'mayor-not-filled' };
      return step.op === 'captain/store' ? { reason: 'store-not-full' } : null;
    case 'choose-role':
      if (action.declined !== true || action.role !== 'mayor' || state.colonistSupply === 0) return null;
      return { like: { type: 'choose-role', role: action.role } };
    case 'take-tile':
      if (action.declined !== true || !hasColonists || !isManned(player, 'hospice')) return null;
      return { like: { type: 'take-tile', tile: action.tile } };
    case 'build':
      if (action.declined !== true || !hasColonists || !isManned(player, 'university')) return null;
      return { like: { type: 'build', building: action.building } };
    default:
      return null;
  }
}

/** How many fields each of these answers has: a log from outside may hold anything. */
const FIELDS: Readonly<Record<string, number>> = {
  place: 3,
  store: 3,
  pass: 1,
  'choose-role': 3,
  'take-tile': 3,
  build: 3,
};

function isSound(action: unknown): boolean {
  if (typeof action !== 'object' || action === null || !('type' in action)) return false;
  if (Object.keys(action).length !== FIELDS[String(action.type)]) return false;
  if (action.type === 'place') {
    return 'manned' in action && Array.isArray(action.manned) && 'crew' in action && Array.isArray(action.crew);
  }
  return action.type !== 'store' || ('kinds' in action && Array.isArray(action.kinds) && 'single' in action);
}
