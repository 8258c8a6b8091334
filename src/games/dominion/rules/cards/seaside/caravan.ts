import { credit, draw, partsOf, schedule } from '../../vocabulary';
import type { CardRules } from '../card';

const part = partsOf<'next'>();

export const caravan = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'caravan', { actions: 1 });
    schedule(table, part(play, 'next'));
  },
  parts: { next: { run: (table, { who }) => draw(table, who, 1) } },
} satisfies CardRules<'next'>;
