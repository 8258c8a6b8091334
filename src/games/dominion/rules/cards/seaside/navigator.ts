import { credit, discardAll, lookAtTop, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { chooseOne, putBackInOrder } from '../questions';

const part = partsOf<'choose' | 'order'>();

export const navigator = {
  play(table, play) {
    credit(table, 'navigator', { coins: 2 });
    if (lookAtTop(table, play.seat, 5) > 0) table.next(part(play, 'choose'));
  },
  parts: {
    choose: chooseOne(['discard', 'put-back'], 'looking', (table, step, option) => {
      if (option === 'discard') discardAll(table, step.who, 'looking');
      else table.next(part(step, 'order'));
    }),
    order: putBackInOrder,
  },
} satisfies CardRules<'choose' | 'order'>;
