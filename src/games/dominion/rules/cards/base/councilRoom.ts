import { othersOf } from '../../state';
import { credit, draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const councilRoom = {
  play(table, { seat }) {
    draw(table, seat, 4);
    credit(table, 'council-room', { buys: 1 });
    for (const other of othersOf(table.state, seat)) draw(table, other, 1);
  },
} satisfies CardRules;
