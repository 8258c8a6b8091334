import { credit, draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const laboratory = {
  play(table, { seat }) {
    draw(table, seat, 2);
    credit(table, 'laboratory', { actions: 1 });
  },
} satisfies CardRules;
