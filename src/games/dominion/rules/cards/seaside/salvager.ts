import { priceOf } from '../../supply';
import { credit, partsOf, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const part = partsOf<'trash'>();

export const salvager = {
  play(table, play) {
    credit(table, 'salvager', { buys: 1 });
    table.next(part(play, 'trash'));
  },
  parts: {
    trash: pickCard({
      verb: 'trash',
      brings: { coins: 'cost', cards: 0 },
      picked(table, { who }, card) {
        trashFrom(table, who, 'hand', card);
        credit(table, 'salvager', { coins: priceOf(table.state, card) });
      },
    }),
  },
} satisfies CardRules<'trash'>;
