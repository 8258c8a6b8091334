import { credit, draw, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

export const caravan = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'caravan', { actions: 1 });
    schedule(table, play, 'next');
  },
  parts: { next: { run: (table, { who }) => draw(table, who, 1) } },
} satisfies CardRules;
