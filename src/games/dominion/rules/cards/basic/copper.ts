import { coinsOf } from '../../printed';
import { pay } from '../../vocabulary';
import type { CardRules } from '../card';

export const copper = {
  play: (table) => pay(table, coinsOf('copper')),
} satisfies CardRules;
