import { credit } from '../../vocabulary';
import type { CardRules } from '../card';

export const woodcutter = {
  play: (table) => credit(table, 'woodcutter', { buys: 1, coins: 2 }),
} satisfies CardRules;
