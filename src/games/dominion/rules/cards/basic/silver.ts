import { coinsOf } from '../../printed';
import { pay } from '../../vocabulary';
import type { CardRules } from '../card';

export const silver = {
  play(table) {
    pay(table, coinsOf('silver'));
    table.state.turn.silverPlayed = true;
  },
} satisfies CardRules;
