import { greedyBot } from '@/bots/greedy';
import { santoDomingo } from '../rules/game';
import type { Player, State } from '../rules/state';
import { evaluate, guide } from './guide';
import { roundSearchBot } from './roundSearch';
import { POINTS_PER_GOOD } from './worth';

/** Only the own display, only now. */
const ownWorth = (state: State, seat: number): number => {
  const { points, goods } = state.players[seat] as Player;
  return points + goods * POINTS_PER_GOOD;
};

/** What everybody has now: who helps a rival as much as themselves has gained nothing. */
const leadNow = (state: State, seat: number): number => evaluate(state)[seat] ?? 0;

const LOOK = { exploration: 0.6, depth: 2, rounds: 6 };

/** The levels differ in kind first, then in how much they look at. */
export const bots = {
  easy: greedyBot('easy', santoDomingo, guide, { samples: 10, temperature: 0.01, worth: leadNow }),
  medium: roundSearchBot('medium', { ...LOOK, iterations: 600 }),
  skilled: roundSearchBot('skilled', { ...LOOK, iterations: 3200 }),
  hard: roundSearchBot('hard', { ...LOOK, iterations: 16_000 }),
  greedy: greedyBot('greedy', santoDomingo, guide, { samples: 20, temperature: 0, worth: ownWorth }),
};
