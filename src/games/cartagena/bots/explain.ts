import { luckFrom, type Phrase } from '@antilles/engine';
import type { Seen } from '../../../bots/bot';
import type { CartagenaAction } from '../rules/actions';
import { SYMBOL_OF } from '../rules/deck';
import { winsAt } from '../rules/moves';
import { advanceTarget, morganTarget, placesOf, retreatTarget } from '../rules/places';
import type { PathSymbol } from '../rules/route';
import { playerAt, standingOn, type CartagenaState, type Location } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { positionOf } from './policy';

/** A jump of at least this many spaces is worth mentioning. */
const FAR = 6;
/** A step back of at most this many spaces is cheap. */
const SHORT = 4;

/** Why an action is good, in the terms of the evaluation: distance, cards, the sloop, the others. */
export function explain(seen: Seen<CartagenaState, CartagenaAction, CartagenaView>, action: CartagenaAction): Phrase[] {
  // Only what every imagined state has in common is looked at: pieces on the table.
  const state = seen.imagine(luckFrom(0));
  const { seat } = seen;
  switch (action.type) {
    case 'advance':
      return advanced(state, seat, action.from, SYMBOL_OF[action.card], 1);
    case 'magic-parrot':
      return advanced(state, seat, action.from, action.symbol, 1);
    case 'magic-hook':
      return advanced(state, seat, action.from, SYMBOL_OF[action.card], 2);
    case 'retreat': {
      const to = retreatTarget(state, action.from);
      const reasons: Phrase[] = [{ key: 'reason.cards', params: { count: standingOn(state, to) } }];
      if (positionOf(state, action.from) - to <= SHORT) reasons.push({ key: 'reason.short-step' });
      return reasons;
    }
    case 'morgan': {
      const to = morganTarget(state, action.from);
      const count = typeof to === 'number' ? standingOn(state, to) : 2;
      const reasons: Phrase[] = [{ key: 'reason.cards', params: { count } }];
      if (positionOf(state, to) - positionOf(state, action.from) <= SHORT) reasons.push({ key: 'reason.little-help' });
      return reasons;
    }
    case 'sail':
    case 'captain-sail':
      return [{ key: 'reason.boat' }];
    case 'magic-pistol':
      return [{ key: 'reason.power' }, { key: 'reason.harms' }];
    case 'magic-rum':
    case 'magic-lantern':
    case 'magic-chest':
      return [{ key: 'reason.power' }];
    case 'end-turn':
    case 'discard':
    case 'put-back':
      return [{ key: 'reason.save' }];
    case 'draw-and-skip':
      return [{ key: 'reason.cards', params: { count: 1 } }];
    case 'take':
    case 'keep':
      return [{ key: 'reason.useful' }];
    case 'give':
      return [{ key: 'reason.useless' }];
  }
}

function advanced(state: CartagenaState, seat: number, from: Location, symbol: PathSymbol, count: number): Phrase[] {
  const to = advanceTarget(state, from, symbol);
  if (winsAt(state, seat, to, count)) return [{ key: 'reason.wins' }];
  const reasons: Phrase[] = [];
  if (to === 'goal') reasons.push({ key: 'reason.home' });
  if (to === 'ferry') reasons.push({ key: 'reason.aboard' });
  const spaces = Math.round(positionOf(state, to) - positionOf(state, from));
  if (spaces >= FAR) reasons.push({ key: 'reason.far', params: { count: spaces } });
  const [last] = placesOf(playerAt(state, seat), state.route.tunnelLength);
  if (from === last) reasons.push({ key: 'reason.straggler' });
  if (reasons.length === 0) reasons.push({ key: 'reason.blocks' });
  return reasons;
}
