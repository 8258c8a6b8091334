import { costOf } from '../../printed';
import { part, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo, pickCard } from '../questions';

export const remodel: CardRules = {
  play: (table, play) => table.next(part(play, 'trash')),
  parts: {
    trash: pickCard({
      picked(table, step, card) {
        trashFrom(table, step.who, 'hand', card);
        table.next(part(step, 'gain', { n: costOf(card) + 2 }));
      },
    }),
    gain: gainUpTo(),
  },
};
