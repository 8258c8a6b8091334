import { credit, discardAll, lookAtTop, part, putOnDeck } from '../../vocabulary';
import type { CardRules } from '../card';
import { chooseOne, pickCard } from '../questions';

export const navigator: CardRules = {
  play(table, play) {
    credit(table, 'navigator', { coins: 2 });
    if (lookAtTop(table, play.seat, 5) > 0) table.next(part(play, 'choose'));
  },
  parts: {
    choose: chooseOne(['discard', 'put-back'], (table, step, option) => {
      if (option === 'discard') discardAll(table, step.who, 'looking');
      else table.next(part(step, 'order'));
    }),
    // The first one named ends on top.
    order: pickCard({
      from: 'looking',
      picked(table, step, card) {
        putOnDeck(table, step.who, 'looking', card, step.n);
        table.next({ ...step, op: 'card', n: step.n + 1 });
      },
    }),
  },
};
