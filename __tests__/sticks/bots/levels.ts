import { greedyBot } from '@/bots/greedy';
import { searchBot } from '@/bots/search';
import { sticks } from '../rules/game';
import { guide } from './guide';

/** The levels differ in kind first, then in how much they look at. */
export const bots = {
  easy: greedyBot('easy', sticks, guide, {
    samples: 1,
    temperature: 1,
    worth: (state, seat) => (state.last === seat ? 1 : 0),
  }),
  medium: searchBot('medium', sticks, guide, { iterations: 60, exploration: 0.6, depth: 4 }),
  hard: searchBot('hard', sticks, guide, { iterations: 600, exploration: 0.6, depth: 12 }),
};
