import { coinsOf } from '../../printed';
import { pay } from '../../vocabulary';
import type { CardRules } from '../card';

export const gold = {
  play: (table) => pay(table, coinsOf('gold')),
} satisfies CardRules;
