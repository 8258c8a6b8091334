import { affected, draw, gain } from '../../vocabulary';
import type { CardRules } from '../card';

export const witch = {
  play(table, { seat }) {
    draw(table, seat, 2);
    for (const who of affected(table.state, seat)) gain(table, who, 'curse');
  },
} satisfies CardRules;
