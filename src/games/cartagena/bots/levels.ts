import { greedyBot } from '@/bots/greedy';
import { searchBot } from '@/bots/search';
import { cartagenaForBots } from './choices';
import { worth, worthWithCardsAt } from './evaluate';
import { guide } from './guide';

/** The levels differ in kind first, then in how much they look at. */
export const bots = {
  easy: greedyBot('easy', cartagenaForBots, guide, { samples: 1, temperature: 2, worth }),
  medium: searchBot('medium', cartagenaForBots, guide, {
    iterations: 100,
    exploration: 0.3,
    depth: 12,
    widening: { base: 3, power: 0.5 },
  }),
  hard: searchBot('hard', cartagenaForBots, guide, {
    iterations: 1000,
    exploration: 0.3,
    depth: 12,
    widening: { base: 3, power: 0.5 },
  }),
  greedy: greedyBot('greedy', cartagenaForBots, guide, { samples: 1, temperature: 0, worth }),
  /** Runs with what is in hand. */
  runner: greedyBot('runner', cartagenaForBots, guide, { samples: 1, temperature: 0, worth: worthWithCardsAt(1) }),
  /** Gathers cards before anything else. */
  hoarder: greedyBot('hoarder', cartagenaForBots, guide, { samples: 1, temperature: 0, worth: worthWithCardsAt(5) }),
};
