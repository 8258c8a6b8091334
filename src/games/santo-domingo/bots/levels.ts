import { greedyBot } from '@/bots/greedy';
import { searchBot } from '@/bots/search';
import { santoDomingo } from '../rules/game';
import type { Player, State } from '../rules/state';
import { guide } from './guide';
import { POINTS_PER_GOOD } from './worth';

/** Only the own display, only now. */
const worth = (state: State, seat: number): number => {
  const { points, goods } = state.players[seat] as Player;
  return points + goods * POINTS_PER_GOOD;
};

/** The levels differ in kind first, then in how much they look at. */
export const bots = {
  easy: greedyBot('easy', santoDomingo, guide, { samples: 3, temperature: 1, worth }),
  medium: searchBot('medium', santoDomingo, guide, { iterations: 300, exploration: 0.6, depth: 2 }),
  hard: searchBot('hard', santoDomingo, guide, { iterations: 4000, exploration: 0.6, depth: 2 }),
  greedy: greedyBot('greedy', santoDomingo, guide, { samples: 20, temperature: 0, worth }),
};
