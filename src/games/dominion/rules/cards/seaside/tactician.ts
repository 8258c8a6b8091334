import { credit, discardAll, draw, partsOf, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'next'>();

export const tactician = {
  play(table, play) {
    if (discardAll(table, play.seat, 'hand') > 0) schedule(table, part(play, 'next'));
  },
  parts: {
    next: {
      run(table, { who }) {
        draw(table, who, 5);
        credit(table, 'tactician', { actions: 1, buys: 1 });
      },
    },
  },
} satisfies CardRules<'next'>;
