import { playerAt } from '../../state';
import { draw, eachAffected, putOnDeck } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const DOWN_TO = 3;

export const ghostShip = {
  play(table, play) {
    draw(table, play.seat, 2);
    eachAffected(table, play, 'victim');
  },
  parts: {
    victim: {
      run(table, step) {
        if (playerAt(table.state, step.who).hand.length > DOWN_TO)
          table.next({ ...step, op: 'card', part: 'put-back' });
      },
    },
    // The first one named ends on top (D-29).
    'put-back': pickCard({
      verb: 'top',
      most: (state, { who }) => playerAt(state, who).hand.length - DOWN_TO,
      ordered: true,
      picked(table, step, card) {
        putOnDeck(table, step.who, 'hand', card, step.n);
        table.next({ ...step, op: 'card', part: 'victim', n: step.n + 1 });
      },
    }),
  },
} satisfies CardRules;
