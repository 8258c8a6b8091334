import { credit, draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const village = {
  play(table, { seat }) {
    draw(table, seat, 1);
    credit(table, 'village', { actions: 2 });
  },
} satisfies CardRules;
