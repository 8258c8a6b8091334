import { credit } from '../../vocabulary';
import type { CardRules } from '../card';

export const festival = {
  play: (table) => credit(table, 'festival', { actions: 2, buys: 1, coins: 2 }),
} satisfies CardRules;
