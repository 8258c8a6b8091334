import { credit, draw, partsOf, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'next'>();

export const wharf = {
  play(table, play) {
    draw(table, play.seat, 2);
    credit(table, 'wharf', { buys: 1 });
    schedule(table, part(play, 'next'));
  },
  parts: {
    next: {
      run(table, { who }) {
        draw(table, who, 2);
        credit(table, 'wharf', { buys: 1 });
      },
    },
  },
} satisfies CardRules<'next'>;
