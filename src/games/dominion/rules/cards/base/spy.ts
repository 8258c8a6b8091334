import { affected, credit, discardFrom, draw, partsOf, putOnDeck, revealTop } from '../../vocabulary';
import { must } from '@antilles/engine';
import { playerAt } from '../../state';
import type { CardRules } from '../card';
import { chooseOne } from '../questions';

const part = partsOf<'judge' | 'reveal'>();

export const spy = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'spy', { actions: 1 });
    // D-32: the own card first, then from the left, each decided before the next is revealed.
    table.next(...[play.seat, ...affected(table.state, play)].map((who) => part(play, 'reveal', { who })));
  },
  parts: {
    reveal: {
      run(table, step) {
        if (revealTop(table, step.who, 1) > 0) table.next(part(step, 'judge', { who: step.who }));
      },
    },
    judge: chooseOne(
      ['discard', 'put-back'],
      'revealed',
      (table, { who }, option) => {
        const card = must(playerAt(table.state, who).revealed[0], 'nothing revealed');
        if (option === 'discard') discardFrom(table, who, 'revealed', card);
        else putOnDeck(table, who, 'revealed', card, 0, true);
      },
      (step) => step.seat,
    ),
  },
} satisfies CardRules<'judge' | 'reveal'>;
