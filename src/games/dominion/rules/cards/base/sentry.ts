import { credit, discardFrom, draw, lookAtTop, part, putOnDeck, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

export const sentry: CardRules = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'sentry', { actions: 1 });
    lookAtTop(table, play.seat, 2);
    table.next(part(play, 'trash'), part(play, 'discard'), part(play, 'put-back'));
  },
  parts: {
    trash: pickCard({
      from: 'looking',
      optional: true,
      picked(table, step, card) {
        trashFrom(table, step.who, 'looking', card);
        table.next({ ...step, op: 'card' });
      },
    }),
    discard: pickCard({
      from: 'looking',
      optional: true,
      picked(table, step, card) {
        discardFrom(table, step.who, 'looking', card);
        table.next({ ...step, op: 'card' });
      },
    }),
    // The first one named ends on top.
    'put-back': pickCard({
      from: 'looking',
      picked(table, step, card) {
        putOnDeck(table, step.who, 'looking', card, step.n);
        table.next({ ...step, op: 'card', n: step.n + 1 });
      },
    }),
  },
};
