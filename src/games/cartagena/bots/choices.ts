import type { Seat } from '@antilles/engine';
import type { Action } from '../rules/actions';
import { isDark, lightOf, SYMBOL_OF } from '../rules/deck';
import { cartagena } from '../rules/game';
import { winsAt } from '../rules/moves';
import { morganTarget } from '../rules/places';
import { playerAt, type State } from '../rules/state';
import { gainOf, WINS } from './policy';

/** The game as bots look at it: the same rules, without choices no bot should waste a thought on. */
export const cartagenaForBots: typeof cartagena = {
  ...cartagena,
  decision(state, seat) {
    const decision = cartagena.decision(state, seat);
    if (decision === null || decision.kind !== 'turn') return decision;
    const wins = decision.actions.find((action) => winsNow(state, seat, action));
    if (wins !== undefined) return { ...decision, actions: [wins] };
    const actions = decision.actions.filter((action) => isWorthAThought(state, seat, action));
    return { ...decision, actions };
  },
};

/** Nobody passes over a victory that is there to be taken, even where the next action would win as well. */
const winsNow = (state: State, seat: Seat, action: Action): boolean =>
  playerAt(state, seat).goal >= state.options.pirates - 2 && gainOf(state, seat, action) === WINS;

export function isWorthAThought(state: State, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'morgan': // CA-D13: no bot hands the victory to somebody else.
      return !winsAt(state, action.owner, morganTarget(state, action.from), 1);
    case 'advance': // Without Scoundrels a dark card is the same as a light one (CA-45).
      return (
        state.options.scoundrels ||
        !isDark(action.card) ||
        !playerAt(state, seat).hand.includes(lightOf(SYMBOL_OF[action.card]))
      );
    case 'end-turn': // CA-20: an empty hand may take a card as it stops.
      return playerAt(state, seat).hand.length > 0;
    default:
      return true;
  }
}
