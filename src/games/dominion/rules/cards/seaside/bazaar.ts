import { credit, draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const bazaar = {
  play(table, { seat }) {
    draw(table, seat, 1);
    credit(table, 'bazaar', { actions: 2, coins: 1 });
  },
} satisfies CardRules;
