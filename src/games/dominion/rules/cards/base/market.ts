import { credit, draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const market = {
  play(table, { seat }) {
    draw(table, seat, 1);
    credit(table, 'market', { actions: 1, buys: 1, coins: 1 });
  },
} satisfies CardRules;
