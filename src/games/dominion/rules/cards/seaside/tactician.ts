import { credit, discardAll, draw, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

export const tactician = {
  play(table, play) {
    if (discardAll(table, play.seat, 'hand') > 0) schedule(table, play, 'next');
  },
  parts: {
    next: {
      run(table, { who }) {
        draw(table, who, 5);
        credit(table, 'tactician', { actions: 1, buys: 1 });
      },
    },
  },
} satisfies CardRules;
