import type { Tutorial } from '@/session/tutorial';
import type { Action } from './rules/actions';
import type { Card } from './rules/deck';
import type { Location } from './rules/state';

const advance = (from: Location, card: Card): Action => ({ type: 'advance', from, card });
const retreat = (from: Location): Action => ({ type: 'retreat', from });

/**
 * Two turns for two on a short path: a card leads to the next free symbol, going back brings cards, and once all three
 * hooks are taken a fourth pirate runs past them, from the prison right into the sloop.
 */
export const tutorial: Tutorial<Action> = {
  options: { pirates: 4, first: 0, layout: { type: 'random', tunnel: 3, jungle: 0, turns: true } },
  seed: 9,
  steps: [
    { text: 'welcome', awaits: null },
    { text: 'path', awaits: null },
    { text: 'card', awaits: advance('start', 'chest') },
    { text: 'undo', awaits: null },
    { text: 'again', awaits: advance('start', 'hook') },
    { text: 'cards', awaits: null },
    { text: 'back', awaits: retreat(5) },
    { text: 'drawn', awaits: null },
    { text: 'hold', awaits: null },
    { text: 'leap', awaits: advance('start', 'hook') },
    { text: 'leapt', awaits: advance(4, 'parrot') },
    { text: 'company', awaits: retreat(10) },
    { text: 'goal', awaits: null },
    { text: 'end', awaits: null },
  ],
  others: [[advance('start', 'hook'), advance('start', 'hook'), advance('start', 'parrot')]],
};
