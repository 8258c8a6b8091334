import { BRINGS_NOTHING } from '../../forms';
import { priceOf } from '../../supply';
import { partsOf, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo, pickCard } from '../questions';

const part = partsOf<'gain' | 'trash'>();

export const remodel = {
  play: (table, play) => table.next(part(play, 'trash')),
  parts: {
    trash: pickCard({
      verb: 'trash',
      brings: BRINGS_NOTHING,
      picked(table, step, card) {
        trashFrom(table, step.who, 'hand', card);
        table.next(part(step, 'gain', { n: priceOf(table.state, card) + 2 }));
      },
    }),
    gain: gainUpTo(),
  },
} satisfies CardRules<'gain' | 'trash'>;
