import { credit, discardFrom, draw, lookAtTop, part, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard, putBackInOrder } from '../questions';

export const sentry = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'sentry', { actions: 1 });
    lookAtTop(table, play.seat, 2);
    table.next(part(play, 'trash'), part(play, 'discard'), part(play, 'put-back'));
  },
  parts: {
    trash: pickCard({
      from: 'looking',
      verb: 'trash',
      most: 'all',
      optional: true,
      picked(table, step, card) {
        trashFrom(table, step.who, 'looking', card);
        table.next({ ...step, op: 'card' });
      },
    }),
    discard: pickCard({
      from: 'looking',
      verb: 'discard',
      most: 'all',
      optional: true,
      picked(table, step, card) {
        discardFrom(table, step.who, 'looking', card);
        table.next({ ...step, op: 'card' });
      },
    }),
    'put-back': putBackInOrder,
  },
} satisfies CardRules;
