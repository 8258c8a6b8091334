import { draw, partsOf, schedule, waiting } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'next' | 'draw'>();

export const monkey = {
  play: (table, play) => schedule(table, part(play, 'next')),
  parts: {
    next: { run: (table, { who }) => draw(table, who, 1) },
    draw: { run: (table, { who }) => draw(table, who, 1) },
  },
  watches: {
    gained: (state, { seat }) =>
      waiting(state, 'monkey')
        .filter((effect) => (effect.seat + state.players.length - 1) % state.players.length === seat)
        .map((effect) => part(effect, 'draw')),
  },
} satisfies CardRules<'next' | 'draw'>;
