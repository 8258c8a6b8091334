import { must } from '@antilles/engine';
import { isAction } from '../../printed';
import { playerAt, removeOne } from '../../state';
import { discardAll, lookAtTop, partsOf, takeInHand } from '../../vocabulary';
import type { CardRules } from '../card';
import { yesOrNo } from '../questions';

const HAND = 7;

const part = partsOf<'draw' | 'set-aside'>();

export const library = {
  play: (table, play) => table.next(part(play, 'draw')),
  parts: {
    /** Draws until an Action turns up or the hand is full; what was set aside is discarded at the end. */
    draw: {
      run(table, step) {
        const player = playerAt(table.state, step.who);
        while (player.hand.length < HAND && lookAtTop(table, step.who, 1) > 0) {
          const card = must(player.looking[0], 'nothing taken');
          if (isAction(card)) return table.next(part(step, 'set-aside'), part(step, 'draw'));
          takeInHand(table, step.who, 'looking', card);
        }
        discardAll(table, step.who, 'revealed');
      },
    },
    'set-aside': yesOrNo('looking', (table, { who }, yes) => {
      const player = playerAt(table.state, who);
      const card = must(player.looking[0], 'nothing taken');
      if (!yes) return takeInHand(table, who, 'looking', card);
      removeOne(player.looking, card);
      player.revealed.push(card);
      table.emit?.({ type: 'set-aside', seat: who, card, from: 'looking', to: 'revealed' });
    }),
  },
} satisfies CardRules<'draw' | 'set-aside'>;
