import { credit, draw, partsOf, schedule } from '../../vocabulary';
import type { CardRules } from '../card';
import { discardNextTurn } from '../questions';

const part = partsOf<'owed'>();

export const tidePools = {
  play(table, play) {
    draw(table, play.seat, 3);
    credit(table, 'tide-pools', { actions: 1 });
    schedule(table, part(play, 'owed', { n: 2 }));
  },
  parts: discardNextTurn,
} satisfies CardRules<'owed'>;
