import { costOf } from '../../printed';
import { credit, part, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

export const salvager: CardRules = {
  play(table, play) {
    credit(table, 'salvager', { buys: 1 });
    table.next(part(play, 'trash'));
  },
  parts: {
    trash: pickCard({
      picked(table, { who }, card) {
        trashFrom(table, who, 'hand', card);
        credit(table, 'salvager', { coins: costOf(card) });
      },
    }),
  },
};
