import { credit, draw, part, putOnDeck } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

export const harbinger = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'harbinger', { actions: 1 });
    table.next(part(play, 'put-back'));
  },
  parts: {
    'put-back': pickCard({
      from: 'discard',
      verb: 'top',
      optional: true,
      picked: (table, { who }, card) => putOnDeck(table, who, 'discard', card),
    }),
  },
} satisfies CardRules;
