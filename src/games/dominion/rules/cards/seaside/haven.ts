import { must } from '@antilles/engine';
import { BRINGS_NOTHING } from '../../forms';
import { playerAt, removeOne } from '../../state';
import { credit, draw, partsOf, schedule } from '../../vocabulary';
import type { CardRules } from '../card';
import { pickCard } from '../questions';

const part = partsOf<'return' | 'set-aside'>();

export const haven = {
  play(table, play) {
    draw(table, play.seat, 1);
    credit(table, 'haven', { actions: 1 });
    table.next(part(play, 'set-aside'));
  },
  parts: {
    'set-aside': pickCard({
      verb: 'keep',
      brings: BRINGS_NOTHING,
      picked(table, step, card) {
        const player = playerAt(table.state, step.who);
        removeOne(player.hand, card);
        player.haven.push(card);
        table.emit?.({ type: 'set-aside', seat: step.who, card, from: 'hand', to: 'haven' });
        schedule(table, part(step, 'return'));
      },
    }),
    return: {
      run(table, { who }) {
        const player = playerAt(table.state, who);
        const card = must(player.haven.shift(), 'nothing under the Haven');
        player.hand.push(card);
        table.emit?.({ type: 'took-in-hand', seat: who, cards: [card], count: 1, from: 'haven', open: false });
      },
    },
  },
} satisfies CardRules<'return' | 'set-aside'>;
