import { playerAt } from '../../state';
import { credit, discardFrom, eachAffected, part } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const DOWN_TO = 3;

export const militia = {
  play(table, play) {
    credit(table, 'militia', { coins: 2 });
    eachAffected(table, play, 'victim');
  },
  parts: {
    victim: {
      run(table, step) {
        if (playerAt(table.state, step.who).hand.length > DOWN_TO) table.next(part(step, 'discard', { who: step.who }));
      },
    },
    discard: pickCard({
      verb: 'discard',
      most: (state, { who }) => playerAt(state, who).hand.length - DOWN_TO,
      picked(table, step, card) {
        discardFrom(table, step.who, 'hand', card);
        table.next(part(step, 'victim', { who: step.who }));
      },
    }),
  },
} satisfies CardRules;
