import { credit, draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const merchant = {
  play(table, { seat }) {
    draw(table, seat, 1);
    // Paid out with the first Silver, in the Buy phase (`turn.ts`).
    if (!table.state.turn.silverPlayed) table.state.turn.merchants += 1;
    credit(table, 'merchant', { actions: 1 });
  },
} satisfies CardRules;
