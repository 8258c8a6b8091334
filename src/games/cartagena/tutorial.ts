import type { Tutorial } from '@/session/tutorial';
import type { Action } from './rules/actions';
import type { Card } from './rules/deck';
import type { Location } from './rules/state';

const advance = (from: Location, card: Card): Action => ({ type: 'advance', from, card });
const retreat = (from: Location): Action => ({ type: 'retreat', from });

/** Two turns for two: a card leads to the next free symbol, pirates leap over others, going back brings cards. */
export const tutorial: Tutorial<Action> = {
  options: { pirates: 4, first: 0 },
  seed: 5,
  steps: [
    { text: 'welcome', awaits: null },
    { text: 'path', awaits: null },
    { text: 'card', awaits: advance('start', 'hook') },
    { text: 'again', awaits: advance('start', 'rum') },
    { text: 'cards', awaits: null },
    { text: 'back', awaits: retreat(3) },
    { text: 'drawn', awaits: null },
    { text: 'leap', awaits: advance('start', 'rum') },
    { text: 'leapt', awaits: advance(17, 'lantern') },
    { text: 'company', awaits: retreat(24) },
    { text: 'end', awaits: null },
  ],
  others: [[advance('start', 'rum'), advance('start', 'rum'), advance(17, 'chest')]],
};
