import { costOf } from '../../printed';
import { credit, part, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

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
        credit(table, 'salvager', { coins: costOf(card) });
      },
    }),
  },
} satisfies CardRules;
