import { isTreasure } from '../../printed';
import { eachAffected, gain } from '../../vocabulary';
import type { CardRules } from '../card';
import { revealTwoAndTrash } from '../questions';

export const bandit = {
  play(table, play) {
    gain(table, play.seat, 'gold');
    eachAffected(table, play, 'victim');
  },
  parts: revealTwoAndTrash({
    wants: (card) => (!isTreasure(card) ? 'not-a-treasure' : card === 'copper' ? 'not-copper' : null),
  }),
} satisfies CardRules;
