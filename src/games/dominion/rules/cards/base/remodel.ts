import { BRINGS_NOTHING } from '../../forms';
import { costOf } from '../../printed';
import { part, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo, pickCard } from '../questions';

export const remodel = {
  play: (table, play) => table.next(part(play, 'trash')),
  parts: {
    trash: pickCard({
      verb: 'trash',
      brings: BRINGS_NOTHING,
      picked(table, step, card) {
        trashFrom(table, step.who, 'hand', card);
        table.next(part(step, 'gain', { n: costOf(card) + 2 }));
      },
    }),
    gain: gainUpTo(),
  },
} satisfies CardRules;
