import { credit } from '../../vocabulary';
import type { CardRules } from '../card';

export const woodcutter: CardRules = {
  play: (table) => credit(table, 'woodcutter', { buys: 1, coins: 2 }),
};
