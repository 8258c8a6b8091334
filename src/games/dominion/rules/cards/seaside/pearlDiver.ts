import { must } from '@antilles/engine';
import { playerAt } from '../../state';
import { credit, draw, lookAtBottom, partsOf, putOnDeck, putUnderDeck } from '../../vocabulary';
import type { CardRules } from '../card';
import { yesOrNo } from '../questions';

const part = partsOf<'to-top'>();

export const pearlDiver = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'pearl-diver', { actions: 1 });
    if (lookAtBottom(table, play.seat)) table.next(part(play, 'to-top'));
  },
  parts: {
    'to-top': yesOrNo('looking', (table, { who }, yes) => {
      const card = must(playerAt(table.state, who).looking[0], 'nothing looked at');
      if (yes) putOnDeck(table, who, 'looking', card);
      else putUnderDeck(table, who, 'looking', card);
    }),
  },
} satisfies CardRules<'to-top'>;
