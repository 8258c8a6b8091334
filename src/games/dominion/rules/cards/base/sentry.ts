import { credit, discardFrom, draw, lookAtTop, partsOf, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard, putBackInOrder } from '../questions';

const anyOfThem = (verb: 'trash' | 'discard', move: typeof trashFrom | typeof discardFrom) =>
  pickCard({
    from: 'looking',
    verb,
    most: 'all',
    optional: true,
    picked(table, step, card) {
      move(table, step.who, 'looking', card);
      table.next({ ...step, op: 'card' });
    },
  });

const part = partsOf<'discard' | 'put-back' | 'trash'>();

export const sentry = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'sentry', { actions: 1 });
    lookAtTop(table, play.seat, 2);
    table.next(part(play, 'trash'), part(play, 'discard'), part(play, 'put-back'));
  },
  parts: {
    trash: anyOfThem('trash', trashFrom),
    discard: anyOfThem('discard', discardFrom),
    'put-back': putBackInOrder,
  },
} satisfies CardRules<'discard' | 'put-back' | 'trash'>;
