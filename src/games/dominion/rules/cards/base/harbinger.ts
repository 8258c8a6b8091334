import { credit, draw, partsOf, putOnDeck } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const part = partsOf<'put-back'>();

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
} satisfies CardRules<'put-back'>;
