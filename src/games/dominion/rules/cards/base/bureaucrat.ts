import { isVictory } from '../../printed';
import { playerAt } from '../../state';
import { eachAffected, gain, partsOf, putOnDeck, revealFromHand, revealHand } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const part = partsOf<'put-back' | 'victim'>();

export const bureaucrat = {
  play(table, play) {
    // Pushed first, done last: the gain comes before the victims.
    eachAffected(table, play, (who) => part(play, 'victim', { who }));
    gain(table, play.seat, 'silver', 'deck');
  },
  parts: {
    victim: {
      run(table, step) {
        if (playerAt(table.state, step.who).hand.some(isVictory)) table.next(part(step, 'put-back', { who: step.who }));
        else revealHand(table, step.who);
      },
    },
    'put-back': pickCard({
      verb: 'top',
      wants: (card) => (isVictory(card) ? null : 'not-a-victory'),
      picked(table, { who }, card) {
        revealFromHand(table, who, card);
        putOnDeck(table, who, 'hand', card, 0, true);
      },
    }),
  },
} satisfies CardRules<'put-back' | 'victim'>;
