import { isTreasure } from '../../printed';
import { playerAt } from '../../state';
import { priceOf } from '../../supply';
import { partsOf, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { gainUpTo, pickCard } from '../questions';

const part = partsOf<'gain' | 'trash'>();

export const mine = {
  play(table, play) {
    if (playerAt(table.state, play.seat).hand.some(isTreasure)) table.next(part(play, 'trash'));
  },
  parts: {
    trash: pickCard({
      verb: 'trash',
      optional: (state) => state.options.edition !== '1E',
      wants: (card) => (isTreasure(card) ? null : 'not-a-treasure'),
      picked(table, step, card) {
        trashFrom(table, step.who, 'hand', card);
        table.next(part(step, 'gain', { n: priceOf(table.state, card) + 3 }));
      },
    }),
    gain: gainUpTo('hand', (card) => (isTreasure(card) ? null : 'not-a-treasure')),
  },
} satisfies CardRules<'gain' | 'trash'>;
