import type { Phrase, Seat } from '@antilles/engine';
import type { Action } from '../rules/actions';
import type { State } from '../rules/state';
import type { Trial } from './buySearch';
import type { Recipe } from './plans';
import { isTerminal, provincesLeft } from './worth';

/** Why a bot does what it does, from what it looked at. */
export function explain(state: State, seat: Seat, kind: string, action: Action, recipe: Recipe): Phrase[] {
  switch (action.type) {
    case 'buy':
      return buyReasons(state, action.card, recipe);
    case 'play':
      if (kind === 'buy-phase') return [];
      return [{ key: isTerminal(action.card) ? 'reason.best-action' : 'reason.free' }];
    case 'end-phase':
      return [{ key: kind === 'action-phase' ? 'reason.no-action' : 'reason.nothing-wanted' }];
    case 'pick':
      return pickReasons(state, seat, kind);
    default:
      return [];
  }
}

function buyReasons(state: State, card: string, recipe: Recipe): Phrase[] {
  if (card === 'province' || card === 'duchy' || card === 'estate') {
    return [{ key: 'reason.points', params: { count: provincesLeft(state) } }];
  }
  const plan: Phrase =
    recipe.length === 0
      ? { key: 'reason.plan-money' }
      : { key: 'reason.plan', params: { cards: { keys: recipe.map((item) => `card.${item.card}`) } } };
  if (card === 'gold' || card === 'silver') return [{ key: 'reason.money' }, plan];
  return [plan];
}

function pickReasons(_state: State, _seat: Seat, kind: string): Phrase[] {
  if (kind === 'react') return [{ key: 'reason.protects' }];
  const part = kind.slice(kind.indexOf('/') + 1);
  if (part === 'trash') return [{ key: 'reason.junk' }];
  if (part === 'gain') return [{ key: 'reason.wanted' }];
  return part === 'discard' || part === 'put-back' ? [{ key: 'reason.least-missed' }] : [];
}

/** A buy that imagined games preferred to the usual one. */
export const imaginedReason = (best: Trial, usual: Trial): Phrase => ({
  key: 'reason.imagined',
  params: {
    won: Math.round(100 * best.value),
    other: Math.round(100 * usual.value),
    games: best.games,
    card: usual.card === null ? { key: 'reason.nothing' } : { key: `card.${usual.card}` },
  },
});
