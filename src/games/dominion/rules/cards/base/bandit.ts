import { isTreasure } from '../../printed';
import { discardAll, eachAffected, gain, part, revealTop, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

export const bandit: CardRules = {
  play(table, play) {
    gain(table, play.seat, 'gold');
    eachAffected(table, play, 'victim');
  },
  parts: {
    victim: {
      run(table, step) {
        revealTop(table, step.who, 2);
        table.next(part(step, 'trash', { who: step.who }), part(step, 'discard', { who: step.who }));
      },
    },
    trash: pickCard({
      from: 'revealed',
      wants: (card) => (!isTreasure(card) ? 'not-a-treasure' : card === 'copper' ? 'not-copper' : null),
      picked: (table, { who }, card) => trashFrom(table, who, 'revealed', card),
    }),
    discard: { run: (table, { who }) => void discardAll(table, who, 'revealed') },
  },
};
