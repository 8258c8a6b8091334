import { greedyBot } from '@/bots/greedy';
import { searchBot } from '@/bots/search';
import { cartagenaForBots } from './choices';
import { worth, worthWithCardsAt } from './evaluate';
import { guide } from './guide';

const searching = (id: string, iterations: number) =>
  searchBot(id, cartagenaForBots, guide, {
    iterations,
    exploration: 0.3,
    depth: 12,
    widening: { base: 3, power: 0.5 },
  });

/** The levels differ in how much they look at; the sparring partners of the arena look one action ahead. */
export const bots = {
  easy: searching('easy', 16),
  medium: searching('medium', 80),
  skilled: searching('skilled', 400),
  hard: searching('hard', 2000),
  greedy: greedyBot('greedy', cartagenaForBots, guide, { samples: 1, temperature: 0, worth }),
  /** Errs now and then: without a little noise, looking one action ahead walks to and fro for cards. */
  novice: greedyBot('novice', cartagenaForBots, guide, { samples: 1, temperature: 2, worth }),
  /** Runs with what is in hand. */
  runner: greedyBot('runner', cartagenaForBots, guide, { samples: 1, temperature: 0, worth: worthWithCardsAt(1) }),
  /** Gathers cards before anything else. */
  hoarder: greedyBot('hoarder', cartagenaForBots, guide, { samples: 1, temperature: 0, worth: worthWithCardsAt(5) }),
};
