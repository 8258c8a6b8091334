import type { Tutorial } from '@/session/tutorial';
import type { Card } from './rules/cards';
import type { Action } from './rules/actions';

const choose = (...cards: readonly Card[]): Action => ({ type: 'choose', cards });
const trade = (goods: number): Action => ({ type: 'trade', goods });

/** Three rounds for three: what rows give, who shares, the Trader, the Beggar who brings the hand back, and how it ends. */
export const tutorial: Tutorial<Action> = {
  options: {},
  seed: 7,
  steps: [
    { text: 'welcome', awaits: null },
    { text: 'rows', awaits: null },
    { text: 'hold', awaits: null },
    { text: 'choose', awaits: choose(2, 5) },
    { text: 'shared', awaits: null },
    { text: 'customs', awaits: null },
    { text: 'spent', awaits: choose(4, 7) },
    { text: 'trade', awaits: trade(9) },
    { text: 'traded', awaits: null },
    { text: 'beg', awaits: choose(6, 8) },
    { text: 'begged', awaits: null },
    { text: 'end', awaits: null },
    { text: 'done', awaits: null },
  ],
  others: [
    [choose(1, 4), choose(2, 6), choose(5, 7), trade(8), choose(3, 8)],
    [choose(2, 6), choose(3, 5), choose(1, 4), choose(7, 8)],
  ],
};
