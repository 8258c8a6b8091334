import { affected, discardTop, gain } from '../../vocabulary';
import type { CardRules } from '../card';

export const seaHag = {
  play(table, { seat }) {
    for (const who of affected(table.state, seat)) {
      discardTop(table, who);
      gain(table, who, 'curse', 'deck');
    }
  },
} satisfies CardRules;
