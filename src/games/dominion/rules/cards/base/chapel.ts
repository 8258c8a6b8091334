import { part, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const AT_MOST = 4;

export const chapel: CardRules = {
  play: (table, play) => table.next(part(play, 'trash')),
  parts: {
    trash: pickCard({
      optional: true,
      picked(table, step, card) {
        trashFrom(table, step.who, 'hand', card);
        if (step.n + 1 < AT_MOST) table.next({ ...step, op: 'card', n: step.n + 1 });
      },
    }),
  },
};
