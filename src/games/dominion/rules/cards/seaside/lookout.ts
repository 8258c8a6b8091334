import { playerAt } from '../../state';
import { credit, discardFrom, lookAtTop, partsOf, putOnDeck, trashFrom } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const part = partsOf<'discard' | 'put-back' | 'trash'>();

export const lookout = {
  play(table, play) {
    credit(table, 'lookout', { actions: 1 });
    lookAtTop(table, play.seat, 3);
    // With fewer than three cards the later parts find nothing to do.
    table.next(part(play, 'trash'), part(play, 'discard'), part(play, 'put-back'));
  },
  parts: {
    trash: pickCard({
      from: 'looking',
      verb: 'trash',
      picked: (table, { who }, card) => trashFrom(table, who, 'looking', card),
    }),
    discard: pickCard({
      from: 'looking',
      verb: 'discard',
      picked: (table, { who }, card) => discardFrom(table, who, 'looking', card),
    }),
    'put-back': {
      run(table, { who }) {
        const [card] = playerAt(table.state, who).looking;
        if (card !== undefined) putOnDeck(table, who, 'looking', card);
      },
    },
  },
} satisfies CardRules<'discard' | 'put-back' | 'trash'>;
