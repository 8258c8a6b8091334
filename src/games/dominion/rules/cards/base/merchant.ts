import { credit, draw } from '../../vocabulary';
import type { CardRules } from '../card';

export const merchant = {
  play(table, { seat }) {
    draw(table, seat, 1);
    // Paid out with the first Silver.
    if (!table.state.turn.silverPlayed) table.state.turn.merchants += 1;
    credit(table, 'merchant', { actions: 1 });
  },
  watches: { adds: (turn, treasure) => (treasure === 'silver' && !turn.silverPlayed ? turn.merchants : 0) },
} satisfies CardRules;
