import { playerAt } from '../../state';
import { credit, discardAll, discardFrom, draw, part } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

export const warehouse: CardRules = {
  play(table, play) {
    draw(table, play.seat, 3);
    credit(table, 'warehouse', { actions: 1 });
    table.next(part(play, 'owed', { n: 3 }));
  },
  parts: {
    owed: {
      run(table, step) {
        if (step.n === 0) return;
        // Everything goes: there is nothing to choose.
        if (playerAt(table.state, step.who).hand.length <= step.n) discardAll(table, step.who, 'hand');
        else table.next({ ...step, op: 'card', part: 'discard' });
      },
    },
    discard: pickCard({
      picked(table, step, card) {
        discardFrom(table, step.who, 'hand', card);
        table.next({ ...step, op: 'card', part: 'owed', n: step.n - 1 });
      },
    }),
  },
};
