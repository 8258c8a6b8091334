import { isTreasure } from '../../printed';
import { eachAffected, gain, partsOf } from '../../vocabulary';
import type { CardRules } from '../card';
import { revealTwoAndTrash } from '../questions';

const part = partsOf<'victim'>();

export const bandit = {
  play(table, play) {
    // Pushed first, done last: the gain comes before the victims.
    eachAffected(table, play, (who) => part(play, 'victim', { who }));
    gain(table, play.seat, 'gold');
  },
  parts: revealTwoAndTrash({
    wants: (card) => (!isTreasure(card) ? 'not-a-treasure' : card === 'copper' ? 'not-copper' : null),
  }),
} satisfies CardRules<'victim'>;
