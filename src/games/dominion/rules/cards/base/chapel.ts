import { BRINGS_NOTHING } from '../../forms';
import { partsOf, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const AT_MOST = 4;

const part = partsOf<'trash'>();

export const chapel = {
  play: (table, play) => table.next(part(play, 'trash')),
  parts: {
    trash: pickCard({
      verb: 'trash',
      most: (_state, { n }) => AT_MOST - n,
      brings: BRINGS_NOTHING,
      optional: true,
      picked(table, step, card) {
        trashFrom(table, step.who, 'hand', card);
        if (step.n + 1 < AT_MOST) table.next({ ...step, op: 'card', n: step.n + 1 });
      },
    }),
  },
} satisfies CardRules<'trash'>;
