import type { Tutorial } from '@/session/tutorial';
import type { Action } from './rules/actions';
import type { CardId } from './rules/printed';

const buy = (card: CardId): Action => ({ type: 'buy', card });
const treasures = (...cards: readonly CardId[]): Action => ({ type: 'play-treasures', cards });

/**
 * Four turns for two: coins buy cards, cards come back from the discard pile, an Action does something, and a Duration
 * pays in the turn after.
 */
export const tutorial: Tutorial<Action> = {
  options: { startSeat: 0 },
  seed: 5,
  steps: [
    { text: 'welcome', awaits: null },
    { text: 'read', awaits: null },
    { text: 'treasures', awaits: treasures('copper', 'copper', 'copper', 'copper') },
    { text: 'buy', awaits: buy('caravan') },
    { text: 'bought', awaits: null },
    { text: 'second', awaits: treasures('copper', 'copper', 'copper') },
    { text: 'silver', awaits: buy('silver') },
    { text: 'shuffled', awaits: null },
    { text: 'action', awaits: { type: 'play', card: 'caravan' } },
    { text: 'coins', awaits: treasures('copper', 'copper', 'silver') },
    { text: 'again', awaits: buy('caravan') },
    { text: 'payoff', awaits: null },
    { text: 'five', awaits: treasures('copper', 'copper', 'copper', 'copper', 'copper') },
    { text: 'wharf', awaits: buy('wharf') },
    { text: 'last', awaits: null },
    { text: 'end', awaits: null },
  ],
  others: [
    [
      treasures('copper', 'copper', 'copper', 'copper'),
      buy('silver'),
      treasures('copper', 'copper', 'copper'),
      buy('silver'),
      treasures('silver', 'copper', 'copper', 'copper'),
      buy('bazaar'),
    ],
  ],
};
