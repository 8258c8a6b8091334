import { playerAt } from '../../state';
import { affected, credit, discardFrom, revealHand } from '../../vocabulary';
import type { CardRules } from '../card';

export const cutpurse = {
  play(table, play) {
    credit(table, 'cutpurse', { coins: 2 });
    for (const who of affected(table.state, play)) {
      if (playerAt(table.state, who).hand.includes('copper')) discardFrom(table, who, 'hand', 'copper', false);
      else revealHand(table, who);
    }
  },
} satisfies CardRules;
