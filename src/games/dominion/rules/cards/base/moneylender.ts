import { playerAt } from '../../state';
import { credit, partsOf, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const LENT = 3;

const part = partsOf<'trash'>();

export const moneylender = {
  play(table, play) {
    if (playerAt(table.state, play.seat).hand.includes('copper')) table.next(part(play, 'trash'));
  },
  parts: {
    // D-44: no choice in the first edition, so the question answers itself.
    trash: pickCard({
      verb: 'trash',
      brings: { coins: LENT, cards: 0 },
      optional: (state) => state.options.edition !== '1E',
      wants: (card) => (card === 'copper' ? null : 'only-copper'),
      picked(table, { who }, card) {
        trashFrom(table, who, 'hand', card);
        credit(table, 'moneylender', { coins: LENT });
      },
    }),
  },
} satisfies CardRules<'trash'>;
